/** Campaigns of a group; apart from the rest, since only their pages ask. */
import { ask, at, get, post, query, spoken } from "./http";
import type { Campaign, ListedCampaign, TableAsked } from "./types";

export const mine = (language = spoken()) => get<ListedCampaign[]>(`/me/campaigns${query({ language })}`);
export const begin = (title: string, seats: TableAsked["seats"], name: string) =>
  post<Campaign>("/campaigns", { title, seats, name });
export const campaign = (id: string, key: string, language: string) =>
  get<Campaign>(`/campaigns/${at(id)}${query({ key, language })}`);
export const join = (id: string, key: string) => post<Campaign>(`/campaigns/${at(id)}/join`, { key });
export const leave = (id: string) => post<void>(`/campaigns/${at(id)}/leave`);
export const givePlace = (id: string, seat: number, level: string | null) =>
  ask<Campaign>("PUT", `/campaigns/${at(id)}/places/${seat}`, { level });
export const nextGame = (id: string, options: Record<string, unknown>, add: string[]) =>
  post<{ table: string }>(`/campaigns/${at(id)}/games`, { options, add });
export const abandonGame = (id: string) => post<void>(`/campaigns/${at(id)}/abandon`);
