/** Parts of a table that come a moment after it. */
import { lazy, type ComponentType } from "react";
import { asProblem } from "../api/types";

const AGAIN = 1500; // milliseconds from one try to the next

/** Like `lazy`, but where the server cannot be reached the part is asked for again and again: the table stands meanwhile. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as React has it: whatever props a component takes
export function later<Part extends ComponentType<any>>(load: () => Promise<{ default: Part }>) {
  return lazy(() => patiently(load));
}

export async function patiently<Found>(load: () => Promise<Found>): Promise<Found> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (asProblem(error).code !== "page.offline") throw error;
      await new Promise((done) => setTimeout(done, AGAIN));
    }
  }
}
