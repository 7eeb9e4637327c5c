import { describe, expect, it } from "vitest";
import { inBursts } from "./bursts";

function listener() {
  const heard: string[][] = [];
  const frames: (() => void)[] = [];
  let together: string[] = [];
  const hear = inBursts<string>(
    (message) => together.push(message),
    (then) => frames.push(then),
  );
  return {
    say: (...messages: string[]) => messages.forEach(hear),
    heard: () => together,
    frame: () => {
      heard.push(together);
      together = [];
      frames.shift()?.();
    },
    frames,
  };
}

describe("messages", () => {
  it("are heard at once when the page has nothing to draw", () => {
    const { say, heard } = listener();
    say("a");
    expect(heard()).toEqual(["a"]);
  });

  it("wait for the next frame behind the first one, and keep their order", () => {
    const { say, heard, frame } = listener();
    say("a", "b", "c");
    expect(heard()).toEqual(["a"]);
    frame();
    expect(heard()).toEqual(["b", "c"]);
    say("d");
    expect(heard()).toEqual(["b", "c"]);
    frame();
    expect(heard()).toEqual(["d"]);
  });

  it("are heard at once again when a frame brought nothing", () => {
    const { say, heard, frame, frames } = listener();
    say("a");
    frame();
    expect(frames).toEqual([]);
    say("b");
    expect(heard()).toEqual(["b"]);
  });

  it("are not lost when one of them makes trouble", () => {
    const frames: (() => void)[] = [];
    const heard: string[] = [];
    const hear = inBursts<string>(
      (message) => {
        if (message === "bad") throw new Error("trouble");
        heard.push(message);
      },
      (then) => frames.push(then),
    );
    hear("a");
    ["bad", "b"].forEach(hear);
    expect(frames.shift()).toThrow("trouble");
    frames.shift()!();
    expect(heard).toEqual(["a", "b"]);
  });

  it("does not let anything wait for what shows nothing yet", () => {
    const heard: number[] = [];
    const say = inBursts<number>(
      (one) => heard.push(one),
      () => undefined,
      (one) => one === 1,
    );
    say(1);
    expect(heard).toEqual([]); // it is drawn together with 2
    say(2);
    say(3);
    expect(heard).toEqual([1, 2]); // 3 waits until 2 is painted
  });

  it("hears of a prelude with the next frame when nothing follows it", () => {
    const [heard, frames]: [string[], (() => void)[]] = [[], []];
    const say = inBursts<string>(
      (one) => heard.push(one),
      (then) => frames.push(then),
      (one) => one === "prelude",
    );
    ["prelude", "prelude"].forEach(say);
    expect([heard.length, frames.length]).toEqual([0, 1]);
    frames.shift()!();
    expect(heard).toEqual(["prelude", "prelude"]);
  });

  it("keeps what follows a prelude for the next frame as behind any other", () => {
    const [heard, frames]: [string[], (() => void)[]] = [[], []];
    const say = inBursts<string>(
      (one) => heard.push(one),
      (then) => frames.push(then),
      (one) => one === "prelude",
    );
    ["prelude", "a", "b"].forEach(say);
    frames.shift()!(); // of the prelude, which was heard with a: a itself is not painted yet
    expect(heard).toEqual(["prelude", "a"]);
    frames.shift()!();
    expect(heard).toEqual(["prelude", "a", "b"]);
  });
});
