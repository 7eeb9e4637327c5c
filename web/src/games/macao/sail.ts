/** Ways of a ship: worked out from the chart, with the cubes that are least useful. What is allowed the server says. */

import type { Named } from "../../table/face";
import { COLORS, total, type Color, type Cubes, type PortView } from "./types";

export type Pay = Color | "free";
type Edges = [string, string][];

const MOST_WAYS = 3;

const beside = (edges: Edges, place: string): string[] =>
  edges.flatMap(([a, b]) => (a === place ? [b] : b === place ? [a] : []));

/** How many spaces each place is away. */
function distances(edges: Edges, from: string): Map<string, number> {
  const found = new Map([[from, 0]]);
  const open = [from];
  for (let place = open.shift(); place !== undefined; place = open.shift())
    for (const next of beside(edges, place))
      if (!found.has(next)) {
        found.set(next, found.get(place)! + 1);
        open.push(next);
      }
  return found;
}

export function stepsTo(edges: Edges, from: string, to: string): number {
  return distances(edges, from).get(to) ?? 0;
}

/** The shortest ways, each without the place where it begins. */
export function waysTo(edges: Edges, from: string, to: string): string[][] {
  const far = distances(edges, from);
  const back = (place: string): string[][] => {
    if (place === from) return [[]];
    const before = beside(edges, place).filter((one) => far.get(one) === far.get(place)! - 1);
    return before.flatMap((one) => back(one).map((way) => [...way, place])).slice(0, MOST_WAYS);
  };
  return far.has(to) ? back(to) : [];
}

/** Which cubes to spend: those that no own card wants first, of those the color there is most of. */
export function spare(supply: Cubes, count: number, wanted: Cubes): Color[] {
  const left: Cubes = { ...supply };
  const spent: Color[] = [];
  while (spent.length < count && total(left) > 0) {
    const over = (color: Color) => (left[color] ?? 0) - (wanted[color] ?? 0);
    const color = COLORS.filter((one) => (left[one] ?? 0) > 0).reduce((best, one) =>
      over(one) > over(best) ? one : best,
    );
    left[color] = left[color]! - 1;
    spent.push(color);
  }
  return spent;
}

/** The most of each color that one of the cards asks for. */
export function wantedBy(costs: Cubes[]): Cubes {
  const wanted: Cubes = {};
  for (const cost of costs)
    for (const color of COLORS) wanted[color] = Math.max(wanted[color] ?? 0, cost[color] ?? 0);
  return wanted;
}

/** Ports on the way that would take something on board, each good as often as there is one. */
export function deliveries(
  way: string[],
  ports: PortView[],
  cargo: Partial<Record<string, number>>,
): string[] {
  const left = { ...cargo };
  return way.filter((place) => {
    const port = ports.find((one) => one.port === place);
    if (!port || port.delivered.length >= port.slots.length || !left[port.good]) return false;
    left[port.good] = left[port.good]! - 1;
    return true;
  });
}

/** The way as actions, with what is delivered where. */
export function sailActions(way: string[], pays: Pay[], delivered: string[]): Named[] {
  return way.flatMap((to, i): Named[] => {
    const move = { type: "move_ship", to, pay: pays[i]! };
    return delivered.includes(to) ? [move, { type: "deliver" }] : [move];
  });
}

/** Cubes of any color in the order in which they are asked for. */
export function payActions(picked: Color[]): Named[] {
  return COLORS.flatMap((color) =>
    picked.filter((one) => one === color).map(() => ({ type: "pay_cube", color })),
  );
}

/** Cubes for which there is no other way are paid without being asked for: a series ends where nothing is owed.
 * One that never comes to that is left as it is, and the table says why not.
 */
export async function paidInFull(
  actions: Named[],
  isPaid: (some: Named[]) => Promise<boolean>,
): Promise<Named[]> {
  for (let count = actions.length; count > 0; count--) {
    const some = actions.slice(0, count);
    if (await isPaid(some)) return some;
  }
  return actions;
}
