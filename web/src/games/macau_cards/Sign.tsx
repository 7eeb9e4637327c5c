/** Small signs of our own, so that none depends on the letters a device has. */

import type { JSX } from "react";

export const PATHS: Record<string, string> = {
  skip: "M5 4 H8.5 V16 H5 Z M11.5 4 H15 V16 H11.5 Z",
  duel: "M3 3 L5 3 L12.6 10.6 L14 9.2 L15.2 10.4 L13.6 12 L17 15.4 L15.4 17 L12 13.6 L10.4 15.2 L9.2 14 L10.6 12.6 L3 5 Z M17 3 L15 3 L11.4 6.6 L13.4 8.6 L17 5 Z M6.6 11.4 L4.6 13.4 L3 15.4 L4.6 17 L6.6 15.4 L8.6 13.4 Z",
  reverse: "M2 7 L7 2.5 V5.5 H16 V8.5 H7 V11.5 Z M18 13 L13 17.5 V14.5 H4 V11.5 H13 V8.5 Z",
  cancel: "M5 3 L10 8 L15 3 L17 5 L12 10 L17 15 L15 17 L10 12 L5 17 L3 15 L8 10 L3 5 Z",
  cover: "M3 5 H17 L10 16 Z",
  alone: "M10 3 A7 7 0 1 1 3.6 7.2 L6.3 8.4 A4 4 0 1 0 10 6 V9 L5 4.5 L10 0 Z",
  back: "M8 3 V7 H12 A5 5 0 0 1 12 17 H6 V14.5 H12 A2.5 2.5 0 0 0 12 9.5 H8 V13.5 L2 8.2 Z",
  done: "M4 10.5 L6 8.3 L8.8 11.2 L15 4.5 L17 6.6 L8.9 15.5 Z",
  pass: "M3 4 L10 10 L3 16 Z M10 4 L17 10 L10 16 Z",
  cw: "M10 3 A7 7 0 1 0 17 10 H14.4 A4.4 4.4 0 1 1 10 5.6 V8.6 L15 4.3 L10 0 Z",
  ccw: "M10 3 A7 7 0 1 1 3 10 H5.6 A4.4 4.4 0 1 0 10 5.6 V8.6 L5 4.3 L10 0 Z",
  cards: "M3.2 4.6 L10.4 2.4 L14.6 15.4 L7.4 17.6 Z M12.4 3 H17.5 V16 H16 Z",
  any: "M10 1 L12 8 L19 10 L12 12 L10 19 L8 12 L1 10 L8 8 Z",
};

export function Sign({ name }: { name: string }): JSX.Element {
  return (
    <svg viewBox="0 0 20 20" className="sign" aria-hidden="true">
      <path d={PATHS[name]} fillRule="evenodd" />
    </svg>
  );
}
