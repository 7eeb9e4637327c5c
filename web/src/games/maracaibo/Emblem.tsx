/** A ship on its way around an island, the course dashed behind it. */
export function Emblem() {
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
