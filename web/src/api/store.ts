/** What the page knows of tables, as the line tells it. */
import { create } from "zustand";
import { inBursts, whenPainted } from "./bursts";
import { Line, type LineState, type Wire } from "./line";
import { streamKey, withFull, withUpdate, type Stream } from "./stream";
import type { ChatLine, FromServer, Full, Present, Request, TableInfo, Tried } from "./types";

export interface Refusal {
  id: string;
  code: string;
  sentence: string;
}

export interface TableState {
  info: TableInfo | null;
  yours: number[];
  hadSeat: boolean; // played here, and somebody else has the seat now
  streams: Record<string, Stream>;
  chat: ChatLine[];
  gone: Refusal | null; // why it cannot be seen
  refused: Refusal | null; // the last thing that was not done
  waiting: string[]; // ids of what was sent and is not answered
  present: Present | null; // who is here now
  tried: Tried[]; // what was tried out, step by step; nobody else knows of it
}

interface Store {
  line: LineState;
  reason: string;
  nextTry: number | null; // our time when a lost line is tried again
  person: string | null | undefined; // whose line it is; not known before it is open
  tables: Record<string, TableState>;
}

const NOTHING: TableState = {
  info: null,
  yours: [],
  hadSeat: false,
  streams: {},
  chat: [],
  gone: null,
  refused: null,
  waiting: [],
  present: null,
  tried: [],
};

export const useStore = create<Store>(() => ({
  line: "idle",
  reason: "",
  nextTry: null,
  person: undefined,
  tables: {},
}));

/** Set by the page: the language is not the store's business. */
let language = () => "en";
export function speakOnLine(how: () => string): void {
  language = how;
}

/** Naming the table lets a server of several processes bring its people together; any process serves any table. */
function connect(): Wire {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const table = /^\/tables?\/([a-z0-9]+)/.exec(location.pathname)?.[1];
  const near = table ? `?table=${table}` : "";
  return new WebSocket(`${scheme}://${location.host}/api/socket${near}`) as unknown as Wire;
}

/** Of a server that is away a proxy says 502. */
const isThere = () =>
  fetch("/healthz").then(
    ({ status }) => status < 500,
    () => false,
  );

export const line = new Line({
  connect,
  isThere,
  hear: inBursts(hear, whenPainted, isPrelude),
  stateIs: (state, reason, nextTry) => useStore.setState({ line: state, reason, nextTry: nextTry ?? null }),
  known: (table) => {
    const streams = useStore.getState().tables[table]?.streams ?? {};
    return Object.fromEntries(Object.entries(streams).map(([key, stream]) => [key, stream.n]));
  },
  language: () => language(),
});

if (typeof window !== "undefined") {
  window.addEventListener("online", () => line.hurry());
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") line.hurry();
    line.looksAt(document.visibilityState === "visible");
  });
}

// ---- what the server says ----

function change(table: string, how: (old: TableState) => Partial<TableState>): void {
  useStore.setState(({ tables }) => {
    const old = tables[table] ?? NOTHING;
    return { tables: { ...tables, [table]: { ...old, ...how(old) } } };
  });
}

/** A plan that is about to be carried out, or a word that something is done: the table comes next, or came before,
 * and is drawn together with it. */
function isPrelude(message: FromServer): boolean {
  if (message.type !== "update") return message.type === "done";
  const plan = message.position.plan as { actions?: unknown[] } | null | undefined;
  return (plan?.actions?.length ?? 0) > 0;
}

function without(ids: string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : ids;
}

/** What is stored, and not yet told: until the table shows it, nothing of the old table can be done. */
const stored = new Map<string, { table: string; n: number }>();

function isTold(table: string, n: number): boolean {
  return (
    n === 0 || Object.values(useStore.getState().tables[table]?.streams ?? {}).some((stream) => stream.n >= n)
  );
}

/** As it was said: what onlookers said comes when the game is over. */
const inOrder = (chat: ChatLine[]) => chat.sort((one, other) => one.chat - other.chat);

function settle(table: string): void {
  for (const [id, one] of stored) {
    if (one.table !== table || !isTold(table, one.n)) continue;
    stored.delete(id);
    change(table, ({ waiting }) => ({ waiting: without(waiting, id) }));
  }
}

export function hear(message: FromServer): void {
  switch (message.type) {
    case "welcome":
      useStore.setState({ person: message.person });
      break;
    case "table":
      change(message.table.id, () => ({
        info: message.table,
        yours: message.yours ?? [],
        hadSeat: message.had_seat ?? false,
        gone: null,
      }));
      break;
    case "view":
      takeFull(message);
      break;
    case "update": {
      const key = streamKey(message.seat);
      const old = useStore.getState().tables[message.table]?.streams[key];
      const stream = withUpdate(old, message, Date.now());
      if (stream === null) line.refresh(message.table);
      else change(message.table, ({ streams }) => ({ streams: { ...streams, [key]: stream } }));
      settle(message.table);
      break;
    }
    case "done":
      change(message.table, () => ({ refused: null }));
      stored.set(message.id, { table: message.table, n: message.n ?? 0 });
      settle(message.table);
      break;
    case "tried":
      if (answer(message.id, message)) break;
      change(message.table, ({ waiting, tried }) => ({
        waiting: without(waiting, message.id),
        tried: [...shorter(tried, message.decision, message.actions.length), message],
        refused: null,
      }));
      break;
    case "refused":
      if (message.current) takeFull(message.current);
      if (answer(message.id, message) || !message.table) break;
      if (message.id === "") change(message.table, () => ({ gone: message }));
      else
        change(message.table, ({ waiting }) => ({ waiting: without(waiting, message.id), refused: message }));
      break;
    case "chat":
      change(message.table, ({ chat }) => ({
        chat: chat.some((one) => one.chat === message.chat) ? chat : inOrder([...chat, message]),
      }));
      break;
    case "present":
      change(message.table, () => ({ present: message }));
      break;
    case "gone":
      // Somebody else has the seat now: whoever sat there looks on, where that is allowed.
      if (message.code === "seat.not_yours") {
        change(message.table, ({ streams }) => ({
          yours: [],
          waiting: [],
          tried: [],
          streams: watching(streams),
        }));
        line.refresh(message.table);
        break;
      }
      change(message.table, () => ({ gone: { id: "", code: message.code, sentence: message.sentence } }));
      break;
    case "plan_dropped":
      change(message.table, () => ({ refused: { id: "", code: "plan.dropped", sentence: "" } }));
      break;
  }
}

/** The spectators' stream alone. */
function watching(streams: TableState["streams"]): TableState["streams"] {
  const key = streamKey(null);
  return streams[key] ? { [key]: streams[key] } : {};
}

/** What was tried for the same decision with fewer steps. */
function shorter(tried: Tried[], decision: string, steps: number): Tried[] {
  return tried.filter((one) => one.decision === decision && one.actions.length < steps);
}

function takeFull(full: Full): void {
  const key = streamKey(full.seat);
  change(full.table, ({ streams }) => ({
    streams: { ...streams, [key]: withFull(streams[key], full, Date.now()) },
  }));
  settle(full.table);
}

// ---- what the page does ----

/** Questions that only look ahead: nothing on the page waits for the answer. */
const asked = new Map<string, (found: Tried | Refusal) => void>();

function answer(id: string, found: Tried | Refusal): boolean {
  const hear = asked.get(id);
  asked.delete(id);
  hear?.(found);
  return hear !== undefined;
}

/** How things would be after these actions, or why they cannot be done. */
export function ask(question: {
  table: string;
  seat: number;
  decision: string;
  actions: Tried["actions"];
}): Promise<Tried | Refusal> {
  const id = newId();
  line.send({ type: "try", ...question, id } as Request);
  return new Promise((hear) => asked.set(id, hear));
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, "id"> : never;

function newId(): string {
  return crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`;
}

/** Send something about a table; `waiting` holds its id until the answer comes. */
export function send(message: WithoutId<Request>): string {
  const id = newId();
  change(message.table, ({ waiting }) => ({ waiting: [...waiting, id], refused: null }));
  line.send({ ...message, id } as Request);
  return id;
}

export function follow(table: string, key: string, spectator = false): () => void {
  change(table, () => ({ gone: null, refused: null, waiting: [], tried: [] }));
  line.watch(table, key, spectator);
  return () => line.unwatch(table);
}

/** Whether an answer is on its way. */
export function isWaiting(table: string): boolean {
  return (useStore.getState().tables[table]?.waiting.length ?? 0) > 0;
}

/** The last step that was tried is not wanted after all. */
export function untry(table: string): void {
  change(table, ({ tried }) => ({ tried: tried.slice(0, -1) }));
}

/** What was not done, told where the server's own refusals are. */
export function tellRefusal(table: string, refused: Refusal): void {
  change(table, () => ({ refused }));
}

export function forgetRefusal(table: string): void {
  change(table, () => ({ refused: null }));
}

/** Texts come in another language from now on: what was told in the old one is read anew. */
export function comeAgain(): void {
  line.restart();
}
