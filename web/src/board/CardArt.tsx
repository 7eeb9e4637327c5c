/** Pictures of cards, made from symbols that lie in the page once. */
import {
  createContext,
  memo,
  useContext,
  useLayoutEffect,
  useMemo,
  type ReactNode,
  type SVGProps,
} from "react";
import "./CardArt.css";

interface Art {
  symbols: string;
  pictures: Record<string, string>;
}

const ArtContext = createContext<Record<string, string>>({});

/** Around whatever shows cards of a title. */
export function ArtProvider({ art, children }: { art: Art; children: ReactNode }) {
  useSymbols(art.symbols);
  return <ArtContext.Provider value={art.pictures}>{children}</ArtContext.Provider>;
}

interface Lying {
  drawing: Element;
  users: number;
}

const lying = new Map<string, Lying>();

/** Symbols lie in the page once, whoever needs them, and as long as anybody does. */
function useSymbols(symbols: string) {
  useLayoutEffect(() => {
    const here = lying.get(symbols) ?? { drawing: layDown(symbols), users: 0 };
    here.users++;
    lying.set(symbols, here);
    return () => {
      if (--here.users > 0) return;
      here.drawing.remove();
      lying.delete(symbols);
    };
  }, [symbols]);
}

function layDown(symbols: string): Element {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  drawing.setAttribute("class", "art-symbols");
  drawing.setAttribute("aria-hidden", "true");
  drawing.innerHTML = `<defs>${symbols}</defs>`;
  return document.body.appendChild(drawing);
}

interface CardArtProps extends SVGProps<SVGSVGElement> {
  of: string;
  tint: string;
}

/** The picture of a card; its name stands beside it. Our own markup, made by the build. */
export const CardArt = memo(function CardArt({ of, tint, ...place }: CardArtProps) {
  const markup = useContext(ArtContext)[of];
  const drawing = useMemo(
    () => ({ __html: `<rect class="a-w" width="150" height="70"/>${markup}` }),
    [markup],
  );
  if (!markup) return null;
  return (
    <svg
      {...place}
      className={`art art-${tint}`}
      viewBox="0 0 150 70"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={drawing}
    />
  );
});
