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
  const answers = (then: Named[] | null, ...added: Named[]) => {
    const id = last().id;
    const actions = [...last().actions, ...added];
    const open = then && turn(...then);
    const view = open ? { laid: actions.length } : {};
    says({ type: "tried", id, table: TABLE, seat: 0, decision: "0.7", actions, turn: open, view });
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

  it("is asked about card by card, and sent as one plan for the open decision", () => {
    chooses(play("5S"));
    expect(last()).toMatchObject({ type: "try", decision: "0.7", actions: [play("5S")] });
    answers([play("5H"), END]);
    expect(now.view).toEqual({ laid: 1 });
    chooses(play("5H"));
    expect(last().actions).toEqual([play("5S"), play("5H")]);
    answers([play("5C"), END]);
    expect(now.tried).toEqual([play("5S"), play("5H")]);
    chooses(END);
    answers(null);
    expect(last()).toMatchObject({
      type: "plan",
      decision: "0.7",
      actions: [play("5S"), play("5H"), END],
      auto_pass: false,
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

  it("is one click where nothing else could follow", () => {
    chooses(play("9D"));
    answers(null, END); // the server has added what goes without saying
    expect(last()).toMatchObject({ type: "plan", actions: [play("9D"), END] });
  });

  it("is simply done where it could not be taken back", () => {
    chooses(play("9D"));
    answers(null);
    expect(last()).toMatchObject({ type: "act", decision: "0.7", action: play("9D") });
    chooses({ type: "draw" });
    expect(sent).toHaveBeenCalledTimes(2); // the answer is on its way: a second press does nothing
  });

  it("is forgotten when the game has gone on", () => {
    chooses(play("5S"));
    answers([play("5H"), END]);
    const later = { ...position(), turn: { ...turn(play("5S")), decision: "0.9" } };
    says({ type: "view", table: TABLE, seat: 0, n: 2, steps: [], view: { laid: 9 }, position: later });
    expect([now.tried, now.view]).toEqual([[], { laid: 9 }]);
  });

  it("is busy while the server does what was sent", () => {
    const plan = { actions: [END], auto_pass: false };
    says({ type: "view", table: TABLE, seat: 0, n: 2, steps: [], view: {}, position: position(plan) });
    expect(now.isSending).toBe(true);
  });
});
