/** Corrections of figures: a JSON merge patch, in which null takes something away. */
export type Patch = Record<string, unknown>;

export const isTable = (value: unknown): value is Patch =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function patched(old: unknown, patch: unknown): unknown {
  if (!isTable(patch)) return patch;
  const table: Patch = isTable(old) ? { ...old } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete table[key];
    else table[key] = patched(table[key], value);
  }
  return table;
}
