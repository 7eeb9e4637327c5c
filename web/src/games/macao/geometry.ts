/** Shapes of the board, worked out from coordinates: cells of the city, its outline, sectors of the rose. */

export type Point = [number, number];

/** The outline around all points: the convex hull of circles of a radius, cut at a left edge. */
export function outline(points: Point[], radius: number, left: number): Point[] {
  const ring: Point[] = [];
  for (const [x, y] of points) {
    for (let i = 0; i < 24; i++) {
      const angle = (i * Math.PI) / 12;
      ring.push([Math.max(left, x + radius * Math.cos(angle)), y + radius * Math.sin(angle)]);
    }
  }
  return hull(ring);
}

/** Convex hull by Andrew's chain. */
export function hull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && turn(chain[chain.length - 2]!, chain[chain.length - 1]!, point) <= 0)
        chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

function turn(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

/** The Voronoi cell of a site inside a convex border: the border cut by the bisector with every other site. */
export function cell(site: Point, sites: Point[], border: Point[]): Point[] {
  return sites.reduce((rest, other) => (other === site ? rest : cut(rest, site, other)), border);
}

function cut(polygon: Point[], site: Point, other: Point): Point[] {
  const middle: Point = [(site[0] + other[0]) / 2, (site[1] + other[1]) / 2];
  const away: Point = [other[0] - site[0], other[1] - site[1]];
  return keep(polygon, (p) => (p[0] - middle[0]) * away[0] + (p[1] - middle[1]) * away[1]);
}

/** The part of a convex polygon where a linear function is at most 0. */
function keep(polygon: Point[], outside: (p: Point) => number): Point[] {
  const kept: Point[] = [];
  polygon.forEach((here, i) => {
    const next = polygon[(i + 1) % polygon.length]!;
    const [a, b] = [outside(here), outside(next)];
    if (a <= 0) kept.push(here);
    if (a < 0 !== b < 0 && a !== b) {
      const t = a / (a - b);
      kept.push([here[0] + t * (next[0] - here[0]), here[1] + t * (next[1] - here[1])]);
    }
  });
  return kept;
}

/** A convex polygon moved inwards, so that streets show between cells. */
export function inset(polygon: Point[], distance: number): Point[] {
  const [cx, cy] = centre(polygon);
  return polygon.reduce((rest, a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (length < 0.01) return rest;
    let normal: Point = [(b[1] - a[1]) / length, (a[0] - b[0]) / length];
    if ((cx - a[0]) * normal[0] + (cy - a[1]) * normal[1] > 0) normal = [-normal[0], -normal[1]];
    return keep(rest, (p) => (p[0] - a[0]) * normal[0] + (p[1] - a[1]) * normal[1] + distance);
  }, polygon);
}

export function centre(polygon: Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length]!;
    const cross = a[0] * b[1] - b[0] * a[1];
    area += cross;
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  });
  return [x / (3 * area), y / (3 * area)];
}

/** A path with rounded corners. */
export function rounded(polygon: Point[], radius: number): string {
  const corners = polygon.filter((p, i) => {
    const before = polygon[(i + polygon.length - 1) % polygon.length]!;
    return Math.hypot(p[0] - before[0], p[1] - before[1]) > 0.5;
  });
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const t = Math.min(radius, length / 2) / length;
    return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
  };
  const parts = corners.map((p, i) => {
    const a = towards(p, corners[(i + corners.length - 1) % corners.length]!);
    const b = towards(p, corners[(i + 1) % corners.length]!);
    return `${i ? "L" : "M"}${at(a)}Q${at(p)} ${at(b)}`;
  });
  return parts.join("") + "Z";
}

export function at([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

// ---- the rose: half a dial of six sectors, the next round at the right, where it pours into the supply ----

export const ROSE = { middle: [150, 166] as Point, rim: 150, inner: 129, hub: 38 };

/** A point on the dial; 0 degrees is at the right, 180 at the left. */
export function onDial(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [ROSE.middle[0] + radius * Math.cos(angle), ROSE.middle[1] - radius * Math.sin(angle)];
}

/** A piece of a ring between two angles. */
export function ringPiece(from: number, to: number, inner: number, outer: number): string {
  const [a, b, c, d] = [onDial(from, inner), onDial(from, outer), onDial(to, outer), onDial(to, inner)];
  return `M${at(a)}L${at(b)}A${outer} ${outer} 0 0 0 ${at(c)}L${at(d)}A${inner} ${inner} 0 0 1 ${at(a)}Z`;
}

export const MOST_IN_SECTOR = 11; // cubes that are drawn one by one

/** Where the cubes of a sector lie, and how large: arcs from the rim inwards, smaller where there are many. */
export function placesInSector(nth: number, count: number, most: number): { places: Point[]; size: number } {
  for (let size = most; ; size *= 0.95) {
    const places: Point[] = [];
    for (let radius = ROSE.inner - size * 0.7; radius > ROSE.hub + size * 0.6; radius -= size * 1.02) {
      const room = Math.max(1, Math.floor((radius * Math.PI) / 6 / (size * 1.04)));
      const row = Math.min(room, count - places.length);
      const step = ((size * 1.04) / radius) * (180 / Math.PI);
      for (let i = 0; i < row; i++) places.push(onDial(nth * 30 + 15 + (i - (row - 1) / 2) * step, radius));
    }
    if (places.length >= count) return { places, size };
  }
}
