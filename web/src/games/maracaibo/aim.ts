/** Where the ship would sail: the stop that was touched first, before it is confirmed. */
import { create } from "zustand";

export interface Aim {
  to: string; // a location
  points: number; // by which of the ways, told by what they cost
}

const useStore = create<{ aim: Aim | null }>(() => ({ aim: null }));

export function useAim<Part>(take: (aim: Aim | null) => Part): Part {
  return useStore(({ aim }) => take(aim));
}

export function aimAt(aim: Aim | null): void {
  useStore.setState({ aim });
}

export function aimNow(): Aim | null {
  return useStore.getState().aim;
}
