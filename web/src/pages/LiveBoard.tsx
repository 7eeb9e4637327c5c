/** A table in small, drawn by its title's own face: it only shows, nothing can be done on it. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import * as http from "../api/http";
import type { StepShown, View } from "../api/types";
import { useTexts } from "../i18n";
import { useMedia } from "../kit/useMedia";
import { ZonesProvider } from "../table/zones";
import { useAsk } from "./asking";
import { useFace, type Face } from "./faces";
import "./LiveBoard.css";
import { Boundary } from "./Problem";

export interface Running {
  id: string;
  own: boolean; // seen from the own seat, else as anybody may see it
}

const WIDTH = 964; // of the face, before it is made small
const [LOWEST, HIGHEST] = [520, 820];
const PACE = 2200; // milliseconds from view to view
const FRESH = 8_000; // milliseconds between two looks at a table that runs

export default function LiveBoard({ title, table }: { title: string; table?: Running }) {
  return table ? <OfTable title={title} {...table} /> : <OfScene title={title} />;
}

/** What bots play again and again. */
function OfScene({ title }: { title: string }) {
  const { found } = useAsk(useCallback(() => http.scene(title), [title]));
  const count = found?.views.length ?? 0;
  const at = useBeat(count);
  if (!found || count === 0) return null;
  return <Small title={title} view={found.views[at % count] as View} seat={null} seats={found.seats} />;
}

/** How often it was time for the next view; where nothing should move, never. */
function useBeat(count: number): number {
  const [beat, setBeat] = useState(0);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  useEffect(() => {
    if (isStill || count < 2) return;
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") setBeat((old) => old + 1);
    }, PACE);
    return () => clearInterval(timer);
  }, [isStill, count]);
  return beat;
}

interface Newest {
  view: View;
  seat: number | null;
  seats: number;
}

/** A table that runs, at its newest step. */
function OfTable({ title, id, own }: Running & { title: string }) {
  const newest = useNewest(id, own);
  return newest && <Small title={title} {...newest} />;
}

function useNewest(id: string, own: boolean): Newest | null {
  const language = useTexts((texts) => texts.language);
  const [found, setFound] = useState<Newest | null>(null);
  useEffect(() => {
    let current = true;
    let last = 0;
    let whose: Omit<Newest, "view"> | undefined;
    const look = async () => {
      if (document.visibilityState === "hidden") return;
      const { table, yours } = await http.table(id, "", language);
      whose ??= { seat: own ? (yours[0] ?? null) : null, seats: table.seats.length };
      const eyes = whose.seat === null ? null : String(whose.seat);
      const step = (number: number): Promise<StepShown> =>
        http.step({ kind: "tables", id, key: "" }, number, eyes, language);
      const { of } = await step(last);
      const shown = await step(of);
      last = of;
      if (current && Object.keys(shown.view).length > 0) setFound({ view: shown.view as View, ...whose });
    };
    const tried = () => void look().catch(() => undefined); // the drawn picture stays
    tried();
    const timer = setInterval(tried, FRESH);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [id, own, language]);
  return found;
}

const NO_CHOICES: never[] = [];
const NOTHING = () => undefined;
/** Who plays in a picture. */
const NAMES = ["Ana", "Bento", "Chiara", "Duarte", "Elisa", "Filipe", "Graça", "Hugo", "Inês", "Jorge"];

function Small({ title, view, seat, seats }: Newest & { title: string }) {
  const face = useFace(title);
  const [place, { blockSize, scale }] = useRoom();
  const Drawn = face?.Face as (Face & ((props: Record<string, unknown>) => React.JSX.Element)) | undefined;
  return (
    <span ref={place} className="live-board" inert>
      {Drawn && !face?.isPlain && (
        <span className="live-face" style={{ inlineSize: WIDTH, blockSize, scale }}>
          <Boundary fallback={() => null}>
            <ZonesProvider>
              <Drawn
                view={view}
                seat={seat}
                looksOn
                names={NAMES.slice(0, seats)}
                choices={NO_CHOICES}
                refused={NO_CHOICES}
                steps={NO_CHOICES}
                act={NOTHING}
                say={face!.say}
                busy={false}
              />
            </ZonesProvider>
          </Boundary>
        </span>
      )}
    </span>
  );
}

/** The face has the shape of its picture, and is as large as it must be to fill it. */
function useRoom() {
  const place = useRef<HTMLSpanElement>(null);
  const [room, setRoom] = useState({ blockSize: LOWEST, scale: 0.4 });
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setRoom(roomIn(element.clientWidth, element.clientHeight)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [place, room] as const;
}

export function roomIn(width: number, height: number) {
  const blockSize = Math.min(HIGHEST, Math.max(LOWEST, (WIDTH * height) / Math.max(1, width)));
  return { blockSize, scale: Math.max(width / WIDTH, height / blockSize) };
}
