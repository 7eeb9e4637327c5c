/** Our playing cards: suits with their own shapes, courts as figures of a sea chart, jokers of our own. */

import { createContext, memo, useContext, type JSX } from "react";
import { usePack } from "../../i18n/letters";
import { isJoker, rankOf, shortRank, SUITS, suitOf } from "./cards";
import { PATHS } from "./Sign";
import { useShapes } from "./suits";
import type { CardSign } from "./view";

/** What cards do at the table they lie on; nothing where no table is spoken of. */
export const SignsContext = createContext<Record<string, CardSign>>({});

interface PipProps {
  suit: string;
  x: number; // center
  y: number;
  size: number;
  turned?: boolean;
}

function Pip({ suit, x, y, size, turned }: PipProps): JSX.Element {
  const scale = size / 100;
  const turn = turned ? " rotate(180)" : "";
  const shapes = useShapes();
  return (
    <path
      d={shapes[suit]}
      fillRule="evenodd"
      transform={`translate(${x} ${y})${turn} scale(${scale}) translate(-50 -50)`}
    />
  );
}

/** A suit on its own, for calls and choosers. */
export function Suit({ suit, className }: { suit: string; className?: string }): JSX.Element {
  const shapes = useShapes();
  return (
    <svg viewBox="0 0 100 100" className={`suit suit-${suit} ${className ?? ""}`} aria-hidden="true">
      <path d={shapes[suit]} fillRule="evenodd" />
    </svg>
  );
}

const LEFT = 37;
const RIGHT = 63;
const MIDDLE = 50;
type Spot = [number, number];
const pairs = (...ys: number[]): Spot[] =>
  ys.flatMap((y): Spot[] => [
    [LEFT, y],
    [RIGHT, y],
  ]);
const SPOTS: Record<string, Spot[]> = {
  "2": [
    [MIDDLE, 36],
    [MIDDLE, 104],
  ],
  "3": [
    [MIDDLE, 34],
    [MIDDLE, 70],
    [MIDDLE, 106],
  ],
  "4": pairs(38, 102),
  "5": [...pairs(38, 102), [MIDDLE, 70]],
  "6": pairs(34, 70, 106),
  "7": [...pairs(34, 70, 106), [MIDDLE, 52]],
  "8": [...pairs(34, 70, 106), [MIDDLE, 52], [MIDDLE, 88]],
  "9": [...pairs(30, 57, 83, 110), [MIDDLE, 70]],
  T: [...pairs(30, 57, 83, 110), [MIDDLE, 43], [MIDDLE, 97]],
};

/** Knave, queen and king of this sea: anchor, wind rose, carrack. */
function Anchor(): JSX.Element {
  return (
    <g className="line">
      <circle cx="50" cy="41" r="7" />
      <path d="M50 48 V102 M34 58 H66 M26 80 C27 96 38 102 50 104 C62 102 73 96 74 80 M26 80 L21 90 M26 80 L34 87 M74 80 L79 90 M74 80 L66 87" />
    </g>
  );
}

function Rose(): JSX.Element {
  const ray = "M50 70 L56 60 L50 30 L44 60 Z";
  const half = "M50 70 L56 60 L50 30 Z";
  return (
    <g>
      <circle cx="50" cy="70" r="25" className="line thin" />
      {[45, 135, 225, 315].map((turn) => (
        <path
          key={turn}
          d="M50 70 L54 60 L50 46 L46 60 Z"
          transform={`rotate(${turn} 50 70)`}
          className="gold"
        />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 50 70)`}>
          <path d={ray} className="outline" />
          <path d={half} />
        </g>
      ))}
      <circle cx="50" cy="70" r="4" className="gold" />
    </g>
  );
}

function Ship(): JSX.Element {
  return (
    <g>
      <path d="M50 28 V92 M32 44 V90 M68 42 V90" className="line" />
      <path
        d="M38 36 C50 41 54 41 63 36 C66 48 65 56 62 64 C54 60 47 60 38 64 C41 54 41 46 38 36 Z"
        className="gold"
      />
      <path d="M24 50 C31 54 35 53 40 51 C41 60 40 68 38 75 C33 72 28 72 23 75 C26 67 26 58 24 50 Z" />
      <path d="M64 68 C69 71 74 70 78 67 C78 73 77 78 75 82 C71 80 67 80 63 82 C65 77 65 73 64 68 Z" />
      <path d="M50 22 L62 26 L50 30 Z" />
      <path d="M20 84 C34 92 64 92 82 80 L76 98 C72 103 66 104 58 104 L38 104 C28 102 23 94 20 84 Z" />
      <path d="M16 108 q6 -5 12 0 t12 0 t12 0 t12 0 t12 0 t8 -1" className="line thin" />
    </g>
  );
}

/** The jokers: a sea serpent in ink, and the same one under a sun of four colors. */
function Serpent({ colored }: { colored: boolean }): JSX.Element {
  return (
    <g className={colored ? "serpent colored" : "serpent"}>
      {colored
        ? ["S", "H", "C", "D"].map((suit, i) => (
            <path
              key={suit}
              d="M50 40 L54 33 L50 14 L46 33 Z M50 40 L56.2 34.9 L66 23 L60 34 Z"
              transform={`rotate(${90 * i} 50 40)`}
              className={`suit-${suit}`}
            />
          ))
        : [0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
            <path key={turn} d="M50 40 L53 32 L50 18 L47 32 Z" transform={`rotate(${turn} 50 40)`} />
          ))}
      <circle cx="50" cy="40" r="6" className="gold" />
      <path d="M22 100 C22 74 40 74 40 98 M50 98 C50 76 66 76 66 98" className="body" />
      <path d="M76 98 C75 84 76 76 84 73 C80 68 71 67 65 72 L72 76 C70 82 69 90 69 98 Z" className="skin" />
      <circle cx="77" cy="73" r="1.8" className="eye" />
      <path d="M12 104 q6 -6 12 0 t12 0 t12 0 t12 0 t12 0 t12 0" className="line" />
      <path d="M18 113 q6 -6 12 0 t12 0 t12 0 t12 0 t12 0" className="line thin" />
    </g>
  );
}

function Middle({ card }: { card: string }): JSX.Element {
  const [rank, suit] = [rankOf(card), suitOf(card)];
  if (rank === "A")
    return (
      <g>
        <circle cx="50" cy="70" r="31" className="line thin" />
        <circle cx="50" cy="70" r="34" className="line dots" />
        <Pip suit={suit} x={50} y={70} size={40} />
      </g>
    );
  if (rank === "J" || rank === "Q" || rank === "K")
    return (
      <g>
        {rank === "J" ? <Anchor /> : rank === "Q" ? <Rose /> : <Ship />}
        <Pip suit={suit} x={80} y={22} size={17} />
        <Pip suit={suit} x={20} y={118} size={17} turned />
      </g>
    );
  return (
    <g>
      {(SPOTS[rank] ?? []).map(([x, y]) => (
        <Pip
          key={`${x}-${y}`}
          suit={suit}
          x={x}
          y={y}
          size={rank === "9" || rank === "T" ? 18 : 20}
          turned={y > 72}
        />
      ))}
    </g>
  );
}

function Index({ card, letter }: { card: string; letter: string | undefined }): JSX.Element {
  const suit = suitOf(card);
  usePack(); // the card stays when the letters change
  return (
    <>
      <text x="15" y="29" className={rankOf(card) === "T" ? "index ten" : "index"}>
        {shortRank(rankOf(card))}
      </text>
      <Pip suit={suit} x={15} y={45} size={21} />
      {letter && (
        <text x="15" y="66" className="letter">
          {letter}
        </text>
      )}
    </>
  );
}

const NAMED_SIGNS: [keyof CardSign, string][] = [
  ["skips", "skip"],
  ["cancels", "cancel"],
  ["must_be_covered", "cover"],
  ["reverses", "reverse"],
  ["stands_for", "any"],
  ["goes_on", "any"],
];

/** What the card does, on its left edge, where a fan of cards shows it. */
function Does({ sign }: { sign: CardSign }): JSX.Element {
  const cards = sign.draws ?? sign.passes_on;
  const text = cards === undefined ? "?" : `${sign.passes_on ? "»" : "+"}${cards}`;
  const name = NAMED_SIGNS.find(([field]) => sign[field])?.[1];
  return (
    <g className="does" transform="translate(16 88)">
      <rect x="-13" y="-10.5" width="26" height="21" rx="10.5" />
      {cards !== undefined ? (
        <text y="5.6" className={text.length > 2 ? "is-long" : undefined}>
          {text}
        </text>
      ) : sign.calls === "suit" ? (
        SUITS.map((suit, i) => (
          <g key={suit} className={`suit-${suit}`}>
            <Pip suit={suit} x={i % 2 ? 5 : -5} y={i < 2 ? -4.4 : 4.6} size={8.4} />
          </g>
        ))
      ) : name ? (
        <path d={PATHS[name]} fillRule="evenodd" transform="scale(.76) translate(-10 -10)" />
      ) : (
        <text y="5.6">{text}</text>
      )}
    </g>
  );
}

interface CardProps {
  card: string;
  letter?: string | undefined; // of the suit, in the reader's language
  className?: string;
}

/** One card, face up. It says nothing: whoever shows it gives it a name. */
export const Card = memo(function Card({ card, letter, className }: CardProps): JSX.Element {
  const sign = useContext(SignsContext)[card];
  const kind = isJoker(card) ? `joker joker-${card}` : `suit-${suitOf(card)}`;
  return (
    <svg
      viewBox="0 0 100 140"
      className={`card ${kind} ${className ?? ""}`}
      aria-hidden="true"
      data-card={card}
    >
      <rect x="1" y="1" width="98" height="138" rx="9" className="sheet" />
      {isJoker(card) ? (
        <>
          <rect x="6" y="6" width="88" height="128" rx="6" className="line thin" />
          <text x="15" y="29" className="index star">
            ★
          </text>
          <Serpent colored={card === "CJ"} />
          <text x="50" y="127" className="joker-name">
            {card === "CJ" ? "JOKER ★" : "JOKER"}
          </text>
        </>
      ) : (
        <>
          <Middle card={card} />
          <Index card={card} letter={letter} />
          <g transform="rotate(180 50 70)">
            <Index card={card} letter={letter} />
          </g>
        </>
      )}
      {sign && <Does sign={sign} />}
    </svg>
  );
});

/** The back once for many uses in one picture. What is used again hears no rule of a style sheet, only variables. */
export function BackOnce({ id }: { id: string }): JSX.Element {
  return (
    <symbol id={id} viewBox="0 0 100 140">
      <rect
        x="1"
        y="1"
        width="98"
        height="138"
        rx="9"
        fill="var(--card-sheet)"
        stroke="var(--card-edge)"
        strokeWidth="1.4"
      />
      <rect x="7" y="7" width="86" height="126" rx="5" fill="var(--back-blue)" />
      {[0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <path
            key={`${row}-${column}`}
            d="M0 -11 Q3 -3 11 0 Q3 3 0 11 Q-3 3 -11 0 Q-3 -3 0 -11 Z"
            transform={`translate(${21.5 + column * 28.5} ${20 + row * 25})`}
            fill="var(--back-light)"
          />
        )),
      )}
    </symbol>
  );
}

/** The back: tiles in azulejo blue around a wind rose. */
export const Back = memo(function Back({ className }: { className?: string }): JSX.Element {
  return (
    <svg viewBox="0 0 100 140" className={`card back ${className ?? ""}`} aria-hidden="true">
      <rect x="1" y="1" width="98" height="138" rx="9" className="sheet" />
      <rect x="7" y="7" width="86" height="126" rx="5" className="weave" />
      {[0, 1, 2, 3, 4].flatMap((row) =>
        [0, 1, 2].map((column) => {
          const [x, y] = [21.5 + column * 28.5, 20 + row * 25];
          return (
            <g key={`${row}-${column}`} transform={`translate(${x} ${y})`} className="tile">
              <path d="M0 -11 Q3 -3 11 0 Q3 3 0 11 Q-3 3 -11 0 Q-3 -3 0 -11 Z" />
              <circle r="2.4" className="dot" />
            </g>
          );
        }),
      )}
      <rect x="10" y="10" width="80" height="120" rx="4" className="border" />
    </svg>
  );
});
