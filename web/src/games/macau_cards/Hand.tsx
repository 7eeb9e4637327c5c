/** The own hand in the tray. What may be laid stands out and glows; every other card tells why not. */

import { useEffect, useRef, useState, type CSSProperties, type JSX, type KeyboardEvent } from "react";
import type { Plan, Plans } from "../../board/planning";
import { useSize } from "../../board/useSize";
import type { Choice, RefusedChoice } from "../../table/face";
import { useRulesLinks } from "../../table/rules";
import type { Places } from "./arrange";
import { Card } from "./Card";
import { cardName, isJoker, rankOf, sorted, suitOf, type Order } from "./cards";
import { effectLabel, effectWords, shortEffect, warningWords } from "./effects";
import { hand as shapeOf } from "./layout";
import { Sign } from "./Sign";
import type { Say } from "./view";
import { labelled } from "../../i18n";

interface Props {
  at: string; // where cards fly to and from
  hand: string[];
  drawn: string | null;
  whose: string | null; // of the seat that is looked at; null: the own one
  order: Order;
  places: Places;
  refused: RefusedChoice[];
  whyNothing: string; // why a card that no rule refuses is not laid now
  say: Say;
  act: (choice: Choice) => void;
  openJoker: () => void;
  marked: string | null; // a suit or a rank that somebody thinks of calling
  busy: boolean;
  plans: Plans; // while others act
  planNext: (plan: Plan) => void;
}

export function Hand(props: Props): JSX.Element {
  const { hand, drawn, whose, order, places, refused, say, act, openJoker, marked, busy } = props;
  const { plans, planNext, whyNothing } = props;
  const [ref, size] = useSize<HTMLDivElement>({ width: 800, height: 167 });
  const [at, setAt] = useState(0);
  const [told, setTold] = useState<{ card: string; index: number } | null>(null);
  const list = useRef<HTMLDivElement>(null);
  // In another window cards lie elsewhere at once; only cards that come and go make others move.
  const drawnIn = useRef(size);
  const isElsewhere = drawnIn.current !== size;
  useEffect(() => {
    drawnIn.current = size;
  });
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const point = (card: string, index: number): void => {
    clearTimeout(leaving.current);
    setTold((now) => (now?.card === card && now.index === index ? now : { card, index }));
  };
  // Whoever goes to the link on the way out still finds it there.
  const leave = (): void => {
    clearTimeout(leaving.current);
    leaving.current = setTimeout(() => setTold(null), LEAVING);
  };
  const cards = sorted(hand, order);
  const shape = shapeOf(cards.length, size);
  const isNarrow = shape.step < Math.max(LABELED, 0.98 * shape.card.width);
  // Else the next card lies over it, and the sign on each card has to do.
  const isRoomy = shape.rows === 1 && shape.step >= SIGNED * shape.card.width;
  const reasons = new Map(refused.map((one) => [String(one.name.card), one]));
  const roving = Math.min(at, cards.length - 1);
  const drawnAt = drawn ? cards.lastIndexOf(drawn) : -1;
  const seen = new Map<string, number>();

  const move = (event: KeyboardEvent): void => {
    const steps: Record<string, number> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -cards.length,
      End: cards.length,
    };
    const perRow = shape.cards.filter((card) => card.row === shape.cards[0]?.row).length;
    if (perRow < cards.length) Object.assign(steps, { ArrowDown: perRow, ArrowUp: -perRow });
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(cards.length - 1, roving + step));
    setAt(next);
    list.current?.querySelectorAll<HTMLElement>("button.hand-card")[next]?.focus();
  };

  // Some touch screens never take the focus back.
  useEffect(() => {
    if (!told) return;
    const over = setInterval(() => {
      if (!document.activeElement?.closest(".told")) setTold(null);
    }, 6000);
    return () => clearInterval(over);
  }, [told]);

  const shown = told && cards[told.index] === told.card ? told : null;
  const spot = shown ? shape.cards[shown.index] : undefined;

  return (
    <div
      className={isElsewhere ? "hand is-elsewhere" : "hand"}
      data-hint="hand"
      data-at={props.at}
      ref={ref}
      style={{ "--lift": `${-shape.lift}px` } as CSSProperties}
    >
      <div
        ref={list}
        role="group"
        aria-label={
          whose === null
            ? say("hand", { count: cards.length })
            : say("hand-of", { seat: whose, count: cards.length })
        }
        onKeyDown={move}
      >
        {cards.map((card, index) => {
          const copy = seen.get(card) ?? 0;
          seen.set(card, copy + 1);
          const place = shape.cards[index];
          const choice = places.cards.get(card);
          const opens = !choice && isJoker(card) && places.jokers.length > 0;
          const reason = reasons.get(card);
          const slips = choice?.warnings.includes("does_not_fit") ?? false;
          const isDrawn = index === drawnAt;
          const plan = planOf(plans, card, copy);
          const classes = ["hand-card"];
          if (choice || opens) classes.push(slips ? "is-slip" : "is-lit");
          else classes.push("is-dim", reason ? "has-reason" : "");
          if (isDrawn) classes.push("is-drawn");
          if (place?.row) classes.push("is-behind");
          if (marked && (suitOf(card) === marked || rankOf(card) === marked)) classes.push("is-marked");
          const words = [cardName(card, say)];
          if (isDrawn) words.push(say("just-drawn"));
          if (choice)
            words.push(say("may-be-laid"), ...effectWords(choice, say), ...warningWords(choice, say));
          else if (opens) words.push(say("joker-opens"));
          else if (plan) words.push(say(plan.on ? "plan-made" : "plan-can"));
          else if (reason) words.push(reason.sentence ?? reason.reason);
          return (
            <button
              key={`${card}${copy}`}
              type="button"
              className={classes.join(" ")}
              style={{
                transform: `translate(${place?.x ?? 0}px, ${place?.y ?? 0}px) rotate(${place?.turn ?? 0}deg)`,
                width: shape.card.width,
                height: shape.card.height,
                zIndex: index + 1 - 100 * (place?.row ?? 0),
              }}
              data-action={choice?.action}
              data-joker={opens || undefined}
              data-state={choice || opens ? "lit" : undefined}
              data-plan={plan && (plan.on ? "made" : "open")}
              tabIndex={index === roving || choice || opens ? 0 : -1} // the tabulator stops at all that is lit
              aria-disabled={busy || !(choice || opens || plan)}
              aria-pressed={plan?.on}
              onFocus={(event) => {
                setAt(index);
                if (isByKeyboard(event.currentTarget)) point(card, index);
              }}
              onBlur={(event) => {
                if (!isTold(event.relatedTarget)) setTold(null);
              }}
              // Only a mouse that moves points at a card: hands come to lie under a resting one.
              onPointerMove={({ pointerType, movementX, movementY }) => {
                if (pointerType === "mouse" && (movementX || movementY)) point(card, index);
              }}
              onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
              onContextMenu={(event) => {
                event.preventDefault(); // a long touch tells about the card
                point(card, index);
              }}
              onClick={() => {
                if (busy) return;
                if (opens) openJoker();
                else if (choice) {
                  setTold(null);
                  act(choice);
                } else if (plan) planNext(plan);
                else point(card, index);
              }}
            >
              <span className="unseen">{words.join(". ")}</span>
              <Card card={card} letter={suitOf(card) ? say(`letter-${suitOf(card)}`) : undefined} />
              {choice && isRoomy && <Effect choice={choice} isNarrow={isNarrow} say={say} />}
              {isDrawn && (
                <span className="drawn-tag" aria-hidden="true">
                  {say("drawn-tag")}
                </span>
              )}
            </button>
          );
        })}
      </div>
      {shown && spot && (
        <Hint
          card={shown.card}
          x={spot.x + shape.card.width / 2}
          width={size.width}
          choice={places.cards.get(shown.card)}
          reason={reasons.get(shown.card)}
          whyNothing={whyNothing}
          opens={isJoker(shown.card) && places.jokers.length > 0}
          plan={plans.get(`card:${shown.card}`)}
          say={say}
          stay={() => clearTimeout(leaving.current)}
          close={leave}
        />
      )}
    </div>
  );
}

/** Of two equal cards the first one is planned, and the other may not be. */
function planOf(plans: Plans, card: string, copy: number): Plan | undefined {
  const plan = plans.get(`card:${card}`);
  return plan?.on && copy > 0 ? undefined : plan;
}

const LABELED = 100; // pixels from card to card that words need
const SIGNED = 0.7; // of a card's width, for a sign in its middle
const LEAVING = 400; // milliseconds

function isTold(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".told") !== null;
}

/** Whether the focus is to be seen: a click tells its own story. */
function isByKeyboard(element: HTMLElement): boolean {
  return element.matches(":focus-visible");
}

/** What a card does when it is laid: in words where there is room, else by a sign. */
function Effect({
  choice,
  isNarrow,
  say,
}: {
  choice: Choice;
  isNarrow: boolean;
  say: Say;
}): JSX.Element | null {
  const effect = shortEffect(choice);
  if (!effect) return null;
  return (
    <span className="effect" aria-hidden="true">
      {!isNarrow ? effectLabel(choice, say) : effect.sign ? <Sign name={effect.sign} /> : effect.text}
    </span>
  );
}

interface HintProps {
  card: string;
  x: number;
  width: number;
  choice: Choice | undefined;
  reason: RefusedChoice | undefined;
  whyNothing: string;
  opens: boolean;
  plan: Plan | undefined;
  say: Say;
  stay: () => void;
  close: () => void;
}

/** What the card would do, or why it may not be laid, which the button's own name already says aloud; and the way
 * to all about it.
 */
function Hint(props: HintProps): JSX.Element | null {
  const { card, x, width, choice, reason, whyNothing, opens, plan, say, stay, close } = props;
  const links = useRulesLinks();
  const lines = choice
    ? [...effectWords(choice, say), ...warningWords(choice, say)]
    : opens
      ? [say("joker-opens")]
      : plan
        ? [say(plan.on ? "plan-made" : "plan-can")]
        : [reason ? (reason.sentence ?? reason.reason) : whyNothing];
  if (!lines.length && !links) return null;
  const half = Math.min(150, width / 2 - 4);
  const left = Math.max(half, Math.min(width - half, x));
  return (
    <div className={choice || opens ? "told" : "told refused"} style={{ left, width: 2 * half }}>
      <b aria-hidden="true">{cardName(card, say)}</b>
      {lines.map((line) => (
        <span key={line} aria-hidden="true">
          {line}
        </span>
      ))}
      {links && (
        <a
          href={links.card(card)}
          target="_blank"
          rel="noreferrer"
          onPointerEnter={stay}
          onPointerLeave={close}
          onBlur={close}
        >
          {say("see-card")}
          <span className="unseen">{labelled("", cardName(card, say))}</span>
        </a>
      )}
    </div>
  );
}
