// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listen, nameOf, placeOf, useProposing } from "./proposal";

const TABLE = `
  <div class="table-face">
    <div role="button" tabindex="0" data-place="location:9a" data-name="Cartagena"><i id="inside"></i></div>
    <div data-place="a name with spaces" id="odd"></div>
  </div>
  <div data-place="elsewhere" id="outside"></div>
  <input id="written" />`;

const at = (id: string) => document.querySelector(`#${id}`)!;
const key = (target: Element, key: string, more = {}) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

describe("pointing for the others", () => {
  const propose = vi.fn();
  const played = vi.fn();
  let stop = () => {};
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = TABLE;
    document.body.addEventListener("click", played);
    stop = listen(propose);
  });
  afterEach(() => {
    stop();
    document.body.removeEventListener("click", played);
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  function touch(what: string, x = 0) {
    const event = new MouseEvent(what, { bubbles: true, clientX: x });
    at("inside").dispatchEvent(Object.assign(event, { pointerType: "touch", isPrimary: true }));
  }

  it("knows places of the table by their names, and nothing else", () => {
    expect(placeOf(at("inside"))).toBe("location:9a");
    expect(placeOf(at("odd"))).toBeNull();
    expect(placeOf(at("outside"))).toBeNull();
    expect(nameOf("location:9a")).toBe("Cartagena");
    expect(nameOf("card:in-another-hand")).toBeNull();
  });

  it("leaves clicks alone until the button was pressed, then takes one", () => {
    (at("inside") as HTMLElement).click();
    expect([propose.mock.calls.length, played.mock.calls.length]).toEqual([0, 1]);
    useProposing.setState({ on: true });
    (at("outside") as HTMLElement).click(); // buttons beside the table work as ever
    (at("inside") as HTMLElement).click();
    expect(propose).toHaveBeenCalledExactlyOnceWith("location:9a");
    expect(played).toHaveBeenCalledTimes(2);
    expect(useProposing.getState().on).toBe(false);
  });

  it("points by key at what has the focus, and asks where nothing has", () => {
    key(at("inside"), "p");
    expect(propose).toHaveBeenCalledExactlyOnceWith("location:9a");
    key(document.body, "p");
    expect(useProposing.getState().on).toBe(true);
    key(at("inside"), "Enter");
    expect(propose).toHaveBeenCalledTimes(2);
    key(document.body, "p");
    key(document.body, "Escape");
    expect(useProposing.getState().on).toBe(false);
    key(at("written"), "p");
    key(document.body, "p", { ctrlKey: true });
    expect(useProposing.getState().on).toBe(false);
  });

  it("points by a long press, whose click does nothing more", () => {
    touch("pointerdown");
    vi.advanceTimersByTime(600);
    touch("pointerup");
    (at("inside") as HTMLElement).click();
    expect(propose).toHaveBeenCalledExactlyOnceWith("location:9a");
    expect(played).not.toHaveBeenCalled();
  });

  it("takes a short press for a click, and a press that moves for panning", () => {
    touch("pointerdown");
    vi.advanceTimersByTime(300);
    touch("pointerup");
    (at("inside") as HTMLElement).click();
    touch("pointerdown");
    touch("pointermove", 40);
    vi.advanceTimersByTime(600);
    expect(propose).not.toHaveBeenCalled();
    expect(played).toHaveBeenCalledOnce();
  });
});
