/** Places of the table that the page lays out and a title's face fills: it stays one tree, with its own contexts. */
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";

/** `title`: round and phase, in the head. `seat-2`: what counts now of that seat, on its chip. `card`: the pieces of
 *  the open question, at the right. `tray`: the own things, at the bottom. `sheet`: over the board. `hint` and `tip`: the page's own, in the card and at its foot.
 *  `deed-7.0`: the pieces of a sentence that is told while others act. `result`: what the title adds to the result of a game. */
export type ZoneName =
  "title" | "card" | "tray" | "sheet" | "hint" | "tip" | "result" | `seat-${number}` | `deed-${string}`;

interface Zones {
  hosts: Partial<Record<ZoneName, HTMLElement>>;
  filled: Partial<Record<ZoneName, number>>; // how many parts of the face lie there
  host: (name: ZoneName, element: HTMLElement | null) => void;
  fill: (name: ZoneName, by: number) => void;
}

const ZonesContext = createContext<Zones | null>(null);

export function ZonesProvider({ children }: { children: ReactNode }) {
  const [hosts, setHosts] = useState<Zones["hosts"]>({});
  const [filled, setFilled] = useState<Zones["filled"]>({});
  const host = useCallback<Zones["host"]>(
    (name, element) => setHosts((old) => ({ ...old, [name]: element ?? undefined })),
    [],
  );
  const fill = useCallback<Zones["fill"]>(
    (name, by) => setFilled((old) => ({ ...old, [name]: (old[name] ?? 0) + by })),
    [],
  );
  const zones = useMemo(() => ({ hosts, filled, host, fill }), [hosts, filled, host, fill]);
  return <ZonesContext.Provider value={zones}>{children}</ZonesContext.Provider>;
}

/** Where the parts for a zone come to lie. */
export function ZoneHost({ name, className }: { name: ZoneName; className?: string }) {
  const host = useContext(ZonesContext)?.host;
  const place = useCallback((element: HTMLElement | null) => host?.(name, element), [host, name]);
  return <div ref={place} className={`zone-${name.split("-")[0]}${className ? ` ${className}` : ""}`} />;
}

interface ZoneProps {
  name: ZoneName;
  isEmpty?: boolean; // it is there, and says nothing yet
  children: ReactNode;
}

/** A part of the face that lies in a zone of the table; where there is no such zone, it is not drawn. */
export function Zone({ name, isEmpty = false, children }: ZoneProps) {
  const zones = useContext(ZonesContext);
  const fill = zones?.fill;
  useLayoutEffect(() => {
    if (isEmpty) return;
    fill?.(name, 1);
    return () => fill?.(name, -1);
  }, [fill, name, isEmpty]);
  const host = zones?.hosts[name];
  return host ? createPortal(children, host) : null;
}

/** Whether a face has put something there. */
export function useFilled(name: ZoneName): boolean {
  return (useContext(ZonesContext)?.filled[name] ?? 0) > 0;
}
