import { titleOf } from "./titles";

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

/** How strong the bots are that a newcomer meets, and how many where the title does not say it. */
export const FRIENDLY = "greedy";
const THINKING = "merchant"; // knows every title: for those of which the friendly one knows nothing
const COMPANY = 2;

interface Seated {
  id: string;
  min_seats: number;
  max_seats: number;
  bots: string[];
}

export function friendlySeats(title: Seated, asked?: number) {
  const level = [FRIENDLY, THINKING].find((one) => title.bots.includes(one)) ?? title.bots[0] ?? FRIENDLY;
  const wanted = asked ?? (titleOf(title.id).company ?? COMPANY) + 1;
  const seats = Math.min(Math.max(wanted, title.min_seats), title.max_seats);
  return [
    { kind: "me" as const, name: "", level },
    ...Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, name: "", level })),
  ];
}
