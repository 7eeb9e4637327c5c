/** The card at the right: what is asked, with the pieces that answer it. */

import { memo, useEffect, useRef, type RefObject } from "react";
import { usePlan } from "../../board/planning";
import { listOf } from "../../i18n";
import { CubeRow } from "./Amounts";
import { AskActions } from "./AskActions";
import { AskDice, AskOne, AskOverflow, AskStart, AskTake } from "./AskRound";
import { AskList, AskPay, AskSail } from "./AskDeal";
import { missing } from "./Coming";
import { useDeal } from "./deal";
import { useFigures } from "./figures";
import { useNow, useSetting } from "./play";
import { usePicking } from "./Supply";
import { total, type View } from "./types";

const LAST_ROUND = 12;

/** Where nothing is left in focus, the question has it. */
function FocusKeeper({ root }: { root: RefObject<HTMLElement | null> }) {
  const kind = useKind();
  const about = useNow(
    ({ view, choices }) => `${view.round} ${view.phase} ${view.current} ${choices.length}`,
  );
  const held = useRef(false);
  useEffect(() => {
    const into = ({ target }: FocusEvent) => {
      held.current = target instanceof Element && target.closest(".mc") !== null;
    };
    document.addEventListener("focusin", into);
    return () => document.removeEventListener("focusin", into);
  }, []);
  useEffect(() => {
    const later = requestAnimationFrame(() => {
      if (held.current && document.activeElement === document.body)
        root.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(later);
  }, [about, kind, root]);
  return null;
}

export const Ask = memo(function Ask() {
  const { say } = useSetting();
  const kind = useKind();
  const root = useRef<HTMLElement>(null);
  return (
    <section ref={root} className="mc mc-ask" tabIndex={-1} aria-label={say("prompt-card")} data-kind={kind}>
      <FocusKeeper root={root} />
      <Asked kind={kind} />
    </section>
  );
});

const BY_TYPE: Record<string, string> = {
  take_card: "take",
  decline_card: "take",
  discard_overflow: "overflow",
  pick_start_cubes: "start",
  choose_dice: "dice",
  apply_explorer: "one",
  apply_master: "one",
};

function useKind(): string {
  const deal = useDeal((all) => all.deal?.kind ?? null);
  const picking = usePicking() !== null;
  return useNow(({ view, choices }) => kindOf(view, choices[0]?.name.type, deal, picking));
}

function kindOf(view: View, type: string | undefined, deal: string | null, picking: boolean): string {
  if (!type) return view.over ? "over" : "watch";
  if (picking) return "pay";
  if (deal === "sail" || deal === "list") return deal;
  return BY_TYPE[type] ?? "actions";
}

function Asked({ kind }: { kind: string }) {
  switch (kind) {
    case "watch":
      return <Watch />;
    case "take":
      return <AskTake />;
    case "overflow":
      return <AskOverflow />;
    case "start":
      return <AskStart />;
    case "dice":
      return <AskDice />;
    case "one":
      return <AskOne />;
    case "pay":
      return <AskPay />;
    case "sail":
      return <AskSail />;
    case "list":
      return <AskList />;
    case "actions":
      return <AskActions />;
    default:
      return null;
  }
}

/** That a click ahead is possible, where it is. */
function PlanHelp() {
  const { say } = useSetting();
  const kind = useNow(({ ahead }) => {
    const type = ahead?.[0]?.name.type;
    return type === "take_card" ? "card" : type === "choose_dice" ? "dice" : type && "actions";
  });
  return kind ? <p className="mc-help">{say(`plan-help-${kind}`)}</p> : null;
}

/** The own turn given up before it comes. */
function PlanPass() {
  const { say, planNext } = useSetting();
  const plan = usePlan("pass");
  if (!plan) return null;
  return (
    <button
      type="button"
      className="mc-cancel mc-planpass"
      data-place="pass"
      data-plan={plan.on ? "made" : "open"}
      aria-pressed={plan.on}
      onClick={() => planNext?.(plan)}
    >
      {say("plan-pass")}
    </button>
  );
}

/** Whoever has passed waits for the next round: its cubes, and the cards that they pay for. */
function NextCubes() {
  const { say, seat, looksOn, words } = useSetting();
  const { card } = useFigures();
  const round = useNow(({ view }) => view.round + 1);
  const own = useNow(({ view }) => {
    const found = seat === null || looksOn || view.phase !== "actions" ? undefined : view.seats[seat];
    return found?.passed && view.round < LAST_ROUND ? found : undefined;
  });
  const cubes = own?.rose[0];
  if (!own || !cubes) return null;
  const paid = own.tableau.filter((id) => total(missing(card(id).cost, cubes)) === 0);
  return (
    <div className="mc-next">
      <p>{say("comes-any", { count: total(cubes), round })}</p>
      <CubeRow cubes={cubes} size={18} />
      {paid.length > 0 && <p>{say("next-pays", { cards: listOf(paid.map((id) => words.name(id))) })}</p>}
    </div>
  );
}

/** While others play: what one may do ahead. */
function Watch() {
  return (
    <>
      <PlanHelp />
      <NextCubes />
      <div className="mc-buttons">
        <PlanPass />
      </div>
    </>
  );
}
