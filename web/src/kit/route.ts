/** Addresses of the page: `/table/q9f3#key` is a path and a key behind it. */
import { useSyncExternalStore } from "react";

export interface Place {
  path: string;
  parts: string[];
  search: URLSearchParams;
  hash: string;
}

const MOVED = "carrack:moved";

function subscribe(changed: () => void): () => void {
  const events = ["popstate", "hashchange", MOVED];
  for (const event of events) window.addEventListener(event, changed);
  return () => events.forEach((event) => window.removeEventListener(event, changed));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function placeOf(address: string): Place {
  const url = new URL(address, "http://page");
  return {
    path: url.pathname,
    parts: url.pathname.split("/").filter(Boolean).map(decoded),
    search: url.searchParams,
    hash: decoded(url.hash.slice(1)),
  };
}

export function usePlace(): Place {
  const address = useSyncExternalStore(subscribe, () => location.pathname + location.search + location.hash);
  return placeOf(address);
}

export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else {
    history.pushState(null, "", address);
    window.scrollTo(0, 0);
  }
  window.dispatchEvent(new Event(MOVED));
}
