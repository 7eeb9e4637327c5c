/** The own hand: each card is a good, an object or a project. */

import { AnimatePresence, motion } from "motion/react";
import { memo } from "react";
import { ProjectCard } from "./Card";
import { useNow, useSetting } from "./play";
import { handOf } from "./types";

const NO_CARDS: string[] = [];

/** Nothing for somebody who only looks on and may not see it. */
export const Hand = memo(function Hand({ seat: shown }: { seat?: number }) {
  const { say, seat: own } = useSetting();
  const seat = shown ?? own;
  const hand = useNow(({ view }) => (seat === null ? null : handOf(view, seat)));
  if (seat === null || hand === null) return null;
  return <Cards seat={seat} cards={hand.length ? hand : NO_CARDS} title={say("hand")} />;
});

/** Only a card that comes or goes moves the others. */
const Cards = memo(function Cards({ seat, cards, title }: { seat: number; cards: string[]; title: string }) {
  const { say } = useSetting();
  return (
    <section className="mb-hand" data-place={`hand:${seat}`} aria-label={title}>
      <h3>
        {title} <small>{say("cards-count", { count: cards.length })}</small>
      </h3>
      <div className="mb-cards">
        <AnimatePresence initial={false}>
          {cards.map((id) => (
            <motion.div
              key={id}
              layout="position"
              initial={{ opacity: 0, y: 12 }}
              animate={{ opacity: 1, y: 0 }}
              transition={{ duration: 0.25 }}
            >
              <ProjectCard id={id} />
            </motion.div>
          ))}
        </AnimatePresence>
        {cards.length === 0 && <small>{say("hand-empty")}</small>}
      </div>
    </section>
  );
});
