import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Line, type LineState, type Wire } from "./line";
import type { FromServer, Request } from "./types";

class FakeWire implements Wire {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: Wire["onopen"] = null;
  onclose: Wire["onclose"] = null;
  onmessage: Wire["onmessage"] = null;

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {
    this.closed = true;
  }

  open() {
    this.onopen?.(undefined as never);
    this.say({ type: "welcome", version: "1", person: "p", name: "Ada" });
  }

  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  types() {
    return this.sent.map((message) => message.type);
  }
}

const act: Request = {
  type: "act",
  id: "one",
  table: "t",
  seat: 0,
  decision: "0.1",
  action: { type: "draw" },
};

describe("Line", () => {
  let wires: FakeWire[];
  let states: LineState[];
  let nextTries: (number | undefined)[];
  let known: Record<string, number>;
  let line: Line;
  let isThere: () => Promise<boolean>;

  beforeEach(() => {
    vi.useFakeTimers();
    wires = [];
    states = [];
    nextTries = [];
    known = {};
    isThere = () => Promise.resolve(true);
    line = new Line({
      isThere: () => isThere(),
      connect: () => {
        wires.push(new FakeWire());
        return wires.at(-1)!;
      },
      hear: () => {},
      stateIs: (state, _reason, nextTry) => {
        states.push(state);
        nextTries.push(nextTry);
      },
      known: () => known,
      language: () => "fr",
    });
  });
  afterEach(() => vi.useRealTimers());

  it("says hello before anything else, and waits for the welcome", () => {
    line.watch("t", "key");
    line.send(act);
    wires[0]!.onopen?.(undefined as never);
    expect(wires[0]!.sent).toEqual([{ type: "hello", language: "fr" }]);
    wires[0]!.open();
    expect(wires[0]!.types().slice(2)).toEqual(["watch", "act"]);
  });

  it("sends what was not answered again with the same id, and says what it knows", () => {
    line.watch("t", "");
    wires[0]!.open();
    line.send(act);
    known = { "0": 4 };
    wires[0]!.onclose?.({ code: 1006, reason: "" });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(1000);
    wires[1]!.open();
    expect(wires[1]!.sent[1]).toMatchObject({ type: "watch", known: { "0": 4 } });
    expect(wires[1]!.sent[2]).toEqual(act);
    expect(states.at(-1)).toBe("open");
  });

  it("looks for a server that a page could not ask, and only as long as it is away", () => {
    line.seek();
    wires[0]!.onclose?.({ code: 1006, reason: "" });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(3000);
    wires.at(-1)!.open();
    expect(states.at(-1)).toBe("open");
    const tried = wires.length;
    wires.at(-1)!.onclose?.({ code: 1006, reason: "" }); // nobody waits for it now
    expect(states.at(-1)).toBe("idle");
    vi.advanceTimersByTime(60_000);
    expect(wires.length).toBe(tried);
  });

  it("does not send again what was answered", () => {
    line.watch("t", "");
    wires[0]!.open();
    line.send(act);
    wires[0]!.say({ type: "done", id: "one", table: "t" });
    expect(line.waiting).toBe(0);
    wires[0]!.onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(1000);
    wires[1]!.open();
    expect(wires[1]!.types()).toEqual(["hello", "watch"]);
  });

  it("waits longer after each failure, but never so long that somebody waits for it", async () => {
    line.watch("t", "");
    for (let round = 0; round < 12; round += 1) {
      wires.at(-1)!.onclose?.({ code: 1006, reason: "" });
      const before = wires.length;
      vi.advanceTimersByTime(150);
      if (round > 2) expect(wires.length).toBe(before);
      await vi.advanceTimersByTimeAsync(1350);
      expect(wires.length).toBe(before + 1);
    }
  });

  it("asks in a plain way whether the server is there, and makes no sockets that fail until it is", async () => {
    line.watch("t", "");
    wires[0]!.open();
    let [asked, answers] = [0, false];
    isThere = () => Promise.resolve(++asked > 0 && answers);
    wires[0]!.onclose?.({ code: 1006, reason: "" });
    await vi.advanceTimersByTimeAsync(400); // the first try is a socket: most breaks are short
    expect([wires.length, asked]).toEqual([2, 0]);
    wires[1]!.onclose?.({ code: 1006, reason: "" });
    while (asked < 40) await vi.advanceTimersByTimeAsync(1500);
    expect(wires.length).toBe(2);
    expect(states.at(-1)).toBe("lost");
    answers = true;
    await vi.advanceTimersByTimeAsync(1500);
    wires[2]!.open();
    expect(states.at(-1)).toBe("open");
  });

  it("gives up a question that nobody answers, and hears an answer that is too late no more", async () => {
    line.watch("t", "");
    const answers: ((isThere: boolean) => void)[] = [];
    isThere = () => new Promise((answer) => answers.push(answer));
    wires[0]!.onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(400);
    wires[1]!.onclose?.({ code: 1006, reason: "" });
    vi.advanceTimersByTime(800);
    line.hurry(); // while it is asked, nobody asks again
    expect(answers.length).toBe(1);
    vi.advanceTimersByTime(5000 + 1500);
    expect(answers.length).toBe(2);
    answers[0]!(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(wires.length).toBe(2);
    answers[1]!(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(wires.length).toBe(3);
  });

  it("says when it tries again, and gives up a try that nobody answers", () => {
    line.watch("t", "");
    wires[0]!.onclose?.({ code: 1006, reason: "" });
    expect(nextTries.at(-1)).toBeGreaterThan(Date.now());
    vi.advanceTimersByTime(400);
    expect(wires.length).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(wires[1]!.closed).toBe(true);
    expect(states.at(-1)).toBe("lost");
  });

  it("notices a socket that has died in silence", () => {
    line.watch("t", "");
    wires[0]!.open();
    vi.advanceTimersByTime(25_000);
    expect(wires[0]!.types().at(-1)).toBe("ping");
    vi.advanceTimersByTime(10_000);
    expect(wires[0]!.closed).toBe(true);
    expect(states.at(-1)).toBe("lost");
  });

  it("hears nothing of a socket it has left", () => {
    line.watch("t", "");
    wires[0]!.open();
    line.restart();
    wires[0]!.onclose?.({ code: 1000, reason: "" });
    expect(states).not.toContain("lost");
    expect(wires.length).toBe(2);
  });

  it("hurries when somebody looks at the page again", () => {
    line.watch("t", "");
    wires[0]!.open();
    wires[0]!.onclose?.({ code: 1006, reason: "" });
    line.hurry();
    expect(wires.length).toBe(2);
    line.hurry();
    expect(wires.length).toBe(2);
  });
});
