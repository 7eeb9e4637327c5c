/** Names that a device remembers; where a browser keeps nothing, until the page is closed. */

const here = new Map<string, string>();

export function remembered(key: string): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? here.get(key) ?? "[]");
    return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

export function remember(key: string, names: string[]): void {
  const text = JSON.stringify(names);
  here.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // then it holds until the page is closed
  }
}
