/** A picture for each title: a wind rose for Macao, a fan of cards for Macau. */
export function Emblem({ title, size = 88 }: { title: string; size?: number }) {
  return (
    <svg className="emblem" viewBox="0 0 96 96" width={size} height={size} aria-hidden="true">
      {title === "macao" ? <Rose /> : title === "macau_cards" ? <Fan /> : <Wave />}
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

function Wave() {
  return <path d="M4 60c15-20 29 16 44 0s29 16 44 0" fill="none" stroke="var(--blue)" strokeWidth="5" />;
}
