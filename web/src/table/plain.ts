/** A view of any title, sorted into what lies on the table, what everybody has and what is one's own. */

export type Field = [name: string, value: unknown];
type View = Record<string, unknown>;

export interface PlainSeat {
  seat: number;
  place: number | null; // at the end
  fields: Field[];
}

export interface PlainView {
  table: Field[];
  seats: PlainSeat[];
  own: Field[];
  options: Field[];
  current: number | null; // whose turn it is, as the title tells it
}

/** What says nothing that is not shown elsewhere. */
const HIDDEN = ["game", "viewer", "data", "over", "options", "seats", "places", "current"];

/** What only its owner sees is called so in views. */
const OWN = ["hand", "drawn", "own", "private", "secret"];

/** Numbers of seats, which are told as names. */
const SEATS = ["dealer", "starter", "start_seat", "first_seat", "winner", "leader", "owner", "author"];
const ORDERS = ["order", "turn_order", "asked", "winners"];

/** Lists that may be as long as there are seats, and yet are no list of what each seat has. */
const OF_NOBODY = /dice|die|roll|order|hand|card|asked|winners/;

export function plainOf(view: View, count: number): PlainView {
  const fields = Object.entries(view).filter(
    ([name, value]) => !HIDDEN.includes(name) && !isKnown(name, value),
  );
  const ofSeats = fields.filter(([name, value]) => isOfSeats(name, value, count));
  const rest = fields.filter((field) => !ofSeats.includes(field));
  return {
    table: rest.filter(([name]) => !OWN.includes(name)),
    own: rest.filter(([name]) => OWN.includes(name)),
    seats: Array.from({ length: count }, (_, seat) => seatOf(view, seat, ofSeats)),
    options: fieldsOf(view.options),
    current: typeof view.current === "number" ? view.current : null,
  };
}

/** A phase that is called a turn, or the end, tells nothing that is not seen anyway. */
function isKnown(name: string, value: unknown): boolean {
  return name === "phase" && (value === "turn" || value === "over");
}

/** Whether a list tells one figure for each seat, as `scores: [12, 0]` does. */
function isOfSeats(name: string, value: unknown, count: number): value is unknown[] {
  if (!Array.isArray(value) || value.length !== count || OF_NOBODY.test(name)) return false;
  return value.every((one) => typeof one === "number" || typeof one === "boolean");
}

function seatOf(view: View, seat: number, ofSeats: Field[]): PlainSeat {
  const all = Array.isArray(view.seats) ? (view.seats as unknown[]) : [];
  const told = all.find((one) => isObject(one) && one.seat === seat) ?? all[seat];
  const place = Array.isArray(view.places) ? view.places[seat] : null;
  return {
    seat,
    place: typeof place === "number" ? place : null,
    fields: [
      ...fieldsOf(told).filter(([name]) => name !== "seat"),
      ...ofSeats.map(([name, value]): Field => [singular(name), (value as unknown[])[seat]]),
    ],
  };
}

/** `scores` of one seat is its `score`. */
function singular(name: string): string {
  return name.length > 3 && name.endsWith("s") && !name.endsWith("ss") ? name.slice(0, -1) : name;
}

function fieldsOf(value: unknown): Field[] {
  return isObject(value) ? Object.entries(value) : [];
}

export function isObject(value: unknown): value is View {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isFlat(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

/** A figure worth showing large: a number, a word, or a few dice. */
export function isFigure(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && value.length <= FEW && value.every(isNumber);
  return isFlat(value) && value !== null;
}

/** Options that are few are part of the table, as the points that somebody plays for. */
export function areFew(options: Field[]): boolean {
  return options.length <= FEW_OPTIONS && options.every(([, value]) => isFlat(value));
}

const FEW_OPTIONS = 3;
const FEW = 6;
const isNumber = (value: unknown) => typeof value === "number";

/** Rows that a small table can show: objects without anything inside, all with the same fields. */
export function isRows(value: unknown[]): value is View[] {
  const first = value[0];
  if (!isObject(first)) return false;
  const names = Object.keys(first).join(" ");
  return value.every(
    (one) => isObject(one) && Object.keys(one).join(" ") === names && Object.values(one).every(isFlat),
  );
}

/** A number that names a seat, or several, in names; null for everything else. */
export function namesIn(name: string, value: unknown, names: string[]): string[] | null {
  const isSeat = (one: unknown): one is number => typeof one === "number" && one in names;
  if (SEATS.includes(name) && isSeat(value)) return [names[value]!];
  if (ORDERS.includes(name) && Array.isArray(value) && value.length > 0 && value.every(isSeat))
    return value.map((seat: number) => names[seat]!);
  return null;
}

/** Whether a figure is that of a die, which everybody knows by its face. */
export function isPips(name: string, value: unknown): value is number {
  return /^(last_)?(die|dice|roll|rolled)$/.test(name) && Number.isInteger(value) && isIn(value as number);
}

const isIn = (pips: number) => pips >= 1 && pips <= 6;
