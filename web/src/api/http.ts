/** HTTP: one function for each thing that is asked. */
import {
  Problem,
  type Blocked,
  type Between,
  type BugAsked,
  type Cards,
  type Correction,
  type DaysOff,
  type Device,
  type Friend,
  type AnalysisAnswer,
  type FairnessAnswer,
  type HandsShown,
  type Guide,
  type Hook,
  type HookAsked,
  type HintShown,
  type Imagined,
  type Lobby,
  type Lessons,
  type Listed,
  type LogEntry,
  type Me,
  type LookAsked,
  type Looked,
  type Option,
  type Opponent,
  type Passkey,
  type Person,
  type PlayedGame,
  type Program,
  type Ranking,
  type RankingName,
  type RuleSections,
  type Scene,
  type Statistics,
  type StepShown,
  type TableAnswer,
  type TableAsked,
  type Title,
  type Upload,
  type Uploaded,
  type Waiting,
  type WhatIfAsked,
} from "./types";
import { line } from "./store";
import { tagOf } from "../i18n/letters";

type Words = Record<string, string | number | boolean | null | undefined>;

export const UNCHANGED = 304;

export async function ask<Found>(
  method: string,
  path: string,
  body?: unknown,
  kind = "application/json",
): Promise<Found> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.headers = { "Content-Type": kind };
    init.body = kind === "application/json" ? JSON.stringify(body) : (body as string);
  }
  const answer = await reach(path, init);
  return (answer.status === 204 ? undefined : await answer.json().catch(() => null)) as Found;
}

/** The answer of the server, also that nothing has changed; a Problem where it refuses. */
export async function reach(path: string, init: RequestInit): Promise<Response> {
  let answer: Response;
  const headers = new Headers(init.headers);
  headers.set("Accept-Language", spoken() || "en"); // what is refused is told in the language of the page
  try {
    answer = await fetch(`/api${path}`, { ...init, headers });
  } catch {
    line.seek();
    throw new Problem("page.offline", "");
  }
  if (answer.ok || answer.status === UNCHANGED) return answer;
  const found: unknown = await answer.json().catch(() => null);
  const { code, sentence, fields } = (found ?? {}) as Partial<Problem>;
  throw new Problem(code ?? `http.${answer.status}`, sentence ?? "", answer.status, fields);
}

export const get = <Found>(path: string) => ask<Found>("GET", path);
export const post = <Found>(path: string, body: unknown = {}) => ask<Found>("POST", path, body);

export function query(words: Words): string {
  const given = Object.entries(words).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const written = given.map(([key, value]) => [
    key,
    key === "language" ? tagOf(String(value)) : String(value),
  ]);
  return written.length ? `?${new URLSearchParams(written)}` : "";
}

export const at = encodeURIComponent;
/** The language that is spoken here, for names that the server gives. */
export const spoken = () => document.documentElement.lang;

// ---- titles ----

export const titles = (language: string) => get<Title[]>(`/titles${query({ language })}`);
export const options = (title: string, language: string) =>
  get<{ options: Option[] }>(`/titles/${at(title)}/options${query({ language })}`);
export const rules = (title: string, language: string) =>
  get<{ title: string; language: string; rules: string }>(`/titles/${at(title)}/rules${query({ language })}`);
export const sections = (title: string) => get<RuleSections>(`/titles/${at(title)}/sections`);
export const cards = (title: string, language: string, preset: string) =>
  get<Cards>(`/titles/${at(title)}/cards${query({ language, preset })}`);
/** A piece of a game among bots. */
export const scene = (title: string) => get<Scene>(`/titles/${at(title)}/scene`);
export const lessons = (title: string, language: string) =>
  get<Lessons>(`/titles/${at(title)}/lesson${query({ language })}`);
export const beginLesson = (title: string, lesson: string | null) =>
  post<TableAnswer>(`/titles/${at(title)}/lesson`, { lesson });

export const figuresFile = (title: string, file: string) => `/api/titles/${at(title)}/figures/${at(file)}`;
export const lookThrough = (title: string, asked: LookAsked, language: string) =>
  post<Looked>(`/titles/${at(title)}/figures${query({ language })}`, asked);

// ---- people ----

export const session = () => get<{ me: Me | null; sends_mail: boolean }>("/session");
export const comeAsGuest = (name: string, language: string) => post<Me>("/guests", { name, language });
export const changeMe = (change: Record<string, unknown>) => ask<Me>("PATCH", "/me", change);
export const openAccount = (name: string, password: string, language: string) =>
  post<Me>("/accounts", { name, password, language });
export const signIn = (name: string, password: string, claim: boolean) =>
  post<Me>("/sessions", { name, password, claim });
export const passkeys = () => get<Passkey[]>("/me/passkeys");
export const passkeyToMake = (password: string) =>
  post<{ options: PublicKeyCredentialCreationOptionsJSON }>("/me/passkeys/options", { password });
export const keepPasskey = (credential: unknown, name: string) =>
  post<Passkey[]>("/me/passkeys", { credential, name });
export const removePasskey = (id: string) => ask<void>("DELETE", `/me/passkeys/${at(id)}`);
export const passkeyToSignIn = () =>
  post<{ options: PublicKeyCredentialRequestOptionsJSON }>("/sessions/passkey/options");
export const signInByPasskey = (credential: unknown, claim: boolean) =>
  post<Me>("/sessions/passkey", { credential, claim });
export const signOut = (everywhere = false) => ask<void>("DELETE", `/sessions${query({ everywhere })}`);
export const changePassword = (old: string, fresh: string) =>
  ask<void>("PUT", "/me/password", { old, new: fresh });
export const recoveryCode = (password: string) => post<{ code: string }>("/me/recovery", { password });
export const confirmMail = (code: string) => post<void>("/letters/confirmed", { code });
export const forgotPassword = (name: string) => post<void>("/password/forgotten", { name });
export const choosePassword = (code: string, fresh: string) =>
  post<void>("/password/chosen", { code, new: fresh });
export const recover = (name: string, code: string, fresh: string) =>
  post<void>("/password/recovered", { name, code, new: fresh });
export const devices = () => get<Device[]>("/me/sessions");
export const deleteMe = (password: string | null) => ask<void>("DELETE", "/me", { password });
export const blocked = () => get<Blocked[]>("/people/blocked");
export const block = (person: string, kind: "mute" | "block") =>
  ask<void>("PUT", `/people/${at(person)}/block`, { kind });
export const unblock = (person: string) => ask<void>("DELETE", `/people/${at(person)}/block`);
export const report = (person: string, text: string, table: string | null = null) =>
  post<void>(`/people/${at(person)}/reports`, { text, table });

/** What somebody found wrong at a table; what they see there is kept with it. */
export const reportBug = (table: string, bug: Partial<BugAsked> & { text: string }) =>
  post<void>(`/tables/${at(table)}/bugs`, bug);

export const programs = () => get<Program[]>("/me/programs");
export const admitProgram = (name: string) => post<Program & { token: string }>("/me/programs", { name });
export const withdrawProgram = (id: string) => ask<void>("DELETE", `/me/programs/${at(id)}`);

export const friends = () => get<Friend[]>("/friends");
export const askNamed = (name: string) => post<{ state: Friend["state"] }>("/friends", { name });
export const askToBeFriends = (person: string) =>
  ask<{ state: Friend["state"] }>("PUT", `/people/${at(person)}/friend`);
export const noFriends = (person: string) => ask<void>("DELETE", `/people/${at(person)}/friend`);
export const opponents = () => get<Opponent[]>("/me/opponents");
export const between = (person: string) => get<Between>(`/people/${at(person)}/between`);
export const gamesOf = (person: string, title: string, after: number, language: string) =>
  get<{ games: PlayedGame[]; more: boolean }>(
    `/people/${at(person)}/games${query({ title, after, language })}`,
  );

// ---- rankings ----

export const RANKED = 50; // people that are told at once
export const rankings = () => get<RankingName[]>("/rankings");
export const ranking = (title: string, seats: number, after: number, language: string) =>
  get<Ranking>(`/rankings/${at(title)}/${seats}${query({ after, language })}`);
export const person = (id: string, language: string) =>
  get<Person>(`/people/${at(id)}${query({ language })}`);

// ---- tables ----

export const lobby = (language = spoken()) => get<Lobby>(`/lobby${query({ language })}`);
export const myTables = (finished = false, language = spoken()) =>
  get<Listed[]>(`/me/tables${query({ finished, language })}`);
/** The tables that wait for me, those with the least time first; `asked` also says for what. */
export const waiting = (asked = false, language = spoken()) =>
  get<Waiting[]>(`/me/waiting${query({ asked, language })}`);
export const daysOff = () => get<DaysOff>("/me/days-off");
export const takeDaysOff = (days: number) => post<DaysOff>("/me/days-off", { days });
export const endDaysOff = () => ask<DaysOff>("DELETE", "/me/days-off");
export const openTable = (asked: TableAsked) => post<TableAnswer>("/tables", asked);
export const table = (id: string, key: string, language = "") =>
  get<TableAnswer>(`/tables/${at(id)}${query({ key, language })}`);
export const join = (id: string, key: string, seat: number | null = null) =>
  post<{ table: string; seat: number }>(`/tables/${at(id)}/join`, { seat, key });
export const pair = (title: string, pace: string, seats: number | null) =>
  post<TableAnswer>("/pairings", { title, pace, seats });
export const changeTable = (id: string, change: Record<string, unknown>) =>
  ask<TableAnswer>("PATCH", `/tables/${at(id)}`, change);
export const sayReady = (id: string, ready: boolean) =>
  ask<void>("PUT", `/tables/${at(id)}/ready`, { ready });
export const leave = (id: string) => post<void>(`/tables/${at(id)}/leave`);
export const start = (id: string, fill: string | null) =>
  post<TableAnswer>(`/tables/${at(id)}/start`, { fill });
export const replaceSeat = (id: string, seat: number, level: string | null) =>
  ask<TableAnswer>("PUT", `/tables/${at(id)}/seats/${seat}`, { level });
export const askToLeave = (id: string, seat: number) =>
  ask<void>("DELETE", `/tables/${at(id)}/seats/${seat}`);
export const invite = (id: string, seat: number, name: string) =>
  post<TableAnswer>(`/tables/${at(id)}/seats/${seat}/invitation`, { name });
export const closeTable = (id: string) => post<void>(`/tables/${at(id)}/close`);
export const decline = (id: string) => post<void>(`/tables/${at(id)}/decline`);
export const hint = (id: string, seat: number, decision: string, language: string) =>
  post<HintShown>(`/tables/${at(id)}/hint${query({ language })}`, { seat, decision });
export const guide = (id: string, seat: number, decision: string, tried: object[], language: string) =>
  post<Guide>(`/tables/${at(id)}/guide${query({ language })}`, { seat, decision, tried });
export const whatIf = (id: string, asked: WhatIfAsked, language: string) =>
  post<Imagined>(`/tables/${at(id)}/what-if${query({ language })}`, asked);
export const rematch = (id: string) => post<{ table: string }>(`/tables/${at(id)}/rematch`);

// ---- afterwards ----

/** A table that is over, or a record that somebody brought: both are looked at in the same way. */
export interface Source {
  kind: "tables" | "records";
  id: string;
  key: string;
}

const of = (source: Source, what: string, words: Words = {}) =>
  `/${source.kind}/${at(source.id)}${what}${query({ ...words, key: source.kind === "tables" ? source.key : "" })}`;

export const step = (source: Source, number: number, seat: string | null, language: string) =>
  get<StepShown>(of(source, "/replay", { step: number, seat, language }));
export const log = (source: Source, after: number, seat: string | null, language: string) =>
  get<LogEntry[]>(of(source, "/log", { after, seat, language }));
/** Its steps in words: of a table they are others than those its page heard. */
export const replayLog = (source: Source, after: number, seat: string | null, language: string) =>
  get<LogEntry[]>(of(source, source.kind === "tables" ? "/replay/log" : "/log", { after, seat, language }));
export const statistics = (source: Source, language: string) =>
  get<Statistics>(of(source, "/statistics", { language }));
export const analysis = (source: Source, language: string) =>
  get<AnalysisAnswer>(of(source, "/analysis", { language }));
export const beginAnalysis = (source: Source) => post<AnalysisAnswer>(of(source, "/analysis"));
export const fairness = (source: Source) => get<FairnessAnswer>(of(source, "/fairness"));
/** What a seat saw some time ago; only for those who look on. */
export const hands = (id: string, key: string, seat: number) =>
  get<HandsShown>(`/tables/${at(id)}/delayed${query({ key, seat })}`);
export const corrections = (id: string, key: string, language: string) =>
  get<Correction[]>(`/tables/${at(id)}/corrections${query({ key, language })}`);
/** What is printed in this game, as its face draws it. */
export const printed = (source: Source) => get<unknown>(of(source, "/figures"));
export const recordAddress = (source: Source) => `/api${of(source, "/record")}`;
export const upload = (lines: string) => ask<Uploaded>("POST", "/records", lines, "application/x-ndjson");
export const uploads = () => get<Upload[]>("/records");
export const uploaded = (id: string) => get<Uploaded>(`/records/${at(id)}`);
export const deleteUpload = (id: string) => ask<void>("DELETE", `/records/${at(id)}`);

// ---- notices ----

export const pushKey = () => get<{ key: string }>("/push/key");
export const subscribe = (subscription: unknown) => post<void>("/push/subscriptions", subscription);
export const unsubscribe = (endpoint: string) => ask<void>("DELETE", "/push/subscriptions", { endpoint });
export const hooks = () => get<Hook[]>("/me/hooks");
export const addHook = (hook: HookAsked) => post<Hook>("/me/hooks", hook);
export const removeHook = (id: string) => ask<void>("DELETE", `/me/hooks/${at(id)}`);
export const tryHook = (id: string) => post<{ sent: boolean }>(`/me/hooks/${at(id)}/test`);
export const tryPush = () => post<{ sent: number; of: number }>("/push/test");
