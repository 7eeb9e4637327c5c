/** What changed between two views, as the server writes it; see `changes.py` there. */

export type Path = (string | number)[];
export type Change = ["set", Path, unknown] | ["del", Path] | ["cut", Path, number];

type Holder = Record<string | number, unknown>;

/** The new value. The old one stays as it is, and what did not change is shared between both. */
export function changed<Value>(old: Value, changes: readonly Change[]): Value {
  const fresh = new Set<unknown>(); // what was copied already and may be written to
  const root: { value: unknown } = { value: old };

  function own(holder: Holder, key: string | number): Holder {
    const found = holder[key];
    if (fresh.has(found)) return found as Holder;
    if (typeof found !== "object" || found === null) throw new Error("a change leads nowhere");
    const copy = (Array.isArray(found) ? [...found] : { ...found }) as Holder;
    fresh.add(copy);
    holder[key] = copy;
    return copy;
  }

  for (const change of changes) {
    const [kind, path] = change;
    let holder: Holder = root;
    let last: string | number = "value";
    for (const step of path) {
      holder = own(holder, last);
      last = step;
    }
    if (kind === "set") holder[last] = change[2];
    else if (kind === "del") delete holder[last];
    else (own(holder, last) as unknown as unknown[]).length = change[2] as number;
  }
  return root.value as Value;
}

/** The new value, with every part that equals the old one's being the old one: what has not changed is not drawn again. */
export function shared<Value>(old: unknown, fresh: Value): Value {
  if (old === fresh || typeof old !== "object" || typeof fresh !== "object") return fresh;
  if (old === null || fresh === null || Array.isArray(old) !== Array.isArray(fresh)) return fresh;
  const [before, after] = [old as Holder, fresh as Holder];
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  const copy = (Array.isArray(fresh) ? [] : {}) as Holder;
  for (const key of keys) {
    copy[key] = shared(before[key], after[key]);
    isSame &&= copy[key] === before[key] && Object.hasOwn(before, key);
  }
  return (isSame ? old : copy) as Value;
}
