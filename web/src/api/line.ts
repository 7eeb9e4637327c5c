/**
 * The line to the server: one socket that comes back after every break.
 *
 * What is sent with an id is kept until it is answered. After a break everything unanswered is sent
 * again with the same id, so nothing is lost, and the server does nothing twice.
 */
import type { FromClient, FromServer, Request } from "./types";

export type LineState = "idle" | "connecting" | "open" | "lost";

/** What a socket must be able to do; a browser's WebSocket is one. */
export interface Wire {
  send(text: string): void;
  close(code?: number): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface LineParts {
  connect: () => Wire;
  isThere: () => Promise<boolean>; // whether a server answers at all
  hear: (message: FromServer) => void;
  stateIs: (state: LineState, reason: string, nextTry?: number) => void; // and when it is tried again
  known: (table: string) => Record<string, number>; // the last numbers of a table's streams
  language: () => string;
}

interface Watched {
  key: string;
  spectator: boolean;
}

const SHORTEST = 400;
const LONGEST = 1000; // so a page has two seconds to come before three are over
const ANSWERED = 5000; // a try that nobody answers is given up
const PING_EVERY = 25_000;
const PATIENCE = 10_000; // for an answer to a ping

export class Line {
  private wire: Wire | null = null;
  private ready = false; // welcomed
  private failures = 0;
  private knocking: Promise<boolean> | null = null;
  private again: ReturnType<typeof setTimeout> | undefined;
  private pulse: ReturnType<typeof setTimeout> | undefined;
  private readonly watched = new Map<string, Watched>();
  private readonly unanswered = new Map<string, Request>();
  private isLost = false;
  private isSought = false; // a page waits until the server is there again
  private isHere = true;

  constructor(private readonly parts: LineParts) {}

  // ---- what a page asks ----

  watch(table: string, key: string, spectator = false): void {
    this.watched.set(table, { key, spectator });
    if (this.ready) this.sendWatch(table);
    else this.open();
  }

  unwatch(table: string): void {
    this.watched.delete(table);
    if (this.ready) this.write({ type: "unwatch", table });
  }

  /** A page could not ask something: try until the server is there, and say so. */
  seek(): void {
    this.isSought = true;
    this.open();
  }

  /** Watch again: a number was missed, or the language has changed. */
  refresh(table: string): void {
    if (this.ready && this.watched.has(table)) this.sendWatch(table);
  }

  /** Send something that must arrive. */
  send(message: Request): void {
    this.unanswered.set(message.id, message);
    if (this.ready) this.write(message);
    else this.open();
  }

  /** Whether somebody looks at this page; others at the same tables see it. */
  looksAt(here: boolean): void {
    this.isHere = here;
    if (this.ready) this.write({ type: "present", here });
  }

  get waiting(): number {
    return this.unanswered.size;
  }

  /** Connect anew: the person or the language is another one now. */
  restart(): void {
    const had = this.wire !== null || this.watched.size > 0;
    this.drop();
    this.failures = 0;
    if (had) this.open();
  }

  /** Try at once: the device is online again, the page is seen again, or somebody asks for it. */
  hurry(): void {
    if (this.wire === null && this.isLost) this.open();
  }

  close(): void {
    this.watched.clear();
    this.unanswered.clear();
    this.drop();
    this.parts.stateIs("idle", "");
  }

  // ---- the socket itself ----

  private open(): void {
    if (this.wire !== null || this.knocking) return;
    clearTimeout(this.again);
    if (!this.isLost) this.parts.stateIs("connecting", "");
    if (this.failures > 1) void this.knock();
    else this.connect();
  }

  /** A browser where many sockets have failed holds the next ones back for seconds: the server is asked in a plainer way
   *  until it is there. */
  private async knock(): Promise<void> {
    this.again = setTimeout(() => this.lost("silent"), ANSWERED);
    const asked = (this.knocking = this.parts.isThere());
    const isThere = await asked;
    if (this.knocking !== asked) return;
    this.forget();
    if (isThere) this.connect();
    else this.lost("");
  }

  private connect(): void {
    const wire = this.parts.connect();
    this.wire = wire;
    this.again = setTimeout(() => {
      this.lost("silent");
      wire.close();
    }, ANSWERED);
    wire.onopen = () => {
      if (this.wire === wire) this.write({ type: "hello", language: this.parts.language() });
    };
    wire.onmessage = (event) => {
      if (this.wire === wire) this.heard(JSON.parse(String(event.data)) as FromServer);
    };
    wire.onclose = (event) => {
      if (this.wire === wire) this.lost(event.reason);
    };
  }

  private heard(message: FromServer): void {
    this.expectPulse();
    if (message.type === "welcome") this.welcomed();
    if (["done", "refused", "tried"].includes(message.type))
      this.unanswered.delete((message as { id: string }).id);
    this.parts.hear(message);
  }

  private welcomed(): void {
    clearTimeout(this.again);
    this.ready = true;
    this.failures = 0;
    this.isLost = this.isSought = false;
    this.parts.stateIs("open", "");
    if (!this.isHere) this.write({ type: "present", here: false });
    for (const table of this.watched.keys()) this.sendWatch(table);
    for (const message of this.unanswered.values()) this.write(message);
  }

  private sendWatch(table: string): void {
    const found = this.watched.get(table);
    if (!found) return;
    this.write({ type: "watch", table, ...found, known: this.parts.known(table) });
  }

  private write(message: FromClient): void {
    this.wire?.send(JSON.stringify(message));
  }

  /** A socket can be dead without saying so: whoever does not answer a ping is gone. */
  private expectPulse(): void {
    clearTimeout(this.pulse);
    this.pulse = setTimeout(() => {
      this.write({ type: "ping", id: "ping" });
      this.pulse = setTimeout(() => {
        const wire = this.wire;
        this.lost("silent");
        wire?.close();
      }, PATIENCE);
    }, PING_EVERY);
  }

  private lost(reason: string): void {
    this.forget();
    this.isLost = this.isSought || this.watched.size > 0 || this.unanswered.size > 0;
    if (!this.isLost) return this.parts.stateIs("idle", reason); // nobody waits for it
    const longest = Math.min(LONGEST, SHORTEST * 2 ** this.failures);
    this.failures += 1;
    // Not all pages at the same moment when a server comes back.
    const pause = longest * (0.5 + Math.random() / 2);
    this.again = setTimeout(() => this.open(), pause);
    this.parts.stateIs("lost", reason, Date.now() + pause);
  }

  private drop(): void {
    const wire = this.wire;
    this.forget();
    wire?.close();
  }

  private forget(): void {
    clearTimeout(this.again);
    clearTimeout(this.pulse);
    this.wire = this.knocking = null;
    this.ready = false;
  }
}
