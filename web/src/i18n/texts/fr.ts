/** French: the words of the page, what each title says of itself there, and where the words of single pages lie. */
import page from "./fr.ftl?raw";

const titles = import.meta.glob<string>("../../games/*/texts/page.fr.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [page, ...Object.values(titles)];

export const parts = import.meta.glob<string>("./*.fr.ftl", { query: "?raw", import: "default" });
