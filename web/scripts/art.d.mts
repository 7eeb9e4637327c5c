import type { Plugin } from "vite";

export function artPlugin(): Plugin;
