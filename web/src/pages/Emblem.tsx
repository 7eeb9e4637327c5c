import type { ReactNode } from "react";

/** A picture for each title: a wind rose for Macao, a fan of cards for Macau, an island with a ship for Maracaibo. */
export function Emblem({ title, size = 88 }: { title: string; size?: number }) {
  return (
    <svg className="emblem" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      {EMBLEMS[title] ?? <Wave />}
    </svg>
  );
}

function Rose() {
  const sides = Array.from({ length: 7 }, (_, index) => (index * 2 * Math.PI) / 7 - Math.PI / 2);
  const at = (angle: number, far: number) => `${48 + far * Math.cos(angle)},${48 + far * Math.sin(angle)}`;
  return (
    <g>
      <polygon
        points={sides.map((angle) => at(angle, 44)).join(" ")}
        fill="var(--sea)"
        stroke="var(--ink)"
        strokeWidth="2"
      />
      {sides.map((angle, index) => (
        <polygon
          key={angle}
          points={`${at(angle, 36)} ${at(angle + 0.45, 12)} 48,48 ${at(angle - 0.45, 12)}`}
          fill={index === 0 ? "var(--gold)" : "var(--blue)"}
          opacity={index === 0 ? 1 : 0.8}
        />
      ))}
      <circle cx="48" cy="48" r="6" fill="var(--paper-high)" stroke="var(--ink)" strokeWidth="2" />
    </g>
  );
}

function Fan() {
  return (
    <g stroke="var(--ink)" strokeWidth="2">
      {[-26, 0, 26].map((turn, index) => (
        <g key={turn} transform={`rotate(${turn} 48 88)`}>
          <rect
            x="30"
            y="18"
            width="36"
            height="54"
            rx="5"
            fill={index === 1 ? "var(--blue)" : "var(--paper)"}
          />
        </g>
      ))}
      <path
        d="M48 34c5 7 11 9 11 15a6 6 0 0 1-9 5l2 7h-8l2-7a6 6 0 0 1-9-5c0-6 6-8 11-15z"
        fill="var(--gold)"
        stroke="none"
      />
    </g>
  );
}

/** A ship on its way around an island, the course dashed behind it. */
function Island() {
  return (
    <g>
      <circle cx="48" cy="48" r="45" fill="var(--sea)" stroke="var(--ink)" strokeWidth="2" />
      <path
        d="M9 62a42 42 0 0 0 70 12"
        fill="none"
        stroke="var(--blue)"
        strokeWidth="3"
        strokeDasharray="5 5"
      />
      <path
        d="M14 40c6-14 20-24 34-24 5 3 4 8-1 9 8 2 8 8 2 10-9 2-8 9-17 10-7 1-9 6-13 5-4-2-6-5-5-10z"
        fill="var(--paper)"
        stroke="var(--ink)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M34 33v-9m0 0c-5-4-9-2-10 1m10-1c5-4 9-2 10 1m-10-1c-3-6 1-9 4-8"
        fill="none"
        stroke="var(--green)"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g stroke="var(--ink)" strokeWidth="2" strokeLinejoin="round">
        <path d="M46 70h36c-1 7-6 11-12 11H57c-6 0-10-4-11-11z" fill="var(--gold)" />
        <path d="M55 44c5-2 9-2 14 0 2 7 2 13 0 20-5-2-9-2-14 0 2-7 2-13 0-20z" fill="var(--paper-high)" />
        <path d="M72 50c5 3 8 8 9 14h-9z" fill="var(--paper-high)" />
        <path d="M62 43V34l9 3z" fill="var(--red)" />
      </g>
    </g>
  );
}

const EMBLEMS: Record<string, ReactNode> = { macao: <Rose />, macau_cards: <Fan />, maracaibo: <Island /> };

function Wave() {
  return <path d="M4 60c15-20 29 16 44 0s29 16 44 0" fill="none" stroke="var(--blue)" strokeWidth="5" />;
}
