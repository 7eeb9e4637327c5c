/** Careers, home ports, prestige buildings, quests and legacy tiles: each a sheet of its own. */

import { memo, type CSSProperties, type ReactNode } from "react";
import { Estimated, EstimatedSign } from "./Card";
import { PiecePicture } from "./CardPicture";
import { condition, ongoing, ops, type Glyph } from "./effects";
import { EffectLine, Glyphs, Ops, Price } from "./Glyphs";
import { useFigures } from "./figures";
import { useSetting, type Say } from "./play";
import { Doubloon, Figure, Sign, Vp } from "./pieces";
import { Thing } from "../../board/Thing";
import { labelled } from "../../i18n";

/** Whose board a thing lies on: choices of the own seat light nothing on the boards of others. */
export function placeOn(place: string, seat: number | null | undefined, own: boolean): string {
  return own || seat === null || seat === undefined ? place : `${place}@${seat}`;
}

interface SheetProps {
  id: string;
  /** Whose it is; nothing for one that is offered or only looked at. */
  seat?: number;
  own?: boolean;
}

interface AboutProps {
  name: string;
  kind: string;
  estimated: string[] | undefined;
  picture?: ReactNode;
  children: ReactNode;
}

function SheetAbout({ name, kind, estimated, picture, children }: AboutProps) {
  return (
    <div className="mb-card-about">
      {picture}
      <span>
        <strong>{name}</strong> <small>{kind}</small>
      </span>
      {children}
      <Estimated fields={estimated} />
    </div>
  );
}

// ---- careers ----

function taskText(say: Say, task: string, done?: boolean, have?: number | null): string {
  if (done) return `${task} ${say("task-done")}`;
  return have === null || have === undefined ? task : `${task} ${say("task-have", { count: have })}`;
}

export function CareerAbout({ id, done, have }: TaskProps & { id: string }) {
  const { say, words } = useSetting();
  const figures = useFigures().careers[id];
  const said = words.careers[id];
  if (!figures || !said) return null;
  return (
    <SheetAbout
      name={said.name}
      kind={say("kind-career")}
      estimated={figures.estimated}
      picture={<PiecePicture id={id} kind="career" />}
    >
      <ol className="mb-tasks-told">
        {said.tasks.map((task, i) => (
          <li key={task}>{taskText(say, task, done?.[i], have?.[i])}</li>
        ))}
      </ol>
      <p className="mb-note">{say("career-task", { count: figures.task_figure, reward: said.reward })}</p>
      <p className="mb-note">{say("career-complete", { reward: said.complete })}</p>
    </SheetAbout>
  );
}

interface TaskProps {
  /** Which of the tasks are done, and how much of each there is. */
  done?: boolean[];
  have?: (number | null)[];
}

/** A task with how much of it there is: 2 of 3. */
function taskGlyphs(task: Record<string, unknown>, have: number | null | undefined): Glyph[] {
  return condition(task).map((glyph) =>
    have === null || have === undefined ? glyph : { ...glyph, n: `${have}/${glyph.n ?? 1}` },
  );
}

/** A task in words without its number, which stands beside it. */
const unnumbered = (task = "") => task.replace(/^\d+ | \d+$/g, "");

/** What is printed on a career: three tasks, each with a figure that waits on it. */
export function CareerFace(props: TaskProps & { id: string; seat?: number; text?: boolean }) {
  const { id, seat, done, have, text } = props;
  const { words } = useSetting();
  const career = useFigures().careers[id];
  if (!career) return null;
  return (
    <>
      <span className="mb-paper-head">
        <PiecePicture id={id} kind="career" />
        <b>{words.careers[id]?.name}</b>
        <EstimatedSign fields={career.estimated} />
      </span>
      <span className="mb-tasks">
        {career.tasks.map((task, i) => (
          <span key={i} className={done?.[i] ? "mb-task is-done" : "mb-task"}>
            <Glyphs of={done?.[i] ? condition(task) : taskGlyphs(task, have?.[i])} size={17} />
            {text && <span>{unnumbered(words.careers[id]?.tasks[i])}</span>}
            <i>{done?.[i] ? "✓" : <Figure seat={seat} size={15} />}</i>
          </span>
        ))}
      </span>
      <span className="mb-paper-foot">
        <i>✓</i>
        <Figure seat={seat} size={13} />
        <Ops of={career.task_reward} size={13} />
        <i>✓✓✓</i>
        <Ops of={career.complete_reward} size={13} />
      </span>
    </>
  );
}

/** The tasks of a career as three bars that fill. */
export function TaskBars({ id, seat, done, have }: TaskProps & { id: string; seat: number }) {
  const { words } = useSetting();
  const career = useFigures().careers[id];
  const said = words.careers[id];
  if (!career || !said) return null;
  return (
    <Thing
      place={`career:${id}`}
      className="mb-task-bars"
      title={said.name}
      about={() => <CareerAbout id={id} done={done} have={have} />}
    >
      {career.tasks.map((task, i) => {
        const of = task.n ?? 1;
        const count = done?.[i] ? of : Math.min(have?.[i] ?? 0, of);
        return (
          <span
            key={i}
            className={done?.[i] ? "mb-task-bar is-done" : "mb-task-bar"}
            style={{ "--part": count / of } as CSSProperties}
          >
            <Glyphs of={condition({ ...task, n: undefined })} size={17} />
            <span>{unnumbered(said.tasks[i])}</span>
            {done?.[i] ? <i>✓</i> : <Figure seat={seat} size={14} />}
            <b>{`${count}/${of}`}</b>
          </span>
        );
      })}
    </Thing>
  );
}

export const CareerSheet = memo(function CareerSheet({
  id,
  seat,
  own = false,
  done,
  have,
  text,
}: SheetProps & TaskProps & { text?: boolean }) {
  const { say, words } = useSetting();
  const said = words.careers[id];
  if (!said) return null;
  const told = said.tasks.map((task, i) => taskText(say, task, done?.[i], have?.[i]));
  return (
    <Thing
      place={placeOn(`career:${id}`, seat, own)}
      className="mb-paper is-career"
      title={labelled(say("kind-career"), `${said.name}. ${told.join(", ")}`)}
      about={() => <CareerAbout id={id} done={done} have={have} />}
    >
      <CareerFace id={id} seat={seat} done={done} have={have} text={text} />
    </Thing>
  );
});

// ---- home ports ----

export function PortAbout({ id }: { id: string }) {
  const { say, words } = useSetting();
  const estimated = useFigures().ports[id]?.estimated;
  const said = words.ports[id];
  if (!said) return null;
  return (
    <SheetAbout
      name={said.name}
      kind={say("kind-port")}
      estimated={estimated}
      picture={<PiecePicture id={id} kind="port" />}
    >
      <p>{said.text}</p>
    </SheetAbout>
  );
}

export function PortFace({ id }: { id: string }) {
  const { words } = useSetting();
  const port = useFigures().ports[id];
  if (!port) return null;
  return (
    <>
      <span className="mb-paper-head">
        <PiecePicture id={id} kind="port" />
        <Sign sign="port" size={16} />
        <b>{words.ports[id]?.name}</b>
        <EstimatedSign fields={port.estimated} />
      </span>
      <span className="mb-effect">
        <span className="mb-when">
          <Sign sign="once" size={15} />
        </span>
        <Price of={port.immediate_cost} size={15} />
        <i>→</i>
        <Ops of={port.immediate_gain} size={15} />
      </span>
      <EffectLine of={ongoing(port.ongoing)} size={16} />
    </>
  );
}

/** With its effect in words as well, where there is room. */
export const PortSheet = memo(function PortSheet(props: SheetProps & { text?: boolean }) {
  const { id, seat, own = false, text } = props;
  const { say, words } = useSetting();
  const said = words.ports[id];
  if (!said) return null;
  return (
    <Thing
      place={placeOn(`port:${id}`, seat, own)}
      className="mb-paper is-port"
      title={labelled(say("kind-port"), `${said.name}. ${said.text}`)}
      about={() => <PortAbout id={id} />}
    >
      <PortFace id={id} />
      {text && <span className="mb-card-text">{said.text}</span>}
    </Thing>
  );
});

// ---- prestige buildings ----

export function BuildingAbout({ id, invested }: { id: string; invested?: number[] }) {
  const { say, words, names } = useSetting();
  const building = useFigures().buildings[id];
  const said = words.buildings[id];
  if (!building || !said) return null;
  return (
    <SheetAbout
      name={said.name}
      kind={say("kind-prestige")}
      estimated={building.estimated}
      picture={<PiecePicture id={id} kind="prestige" />}
    >
      <p>{said.text}</p>
      <p className="mb-note">
        <Doubloon size={14} /> {say("card-costs", { count: building.cost })} <Figure size={14} />{" "}
        {say("building-figure", { count: building.figures })}
      </p>
      {!!invested?.length && (
        <p className="mb-note">
          {say("invested-by", { who: invested.map((seat) => names[seat]).join(", ") })}
        </p>
      )}
    </SheetAbout>
  );
}

export function BuildingFace({ id, invested = [] }: { id: string; invested?: number[] }) {
  const { words } = useSetting();
  const building = useFigures().buildings[id];
  if (!building) return null;
  return (
    <>
      <span className="mb-paper-head">
        <PiecePicture id={id} kind="prestige" />
        <span className="mb-card-cost">
          <Doubloon size={24} />
          <b>{building.cost}</b>
        </span>
        <Figure size={16} />
        <b>{words.buildings[id]?.name}</b>
        <EstimatedSign fields={building.estimated} />
      </span>
      <span className="mb-effect">
        <span className="mb-when">
          <Sign sign="end" size={15} />
        </span>
        <b>{building.vp}</b>
        <Vp size={16} />
        {building.endgame.length > 0 && <i>+</i>}
        <Ops of={building.endgame} size={16} />
      </span>
      <span className="mb-invested">
        {invested.map((seat) => (
          <Figure key={seat} seat={seat} size={20} />
        ))}
      </span>
    </>
  );
}

export const BuildingCard = memo(function BuildingCard({
  id,
  invested,
}: {
  id: string;
  invested?: number[];
}) {
  const { say, words } = useSetting();
  const said = words.buildings[id];
  const cost = useFigures().buildings[id]?.cost;
  if (!said || cost === undefined) return null;
  return (
    <Thing
      place={`building:${id}`}
      className="mb-paper is-prestige"
      title={labelled(
        say("kind-prestige"),
        `${said.name}, ${say("card-costs", { count: cost })}. ${said.text}`,
      )}
      about={() => <BuildingAbout id={id} invested={invested} />}
      entry
    >
      <BuildingFace id={id} invested={invested} />
    </Thing>
  );
});

// ---- quests ----

function QuestAbout({ id }: { id: string }) {
  const { say, words } = useSetting();
  return (
    <SheetAbout
      name={say("kind-quest")}
      kind=""
      estimated={useFigures().quests[id]?.estimated}
      picture={<PiecePicture id={id} kind="quest" />}
    >
      <p>{words.quests[id]}</p>
    </SheetAbout>
  );
}

/** What a quest asks for and brings. */
function QuestFace({ id, size = 16 }: { id: string; size?: number }) {
  const quest = useFigures().quests[id];
  if (!quest) return null;
  return (
    <>
      <Price of={{ objects: quest.cost }} size={size} />
      <i>→</i>
      <Ops of={quest.reward} size={size} />
    </>
  );
}

export const QuestTile = memo(function QuestTile({ id, size }: { id: string; size?: number }) {
  const { say, words } = useSetting();
  return (
    <Thing
      place={`quest:${id}`}
      className="mb-quest-strip"
      title={labelled(say("kind-quest"), words.quests[id] ?? "")}
      about={() => <QuestAbout id={id} />}
    >
      <QuestFace id={id} size={size} />
    </Thing>
  );
});

// ---- legacy tiles ----

const NUMBERED = /^\d+[a-z]?(->\d+[a-z]?)?$/; // a tile that lies elsewhere says so in its words

export function TileFace({ id }: { id: string }) {
  const { words } = useSetting();
  const tile = useFigures().tiles[id];
  if (!tile) return null;
  const { name, text } = words.tiles[id] ?? { name: id, text: "" };
  return (
    <>
      <span className="mb-paper-head">
        {NUMBERED.test(tile.place) && <b className="mb-place-number">{tile.place.replace("->", " → ")}</b>}
        <b>{name}</b>
        <EstimatedSign fields={tile.estimated} />
      </span>
      {tile.on_stop ? (
        <Ops of={tile.on_stop} size={16} />
      ) : tile.combat_actions ? (
        tile.combat_actions.map(({ id: fleet, cost, do: gain }) => (
          <EffectLine
            key={fleet}
            of={{ when: [{ sign: "fight", n: `−${cost}` }], then: ops(gain) }}
            size={16}
          />
        ))
      ) : (
        <span className="mb-card-text">{text}</span>
      )}
    </>
  );
}

export function TileAbout({ id }: { id: string }) {
  const { say, words } = useSetting();
  return (
    <SheetAbout
      name={words.tiles[id]?.name ?? id}
      kind={say("kind-tile")}
      estimated={useFigures().tiles[id]?.estimated}
    >
      <p>{words.tiles[id]?.text}</p>
    </SheetAbout>
  );
}
