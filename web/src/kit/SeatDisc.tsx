/** The disc of a seat: its color, and a sign for those who cannot tell colors apart. Titles draw the same on their boards. */
import type { CSSProperties, ReactNode } from "react";
import "./SeatDisc.css";

/** Drawn around 0, 0 within 7 to each side: sun, moon, star, anchor, and six more for a large company. */
export const SEAT_SIGNS: ReactNode[] = [
  <g key="sun">
    <circle r="3.2" />
    <path
      className="open"
      d="M0-7v2.2M0 7V4.800M-7 0h2.200M7 0H4.800M-4.900-4.900l1.500 1.500M4.900 4.900 3.400 3.400M-4.900 4.900l1.500-1.500M4.900-4.900 3.400-3.400"
    />
  </g>,
  <path key="moon" d="M2.500-6.300a6.500 6.500 0 1 0 0 12.600A5.200 5.200 0 0 1 2.500-6.300Z" />,
  <path
    key="star"
    d="m0-7 2 4.600 5 .4-3.800 3.300L4.400 6.200 0 3.600l-4.400 2.600 1.200-4.900L-7-2l5-.4Z"
  />,
  <path
    key="anchor"
    className="open"
    d="M0-3v9.500M-5.500 2c0 3 2.500 4.500 5.500 4.500S5.500 5 5.500 2M-3-1h6M0-3a1.800 1.800 0 1 1 .01 0Z"
  />,
  <path key="fish" d="M-7 0c3-4.600 7.500-4.600 10 0l4-3.400v6.800L3 0c-2.500 4.600-7 4.600-10 0Z" />,
  <path
    key="waves"
    className="open"
    d="M-6.500-3.500q3.250-3 6.500 0t6.500 0M-6.500 0q3.250-3 6.500 0t6.500 0M-6.500 3.500q3.250-3 6.500 0t6.500 0"
  />,
  <path
    key="bell"
    d="M0-6.500a1.300 1.300 0 0 1 1.300 1.300C4-4.500 4.500-2 4.500.5L6 3.500H-6L-4.500.5c0-2.500.5-5 3.200-5.700A1.300 1.300 0 0 1 0-6.500ZM-1.800 4.500h3.600a1.800 1.800 0 0 1-3.600 0Z"
  />,
  <path
    key="lily"
    d="M0-7c2.500 2.500 2.500 5 0 7.500-2.500-2.500-2.500-5 0-7.500ZM-6-2.500c3-.2 4.500 1.500 5 4.500C-4 2.500-6 .5-6-2.500ZM6-2.500c-3-.2-4.500 1.500-5 4.500C4 2.500 6 .5 6-2.500ZM-4 3.500h8v1.800h-8Z"
  />,
  <path key="key" className="open" d="M0-1v7.500M0 6h2.800M0 3.500h2.200M0-1a2.800 2.800 0 1 1 .01 0Z" />,
  <path key="crown" d="M-6.500 4.500-6-4.500-2.500-.5 0-6l2.500 5.500 3.500-4 .5 9Z" />,
];

export function SeatDisc({ seat, className = "" }: { seat: number; className?: string }) {
  return (
    <svg
      className={`seat-disc ${className}`}
      viewBox="-11 -11 22 22"
      aria-hidden="true"
      focusable="false"
      style={{ "--seat": `var(--seat-${seat})` } as CSSProperties}
    >
      <circle r="10.300" />
      <circle className="rim" r="8.800" />
      <g className="sign" transform="scale(.86)">
        {SEAT_SIGNS[seat % SEAT_SIGNS.length]}
      </g>
    </svg>
  );
}
