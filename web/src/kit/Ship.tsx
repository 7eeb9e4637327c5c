/** Our mark: a carrack under sail. */
export function Ship({ size = 40, title }: { size?: number; title?: string }) {
  return (
    <svg viewBox="0 0 64 64" width={size} height={size} role={title ? "img" : undefined} aria-hidden={!title}>
      {title && <title>{title}</title>}
      <path d="M8 41h48c-2 9-9 14-15 14H23C17 55 10 50 8 41z" fill="var(--ink)" />
      <path d="M31 6v31H12C23 30 29 19 31 6z" fill="var(--blue)" />
      <path d="M35 11c10 6 15 15 16 26H35z" fill="var(--gold)" />
    </svg>
  );
}

/** The sea chart behind a heading: courses and a rose, only lines. */
export function Chart({ className }: { className?: string }) {
  const rays = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);
  return (
    <svg className={className} viewBox="0 0 800 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <g fill="none" stroke="var(--sea-line)" strokeWidth="1">
        {rays.map((angle) => (
          <line
            key={angle}
            x1="590"
            y1="190"
            x2={590 + 900 * Math.cos(angle)}
            y2={190 + 900 * Math.sin(angle)}
            opacity="0.4"
          />
        ))}
        <circle cx="590" cy="190" r="120" opacity="0.7" />
        <circle cx="590" cy="190" r="112" opacity="0.4" />
        <path
          d="M-20 330C120 240 210 350 330 290S470 150 590 190"
          strokeDasharray="3 8"
          strokeWidth="2"
          stroke="var(--blue)"
        />
      </g>
      <g>
        {rays.map((angle, index) => {
          const long = index % 4 === 0 ? 104 : index % 2 === 0 ? 70 : 40;
          const width = index % 4 === 0 ? 12 : 8;
          const point = (turn: number, far: number) =>
            `${590 + far * Math.cos(angle + turn)},${190 + far * Math.sin(angle + turn)}`;
          return (
            <polygon
              key={angle}
              points={`${point(0, long)} ${point(Math.PI / 8, width)} 590,190 ${point(-Math.PI / 8, width)}`}
              fill={index % 4 === 0 ? "var(--blue)" : "var(--gold)"}
              opacity={index % 4 === 0 ? 0.85 : 0.55}
            />
          );
        })}
      </g>
    </svg>
  );
}
