/** Small likes of the reader, kept in this browser; forgotten where it keeps nothing. */

const PREFIX = "carrack.macau_cards.";

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
