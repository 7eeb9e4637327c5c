/** A wind rose with seven points, as the board has one. */
export function Emblem() {
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
