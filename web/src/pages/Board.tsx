/** The picture of a title with its table in small over it, once the page has nothing else to do. */
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import type { Running } from "./LiveBoard";
import { Boundary } from "./Problem";
import { Picture } from "./titles";

const LiveBoard = lazy(() => import("./LiveBoard"));
const QUIET = 1500; // milliseconds after the page came: who wants to play at once is not held up

export function Board({ title, table }: { title: string; table?: Running | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useSeen(place);
  return (
    <Picture title={title} ref={place}>
      {isNear && (
        <Boundary fallback={() => null}>
          <Suspense>
            <LiveBoard key={table?.id} title={title} {...(table && { table })} />
          </Suspense>
        </Boundary>
      )}
    </Picture>
  );
}

/** Whether it was in the window for a while. */
function useSeen(place: React.RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === "undefined") return;
    let timer: ReturnType<typeof setTimeout>;
    const watch = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => setSeen(true), QUIET);
    });
    watch.observe(place.current);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
    };
  }, [place]);
  return seen;
}
