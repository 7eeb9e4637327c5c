/** The contract between the table and a title's face: what a face is given, and how it answers. */

/** An action as the server names it. */
export type Named = { type: string; [field: string]: unknown };

export interface Choice {
  action: number;
  name: Named;
  label?: string;
  price: Record<string, unknown>;
  gain: Record<string, unknown>;
  warnings: string[];
  group: string;
}

export interface RefusedChoice {
  name: Named;
  code: string;
  reason: string;
  label?: string;
  sentence?: string;
  missing?: Record<string, number>; // what is short, where it can be counted
}

export interface Step {
  n: number;
  time: number;
  events: { type: string; seat?: number; cause?: string; [field: string]: unknown }[];
  log?: string[];
  log_seats?: (number | null)[]; // whose deed each line tells
  log_about?: string[][]; // cards and places that each line names
}

/** How things would be after some actions that nobody has done. */
export interface Ahead {
  view: unknown;
  choices: Choice[];
}

/** Milliseconds of a window for several seats. */
export interface WindowTime {
  left: number;
  whole: number;
}

/** What could be done if the own turn came now. */
export interface Foreseen {
  name: Named;
  label?: string;
}

export interface FaceProps<View> {
  view: View; // the title's view of this seat, whole
  seat: number | null; // whose eyes; null: a spectator
  looksOn?: boolean; // those eyes are borrowed: whoever looks is not "you"
  names: string[]; // of the seats
  acting?: number[]; // seats that are asked now, where that is known
  choices: Choice[]; // legal now; empty when it is not this seat's turn
  refused: RefusedChoice[]; // tempting, with the reason
  steps: Step[]; // the newest steps, for animation; the last one is the newest
  act: (name: Named) => void; // send one of the choices
  together?: (names: Named[]) => void; // several, one after the other: all of them or none
  ask?: (names: Named[]) => Promise<Ahead | null>; // what would come of them; null: they cannot be done
  say: (key: string, words?: Record<string, string | number>) => string; // Fluent text of the title's face
  busy: boolean; // an answer is on its way
  undo?: () => void; // takes back the own last step
  undoSteps?: number; // own steps that may be taken back now
  tried?: Named[]; // steps that nobody has heard of yet; view and choices are those after them
  ahead?: Foreseen[]; // while others act: what may be planned
  planned?: Named[]; // what is planned
  plan?: (names: Named[]) => void; // done when the own turn comes, as long as it fits then; none: not any more
  windowTime?: WindowTime | null; // how long the open window lasts
  figures?: unknown; // what is printed, where the table is played with other figures than the title's own
}

// Each title: web/src/games/<title>/index.tsx exports default (props: FaceProps<View>) => JSX.Element, loaded
// lazily by the shell, and web/src/games/<title>/texts/{en,fr,de}.ftl with the face's own words. It may also
// export tries(name, view): whether an action is tried out in private before it is sent, and isOut(view, seat): whether
// that seat has nothing to do any more in this game, though it is not over. A title without a face is
// played with PlainFace.tsx; it may name fields and values of its view (`field-turn-total`, `value-red`),
// groups, amounts and warnings in its texts all the same.
