/** The ship board: twelve upgrades below their discs, and the resistance tile where it is played with. */

import { memo, type CSSProperties, type ReactNode } from "react";
import { Estimated, EstimatedSign } from "./Card";
import type { Glyph, Line } from "./effects";
import { useFigures, type Figures } from "./figures";
import { EffectLine, Glyphs, Ops } from "./Glyphs";
import { useNow, useSeat, useSetting } from "./play";
import { DiscMark, Marker, Sign } from "./pieces";
import { placeOn } from "./Sheets";
import { unlocked } from "./tasks";
import { inRows, upgradeLines } from "./upgrades";
import { Thing } from "../../board/Thing";
import type { Nation } from "./types";

export function useModules(): string[] {
  return useNow(({ view }) => view.modules ?? NO_MODULES);
}

const NO_MODULES: string[] = [];

/** Discs that lie on an upgrade, and the hollows of those that have gone. */
function Discs({ seat, left, of }: { seat: number; left: number; of: number }) {
  return (
    <svg
      className="mb-piece mb-discs"
      viewBox={`0 0 ${of * 20} 20`}
      width={of * 16}
      height={16}
      aria-hidden="true"
    >
      {Array.from({ length: of }, (_, i) => (
        <g key={i} transform={`translate(${i * 20 + 10} 10)`}>
          {i < left ? <DiscMark seat={seat} r={9} /> : <circle className="mb-hollow" r={8} />}
        </g>
      ))}
    </svg>
  );
}

interface UpgradeProps {
  id: string;
  seat: number;
  own: boolean;
  left: number;
  port: string | null;
  row: number;
  column: number;
}

const Upgrade = memo(function Upgrade({ id, seat, own, left, port, row, column }: UpgradeProps) {
  const { say, words } = useSetting();
  const figures = useFigures();
  const modules = useModules();
  const { discs, estimated } = figures.upgrades[id]!;
  const { name } = words.upgrades[id]!;
  const state = left ? say("discs-left", { count: left }) : say("unlocked");
  const told = upgradeText(
    figures,
    id,
    modules,
    port,
    words.upgrades[id]!.text,
    port ? words.ports[port]?.text : "",
  );
  return (
    <Thing
      place={placeOn(`upgrade:${id}`, seat, own)}
      className={left ? "mb-upgrade-cell" : "mb-upgrade-cell is-unlocked"}
      style={{ "--row": row, "--column": column } as CSSProperties}
      title={`${name}. ${told} ${state}`}
      about={() => (
        <div className="mb-card-about">
          <strong>{name}</strong>
          <p>{told}</p>
          <p className="mb-note">{state}</p>
          {!!left && own && <p className="mb-note">{say("upgrade-about")}</p>}
          <Estimated fields={estimated} />
        </div>
      )}
    >
      <span className="mb-upgrade-name">{name}</span>
      <UpgradeSigns lines={upgradeLines(figures, id, modules, port)} />
      <span className="mb-upgrade-short">
        <Glyphs of={shortOf(upgradeLines(figures, id, modules, port))} size={16} />
      </span>
      <span className="mb-upgrade-foot">
        {left ? <Discs seat={seat} left={left} of={discs} /> : <b>✓</b>}
        <EstimatedSign fields={estimated} />
      </span>
    </Thing>
  );
});

/** The home port is told by its own words where ports are played with. */
function upgradeText(
  figures: Figures,
  id: string,
  modules: string[],
  port: string | null,
  text: string,
  portText: string | undefined,
): string {
  const isPort = figures.upgrades[id]!.permanent.some((effect) => effect["modifier"] === "home_port");
  return isPort && port && modules.includes("home_ports") ? (portText ?? text) : text;
}

const MOMENTS = ["now", "always", "once"];

/** What an upgrade lastingly does, in one or two signs. */
function shortOf(lines: Line[]): Glyph[] {
  const last = lines.at(-1);
  if (!last) return [];
  const when = last.when.filter((glyph) => !("sign" in glyph && MOMENTS.includes(glyph.sign)));
  return [...when, ...last.then.filter((glyph) => !("text" in glyph))].slice(0, 2);
}

function UpgradeSigns({ lines }: { lines: Line[] }) {
  return (
    <span className="mb-upgrade-signs">
      {lines.map((each, i) => (
        <EffectLine key={i} of={each} size={15} />
      ))}
    </span>
  );
}

/** All twelve upgrades; those where a disc may be taken are lit. */
export function ShipBoard({ seat, own, more }: { seat: number; own: boolean; more?: ReactNode }) {
  const { say } = useSetting();
  const { upgrades } = useFigures();
  const { discs, port } = useSeat(seat);
  return (
    <section className="mb-ship-board" data-seat={seat} aria-label={say("ship-board")}>
      <h3>
        <b>{say("ship-board")}</b>{" "}
        <small>{say("upgrades-of", { count: unlocked(discs), of: Object.keys(upgrades).length })}</small>
        {more}
      </h3>
      <div className="mb-deck">
        {inRows(upgrades).map(({ id, row, column }) => (
          <Upgrade
            key={id}
            id={id}
            seat={seat}
            own={own}
            left={discs[id] ?? 0}
            port={port}
            row={row}
            column={column}
          />
        ))}
      </div>
    </section>
  );
}

// ---- the resistance tile ----

interface SpaceProps {
  space: number;
  seat: number;
  own: boolean;
  marker: Nation | null;
}

const ResistanceSpace = memo(function ResistanceSpace({ space, seat, own, marker }: SpaceProps) {
  const { say, words } = useSetting();
  const reward = useFigures().resistance.spaces[space];
  const told = words.resistance[space] ?? "";
  const nation = marker ? words.nations[marker]!.name : "";
  const title = marker
    ? say("resist-taken", { number: space + 1, nation, reward: told })
    : say("resist-free", { number: space + 1, reward: told });
  return (
    <Thing
      place={placeOn(`resist:${space}`, seat, own)}
      className="mb-resist"
      title={title}
      about={() => (
        <>
          <strong>{say("resistance")}</strong>
          <p>{title}</p>
          <p className="mb-note">{say("resist-about")}</p>
        </>
      )}
    >
      {marker ? <Marker nation={marker} size={22} /> : <Ops of={reward} size={17} />}
    </Thing>
  );
});

/** Four spaces for markers of liberated places; nothing where the tile is not played with. */
export function ResistanceTile({ seat, own }: { seat: number; own: boolean }) {
  const { say } = useSetting();
  const { resistance } = useSeat(seat);
  const { full_doubloons, full_vp_per_combat_token, estimated } = useFigures()
    .resistance as ResistanceFigures;
  if (!useModules().includes("resistance")) return null;
  return (
    <section className="mb-resistance" aria-label={say("resistance")}>
      <Thing
        place={placeOn("resistance", seat, own)}
        className="mb-resistance-head"
        title={say("resistance")}
        about={() => (
          <div className="mb-card-about">
            <strong>{say("resistance")}</strong>
            <p>{say("resist-about")}</p>
            <p className="mb-note">
              {say("resist-full", { doubloons: full_doubloons, vp: full_vp_per_combat_token })}
            </p>
            <Estimated fields={estimated} />
          </div>
        )}
      >
        <Sign sign="liberate" size={18} />
        <b>{say("resistance")}</b>
      </Thing>
      <div className="mb-resist-row">
        {resistance.map((marker, space) => (
          <ResistanceSpace key={space} space={space} seat={seat} own={own} marker={marker} />
        ))}
      </div>
    </section>
  );
}

type ResistanceFigures = Figures["resistance"] & { estimated?: string[] };
