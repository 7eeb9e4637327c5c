import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { follow, hear, line, useStore } from "../api/store";
import type { FromServer, Request } from "../api/types";
import type { Choice, Named } from "../table/face";
import { useTrying } from "./trying";

const TABLE = "t1";
const play = (card: string): Named => ({ type: "play", card });
const END: Named = { type: "end_play" };

const turn = (...names: Named[]) => ({
  decision: "0.7",
  groups: [
    {
      group: "play",
      actions: names.map((name, action): Omit<Choice, "group"> => ({
        action,
        name,
        price: {},
        gain: {},
        warnings: [],
      })),
    },
  ],
  refused: [],
});

const position = (plan: unknown = null) => ({
  turn: turn(play("5S"), play("9D")),
  undo: 0,
  undo_agreed: 0,
  plan,
  clocks: null,
  running: [],
  clock_at: 0,
  prompt: "",
  window: null,
});

const says = (message: unknown) => settle(() => hear(message as FromServer));

describe("a play that is put together in private", () => {
  let root: Root;
  let now: ReturnType<typeof useTrying>;
  const sent = vi.fn<(message: Request) => void>();

  function Page() {
    const table = useStore((store) => store.tables[TABLE])!;
    now = useTrying(TABLE, table, 0, (name) => name.type !== "draw");
    return null;
  }
  const chooses = (name: Named) => settle(() => now.act(name));
  const last = () => sent.mock.calls.at(-1)![0] as Request & { actions: Named[] };
  /** The server's answer to what was asked last. */
  const answers = (then: Named[]) => {
    const { id, actions } = last();
    const view = { laid: actions.length };
    says({ type: "tried", id, table: TABLE, seat: 0, decision: "0.7", actions, turn: turn(...then), view });
  };

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    vi.spyOn(line, "watch").mockImplementation(() => undefined);
    vi.spyOn(line, "send").mockImplementation(sent);
    sent.mockClear();
    useStore.setState({ tables: {} });
    follow(TABLE, "");
    const view = { laid: 0 };
    says({ type: "view", table: TABLE, seat: 0, n: 1, steps: [], view, position: position() });
    root = createRoot(document.createElement("div"));
    settle(() => root.render(<Page />));
  });
  afterEach(() => settle(() => root.unmount()));

  it("is asked about card by card, and done as one play for the open decision", () => {
    chooses(play("5S"));
    expect(last()).toMatchObject({ type: "try", decision: "0.7", actions: [play("5S")] });
    answers([play("5H"), END]);
    expect(now.view).toEqual({ laid: 1 });
    chooses(play("5H"));
    expect(last().actions).toEqual([play("5S"), play("5H")]);
    answers([play("5C"), END]);
    expect(now.tried).toEqual([play("5S"), play("5H")]);
    chooses(END);
    expect(last()).toMatchObject({
      type: "try",
      decision: "0.7",
      actions: [play("5S"), play("5H"), END],
      do: true,
    });
  });

  it("gives back one card after the other without asking anybody", () => {
    chooses(play("5S"));
    answers([play("5H"), END]);
    chooses(play("5H"));
    answers([play("5C"), END]);
    sent.mockClear();
    settle(() => now.untry());
    expect(now.tried).toEqual([play("5S")]);
    settle(() => now.untry());
    expect([now.tried, now.view]).toEqual([[], { laid: 0 }]);
    expect(sent).not.toHaveBeenCalled();
  });

  it("is one message where nothing else could follow", () => {
    chooses(play("9D"));
    expect(last()).toMatchObject({ type: "try", actions: [play("9D")], do: true });
    chooses({ type: "draw" });
    expect(sent).toHaveBeenCalledTimes(1); // the answer is on its way: a second press does nothing
    says({ type: "done", id: last().id, table: TABLE, n: 2 });
    chooses({ type: "draw" });
    expect([sent.mock.calls.length, now.tried]).toEqual([1, []]); // stored, but the table does not show it yet
    says({ type: "view", table: TABLE, seat: 0, n: 2, steps: [], view: { laid: 1 }, position: position() });
    chooses({ type: "draw" });
    expect(last()).toMatchObject({ type: "act", decision: "0.7", action: { type: "draw" } });
  });

  it("is forgotten when the game has gone on", () => {
    chooses(play("5S"));
    answers([play("5H"), END]);
    const later = { ...position(), turn: { ...turn(play("5S")), decision: "0.9" } };
    says({ type: "view", table: TABLE, seat: 0, n: 2, steps: [], view: { laid: 9 }, position: later });
    expect([now.tried, now.view]).toEqual([[], { laid: 9 }]);
  });

  it("is taken back as a whole where it was sent as one, like a payment of three cubes", async () => {
    const payment = [play("5S"), play("5H"), END];
    settle(() => now.together(payment));
    expect(last()).toMatchObject({ type: "try", actions: payment });
    await settle(async () => answers([play("9D")]));
    expect(last()).toMatchObject({ type: "plan", decision: "0.7", actions: payment });
    const after = (undo: number, n: number) =>
      says({
        type: "view",
        table: TABLE,
        seat: 0,
        n,
        steps: [],
        view: {},
        position: { ...position(), undo },
      });
    says({ type: "done", id: last().id, table: TABLE, n: 2 });
    after(3, 2);
    expect(now.whole(3)).toBe(3);
    // A single step behind it goes alone, and then the payment again as one.
    chooses({ type: "draw" });
    after(4, 3);
    expect([now.whole(4), now.whole(3)]).toEqual([1, 3]);
  });

  it("is busy while the server does what was sent", () => {
    const plan = { actions: [END], auto_pass: false };
    says({ type: "view", table: TABLE, seat: 0, n: 2, steps: [], view: {}, position: position(plan) });
    expect(now.isSending).toBe(true);
  });
});
