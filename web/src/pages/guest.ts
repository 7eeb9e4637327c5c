/** A name for somebody who has not said theirs: a sailor of the time. */
const FIRST = [
  "Ana",
  "Bento",
  "Clara",
  "Diogo",
  "Elena",
  "Fernão",
  "Guida",
  "Henrique",
  "Inês",
  "Joana",
  "Luís",
  "Marta",
];
const SECOND = [
  "Vento",
  "Maré",
  "Costa",
  "Vela",
  "Ferro",
  "Ilha",
  "Norte",
  "Ramos",
  "Serra",
  "Torres",
  "Onda",
  "Luz",
];

export function guestName(chance: () => number = Math.random): string {
  const one = (names: string[]) => names[Math.floor(chance() * names.length)]!;
  return `${one(FIRST)} ${one(SECOND)}`;
}

/** How many bots a newcomer meets, and how strong. */
export const FRIENDLY = "greedy";
const COMPANY: Record<string, number> = { macao: 2, macau_cards: 3, maracaibo: 1 };

export function friendlySeats(title: { id: string; min_seats: number; max_seats: number; bots: string[] }) {
  const level = title.bots.includes(FRIENDLY) ? FRIENDLY : (title.bots[0] ?? FRIENDLY);
  const wanted = (COMPANY[title.id] ?? 2) + 1;
  const seats = Math.min(Math.max(wanted, title.min_seats), title.max_seats);
  return [
    { kind: "me" as const, name: "", level },
    ...Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, name: "", level })),
  ];
}
