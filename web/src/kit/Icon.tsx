/** Small signs beside words. They never stand alone for a meaning: the words are there for readers. */
const PATHS = {
  check: (
    <path
      d="M3 8.5 6.5 12 13 4.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  ),
  close: <path d="m3.5 3.5 9 9m0-9-9 9" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />,
  dot: <circle cx="8" cy="8" r="4" fill="currentColor" />,
  fold: (
    <path d="M6 3.5 10.5 8 6 12.5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  ),
  undo: (
    <path
      d="M6 2.5 2.5 6 6 9.5M3 6h6.5a4 4 0 0 1 0 8H6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  again: (
    <path
      d="M13 4.5A6 6 0 1 0 14 8M13.5 1.5v3.5H10"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ),
  more: (
    <g fill="currentColor">
      <circle cx="3" cy="8" r="1.6" />
      <circle cx="8" cy="8" r="1.6" />
      <circle cx="13" cy="8" r="1.6" />
    </g>
  ),
  sound: (
    <path
      d="M2 6h3l4-3v10L5 10H2zM11.5 5.5a4 4 0 0 1 0 5"
      fill="currentColor"
      stroke="currentColor"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  ),
  silent: (
    <g>
      <path d="M2 6h3l4-3v10L5 10H2z" fill="currentColor" />
      <path d="m11 6 4 4m0-4-4 4" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </g>
  ),
  learn: (
    <path
      d="M8 4C6.5 2.8 4.5 2.5 2 2.6v9.8c2.5-.1 4.5.2 6 1.4 1.5-1.2 3.5-1.5 6-1.4V2.6C11.5 2.5 9.5 2.8 8 4zm0 0v9.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  ),
  watch: (
    <g fill="none" stroke="currentColor" strokeWidth="1.6">
      <path
        d="M1.5 8C3 5 5.3 3.5 8 3.5S13 5 14.5 8C13 11 10.7 12.5 8 12.5S3 11 1.5 8z"
        strokeLinejoin="round"
      />
      <circle cx="8" cy="8" r="2" />
    </g>
  ),
  tables: (
    <path d="M2.5 3h11M2.5 8h11M2.5 13h11" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  ),
  link: (
    <path
      d="M7 9a3 3 0 0 0 4.2 0l2-2A3 3 0 0 0 9 2.8l-.8.8M9 7a3 3 0 0 0-4.2 0l-2 2A3 3 0 0 0 7 13.2l.8-.8"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    />
  ),
  cup: (
    <path
      d="M4 2h8v1h2.5c0 3-1.2 4.6-3.2 5-.5.7-1.2 1.2-2.1 1.4V12h2v2H4.8v-2h2V9.4C5.9 9.2 5.2 8.7 4.7 8 2.7 7.6 1.5 6 1.5 3H4z"
      fill="currentColor"
    />
  ),
  play: <path d="M4 2.5v11l9-5.5z" fill="currentColor" />,
  pause: <path d="M4 3h3v10H4zm5 0h3v10H9z" fill="currentColor" />,
  first: <path d="M3 3h2v10H3zm10 0v10L6 8z" fill="currentColor" />,
  back: <path d="M11 3v10L4 8z" fill="currentColor" />,
  next: <path d="M5 3v10l7-5z" fill="currentColor" />,
  last: <path d="M11 3h2v10h-2zM3 3v10l7-5z" fill="currentColor" />,
  warning: (
    <g>
      <path d="M8 1.5 15 14H1z" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
      <path d="M8 6v4m0 1.8v.4" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </g>
  ),
  turn: <path d="M8 1 10 6l5 2-5 2-2 5-2-5-5-2 5-2z" fill="currentColor" />,
  person: (
    <g fill="currentColor">
      <circle cx="8" cy="5" r="3" />
      <path d="M2 14c.5-3.4 3-5 6-5s5.5 1.6 6 5z" />
    </g>
  ),
  bot: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <rect x="2.5" y="5" width="11" height="8" rx="2" />
      <path d="M8 5V2M6 8.5v1M10 8.5v1" strokeLinecap="round" />
    </g>
  ),
  eye: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5">
      <path
        d="M1.5 8S4 3.500 8 3.500 14.500 8 14.500 8 12 12.500 8 12.500 1.500 8 1.500 8Z"
        strokeLinejoin="round"
      />
      <circle cx="8" cy="8" r="2" />
    </g>
  ),
  lines: (
    <path
      d="M2 4h12M2 8h12M2 12h8"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.800"
      strokeLinecap="round"
    />
  ),
  clock: (
    <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round">
      <circle cx="8" cy="8" r="6" />
      <path d="M8 4.5V8l2.5 1.5" />
    </g>
  ),
};

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" focusable="false">
      {PATHS[name]}
    </svg>
  );
}
