import { useCallback, useSyncExternalStore } from "react";

/** Whether the window is like that now. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      if (typeof matchMedia !== "function") return () => undefined;
      const list = matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    watch,
    () => typeof matchMedia === "function" && matchMedia(query).matches,
    () => false,
  );
}

/** A table on a phone: the question is a sheet above the tray. As in room.css. */
export const PHONE = "(max-width: 899px)";
