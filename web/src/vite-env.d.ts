/// <reference types="vite/client" />

/** A table of pictures, made into markup by scripts/art.mjs. */
declare module "*.art" {
  export const symbols: string; // what the pictures are made of: to be put into the page once
  export const pictures: Record<string, string>;
}
