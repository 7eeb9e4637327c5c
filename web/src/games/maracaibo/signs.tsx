/** Signs that stand for what happens: amounts, actions, moments. On a field of 24 by 24, like the pieces. */

import type { ReactNode } from "react";
import { FIGURE_SHAPE } from "./shapes";

const COIN = (
  <g className="mb-gold">
    <circle cx={12} cy={12} r={10.5} />
    <circle cx={12} cy={12} r={8} className="mb-line" />
    <path
      className="mb-hole"
      d="M10.600 6.500h2.800v4.100h4.100v2.800h-4.100v4.100h-2.800v-4.100H6.500v-2.800h4.100Z"
    />
  </g>
);
const WREATH = (
  <g className="mb-vp">
    <path d="M12 23C5.500 22 1.500 17.500 1.500 11c0-3 1-5.700 2.500-7.500C4 6 4.500 7.500 5.500 8.500c-.2-2.500.3-4.500 1.800-6.500.2 2.500.7 4.300 1.700 5.500C6.500 9 6 11.500 6.800 14 8 17.500 10 19.500 12 20.500c2-1 4-3 5.200-6.500.8-2.500.3-5-2.200-6.500 1-1.200 1.500-3 1.700-5.500 1.500 2 2 4 1.800 6.500 1-1 1.500-2.500 1.500-5 1.500 1.800 2.500 4.500 2.500 7.500 0 6.500-4 11-10.500 12Z" />
    <path d="m12 6.500 1.700 3.700 4 .4-3 2.700.9 4L12 15.200l-3.600 2.100.9-4-3-2.700 4-.4Z" />
  </g>
);
const TRAY = <path className="mb-bowl" d="M1.500 14v8.500h21V14h-3.200v5.300H4.700V14Z" />;
/** A sword that points up; two of them cross. */
const SWORD = "M12-3l1.900 3v14h4.600v2.800H13.900v4.700a2.700 2.700 0 1 1-3.800 0v-4.700H5.500V14h4.600V0Z";
const SWORDS = (
  <g className="mb-combat">
    <path d={SWORD} transform="rotate(45 12 12)" />
    <path d={SWORD} transform="rotate(-45 12 12)" />
  </g>
);
const CUBE = <path d="m12 1 9.500 5v12L12 23l-9.500-5V6Z" />;
const HUT = (
  <>
    <path d="M12 1.500 23.500 11l-2 2L12 5.500 2.500 13l-2-2Z" />
    <path fillRule="evenodd" d="M4.500 13.500 12 7.800l7.500 5.700v9h-15Zm5 2.500v6.500h5V16Z" />
  </>
);
const GATE = (
  <path
    fillRule="evenodd"
    d="M1.500 2h4v2.500h3V2h7v2.500h3V2h4v6h-2v14.500h-17V8h-2ZM9 22.500h6v-6a3 3 0 0 0-6 0ZM7 9.500v3h2v-3Zm8 0v3h2v-3Z"
  />
);
const CARD = <path d="M5 1.500h14a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2Z" />;
const SCROLL = (
  <>
    <path
      d="M5 1.500h14.500a3 3 0 0 1 3 3V7h-4v11.500a4 4 0 0 1-4 4h-10a4 4 0 0 1-4-4V16H5Z"
      transform="translate(.5)"
    />
    <path className="mb-line" d="M8.500 6.500h7M8.500 10.500h7M8.500 14.500h7" />
  </>
);
const HOURGLASS = (
  <path
    className="mb-round"
    d="M4 1h16v3h-2c0 4-2 6-4.500 8 2.500 2 4.500 4 4.500 8h2v3H4v-3h2c0-4 2-6 4.500-8C8 10 6 8 6 4H4Z"
  />
);

export const SIGN_SHAPES = {
  doubloons: COIN,
  vp: WREATH,
  combat: SWORDS,
  figure: <path className="mb-person" d={FIGURE_SHAPE} />,
  income: (
    <g>
      <g transform="translate(4.300 -.5) scale(.64)">{COIN}</g>
      {TRAY}
    </g>
  ),
  vp_income: (
    <g>
      <g transform="translate(4.300 -.5) scale(.64)">{WREATH}</g>
      {TRAY}
    </g>
  ),
  explore: (
    <g className="mb-explore">
      <path d="M5 1.500h8l-.5 9.500 7.500 3c2 .8 3 2 3 4v1.500H4.500c.3-6-.2-12 .5-18Z" />
      <path d="M4.500 20.500H23V23H14v-1h-2v1H4.500Z" />
      <path className="mb-line" d="M5.500 5h7" />
    </g>
  ),
  disc: (
    <g className="mb-disc-sign">
      <path d="M12 11.500c6 0 10.500 2.200 10.500 5v2c0 2.800-4.500 5-10.500 5s-10.500-2.200-10.500-5v-2c0-2.800 4.500-5 10.500-5Z" />
      <path className="mb-line" d="M2 16.500c0 2.500 4.500 4.500 10 4.500s10-2 10-4.500" />
      <path d="M12 .5 17.500 6H14v4h-4V6H6.500Z" />
    </g>
  ),
  village: <g className="mb-village">{HUT}</g>,
  city: <g className="mb-city">{GATE}</g>,
  fight: (
    <g className="mb-combat">
      <path d="M12 .8 22 4v8c0 6-4.500 9.500-10 11.500C6.500 21.500 2 18 2 12V4Z" />
      <g className="mb-inlay" transform="translate(5.500 5) scale(.54)">
        {SWORDS}
      </g>
    </g>
  ),
  token: (
    <g className="mb-combat">
      <path d="M12 .8 22 4v8c0 6-4.500 9.500-10 11.500C6.500 21.500 2 18 2 12V4Z" />
      <path className="mb-line" d="M12 3.500v17M4.500 11h15" />
    </g>
  ),
  liberate: (
    <g className="mb-free">
      {CUBE}
      <path className="mb-slash" d="m5.500 5.500 13 13M18.500 5.500l-13 13" />
    </g>
  ),
  place_marker: (
    <g className="mb-free">
      {CUBE}
      <path className="mb-slash" d="M12 6.500v11M6.500 12h11" />
    </g>
  ),
  displace: (
    <g className="mb-free">
      {CUBE}
      <path
        className="mb-slash"
        d="M6.500 9.500h10M13.500 6l3.500 3.500-3.500 3.500M17.500 15h-10M10.500 11.800"
      />
    </g>
  ),
  return_marker: (
    <g className="mb-free">
      {CUBE}
      <path className="mb-slash" d="M17 8.500H9.500a3.500 3.500 0 0 0 0 7H16M12 5 8.500 8.500 12 12" />
    </g>
  ),
  rank: (
    <path
      className="mb-rank"
      d="m12 .8 9 7v5l-9-7-9 7v-5Zm0 7.500 9 7v5l-9-7-9 7v-5Zm0 7.500 7 5.500v1.700H5v-1.700Z"
    />
  ),
  hand: (
    <g className="mb-cards">
      <g transform="rotate(-18 12 22) translate(1 4) scale(.72)">{CARD}</g>
      <g className="mb-front" transform="rotate(14 12 22) translate(6.500 3) scale(.72)">
        {CARD}
      </g>
    </g>
  ),
  card: <g className="mb-cards">{CARD}</g>,
  draw_object: (
    <g className="mb-cards">
      {CARD}
      <text className="mb-letter" x={12} y={17.5} fontSize={16} textAnchor="middle">
        ?
      </text>
    </g>
  ),
  quest: <g className="mb-quest">{SCROLL}</g>,
  assistant: (
    <g className="mb-assistant">
      <path d="M12 .8a9 9 0 0 1 9 9c0 5-4.500 9-9 13.700C7.500 18.800 3 14.800 3 9.800a9 9 0 0 1 9-9Z" />
      <path className="mb-hole" d={FIGURE_SHAPE} transform="translate(5.800 3) scale(.52)" />
    </g>
  ),
  upgrade: (
    <path
      className="mb-upgrade"
      d="M2 3.500 10 1l7 1.500 4.500 3.800-1.500 2.200-3-.7-2.300 2.500 8 9.700-3.500 3-8-10-4.700 4.500-3-3.300 4.800-4L2 8Z"
    />
  ),
  barrier: (
    <path
      className="mb-fence"
      d="M3 1.500h3.500V6h4V1.500H14V6h4V1.500h3.500V6H24v3.500h-2.500v5H24V18h-2.500v5H18v-5h-4v5h-3.500v-5h-4v5H3v-5H0v-3.500h3v-5H0V6h3Zm3.500 8v5h4v-5Zm7.500 0v5h4v-5Z"
      fillRule="evenodd"
      transform="scale(.96) translate(.5 .3)"
    />
  ),
  prestige: (
    <path
      className="mb-prestige"
      d="M11 0h2v2.200c4 .5 7 3.300 7.300 7.300h1.700v3H2v-3h1.700C4 5.500 7 2.700 11 2.200ZM4 13.500h3v6H4Zm4.500 0h3v6h-3Zm4.500 0h3v6h-3Zm4.500 0h2.500v6h-2.500ZM1.500 20.500h21V23h-21Z"
    />
  ),
  project: (
    <g className="mb-cards">
      {CARD}
      <path className="mb-line" d="M6.500 6h11M6.500 18.500h11M6.500 15h11" />
    </g>
  ),
  move: (
    <g className="mb-move">
      <path d="M11 1v14H2.500C6 12 9 7 11 1Zm2 2c4 2.500 6.800 7 7.500 12H13Z" />
      <path d="M1 16.500h22c-1 4-4 6.500-7 6.500H8c-3 0-6-2.500-7-6.500Z" />
    </g>
  ),
  deliver: (
    <g className="mb-deliver">
      <path d="M2 8h15v14.500H2Z" />
      <path className="mb-line" d="m4 10 11 10.500M15 10 4 20.500" />
      <path d="M18.500 1 23 6.500h-2.800v7h-3.400v-7H14Z" />
    </g>
  ),
  discount: (
    <g>
      <g transform="translate(0 3) scale(.86)">{COIN}</g>
      <path className="mb-minus" d="M14 1.500h9.500V6H14Z" />
    </g>
  ),
  wild: (
    <g className="mb-wild">
      <path d="M12 .8 22 6.400v11.200L12 23.200 2 17.600V6.400Z" />
      <text className="mb-letter" x={12} y={17.5} fontSize={15} textAnchor="middle">
        ?
      </text>
    </g>
  ),
  any_good: (
    <g className="mb-any-good">
      <path d="M2 3.500h20v17.500H2Z" />
      <text className="mb-letter" x={12} y={18} fontSize={16} textAnchor="middle">
        ?
      </text>
    </g>
  ),
  any_object: (
    <g className="mb-any-object">
      <circle cx={12} cy={12} r={11} />
      <text className="mb-letter" x={12} y={17.5} fontSize={16} textAnchor="middle">
        ?
      </text>
    </g>
  ),
  synergy: (
    <g className="mb-synergy">
      <path className="mb-token-rim" d="M7 .8h10l6.500 11.200L17 23.200H7L.5 12Z" />
      <circle cx={12} cy={12} r={3.5} />
    </g>
  ),
  port: (
    <g className="mb-port">
      <path d="M9 6h6l2 13H7ZM8 2.500 12 0l4 2.500V5H8ZM3 20h18v3H3Z" />
      <path className="mb-line" d="M8 10.500h8M7.500 15h9" />
    </g>
  ),
  // moments
  now: <path className="mb-now" d="M13.500.5 4 13.500h6.500L8 23.500l12-14h-7Z" />,
  always: (
    <path
      className="mb-always"
      d="M12 12c-2-3.500-3.600-5-5.700-5a5 5 0 1 0 0 10c2.100 0 3.700-1.500 5.700-5s3.600-5 5.700-5a5 5 0 1 1 0 10c-2.100 0-3.700-1.500-5.700-5Z"
    />
  ),
  end: (
    <g className="mb-end">
      <path d="M3 1h3v22H3Z" />
      <path d="M6.500 2H22l-3.500 5.500L22 13H6.500Z" />
      <path
        className="mb-hole"
        d="M6.500 2h4v3.700h-4Zm8 0h4v3.700h-4Zm-4 3.700h4v3.600h-4Zm-4 3.600h4V13h-4Zm8 0h4V13h-4Z"
      />
    </g>
  ),
  round: HOURGLASS,
  once: HOURGLASS,
  different: (
    <g className="mb-village">
      <g transform="translate(-1 7) scale(.7)">{HUT}</g>
      <path d="M15 2.500h8v2.800h-8Zm0 5h8v2.800h-8Z" />
    </g>
  ),
  needs: (
    <path
      className="mb-needs"
      fillRule="evenodd"
      d="M6 9.500V7a6 6 0 0 1 12 0v2.500h2.500v13h-17v-13Zm3.200 0h5.600V7a2.800 2.800 0 0 0-5.600 0Zm1.300 5.300v4h3v-4Z"
    />
  ),
  hint: (
    <g className="mb-hint">
      <path d="M12 4.500c5 0 9 3 11 7.500-2 4.500-6 7.500-11 7.500S3 16.500 1 12c2-4.500 6-7.500 11-7.500Z" />
      <circle className="mb-hole" cx={12} cy={12} r={4.8} />
      <circle cx={12} cy={12} r={2.4} />
    </g>
  ),
} satisfies Record<string, ReactNode>;

export type SignName = keyof typeof SIGN_SHAPES;
