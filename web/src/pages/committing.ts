/** Whether the luck of a game was chosen before it began: worked out here, not believed. */

const KEPT = "carrack-commitments";
const MOST = 200; // tables that a browser remembers

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The head of a record, as far as it is committed to. */
export interface Head {
  game: string;
  rules_version: number;
  seats: number;
  options: Json;
  data: { fingerprint: string };
  key: string;
  seals: { hash: string }[];
}

/** A value in its one written form: names in order, no spaces, nothing but ASCII. */
export function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const names = Object.keys(value).sort();
    return `{${names.map((name) => `${canonical(name)}:${canonical(value[name] ?? null)}`).join(",")}}`;
  }
  return JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** What the key and the table of a record commit to; null where a browser cannot work it out. */
export async function commitmentOf(head: Head): Promise<string | null> {
  // Browsers have it on pages that come by https, and on this very machine.
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle) return null;
  const { game, rules_version, seats, options, data, key, seals } = head;
  const players = seals.map((seal) => seal.hash);
  const table = { game, rules_version, seats, options, data: data.fingerprint, players };
  const text = canonical({ carrack: "commitment", key, table });
  const found = await subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(found)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Keep what was shown at a table, to compare it with the record when the game is over. */
export function remember(table: string, commitment: string) {
  const kept = remembered();
  if (kept[table]) return; // the first one counts
  const rows = [...Object.entries(kept), [table, commitment]].slice(-MOST);
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(rows)));
  } catch {
    // a browser that keeps nothing compares nothing
  }
}

export function remembered(): Record<string, string | undefined> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, string>;
  } catch {
    return {};
  }
}
