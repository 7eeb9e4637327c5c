import { FluentBundle, FluentResource } from "@fluent/bundle";
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Named } from "../../table/face";
import { RulesContext, rulesLinks } from "../../table/rules";
import { fixtures, type Fixture } from "./fixtures";
import MacauFace, { tries } from "./index";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";
import type { Say } from "./view";

const named = (part: string): Fixture => fixtures.find((one) => one.moment.endsWith(part))!;

/** Texts that fail instead of showing a key. */
function speaker(language: string, text: string): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return (key, words) => {
    const message = bundle.getMessage(key)?.value;
    if (!message) throw new Error(`no text for ${key} in ${language}`);
    const errors: Error[] = [];
    const said = bundle.formatPattern(message, words ?? {}, errors);
    if (errors.length) throw errors[0];
    return said;
  };
}

describe("the face", () => {
  let root: Root;
  let place: HTMLElement;
  const sent = vi.fn<(name: Named) => void>();

  beforeEach(() => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    sent.mockClear();
    place = document.createElement("div");
    document.body.append(place);
    root = createRoot(place);
  });
  afterEach(() => {
    act(() => root.unmount());
    place.remove();
  });

  const show = (fixture: Fixture & { looksOn?: boolean }, say: Say = speaker("en", en)): void =>
    act(() => root.render(<MacauFace {...fixture} act={sent} say={say} busy={false} />));
  const click = (selector: string): void => act(() => place.querySelector<HTMLElement>(selector)!.click());
  const lit = (): Set<number> =>
    new Set(
      [...place.querySelectorAll<HTMLElement>("[data-action]")].map((one) => Number(one.dataset.action)),
    );

  it.each(fixtures)("can be asked for every choice: $moment", (fixture) => {
    show(fixture);
    if (place.querySelector("[data-joker]")) click("[data-joker]");
    const found = lit();
    expect(fixture.choices.map((choice) => choice.action).filter((action) => !found.has(action))).toEqual([]);
    expect(
      [...found].filter((action) => !fixture.choices.some((choice) => choice.action === action)),
    ).toEqual([]);
  });

  it("calls nobody you when a hand is only looked at", () => {
    const fixture = fixtures.find(({ view, seat }) => seat !== null && (view.hand?.length ?? 0) > 1)!;
    const said = () =>
      [...place.querySelectorAll(".plate, .hand [role=group]")]
        .map((one) => `${one.getAttribute("aria-label")} ${one.textContent}`)
        .join(" ");
    show(fixture);
    expect(said()).toMatch(/\byou(r)?\b/i);
    show({ ...fixture, choices: [], refused: [], looksOn: true });
    expect(said()).not.toMatch(/\byou(r)?\b/i);
    expect(said()).toContain(`Hand of ${fixture.names[fixture.seat!]}`);
  });

  it.each([
    ["fr", fr],
    ["de", de],
  ])(
    "has all its words in %s",
    (language, text) => {
      const say = speaker(language, text);
      fixtures.filter((_, i) => i % 8 === 0).forEach((fixture) => show(fixture, say));
      const keys = (source: string): string[] =>
        [...source.matchAll(/^([a-zA-Z][\w-]*) =/gm)].map((match) => match[1]!).sort();
      expect(keys(text)).toEqual(keys(en));
    },
    20_000,
  );

  it("lays a card with one click", () => {
    const fixture = named("hungarian4-turn");
    show(fixture);
    click("button.hand-card.is-lit");
    expect(sent).toHaveBeenCalledTimes(1);
    expect(sent.mock.calls[0]![0].type).toBe("play");
  });

  it("says why a card may not be laid", () => {
    const fixture = named("hungarian4-turn");
    show(fixture);
    click("button.hand-card.is-dim");
    expect(sent).not.toHaveBeenCalled();
    expect(place.querySelector(".told.refused")?.textContent).toContain(fixture.refused[0]!.sentence);
  });

  it("shows a play that nobody has seen, and sends it by its number of cards", () => {
    const fixture = fixtures.find((one) => one.moment.includes("continue"))!;
    const tried = [{ type: "play", card: fixture.view.discard.at(-1)!.card }];
    const undo = vi.fn();
    act(() =>
      root.render(
        <MacauFace
          {...fixture}
          act={sent}
          say={speaker("en", en)}
          busy={false}
          tried={tried}
          undo={undo}
          undoSteps={1}
        />,
      ),
    );
    expect(place.querySelectorAll(".is-tried")).toHaveLength(1);
    expect(place.querySelector(".only-you")?.textContent).toBe("Nobody else sees this yet");
    expect(place.querySelector(".deed.end_play")?.textContent).toContain("Play this card");
    click(".undo");
    expect(undo).toHaveBeenCalledTimes(1);
    click(".deed.end_play");
    expect(sent).toHaveBeenCalledWith({ type: "end_play" });
  });

  it("tries out what is laid, and nothing else", () => {
    expect(tries({ type: "play", card: "5S" })).toBe(true);
    expect(tries({ type: "end_play" })).toBe(true);
    expect(tries({ type: "say_macau" })).toBe(false);
    expect(tries({ type: "draw" })).toBe(false);
  });

  it("says why nothing may be drawn, and why something may not be called", () => {
    const refused = [
      { name: { type: "draw" }, code: "draw.under_attack", reason: "", sentence: "You are attacked." },
      { name: { type: "call_suit", suit: "H" }, code: "call.not_held", reason: "", sentence: "Not held." },
    ];
    const turn = named("hungarian4-turn");
    show({ ...turn, choices: turn.choices.filter((one) => one.name.type !== "draw"), refused });
    click(".pile-button.has-reason");
    expect(place.querySelector(".pile .told")?.textContent).toBe("You are attacked.");
    const call = fixtures.find((one) => one.moment.includes("choose_suit"))!;
    show({ ...call, choices: call.choices.filter((one) => one.name.suit !== "H"), refused });
    click(".tile.suit-H");
    expect(place.querySelector(".chooser-why")?.textContent).toBe("Not held.");
    expect(sent).not.toHaveBeenCalled();
  });

  it("walks through the hand with the arrows", () => {
    show(named("hungarian4-turn"));
    const cards = [...place.querySelectorAll<HTMLElement>("button.hand-card")];
    act(() => cards[0]!.focus());
    act(
      () => void cards[0]!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true })),
    );
    expect(document.activeElement).toBe(place.querySelectorAll("button.hand-card")[1]);
  });

  it("says the word with M, but not from a field", () => {
    show(named("hungarian2-macau_window-owner"));
    const field = document.createElement("input");
    place.append(field);
    const press = (on: HTMLElement): void =>
      act(() => void on.dispatchEvent(new KeyboardEvent("keydown", { key: "m", bubbles: true })));
    press(field);
    expect(sent).not.toHaveBeenCalled();
    press(document.body);
    expect(sent).toHaveBeenCalledWith({ type: "say_macau" });
  });

  it("lets anybody stop a war out of turn", () => {
    const fixture = fixtures.find(
      ({ view, choices }) =>
        view.phase === "war_window" && choices.some((one) => one.name.type !== "no_reaction"),
    )!;
    show(fixture);
    expect(place.querySelector(".reaction-title")?.textContent).toMatch(/^The attack is on /);
    click(".reaction button.big-ring");
    expect(sent.mock.lastCall![0]).toMatchObject({ card: "QH" });
  });

  it("offers to call nothing where that is allowed", () => {
    const fixture = fixtures.find((one) => one.moment.includes("choose_rank"))!;
    const nothing = { ...fixture.choices[0]!, action: 143, name: { type: "call_nothing" } };
    show({ ...fixture, choices: [...fixture.choices, nothing] });
    click(".bar button.call_nothing");
    expect(sent).toHaveBeenCalledWith({ type: "call_nothing" });
  });

  it("names whom an attack hits, in a window too", () => {
    for (const fixture of fixtures.filter(({ view }) => view.window && view.attack?.kind === "draw")) {
      show(fixture);
      const { target, amount } = fixture.view.attack!;
      const words = place.querySelector(".threat span")?.textContent ?? "";
      expect(words).toContain(target === fixture.seat ? "you" : fixture.names[target!]);
      expect(place.querySelector(".threat b")?.textContent).toContain(String(amount));
    }
  });

  it("tells what else may be laid at any time", () => {
    show(named("tel_aviv2-turn"));
    expect(place.querySelector(".requirement .besides")?.textContent).toContain("queen");
  });

  it("sends nothing while an answer is on its way", () => {
    const fixture = named("hungarian4-turn");
    act(() => root.render(<MacauFace {...fixture} act={sent} say={speaker("en", en)} busy />));
    click("button.hand-card.is-lit");
    expect(sent).not.toHaveBeenCalled();
  });

  it("leads from each card of the hand to all about it", () => {
    const fixture = named("hungarian4-turn");
    const links = rulesLinks("macau_cards");
    act(() =>
      root.render(
        <RulesContext value={links}>
          <MacauFace {...fixture} act={sent} say={speaker("en", en)} busy={false} />
        </RulesContext>,
      ),
    );
    const cards = [...place.querySelectorAll<HTMLElement>("button.hand-card")];
    expect(cards.length).toBeGreaterThan(2);
    for (const one of cards) {
      act(() => void one.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })));
      const card = one.querySelector("[data-card]")!.getAttribute("data-card")!;
      expect(place.querySelector(".told a")?.getAttribute("href")).toBe(`/cards/macau_cards#${card}`);
    }
    expect(sent).not.toHaveBeenCalled();
  });

  it("moves as fast as somebody likes, and remembers it", () => {
    show(named("hungarian4-turn"));
    const said = () => place.querySelector(".likes .pace")?.textContent;
    expect(said()).toContain("Calm");
    click(".likes .pace");
    expect(said()).toContain("Fast");
    click(".likes .pace");
    expect(said()).toContain("Still");
    expect(place.querySelector(".macau.is-still")).not.toBeNull();
    act(() => root.unmount());
    root = createRoot(place);
    show(named("hungarian4-turn"));
    expect(said()).toContain("Still");
    click(".likes .pace");
    expect(said()).toContain("Calm");
  });
});
