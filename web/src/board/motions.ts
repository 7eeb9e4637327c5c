/** How a piece moves from where it was to where it is: transform and opacity only, which the browser does without the page. */

export type Spot = [x: number, y: number];

/** A motion between places, or at one. */
export interface Motion {
  seconds: number; // at the calm pace
  lands: number; // when it is heard, as a share of those seconds
  ease: string;
  stays?: boolean; // what is said is read to its end, whatever is clicked
  frames: (from: Spot, to: Spot) => Keyframe[];
}

const at = ([x, y]: Spot, rest = "") =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${rest && ` ${rest}`}`;

const between = ([x, y]: Spot, [u, v]: Spot, part: number, up = 0): Spot => [
  x + (u - x) * part,
  y + (v - y) * part - up,
];

/** A bow over the table, higher the longer it is. */
const bow = (from: Spot, to: Spot) => Math.min(60, Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.16);

const degrees = ([x, y]: Spot, [u, v]: Spot) => (Math.atan2(v - y, u - x) * 180) / Math.PI;

const SMOOTH = "cubic-bezier(0.4, 0, 0.2, 1)";
const QUICK = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const EVEN = "linear";

export const MOTIONS = {
  /** Lifted, carried, put down. */
  carried: {
    seconds: 0.75,
    lands: 0.8,
    ease: SMOOTH,
    frames: (from, to) => [
      { transform: at(from), opacity: 0 },
      {
        transform: at(between(from, to, 0.12, bow(from, to) * 0.4), "scale(1.15)"),
        opacity: 1,
        offset: 0.15,
      },
      { transform: at(between(from, to, 0.55, bow(from, to)), "scale(1.15)"), opacity: 1, offset: 0.5 },
      { transform: at(to), opacity: 1, offset: 0.85 },
      { transform: at(to), opacity: 0 },
    ],
  },
  /** From the pile, turning a little. */
  dealt: {
    seconds: 0.5,
    lands: 0.1,
    ease: QUICK,
    frames: (from, to) => [
      { transform: at(from, "rotate(-24deg) scale(0.8)"), opacity: 0 },
      { transform: at(between(from, to, 0.2), "rotate(-16deg) scale(0.85)"), opacity: 1, offset: 0.15 },
      { transform: at(to, "rotate(0deg) scale(1)"), opacity: 1, offset: 0.85 },
      { transform: at(to, "rotate(0deg) scale(1)"), opacity: 0 },
    ],
  },
  /** Quick and flat over the table, with a whirl. */
  flicked: {
    seconds: 0.5,
    lands: 0.15,
    ease: QUICK,
    frames: (from, to) => [
      { transform: at(from, "rotate(14deg)"), opacity: 0.4 },
      { transform: at(between(from, to, 0.5), "rotate(-150deg) scale(1.05)"), opacity: 1, offset: 0.4 },
      { transform: at(to, "rotate(-360deg)"), opacity: 1, offset: 0.85 },
      { transform: at(to, "rotate(-360deg)"), opacity: 0 },
    ],
  },
  /** Held above its place for a moment, then laid. */
  laid: {
    seconds: 0.4,
    lands: 0.8,
    ease: QUICK,
    frames: (from, to) => [
      { transform: at(from, "rotate(-8deg) scale(0.75)"), opacity: 0 },
      { transform: at(between(from, to, 0.7, 12), "rotate(3deg) scale(1.18)"), opacity: 1, offset: 0.55 },
      { transform: at(to, "rotate(0deg) scale(1)"), opacity: 1, offset: 0.9 },
      { transform: at(to, "rotate(0deg) scale(1)"), opacity: 0.9 },
    ],
  },
  /** Carried above its place, let go, and it bounces once. */
  dropped: {
    seconds: 0.8,
    lands: 0.62,
    ease: EVEN,
    frames: (from, to) => [
      { transform: at(from), opacity: 0, easing: SMOOTH },
      {
        transform: at(between(from, to, 1, 46)),
        opacity: 1,
        offset: 0.42,
        easing: "cubic-bezier(0.6, 0, 1, 0.6)",
      },
      { transform: at(to), opacity: 1, offset: 0.62, easing: "cubic-bezier(0, 0.4, 0.5, 1)" },
      {
        transform: at(between(to, to, 1, 9)),
        opacity: 1,
        offset: 0.74,
        easing: "cubic-bezier(0.5, 0, 1, 0.6)",
      },
      { transform: at(to), opacity: 1, offset: 0.86 },
      { transform: at(to), opacity: 0 },
    ],
  },
  /** Spun through the air, seen from its edge in between. */
  tossed: {
    seconds: 0.75,
    lands: 0.82,
    ease: EVEN,
    frames: (from, to) => [
      { transform: at(from, "scale(1, 1)"), opacity: 0 },
      ...[0.15, 0.3, 0.45, 0.6, 0.75].map((part, i) => ({
        transform: at(
          between(from, to, part / 0.85, Math.sin((part / 0.85) * Math.PI) * (26 + bow(from, to))),
          i % 2 ? "scale(1, 1)" : "scale(0.18, 1)",
        ),
        opacity: 1,
        offset: part,
      })),
      { transform: at(to, "scale(1, 1)"), opacity: 1, offset: 0.85 },
      { transform: at(to, "scale(1, 1)"), opacity: 0 },
    ],
  },
  /** An amount rises above the place where it is kept. */
  risen: {
    seconds: 1.5,
    lands: 0.1,
    ease: QUICK,
    frames: (_, to) => [
      { transform: at(to), opacity: 0 },
      { transform: at(between(to, to, 1, 22)), opacity: 1, offset: 0.3 },
      { transform: at(between(to, to, 1, 28)), opacity: 1, offset: 0.75 },
      { transform: at(between(to, to, 1, 34)), opacity: 0 },
    ],
  },
  /** Pressed onto its place from above. */
  stamped: {
    seconds: 0.7,
    lands: 0.4,
    ease: EVEN,
    frames: (from, to) => [
      { transform: at(between(from, to, 0.55, 20), "scale(1.4)"), opacity: 0, easing: SMOOTH },
      {
        transform: at(between(to, to, 1, 14), "scale(1.9) rotate(-7deg)"),
        opacity: 1,
        offset: 0.26,
        easing: "ease-in",
      },
      { transform: at(to, "scale(0.92) rotate(0deg)"), opacity: 1, offset: 0.42 },
      { transform: at(to, "scale(1) rotate(0deg)"), opacity: 1, offset: 0.55 },
      { transform: at(to, "scale(1) rotate(0deg)"), opacity: 1, offset: 0.85 },
      { transform: at(to, "scale(1) rotate(0deg)"), opacity: 0 },
    ],
  },
  /** Turned over where it lies. */
  turned: {
    seconds: 0.9,
    lands: 0.2,
    ease: SMOOTH,
    frames: (_, to) => [
      { transform: at(to, "scale(0, 1.1)"), opacity: 0.6 },
      { transform: at(to, "scale(1.12, 1.12)"), opacity: 1, offset: 0.3 },
      { transform: at(to, "scale(1, 1)"), opacity: 1, offset: 0.8 },
      { transform: at(to, "scale(1, 1)"), opacity: 0 },
    ],
  },
  /** A flag in the wind on its way. */
  waved: {
    seconds: 0.9,
    lands: 0.2,
    ease: SMOOTH,
    frames: (from, to) => [
      { transform: at(from, "rotate(-10deg)"), opacity: 0 },
      ...[0.2, 0.4, 0.6].map((part, i) => ({
        transform: at(
          between(from, to, part / 0.75, 10 * Math.sin((part / 0.75) * Math.PI)),
          `rotate(${i % 2 ? -9 : 9}deg)`,
        ),
        opacity: 1,
        offset: part,
      })),
      { transform: at(to, "rotate(0deg)"), opacity: 1, offset: 0.85 },
      { transform: at(to, "rotate(0deg)"), opacity: 0 },
    ],
  },
  /** Off the table. */
  swept: {
    seconds: 0.6,
    lands: 0.1,
    ease: "ease-in",
    frames: (from, to) => [
      { transform: at(from), opacity: 1 },
      { transform: at(between(from, to, 0.5, -6), "rotate(12deg) scale(0.9)"), opacity: 0.9, offset: 0.5 },
      { transform: at(to, "rotate(28deg) scale(0.6)"), opacity: 0 },
    ],
  },
  /** A ring that widens around a place where something was done. */
  ringed: {
    seconds: 0.9,
    lands: 0.05,
    ease: QUICK,
    frames: (_, to) => [
      { transform: at(to, "scale(0.35)"), opacity: 0 },
      { transform: at(to, "scale(0.7)"), opacity: 1, offset: 0.2 },
      { transform: at(to, "scale(1.7)"), opacity: 0 },
    ],
  },
  /** Said at the table, quietly. */
  said: {
    seconds: 1.7,
    lands: 0.02,
    ease: EVEN,
    stays: true,
    frames: (_, to) => [
      { transform: at(between(to, to, 1, -8), "scale(0.85)"), opacity: 0, easing: QUICK },
      { transform: at(to, "scale(1)"), opacity: 1, offset: 0.1 },
      { transform: at(to, "scale(1)"), opacity: 1, offset: 0.92 },
      { transform: at(to, "scale(1)"), opacity: 0 },
    ],
  },
  /** Called out: too large at first, and it shakes. */
  shouted: {
    seconds: 1.8,
    lands: 0.02,
    ease: EVEN,
    stays: true,
    frames: (_, to) => [
      { transform: at(to, "scale(0.3) rotate(-8deg)"), opacity: 0, easing: "ease-out" },
      { transform: at(to, "scale(1.5) rotate(5deg)"), opacity: 1, offset: 0.1 },
      { transform: at(to, "scale(1.12) rotate(-4deg)"), opacity: 1, offset: 0.17 },
      { transform: at(to, "scale(1.25) rotate(3deg)"), opacity: 1, offset: 0.24 },
      { transform: at(to, "scale(1.15) rotate(0deg)"), opacity: 1, offset: 0.32 },
      { transform: at(to, "scale(1.1) rotate(0deg)"), opacity: 1, offset: 0.92 },
      { transform: at(to, "scale(1.1) rotate(0deg)"), opacity: 0 },
    ],
  },
  /** A hand comes down on the pile. */
  slapped: {
    seconds: 0.55,
    lands: 0.36,
    ease: EVEN,
    frames: (from, to) => [
      { transform: at(between(from, to, 0.4), "scale(1.5) rotate(-24deg)"), opacity: 0, easing: "ease-in" },
      { transform: at(between(from, to, 0.9, 10), "scale(1.35) rotate(-10deg)"), opacity: 1, offset: 0.26 },
      { transform: at(to, "scale(0.95) rotate(0deg)"), opacity: 1, offset: 0.38 },
      { transform: at(to, "scale(1.02) rotate(2deg)"), opacity: 1, offset: 0.75 },
      { transform: at(between(from, to, 0.8), "scale(1.2) rotate(-8deg)"), opacity: 0 },
    ],
  },
  /** An arrow flies straight, its head in front. */
  shot: {
    seconds: 0.6,
    lands: 0.1,
    ease: "cubic-bezier(0.5, 0, 0.4, 1)",
    frames: (from, to) => {
      const turn = `rotate(${degrees(from, to).toFixed(1)}deg)`;
      return [
        { transform: at(from, `${turn} scale(0.5)`), opacity: 0 },
        { transform: at(between(from, to, 0.2), `${turn} scale(1)`), opacity: 1, offset: 0.2 },
        { transform: at(to, `${turn} scale(1.15)`), opacity: 1, offset: 0.85 },
        { transform: at(to, `${turn} scale(0.7)`), opacity: 0 },
      ];
    },
  },
} satisfies Record<string, Motion>;

/** Motions of things that lie on the table: they move themselves. */
export const OWN_MOTIONS = {
  sailed: "A ship glides along its way and leaves a wake",
  slid: "A disc slides to its new place",
  tumbled: "Dice tumble, settle and sort",
  ratcheted: "The wind rose turns, tooth by tooth",
  spun: "The arrows of the course turn around",
} as const;

export type MotionName = keyof typeof MOTIONS;
export type OwnMotionName = keyof typeof OWN_MOTIONS;

/** What is shown where nothing may move. */
export const STILLS = {
  words: "The words stand at their place for a moment",
  mark: "A ring stands around the place for a moment",
  place: "The piece lies where it is now",
  log: "The log tells it",
} as const;

export type Still = keyof typeof STILLS;
