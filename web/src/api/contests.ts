/** Tournaments; apart from the rest, since only their pages ask. */
import { at, get, post, query, spoken } from "./http";
import type { Contest, ContestAsked, ListedContest } from "./types";

const language = () => query({ language: spoken() });
const doing = (id: string, what: string, body: unknown = {}) =>
  post<Contest>(`/contests/${at(id)}/${what}${language()}`, body);

export const listed = () => get<ListedContest[]>("/contests");
export const contest = (id: string, key: string) =>
  get<Contest>(`/contests/${at(id)}${query({ key, language: spoken() })}`);
export const open = (asked: ContestAsked) => post<Contest>(`/contests${language()}`, asked);
export const join = (id: string, key: string) => doing(id, "join", { key });
export const leave = (id: string) => doing(id, "leave");
export const away = (id: string) => doing(id, "away");
export const back = (id: string) => doing(id, "back");
export const challenge = (id: string, to: number) => doing(id, "challenge", { to });
export const host = (id: string, what: "start" | "pause" | "resume" | "finish") => doing(id, `host/${what}`);
export const remove = (id: string, player: number) => doing(id, "remove", { player });
export const decide = (
  id: string,
  result: { round: number; board: number; places: number[]; forfeits: number[]; why: string },
) => doing(id, "results", result);
export const chat = (id: string, key: string, text: string) =>
  post<unknown>(`/contests/${at(id)}/chat${query({ key })}`, { text });
export const exportAt = (id: string, form: string, key: string) =>
  `/api/contests/${at(id)}/export${query({ form, key, language: spoken() })}`;
