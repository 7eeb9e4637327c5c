/** German: the words of the page, what each title says of itself there, and where the words of single pages lie. */
import page from "./de.ftl?raw";

const titles = import.meta.glob<string>("../../games/*/texts/page.de.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [page, ...Object.values(titles)];

export const parts = import.meta.glob<string>("./*.de.ftl", { query: "?raw", import: "default" });
