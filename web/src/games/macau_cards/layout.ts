/** Where things lie: fans around the felt, cards in the hand, the ribbon of an attack. Plain figures in pixels. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** One seat at the felt: its plate, and the backs of its hand, which open to the middle. */
export interface Place {
  plate: Point & { width: number };
  pivot: Point; // the backs turn around it
  radius: number;
  facing: number; // degrees; 0 looks up, as a card does
  back: number; // width of a back
  spread: number; // degrees that the whole fan may take
}

export interface Felt {
  center: Point;
  rim: Point; // half axes of the wooden rim
  lane: Point; // half axes of the course of play
  middle: Point; // between the piles
  scale: number;
  small: boolean; // a phone
  pile: number; // width of a card on the piles
  places: Place[]; // by distance from the seat whose eyes these are; the first one sits below
}

const WIDE = { width: 964, height: 494 }; // as it was drawn
const NARROW = 640;
const EDGE = 8; // from a plate to the edge of the table
const LEAST_RIM = 40; // half of it, in the smallest room
const FINE = 720; // steps around the rim
const FIRST = 0.165; // so far from the own seat, as a share of the rim, sits the next one of many

/** The felt in the room there is. `hosts`: whether somebody sits below, where the own hand lies otherwise. */
export function felt(count: number, size: Size, hosts: boolean): Felt {
  return size.width < NARROW ? narrowFelt(count, size, hosts) : wideFelt(count, size, hosts);
}

function wideFelt(count: number, size: Size, hosts: boolean): Felt {
  const scale = within(Math.min(size.width / WIDE.width, size.height / WIDE.height), 0.5, 1.7);
  const below = hosts ? 34 * scale : 0; // room for a fan at the lower edge
  const center = { x: size.width / 2, y: size.height / 2 + 11 * scale - below / 2 };
  const rim = {
    x: Math.max(LEAST_RIM, size.width / 2 - 78 * scale),
    y: Math.max(LEAST_RIM, size.height / 2 - (34 * scale + below / 2)),
  };
  const crowd = within(1.28 - 0.07 * count, 0.66, 1);
  const plates = along(
    count,
    { ...center, y: center.y + 4 * scale },
    { x: rim.x - 4 * scale, y: rim.y + 16 * scale },
  );
  const places = plates.map((plate) => {
    const facing = Math.atan2((center.x - plate.x) * 0.55, plate.y - center.y); // 0 looks up
    const toSide = Math.abs(Math.sin(facing));
    const radius = 128 * scale * crowd;
    const apart = (37 + 41 * toSide) * scale * crowd; // from the plate to the backs
    const least = count > 6 ? 134 : 164;
    const width = Math.max(least, least * scale);
    const x = within(plate.x, width / 2 + EDGE, size.width - width / 2 - EDGE);
    return {
      plate: { x, y: plate.y, width },
      pivot: moved(plate, facing, apart - radius),
      radius,
      facing: degrees(facing),
      back: 50 * scale * crowd,
      spread: 64 + 16 * toSide,
    };
  });
  return {
    center,
    rim,
    lane: { x: rim.x * 0.65, y: rim.y * 0.667 },
    middle: { x: center.x, y: center.y - 24 * scale },
    scale,
    small: false,
    pile: Math.round(112 * scale),
    places,
  };
}

/** On a phone everybody else sits in rows above the piles. */
function narrowFelt(count: number, size: Size, hosts: boolean): Felt {
  const others = count - (hosts ? 0 : 1);
  const cells = seatsInRows(others, size.width);
  const isFew = others <= 3;
  const back = isFew ? 38 : 24;
  const top = cells.rows * cells.height;
  const rest = size.height - top;
  const sign = rest > 200 ? 96 : 0; // below the piles, or beside them where there is no room
  const pile = Math.round(within(Math.min((rest - sign) / 1.62, size.width * 0.235), 54, 104));
  const middle = {
    x: size.width * (sign ? 0.5 : 0.68),
    y: top + Math.max((rest - sign) / 2, pile * 0.7 + 2),
  };
  const own: Place = place({ x: size.width / 2, y: size.height + 40 }, 122, 38, 0);
  const places = cells.points.map((point) => place(point, cells.width, back, 180));
  return {
    center: { x: size.width / 2, y: top - 14 + rest / 2 },
    rim: { x: Math.max(LEAST_RIM, size.width / 2 + 19), y: Math.max(LEAST_RIM, Math.min(rest / 2 + 2, 250)) },
    lane: {
      x: Math.max(LEAST_RIM, Math.min(size.width / 2 - 35, 200)),
      y: Math.max(LEAST_RIM, Math.min(rest * 0.34, 170)),
    },
    middle,
    scale: within(rest / 400, 0.55, 1),
    small: true,
    pile,
    places: hosts ? places : [own, ...places],
  };
}

function place(plate: Point, width: number, back: number, facing: number): Place {
  const radius = back * 2.3;
  const pivot = moved(plate, radians(facing), back * 0.75 - radius);
  return { plate: { ...plate, width }, pivot, radius, facing, back, spread: 60 };
}

/** Plates along the rim, clockwise as the table is, the own seat at the bottom: equally far apart along it, not by
 * angle, which would crowd the long sides; many leave the lower edge to the own hand. */
export function along(count: number, center: Point, half: Point): Point[] {
  const rim: Point[] = [];
  for (let i = 0; i < FINE; i++) {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / FINE;
    rim.push({ x: center.x + half.x * Math.cos(angle), y: center.y + half.y * Math.sin(angle) });
  }
  const passed = [0];
  rim.forEach((point, i) => {
    const next = rim[(i + 1) % FINE] ?? point;
    passed.push((passed[i] ?? 0) + Math.hypot(next.x - point.x, next.y - point.y));
  });
  const whole = passed[FINE] ?? 0;
  const first = Math.max(1 / count, FIRST);
  return Array.from({ length: count }, (_, offset) => {
    const share = offset === 0 ? 0 : count < 3 ? 0.5 : first + ((offset - 1) * (1 - 2 * first)) / (count - 2);
    const at = passed.findIndex((length) => length >= whole * share - 1e-6);
    return rim[at % FINE] ?? center;
  });
}

export interface Rows {
  points: Point[];
  width: number;
  height: number; // of a row
  rows: number;
}

/** Seats in rows from the left to the right, as they sit clockwise. */
export function seatsInRows(count: number, width: number): Rows {
  const rows = count > 5 ? 2 : 1;
  const columns = Math.max(1, Math.ceil(count / rows));
  const height = count <= 3 ? 88 : 62;
  const cell = width / columns;
  const points: Point[] = [];
  // An arch: up the left side, along the top, down the right side.
  const low = count - columns;
  const left = Math.ceil(low / 2);
  for (let k = 0; k < left; k++) points.push({ x: cell * (left - 1 - k + 0.5), y: height + 18 });
  for (let k = 0; k < columns; k++) points.push({ x: cell * (k + 0.5), y: 18 });
  for (let k = 0; k < low - left; k++) points.push({ x: width - cell * (k + 0.5), y: height + 18 });
  return { points: count ? points : [], width: Math.min(cell - 6, 124), height, rows };
}

/** Where each back of a fan lies; more than twelve are not told apart anyway. */
export function backs(count: number, place: Place): (Point & { turn: number })[] {
  const shown = Math.min(count, MOST_BACKS);
  const step = shown > 1 ? Math.min(16, place.spread / (shown - 1)) : 0;
  return Array.from({ length: shown }, (_, i) => {
    const turn = place.facing + (i - (shown - 1) / 2) * step;
    return { ...moved(place.pivot, radians(turn), place.radius), turn };
  });
}

const MOST_BACKS = 12;

export interface HandCard extends Point {
  turn: number; // degrees
  row: number; // 0 is in front
}

export interface HandShape {
  cards: HandCard[];
  card: Size;
  step: number;
  rows: number;
  lift: number; // how far a card that may be laid stands out
}

export const LEAST_STEP = 30;
const LIFT = 40 / 157; // of a card's height
const LOW_LIFT = 0.13; // where cards lie in rows: what is raised stays below what is asked

/** The hand in the tray. Cards are never closer than 30 pixels; what does not fit lies in rows behind. */
export function hand(count: number, size: Size): HandShape {
  const small = size.width < NARROW;
  const whole = sizeOfCard(size, small);
  const most = Math.max(1, Math.floor((size.width - whole.width) / LEAST_STEP) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const card = rows > 1 && small ? scaled(whole, rows > 2 ? 0.68 : 0.8) : whole;
  const perRow = Math.ceil(count / rows);
  const under = small ? 4 : Math.round(card.height / 6); // hangs below the lower edge
  const spare = rows > 1 ? under / 2 : 0;
  const lift = Math.round(card.height * (rows > 1 ? LOW_LIFT : LIFT));
  const room = size.height + under + spare - card.height - lift + 4; // above the front row
  const rowStep = rows > 1 ? Math.max(20, Math.min(card.height * 0.3, room / (rows - 1))) : 0;
  const cards: HandCard[] = [];
  let step = 0;
  for (let i = 0; i < count; i++) {
    const line = Math.floor(i / perRow);
    const row = rows - 1 - line; // the first cards lie behind
    const inRow = Math.min(perRow, count - line * perRow);
    const own = inRow > 1 ? Math.min(card.width + 1, (size.width - card.width) / (inRow - 1)) : card.width;
    const at = (i % perRow) - (inRow - 1) / 2;
    const bow = inRow > 1 ? at / ((inRow - 1) / 2) : 0;
    step = Math.max(step, own);
    cards.push({
      x: size.width / 2 + at * own - card.width / 2,
      y: size.height + under + spare - card.height - row * rowStep + 4 * bow * bow,
      turn: inRow > 2 && rows === 1 ? 3.3 * bow * Math.min(1, inRow / 7) : 0,
      row,
    });
  }
  return { cards, card, step, rows, lift };
}

function scaled({ width, height }: Size, by: number): Size {
  return { width: Math.round(width * by), height: Math.round(height * by) };
}

function sizeOfCard(size: Size, small: boolean): Size {
  const height = small ? Math.min(120, size.height * 0.8) : size.height * 0.94;
  return { width: Math.round(height / 1.4), height: Math.round(height) };
}

/** Where a ribbon begins or ends at a seat: at the backs, so that the name stays to be read. */
export function handOf(place: Place): Point {
  return moved(place.pivot, radians(place.facing), place.radius + place.back * 0.5);
}

export interface Ribbon {
  band: string; // the path of the band with its head
  riders: (Point & { turn: number; width: number })[]; // backs on it
}

/** A band that grows from its author to the victim and bows around the middle. */
export function ribbon(from: Point, to: Point, middle: Point, riders: number, scale: number): Ribbon {
  const bend = bendOf(from, to, middle, scale);
  const point = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t * t * to.y,
  });
  const heading = (t: number): number =>
    Math.atan2(
      2 * (1 - t) * (bend.y - from.y) + 2 * t * (to.y - bend.y),
      2 * (1 - t) * (bend.x - from.x) + 2 * t * (to.x - bend.x),
    );
  const side = (t: number, width: number): Point => {
    const at = point(t);
    const angle = heading(t) + Math.PI / 2;
    return { x: at.x + width * Math.cos(angle), y: at.y + width * Math.sin(angle) };
  };
  const width = (t: number): number => (5 + 17 * t) * scale;
  const head = 0.86; // the head begins here
  const steps = Array.from({ length: 17 }, (_, i) => (head * i) / 16);
  const outline = [
    ...steps.map((t) => side(t, width(t))),
    side(head, 2.2 * width(head)),
    to,
    side(head, -2.2 * width(head)),
    ...steps.reverse().map((t) => side(t, -width(t))),
  ];
  return {
    band: `M${outline.map((one) => `${one.x.toFixed(1)} ${one.y.toFixed(1)}`).join("L")}Z`,
    riders: Array.from({ length: riders }, (_, i) => {
      const t = 0.1 + (0.68 * (i + 0.5)) / riders;
      return { ...point(t), turn: degrees(heading(t)) + 90, width: (20 + 16 * t) * scale };
    }),
  };
}

/** Where the ribbon is drawn to, so that its middle passes beside the piles. */
function bendOf(from: Point, to: Point, middle: Point, scale: number): Point {
  const half = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const apart = (half.x - middle.x) * across.x + (half.y - middle.y) * across.y;
  const room = (200 * Math.abs(across.x) + 125 * Math.abs(across.y)) * scale;
  // Straight over the middle it bends to the right, where no sign stands.
  const side = Math.abs(apart) < 20 * scale ? Math.sign(across.x || 1) : Math.sign(apart);
  const wanted = Math.abs(apart) < room ? side * room : apart;
  // A curve goes half of the way to where it is drawn.
  const by = 2 * (wanted - apart);
  return { x: half.x + by * across.x, y: half.y + by * across.y };
}

function moved(point: Point, angle: number, by: number): Point {
  return { x: point.x + by * Math.sin(angle), y: point.y - by * Math.cos(angle) };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function degrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}
