import { FluentBundle, FluentResource } from "@fluent/bundle";
import { act, type ReactNode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { FaceProps, Named } from "../../table/face";
import { RulesContext, rulesLinks } from "../../table/rules";
import { ZoneHost, ZonesProvider } from "../../table/zones";
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

/** The zones of a table around a face, as the page lays them out. */
function Table({ children }: { children: ReactNode }) {
  return (
    <ZonesProvider>
      <ZoneHost name="title" />
      {Array.from({ length: 10 }, (_, seat) => (
        <ZoneHost key={seat} name={`seat-${seat}`} />
      ))}
      <div className="table-face">
        {children}
        <ZoneHost name="sheet" />
      </div>
      <ZoneHost name="card" />
      <ZoneHost name="tray" />
    </ZonesProvider>
  );
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

  const show = (fixture: Fixture & Partial<FaceProps<unknown>>, say: Say = speaker("en", en)): void =>
    act(() =>
      root.render(
        <Table>
          <MacauFace {...fixture} act={sent} say={say} busy={false} />
        </Table>,
      ),
    );
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

  it("plans a card or a draw with one click while others act, and takes it back with another", () => {
    const fixture = named("hungarian4-turn");
    const plan = vi.fn<(names: Named[]) => void>();
    const card = { type: "play", card: fixture.view.hand![0]! };
    const ahead = [{ name: card }, { name: { type: "draw" } }];
    const waiting = { ...fixture, choices: [], refused: [], ahead, plan };
    show({ ...waiting, planned: [] });
    click(`button.hand-card[data-plan="open"]`);
    click(`button.drawb`);
    show({ ...waiting, planned: [card] });
    expect(place.querySelector(`[data-plan="made"]`)?.getAttribute("aria-pressed")).toBe("true");
    click(`[data-plan="made"]`);
    expect(plan.mock.calls).toEqual([[[card]], [[{ type: "draw" }]], [[]]]);
    expect(sent).not.toHaveBeenCalled();
  });

  it("says why a card may not be laid", () => {
    const fixture = named("hungarian4-turn");
    show(fixture);
    click("button.hand-card.is-dim");
    expect(sent).not.toHaveBeenCalled();
    const told = place.querySelector(".told.refused > span")?.textContent;
    expect(fixture.refused.map(({ sentence }) => sentence)).toContain(told);
    expect(told).toMatch(/does not fit\. To follow: /);
  });

  it.each(fixtures.filter(({ seat, view }) => seat !== null && !view.over))(
    "whatever is not lit says why when it is tapped: $moment",
    (fixture) => {
      show(fixture);
      const dim = [...place.querySelectorAll<HTMLElement>("button.hand-card.is-dim")];
      for (const one of dim) {
        act(() => one.click());
        expect(place.querySelector(".hand > .told > span")?.textContent?.length).toBeGreaterThan(15);
      }
      const stock = place.querySelector<HTMLElement>(".stock > .has-reason");
      act(() => stock?.click());
      expect(place.querySelector(".stock > .told")?.textContent?.length ?? Infinity).toBeGreaterThan(15);
      expect(stock !== null || place.querySelector(".stock > .is-lit") !== null).toBe(true);
      expect(sent).not.toHaveBeenCalled();
    },
  );

  it("tells about a card where a mouse moves, and never under one that rests", () => {
    show(named("hungarian4-turn"));
    const card = place.querySelector<HTMLElement>("button.hand-card.is-dim")!;
    const moved = (x: number) => {
      const event = new MouseEvent("pointermove", { bubbles: true, movementX: x });
      act(() => void card.dispatchEvent(Object.assign(event, { pointerType: "mouse" })));
    };
    act(() => void card.dispatchEvent(new MouseEvent("pointerover", { bubbles: true })));
    moved(0);
    expect(place.querySelector(".told")).toBeNull();
    moved(3);
    expect(place.querySelector(".told")).not.toBeNull();
  });

  it("tells on the card what those cards do that fit, and nothing of plain ones", () => {
    const isEffect = ({ name, gain }: Fixture["choices"][number]) =>
      name.type === "play" &&
      Object.keys(gain).some((part) => ["draws", "skips", "calls", "reverses"].includes(part));
    const fixture = fixtures.find(
      ({ view, choices }) => view.phase === "turn" && !view.attack && choices.some(isEffect),
    )!;
    show(fixture);
    const told = [...place.querySelectorAll(".zone-card .doings b")].map((one) =>
      one.getAttribute("aria-label"),
    );
    const doing = new Set(fixture.choices.filter(isEffect).map(({ name }) => String(name.card)));
    expect(told).toHaveLength(doing.size);
    for (const line of place.querySelectorAll(".zone-card .doings li"))
      expect(line.lastElementChild?.textContent).toMatch(/draw|turn|call|direction|cover/);
  });

  it("counts what was seen of each rank that may be called", () => {
    const fixture = fixtures.find(({ moment }) => moment.includes("choose_rank"))!;
    show(fixture);
    const ranks = fixture.choices.filter(({ name }) => name.type === "call_rank");
    expect(place.querySelectorAll(".zone-card .seen li")).toHaveLength(ranks.length);
  });

  it("shows a play that nobody has seen, and sends it by its number of cards", () => {
    const fixture = fixtures.find((one) => one.moment.includes("continue"))!;
    const tried = [{ type: "play", card: fixture.view.discard.at(-1)!.card }];
    const undo = vi.fn();
    act(() =>
      root.render(
        <Table>
          <MacauFace
            {...fixture}
            act={sent}
            say={speaker("en", en)}
            busy={false}
            tried={tried}
            undo={undo}
            undoSteps={1}
          />
        </Table>,
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
    expect(place.querySelector(".reaction-title")?.textContent).toMatch(/The attack is on /);
    click("button.word-disc");
    expect(sent.mock.lastCall![0]).toMatchObject({ card: "QH" });
  });

  it("offers to call nothing where that is allowed", () => {
    const fixture = fixtures.find((one) => one.moment.includes("choose_rank"))!;
    const nothing = { ...fixture.choices[0]!, action: 143, name: { type: "call_nothing" } };
    show({ ...fixture, choices: [...fixture.choices, nothing] });
    click("button.call_nothing");
    expect(sent).toHaveBeenCalledWith({ type: "call_nothing" });
  });

  it("names whom an attack hits, in a window too", () => {
    for (const fixture of fixtures.filter(({ view }) => view.window && view.attack?.kind === "draw")) {
      show(fixture);
      const { target, amount } = fixture.view.attack!;
      const words = place.querySelector(".threat .demand-words")?.textContent ?? "";
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
    act(() =>
      root.render(
        <Table>
          <MacauFace {...fixture} act={sent} say={speaker("en", en)} busy />
        </Table>,
      ),
    );
    click("button.hand-card.is-lit");
    expect(sent).not.toHaveBeenCalled();
  });

  it("leads from each card of the hand to all about it", () => {
    const fixture = named("hungarian4-turn");
    const links = rulesLinks("macau_cards");
    act(() =>
      root.render(
        <RulesContext value={links}>
          <Table>
            <MacauFace {...fixture} act={sent} say={speaker("en", en)} busy={false} />
          </Table>
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

  it("tells in the zones of the table what counts now", () => {
    const fixture = named("hungarian4-turn");
    show(fixture);
    expect(place.querySelector(".zone-title")?.textContent).toContain("Round");
    const chips = [...place.querySelectorAll(".zone-seat")].slice(0, 4);
    chips.forEach((chip, seat) =>
      expect(chip.textContent).toContain(String(fixture.view.seats[seat]!.hand_size)),
    );
    expect(place.querySelector(".zone-card .ask")?.textContent).toContain("To follow");
  });

  it("offers the answers to an attack on the card, and drawing in the tray", () => {
    const fixture = fixtures.find(({ view, choices }) => {
      const kinds = choices.map((one) => one.name.type);
      return view.attack?.kind === "draw" && kinds.includes("accept") && kinds.includes("play");
    })!;
    show(fixture);
    const count = fixture.choices.filter((one) => one.name.type === "play").length;
    expect(place.querySelectorAll(".zone-card .answer")).toHaveLength(Math.min(count, 6));
    click(".zone-tray .deed.accept");
    expect(sent.mock.lastCall![0].type).toBe("accept");
  });

  it("shows on each card of the hand what it does at this table", () => {
    const fixture = fixtures.find(({ view }) => view.hand?.some((card) => card in view.signs))!;
    show(fixture);
    for (const one of place.querySelectorAll(".hand-card .card")) {
      const card = one.getAttribute("data-card")!;
      expect(one.querySelector(".does") !== null, card).toBe(card in fixture.view.signs);
    }
  });

  it("keeps the focus where the next choice is", () => {
    const fixture = named("hungarian4-turn");
    show(fixture);
    act(() => place.querySelector<HTMLElement>("button.hand-card.is-lit")!.focus());
    const call = fixtures.find((one) => one.moment.includes("choose_suit"))!;
    show({ ...call, view: { ...call.view, hand: [] } });
    expect(document.activeElement?.closest(".chooser")).not.toBeNull();
  });
});
