/** What moderators ask the server. */
import type { components } from "./http.generated";
import { ask } from "./http";

type Schemas = components["schemas"];
export type PersonLine = Schemas["PersonLine"];
export type Deed = Schemas["Deed"];

const at = encodeURIComponent;
const get = <Found>(path: string) => ask<Found>("GET", `/moderation${path}`);
const post = <Found>(path: string, body?: unknown) => ask<Found>("POST", `/moderation${path}`, body);

export const reports = (done: boolean) => get<Schemas["Report"][]>(`/reports?done=${done}`);
export const closeReport = (number: number) => post<void>(`/reports/${number}/done`);
export const bugs = (done: boolean) => get<Schemas["Bug"][]>(`/bugs?done=${done}`);
export const bugView = (id: string) => get<Schemas["BugView"]>(`/bugs/${at(id)}/view`);
export const bugRecordAddress = (id: string) => `/api/moderation/bugs/${at(id)}/record`;
export const closeBug = (id: string) => post<void>(`/bugs/${at(id)}/done`);
export const people = (name: string) => get<PersonLine[]>(`/people?name=${at(name)}`);
export const marked = () => get<PersonLine[]>("/people"); // muted or banned
export const muteOrBan = (id: string, what: "mute" | "ban", on: boolean) =>
  ask<PersonLine>("PUT", `/moderation/people/${at(id)}/${what}`, { on });
export const tables = (status: string) => get<Schemas["TableLine"][]>(`/tables?status=${at(status)}`);
export const closeTable = (id: string, reason: string) => post<void>(`/tables/${at(id)}/close`, { reason });
export const deeds = () => get<Deed[]>("/log");
