// Written by web/scripts/generate.mjs from the server's schemas. Nobody edits it.

export interface Socket {
  from_client:
    | Hello
    | Watch
    | Unwatch
    | Act
    | Try
    | Undo
    | Offer
    | Answer
    | Plan
    | Resign
    | Chat
    | Propose
    | Hurry
    | Present
    | Ping;
  from_server:
    | Welcome
    | TableNews
    | Full
    | Update
    | Done
    | Tried
    | RefusedNews
    | PlanDropped
    | ChatLine
    | PresentNews
    | Gone
    | Pong;
}
/**
 * The first message: in which language texts are wanted, and a seat's token if there is one.
 */
export interface Hello {
  type: "hello";
  language?: string | null;
  token?: string | null;
}
/**
 * Follow a table. `known` holds the last number seen of each stream, by seat; `watch` is the
 *     spectator's.
 */
export interface Watch {
  type: "watch";
  table: string;
  key?: string;
  known?: {
    [k: string]: number;
  };
  spectator?: boolean;
}
export interface Unwatch {
  type: "unwatch";
  table: string;
}
/**
 * Answer the seat's open decision. The same id twice has one effect and the same answer.
 */
export interface Act {
  type: "act";
  id: string;
  table: string;
  seat: number;
  decision: string;
  action: {
    [k: string]: string | number | boolean | (string | number | boolean | null)[] | null;
  };
}
/**
 * Ask what one could do after these steps, which can all be taken back. Nobody hears of it and
 *     nothing is stored; with `do` they are done where the last of them cannot be taken back.
 */
export interface Try {
  type: "try";
  id: string;
  table: string;
  seat: number;
  decision: string;
  /**
   * @minItems 1
   */
  actions: [
    {
      [k: string]: string | number | boolean | (string | number | boolean | null)[] | null;
    },
    ...{
      [k: string]: string | number | boolean | (string | number | boolean | null)[] | null;
    }[]
  ];
  do?: boolean;
}
/**
 * Take back one's own last steps.
 */
export interface Undo {
  type: "undo";
  id: string;
  table: string;
  seat: number;
  steps?: number;
}
/**
 * Ask all to take back one's own last plays (`steps` says how many), each with all its steps
 *     and what followed, to end the game, or to pause for some days; a pause of none ends the one
 *     there is.
 */
export interface Offer {
  type: "offer";
  id: string;
  table: string;
  seat: number;
  what: "end" | "pause" | "undo";
  steps?: number;
  days?: number;
}
/**
 * Agree to what is offered, or not; whoever offered it may withdraw it with `yes: false`.
 */
export interface Answer {
  type: "answer";
  id: string;
  table: string;
  seat: number;
  offer: number;
  yes: boolean;
}
/**
 * Actions for the seat's next decisions; an empty plan forgets the old one. With a `decision`
 *     it is for that one and those that follow, and refused when that one is no longer open. `until`
 *     passes whenever it can until the seat's own turn comes, or until the round is over.
 */
export interface Plan {
  type: "plan";
  id: string;
  table: string;
  seat: number;
  actions?: {
    [k: string]: string | number | boolean | (string | number | boolean | null)[] | null;
  }[];
  auto_pass?: boolean;
  decision?: string | null;
  until?: ("round" | "turn") | null;
}
export interface Resign {
  type: "resign";
  id: string;
  table: string;
  seat: number;
}
export interface Chat {
  type: "chat";
  id: string;
  table: string;
  text: string;
}
/**
 * Point at a place of the table, by the name that pages have for it; at none to take it back.
 *     The others see it until the turn is over. Nothing is stored.
 */
export interface Propose {
  type: "propose";
  id: string;
  table: string;
  seat: number;
  place?: string | null;
}
/**
 * Bots do not take their time until a person is asked again or the game is over. Where nobody
 *     else plays; nothing is stored.
 */
export interface Hurry {
  type: "hurry";
  id: string;
  table: string;
  seat: number;
}
/**
 * Whether somebody looks at this page; one that lies behind others says no.
 */
export interface Present {
  type: "present";
  here: boolean;
}
export interface Ping {
  type: "ping";
  id?: string;
}
export interface Welcome {
  type: "welcome";
  version: string;
  person: string | null;
  name: string | null;
  seat?: never[] | null;
}
/**
 * Something about the table itself has changed.
 */
export interface TableNews {
  type: "table";
  table: TableInfo;
  yours?: number[];
  had_seat?: boolean;
}
/**
 * A table as everybody who may look on knows it.
 */
export interface TableInfo {
  id: string;
  title: string;
  name: string;
  status: string;
  owner: string;
  public: boolean;
  spectators: boolean;
  options: {};
  clock: {};
  seats: SeatInfo[];
  offers?: OfferInfo[];
  answered?: AnsweredInfo | null;
  result?: {} | null;
  scores?: number[] | null;
  reason?: string;
  rematch?: string | null;
  created?: number;
  started?: number | null;
  ended?: number | null;
  hands_delay?: number | null;
  data?: DataInfo | null;
  lesson?: boolean;
  rated?: boolean;
  hints?: boolean;
  campaign?: string | null;
  contest?: string | null;
  sealed?: boolean;
  cooperative?: boolean;
  commitment?: string | null;
  proposals?: ProposalInfo[];
  title_name?: string;
  rests?: RestInfo[];
  variant?: string;
  house_rules?: string[];
  pairing?: boolean;
}
/**
 * Who sits there, as everybody may know.
 */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  person?: string | null;
  level?: string;
  away?: boolean;
  resigned?: boolean;
  wanted?: boolean;
  program?: boolean;
  kept_for?: string | null;
  kept_until?: number | null;
  ready?: boolean;
}
export interface OfferInfo {
  offer: number;
  seat: number;
  what: string;
  steps: number;
  agreed: number[];
  move?: string[];
  days?: number;
}
/**
 * What became of the last offer: agreed, refused, or gone because the game went on.
 */
export interface AnsweredInfo {
  offer: number;
  seat: number;
  what: string;
  outcome: string;
  by?: number | null;
  wait?: number;
}
/**
 * An owner's corrected figures: how many differ, how many of our estimates were confirmed.
 */
export interface DataInfo {
  id: string;
  figures: number;
  confirmed: number;
}
/**
 * A place that somebody points at for the others.
 */
export interface ProposalInfo {
  seat: number;
  place: string;
}
/**
 * A clock that stands: of a seat whose person has days off, or of all during a pause.
 */
export interface RestInfo {
  seat: number | null;
  until: number;
}
/**
 * A whole view, and the steps that were missed.
 */
export interface Full {
  type: "view";
  table: string;
  seat: number | null;
  n: number;
  steps: Step[];
  view: {};
  position: Position;
}
/**
 * One number of a stream: what happened, as this seat may know it.
 */
export interface Step {
  n: number;
  time: number;
  events: {}[];
  log?: string[];
  log_seats?: (number | null)[];
  log_about?: string[][];
}
/**
 * What a seat sees beside the view.
 */
export interface Position {
  turn: Turn | null;
  undo: number;
  undo_agreed: number;
  plan: {} | null;
  clocks: number[] | null;
  running: number[];
  clock_at: number;
  acting: number[];
  window: WindowTime | null;
  prompt?: string;
  ahead?: Foreseen[];
}
/**
 * An open decision: legal actions in groups, and tempting ones with the reason why not.
 */
export interface Turn {
  decision: string;
  groups: {}[];
  refused: {}[];
}
/**
 * How long a window stays open, in milliseconds.
 */
export interface WindowTime {
  left: number;
  whole: number;
}
/**
 * What a seat could do if its turn came now.
 */
export interface Foreseen {
  name: {};
  label?: string;
}
/**
 * The next number of a stream: what changed in the view, as `changes.py` writes it. What comes
 *     in one go, as a bot's whole turn, has `earlier` steps behind the last number that was told.
 */
export interface Update {
  type: "update";
  table: string;
  seat: number | null;
  step: Step;
  changes: unknown[][];
  position: Position;
  earlier?: Step[];
}
/**
 * What was asked with this id is stored.
 */
export interface Done {
  type: "done";
  id: string;
  table: string;
  n?: number | null;
}
/**
 * What the seat could do after these steps, and how the table would look to it. A step that
 *     goes without saying is added to them. Without a turn where the last of them could not be taken
 *     back: that one has to be done to see what follows.
 */
export interface Tried {
  type: "tried";
  id: string;
  table: string;
  seat: number;
  decision: string;
  actions: {}[];
  turn: Turn | null;
  view: {};
  prompt?: string;
}
/**
 * What was asked with this id was not done; `current` shows how the seat stands now.
 */
export interface RefusedNews {
  type: "refused";
  id: string;
  code: string;
  sentence: string;
  table?: string | null;
  current?: Full | null;
}
/**
 * A planned action became illegal; the plan was forgotten.
 */
export interface PlanDropped {
  type: "plan_dropped";
  table: string;
  seat: number;
  action: {};
}
export interface ChatLine {
  type: "chat";
  table: string;
  chat: number;
  person: string;
  name: string;
  text: string;
  time: number;
  looking_on?: boolean;
}
/**
 * Who is here: each seat's person is `here`, `away` for a moment, or `gone`; nobody for a seat
 *     without one. Of those who look on some are named.
 */
export interface PresentNews {
  type: "present";
  table: string;
  seats: (string | null)[];
  watching: number;
  names: string[];
}
/**
 * The table is no longer to be seen by this client.
 */
export interface Gone {
  type: "gone";
  table: string;
  code: string;
  sentence: string;
}
export interface Pong {
  type: "pong";
  id: string;
  time: number;
}
