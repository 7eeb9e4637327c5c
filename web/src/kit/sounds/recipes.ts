/** What each sound is made of: tones that fade and filtered noise, written down as numbers. No file is loaded. */

interface Timed {
  at: number; // seconds after the sound begins
  rise: number; // seconds until it is loudest
  fall: number; // seconds until nothing is left of it
  level: number; // how loud, of 1
}

export interface Tone extends Timed {
  wave: OscillatorType;
  pitch: number; // Hz
  to: number; // where the pitch has gone when it is over
}

export interface Noise extends Timed {
  filter: "bandpass" | "lowpass" | "highpass";
  pitch: number; // Hz of the filter
  to: number;
  sharp: number; // how narrow the filter is
}

export type Layer = Tone | Noise;
export type Recipe = Layer[];

export const isTone = (layer: Layer): layer is Tone => "wave" in layer;

export const lengthOf = (recipe: Recipe): number =>
  Math.max(...recipe.map(({ at, rise, fall }) => at + rise + fall));

// ---- materials ----

function tone(pitch: number, level: number, fall: number, more: Partial<Tone> = {}): Tone {
  return { wave: "sine", pitch, to: pitch, at: 0, rise: 0.004, fall, level, ...more };
}

function noise(pitch: number, level: number, fall: number, more: Partial<Noise> = {}): Noise {
  return { filter: "bandpass", pitch, to: pitch, sharp: 0.8, at: 0, rise: 0.003, fall, level, ...more };
}

/** A small bell: its partials are no multiples of each other, and the high ones fade first. */
const bell = (pitch: number, level: number, at = 0, fall = 0.7): Recipe => [
  tone(pitch, level, fall, { at }),
  tone(pitch * 2.76, level * 0.35, fall * 0.5, { at }),
  tone(pitch * 5.4, level * 0.12, fall * 0.22, { at }),
];

/** Wood on wood: a short low tone with a click on top. */
const wood = (pitch: number, level: number, at = 0): Recipe => [
  tone(pitch, level, 0.08, { at, to: pitch * 0.8, rise: 0.002 }),
  noise(pitch * 4, level * 0.9, 0.03, { at, sharp: 1.6, rise: 0.001 }),
];

/** A thin round of metal. */
const metal = (pitch: number, level: number, at = 0): Recipe => [
  tone(pitch, level, 0.16, { at, rise: 0.002 }),
  tone(pitch * 1.51, level * 0.6, 0.12, { at, rise: 0.002 }),
  tone(pitch * 2.63, level * 0.3, 0.07, { at, rise: 0.002 }),
];

/** Pasteboard that slides over cloth. */
const paper = (pitch: number, level: number, at = 0, fall = 0.08): Recipe => [
  noise(pitch, level, fall, { at, to: pitch * 0.55, rise: 0.012, sharp: 0.7 }),
];

const drum = (pitch: number, level: number, at = 0): Recipe => [
  tone(pitch, level, 0.2, { at, to: pitch * 0.45, rise: 0.003 }),
  noise(pitch * 6, level * 0.35, 0.05, { at, filter: "lowpass", sharp: 0.7 }),
];

/** A short horn: few partials, swelling a little. */
const horn = (pitch: number, level: number, at: number, fall: number): Recipe => [
  tone(pitch, level, fall, { at, wave: "triangle", rise: 0.03 }),
  tone(pitch * 2, level * 0.4, fall * 0.8, { at, rise: 0.04 }),
  tone(pitch * 3, level * 0.2, fall * 0.6, { at, rise: 0.05 }),
];

/** Dice that roll out: the knocks come closer together and grow softer. */
const rolling = [0, 0.07, 0.13, 0.21, 0.26, 0.33, 0.38, 0.44, 0.51, 0.6].flatMap((at, i) =>
  wood([520, 610, 480, 700, 560, 640, 500, 590, 470, 420][i]!, 0.24 - 0.014 * i, at),
);

// ---- one for each kind of thing that happens ----

export const SOUNDS = {
  bell: [...bell(659, 0.22), ...bell(880, 0.2, 0.16)], // your turn
  round: bell(233, 0.25, 0, 1),
  end: [523, 659, 784, 1047].flatMap((pitch, i) => bell(pitch, 0.17, i * 0.14, 0.8)),
  won: [784, 1175].flatMap((pitch, i) => bell(pitch, 0.13, i * 0.07, 0.4)), // points
  done: [1047, 1319, 1568].flatMap((pitch, i) => bell(pitch, 0.12, i * 0.06, 0.45)), // a task, a quest
  lost: [tone(233, 0.26, 0.28, { wave: "triangle", to: 139, rise: 0.01 })],

  deal: paper(4300, 0.36, 0, 0.06),
  card: [...paper(3000, 0.5, 0, 0.09), tone(170, 0.2, 0.07, { at: 0.03, to: 110 })],
  flick: [noise(2300, 0.34, 0.08, { to: 5600, rise: 0.02, sharp: 1.1 })],
  page: paper(2100, 0.42, 0, 0.16),
  shuffle: Array.from({ length: 8 }, (_, i) =>
    paper(3000 + ((i * 700) % 1900), 0.34, i * 0.045, 0.05),
  ).flat(),
  slap: [
    noise(1700, 0.5, 0.09, { filter: "lowpass", to: 320, rise: 0.001 }),
    tone(150, 0.36, 0.13, { to: 68, rise: 0.002 }),
  ],

  dice: rolling,
  cube: wood(880, 0.22),
  goods: [...wood(430, 0.32), ...wood(360, 0.24, 0.09)],
  stamp: [...wood(185, 0.34), noise(850, 0.24, 0.07, { filter: "lowpass" })],
  stone: [...wood(640, 0.24), noise(1700, 0.2, 0.06, { sharp: 1 })],
  ratchet: [0, 0.15, 0.3, 0.45, 0.6, 0.74].flatMap((at, i) => [
    noise(2500 - 90 * i, 0.42, 0.022, { at, sharp: 5, rise: 0.001 }),
    tone(310, 0.12, 0.03, { at, rise: 0.001 }),
  ]),
  coin: [...metal(2080, 0.15), ...metal(2640, 0.13, 0.07)],
  pay: [...metal(1480, 0.13), ...wood(300, 0.16, 0.05)],

  sail: [
    noise(420, 0.46, 0.55, { filter: "lowpass", to: 900, rise: 0.25, sharp: 0.7 }),
    noise(1300, 0.14, 0.4, { at: 0.15, rise: 0.2, sharp: 0.5 }),
  ],
  step: [...wood(300, 0.24), ...wood(255, 0.2, 0.13)],
  flag: [0, 0.07, 0.15].flatMap((at, i) => [
    noise(620 + 160 * i, 0.44, 0.07, { at, to: 980, rise: 0.02, sharp: 1 }),
  ]),
  raise: [...wood(520, 0.2), ...bell(988, 0.1, 0.06, 0.35)], // something is open from now on
  fade: [noise(1500, 0.32, 0.3, { filter: "lowpass", to: 200, rise: 0.03 })], // something goes away

  pass: [noise(760, 0.4, 0.16, { to: 380, rise: 0.04, sharp: 0.9 })],
  call: [tone(523, 0.2, 0.16, { rise: 0.01 }), tone(659, 0.18, 0.2, { at: 0.09, rise: 0.01 })],
  turn: [noise(380, 0.44, 0.14, { to: 2300, rise: 0.18, sharp: 1.2 })], // the other way around
  shout: [...horn(392, 0.24, 0, 0.14), ...horn(523, 0.28, 0.13, 0.36)],
  caught: [...horn(523, 0.24, 0, 0.16), ...horn(349, 0.26, 0.15, 0.4)],
  attack: [...drum(150, 0.28), ...drum(150, 0.24, 0.09), ...drum(120, 0.34, 0.18)],
  fight: [...drum(130, 0.34), ...metal(1180, 0.14, 0.03), ...metal(1570, 0.12, 0.11)],
  gavel: [...wood(250, 0.34), ...wood(235, 0.26, 0.19)],
} satisfies Record<string, Recipe>;

export type SoundName = keyof typeof SOUNDS;
