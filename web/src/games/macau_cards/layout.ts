/** Where things lie: seats around the table, cards in the fan. Plain figures in pixels. */

export interface Point {
  x: number;
  y: number;
}

export const TARGET = 44; // the least that a finger hits

/** Centers of the seats by their distance from the seat at the bottom, clockwise as the table is: equally far
 * apart along the rim, not by angle, which would crowd the long sides of a wide table. */
export function seatsAround(count: number, width: number, height: number): Point[] {
  const [a, b] = [width / 2 - 84, height / 2 - 46];
  const along: Point[] = [];
  for (let i = 0; i < FINE; i++) {
    const angle = Math.PI / 2 + (2 * Math.PI * i) / FINE;
    along.push({ x: width / 2 + a * Math.cos(angle), y: height / 2 + b * Math.sin(angle) });
  }
  const passed = [0];
  along.forEach((point, i) => {
    const next = along[(i + 1) % FINE] ?? point;
    passed.push((passed[i] ?? 0) + Math.hypot(next.x - point.x, next.y - point.y));
  });
  const whole = passed[FINE] ?? 0;
  return Array.from({ length: count }, (_, offset) => {
    const at = passed.findIndex((length) => length >= (whole * offset) / count - 1e-6);
    return along[at % FINE] ?? { x: width / 2, y: height / 2 };
  });
}

const FINE = 720; // steps around the rim

export interface Strip {
  points: Point[];
  cell: { width: number; height: number };
  rows: number;
}

/** The same seats on a phone: an arch of two rows over the piles, or one row when they are few. */
export function seatsInStrip(count: number, width: number, height: number): Strip {
  const others = count - 1;
  const rows = others > 4 ? 2 : 1;
  const columns = rows === 1 ? Math.max(others, 1) : Math.max(Math.ceil(others / 2), 4);
  const cell = { width: Math.min(width / columns, 132), height: 68 };
  const center = (column: number, row: number): Point => ({
    x: width / 2 + (column - (columns - 1) / 2) * (width / columns),
    y: row * (cell.height + 4) + cell.height / 2,
  });
  const points: Point[] = [{ x: width / 2, y: height - 34 }];
  const top = rows === 1 ? others : columns;
  const low = others - top;
  const left = Math.ceil(low / 2);
  for (let k = 0; k < left; k++) points.push(center(left - 1 - k, 1));
  for (let k = 0; k < top; k++) points.push(center(k, 0));
  for (let k = 0; k < low - left; k++) points.push(center(columns - 1 - k, 1));
  return { points, cell, rows };
}

export interface FanCard extends Point {
  turn: number; // degrees
}

export interface Fan {
  cards: FanCard[];
  card: { width: number; height: number };
  height: number;
}

/** Few cards may be large; on a phone they stay small enough for seven side by side. */
function sizeOfCard(count: number, width: number): { width: number; height: number } {
  const cardWidth = width < 640 ? (count <= 5 ? 80 : 70) : width >= 900 && count <= 11 ? 114 : 98;
  return { width: cardWidth, height: Math.round(cardWidth * 1.4) };
}

/** A hand that never needs scrolling: as many rows as leave a finger's width of every card free. */
export function fan(count: number, width: number): Fan {
  const wide = width >= 640;
  const card = sizeOfCard(count, width);
  // More than half of every card stays free, so that whoever aims at its middle hits it.
  const least = Math.max(TARGET, card.width / 2 + 2);
  const most = Math.max(1, Math.floor((width - card.width) / least) + 1);
  const rows = Math.max(1, Math.ceil(count / most));
  const perRow = Math.ceil(count / rows);
  const lift = wide ? 22 : 16; // room above for cards that stand out
  const rowStep = Math.max(52, Math.ceil(card.height / 2) + 4);
  const bow = rows === 1;
  const cards: FanCard[] = [];
  for (let i = 0; i < count; i++) {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const step = inRow > 1 ? Math.min(card.width * 0.78, (width - card.width - 4) / (inRow - 1)) : 0;
    const place = (i % perRow) - (inRow - 1) / 2;
    const spread = bow && inRow > 1 ? place / ((inRow - 1) / 2) : 0;
    const strength = bow ? Math.min(1, inRow / 7) : 0;
    cards.push({
      x: width / 2 + place * step - card.width / 2,
      y: lift + row * rowStep + (wide ? 14 : 6) * strength * spread * spread,
      turn: (wide ? 5 : 3) * strength * spread,
    });
  }
  const height = lift + (rows - 1) * rowStep + card.height + (bow ? (wide ? 20 : 10) : 4);
  return { cards, card, height };
}

/** A course from one seat to another that bows towards the middle of the table. */
export function course(from: Point, to: Point, middle: Point, short: number): string {
  const bow = {
    x: (from.x + to.x) / 2 + (middle.x - (from.x + to.x) / 2) * 0.45,
    y: (from.y + to.y) / 2 + (middle.y - (from.y + to.y) / 2) * 0.45,
  };
  const start = nearer(from, bow, short);
  const end = nearer(to, bow, short);
  return `M ${fixed(start)} Q ${fixed(bow)} ${fixed(end)}`;
}

function nearer(point: Point, goal: Point, by: number): Point {
  const length = Math.hypot(goal.x - point.x, goal.y - point.y) || 1;
  const share = Math.min(by / length, 0.8);
  return { x: point.x + (goal.x - point.x) * share, y: point.y + (goal.y - point.y) * share };
}

function fixed(point: Point): string {
  return `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
}
