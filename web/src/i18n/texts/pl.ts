/** Polish: the words of the page, what each title says of itself there, and where the words of single pages lie. */
import page from "./pl.ftl?raw";

const titles = import.meta.glob<string>("../../games/*/texts/page.pl.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [page, ...Object.values(titles)];

export const parts = import.meta.glob<string>("./*.pl.ftl", { query: "?raw", import: "default" });
