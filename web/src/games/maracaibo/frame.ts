/** The part of the chart that is seen, and how it moves: plain arithmetic for pan and zoom. */

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

/** As much of the chart as fits, in the shape of the window. */
export function wholeIn(chart: Frame, window: Size): Frame {
  const scale = Math.min(window.width / chart.width, window.height / chart.height) || 1;
  const width = window.width / scale;
  const height = window.height / scale;
  return {
    x: chart.x + (chart.width - width) / 2,
    y: chart.y + (chart.height - height) / 2,
    width,
    height,
  };
}

const SMALLEST = 0.5; // pixels for a unit of the chart: on a tablet its names can be read, on a phone they cannot

/** Whether the chart can be read as a whole: then nothing of it is cut off to come closer. */
export function isReadable(chart: Frame, window: Size): boolean {
  return window.width / wholeIn(chart, window).width >= SMALLEST;
}

/** A frame that does not leave the chart, is not larger than the whole, and not closer than `closest` pixels a unit. */
export function kept(frame: Frame, chart: Frame, window: Size, closest: number): Frame {
  const whole = wholeIn(chart, window);
  const width = Math.max(Math.min(frame.width, whole.width), window.width / closest);
  const height = (width * window.height) / (window.width || 1);
  const [midX, midY] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  return {
    x: inside(midX - width / 2, width, chart.x, chart.width),
    y: inside(midY - height / 2, height, chart.y, chart.height),
    width,
    height,
  };
}

/** Where there is more room than chart, the chart lies in the middle. */
function inside(start: number, length: number, from: number, whole: number): number {
  if (length >= whole) return from + (whole - length) / 2;
  return Math.min(Math.max(start, from), from + whole - length);
}

/** Closer or further away around a point of the window; that point stays where it is. */
export function zoomed(frame: Frame, factor: number, at: { x: number; y: number }, window: Size): Frame {
  const [fx, fy] = [at.x / window.width, at.y / window.height];
  const [width, height] = [frame.width / factor, frame.height / factor];
  return {
    x: frame.x + fx * (frame.width - width),
    y: frame.y + fy * (frame.height - height),
    width,
    height,
  };
}

/** The same middle, as close as before, in a window of another shape. */
export function reshaped(frame: Frame, before: Size, now: Size): Frame {
  const unit = frame.width / before.width;
  const [width, height] = [now.width * unit, now.height * unit];
  return {
    x: frame.x + (frame.width - width) / 2,
    y: frame.y + (frame.height - height) / 2,
    width,
    height,
  };
}

export function panned(frame: Frame, dx: number, dy: number, window: Size): Frame {
  const unit = frame.width / window.width;
  return { ...frame, x: frame.x - dx * unit, y: frame.y - dy * unit };
}

/** A frame around some points with a margin, in the shape of the window. */
export function around(points: [number, number][], margin: number, window: Size): Frame | null {
  if (!points.length) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right] = [Math.min(...xs) - margin, Math.max(...xs) + margin];
  const [top, bottom] = [Math.min(...ys) - margin, Math.max(...ys) + margin];
  const unit = Math.max((right - left) / window.width, (bottom - top) / window.height);
  const [width, height] = [unit * window.width, unit * window.height];
  return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
}

/** Whether a point lies in sight, a little away from the edge. */
export function sees(frame: Frame, [x, y]: [number, number], margin: number): boolean {
  return (
    x > frame.x + margin &&
    x < frame.x + frame.width - margin &&
    y > frame.y + margin &&
    y < frame.y + frame.height - margin
  );
}
