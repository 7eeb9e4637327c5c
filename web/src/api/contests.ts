/** Tournaments; apart from the rest, since only their pages ask. */
import { ask, at, get, post, query, reach, spoken, UNCHANGED } from "./http";
import type { Contest, ContestAsked, ListedContest } from "./types";

const language = () => query({ language: spoken() });
const doing = (id: string, what: string, body: unknown = {}) =>
  post<Contest>(`/contests/${at(id)}/${what}${language()}`, body);

export const listed = () => get<ListedContest[]>("/contests");

/** The archive: what was over before a moment, the newest first. */
export const over = (before: number) => get<ListedContest[]>(`/contests${query({ before: String(before) })}`);

let known: { path: string; tag: string; found: Contest } | null = null;

/** One tournament. What has not changed since it was last asked for is not sent again. */
export async function contest(id: string, key: string): Promise<Contest> {
  const path = `/contests/${at(id)}${query({ key, language: spoken() })}`;
  const before = known?.path === path ? known : null;
  const headers = before ? { "If-None-Match": before.tag } : undefined;
  const answer = await reach(path, { credentials: "same-origin", headers });
  if (before && answer.status === UNCHANGED) return before.found;
  const found = (await answer.json()) as Contest;
  known = { path, tag: answer.headers.get("ETag") ?? "", found };
  return found;
}

export const open = (asked: ContestAsked) => post<Contest>(`/contests${language()}`, asked);
export const join = (id: string, key: string, team = 0) => doing(id, "join", { key, team });
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
export const invite = (id: string, name: string) => post<void>(`/contests/${at(id)}/invitations`, { name });
export const decline = (id: string) => ask<void>("DELETE", `/contests/${at(id)}/invitation`);
export const chat = (id: string, key: string, text: string) =>
  post<unknown>(`/contests/${at(id)}/chat${query({ key })}`, { text });
export const exportAt = (id: string, form: string, key: string) =>
  `/api/contests/${at(id)}/export${query({ form, key, language: spoken() })}`;
