/** What a device remembers: its theme, whether it makes a sound, what keys do. */
import { create } from "zustand";

export type Theme = "auto" | "light" | "dark";

const VOLUME = 0.7; // until somebody chooses

interface Settings {
  theme: Theme;
  sound: boolean;
  volume: number; // of sounds, 0 to 1
  careful: boolean; // asks before everything that cannot be undone
  keys: boolean; // single keys do something
  nudges: boolean; // a newcomer is told a line now and then
  setTheme: (theme: Theme) => void;
  setSound: (sound: boolean) => void;
  setVolume: (volume: number) => void;
  setCareful: (careful: boolean) => void;
  setKeys: (keys: boolean) => void;
  setNudges: (nudges: boolean) => void;
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

function storedVolume(): number {
  const volume = Number(stored("volume") ?? VOLUME);
  return volume >= 0 && volume <= 1 ? volume : VOLUME;
}

function show(theme: Theme): void {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

const theme = stored("theme");

export const useSettings = create<Settings>((set) => ({
  theme: theme === "light" || theme === "dark" ? theme : "auto",
  sound: stored("sound") !== "off",
  volume: storedVolume(),
  careful: stored("careful") === "on",
  keys: stored("keys") !== "off",
  nudges: stored("nudges") !== "off",
  setTheme: (theme) => {
    keep("theme", theme);
    show(theme);
    set({ theme });
  },
  setSound: (sound) => {
    keep("sound", sound ? "on" : "off");
    set({ sound });
  },
  setVolume: (volume) => {
    keep("volume", String(volume));
    set({ volume });
  },
  setCareful: (careful) => {
    keep("careful", careful ? "on" : "off");
    set({ careful });
  },
  setKeys: (keys) => {
    keep("keys", keys ? "on" : "off");
    set({ keys });
  },
  setNudges: (nudges) => {
    keep("nudges", nudges ? "on" : "off");
    set({ nudges });
  },
}));

show(useSettings.getState().theme);
