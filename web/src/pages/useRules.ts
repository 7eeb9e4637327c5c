/** Links from a table into the rules: asked for once for each title. */
import { useEffect, useMemo, useState } from "react";
import * as http from "../api/http";
import { rulesLinks, type RulesLinks, type Sections } from "../table/rules";

const known = new Map<string, Promise<Sections>>();

/** Without a title yet, nothing is asked. */
export function useRules(title = ""): RulesLinks {
  const [found, setFound] = useState<{ title: string; sections: Sections } | null>(null);
  useEffect(() => {
    if (!title) return;
    let current = true;
    const asked = known.get(title) ?? http.sections(title);
    known.set(title, asked);
    asked.then(
      (sections) => current && setFound({ title, sections }),
      () => known.delete(title), // links lead to the beginning of the rules then
    );
    return () => {
      current = false;
    };
  }, [title]);
  return useMemo(
    () => rulesLinks(title, found?.title === title ? found.sections : undefined),
    [title, found],
  );
}
