/** What a device remembers: its theme, and whether it makes a sound. */
import { create } from "zustand";

export type Theme = "auto" | "light" | "dark";

interface Settings {
  theme: Theme;
  sound: boolean;
  careful: boolean; // asks before everything that cannot be undone
  setTheme: (theme: Theme) => void;
  setSound: (sound: boolean) => void;
  setCareful: (careful: boolean) => void;
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`carrack.${name}`);
  } catch {
    return null; // a browser that remembers nothing
  }
}

function keep(name: string, value: string): void {
  try {
    localStorage.setItem(`carrack.${name}`, value);
  } catch {
    // then it holds until the page is closed
  }
}

function show(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const theme = stored("theme");

export const useSettings = create<Settings>((set) => ({
  theme: theme === "light" || theme === "dark" ? theme : "auto",
  sound: stored("sound") !== "off",
  careful: stored("careful") === "on",
  setTheme: (theme) => {
    keep("theme", theme);
    show(theme);
    set({ theme });
  },
  setSound: (sound) => {
    keep("sound", sound ? "on" : "off");
    set({ sound });
  },
  setCareful: (careful) => {
    keep("careful", careful ? "on" : "off");
    set({ careful });
  },
}));

show(useSettings.getState().theme);
