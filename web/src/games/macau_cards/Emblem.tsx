/** Three cards as a fan. */
export function Emblem() {
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
