import { artPlugin } from "./scripts/art.mjs";
import optimizeLocales from "@react-aria/optimize-locales-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const LOCALES = ["en-US", "de-DE", "es-ES", "fr-FR", "hu-HU", "pl-PL", "pt-PT", "ro-RO"];

// The built page lies inside the Python package, so that it travels with it.
export default defineConfig({
  plugins: [
    artPlugin(),
    react(),
    // Without this, the words of react-aria in thirty languages would be part of the page.
    { ...optimizeLocales.vite({ locales: LOCALES }), enforce: "pre" },
  ],
  build: {
    outDir: "../src/carrack/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's policy allows no data: fonts
    modulePreload: { polyfill: false },
    manifest: true,
    target: "es2022",
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8320", ws: true } } },
  // A document takes a second to make: only tests that draw something get one, or ask for it in their first line.
  test: {
    projects: [
      { extends: true, test: { name: "plain", environment: "node", include: ["src/**/*.test.ts"] } },
      { extends: true, test: { name: "drawn", environment: "jsdom", include: ["src/**/*.test.tsx"] } },
    ],
  },
});
