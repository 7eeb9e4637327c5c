/** French: the words of the page, and what each title says of itself there. */
import page from "./fr.ftl?raw";

const titles = import.meta.glob<string>("../../games/*/texts/page.fr.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default [page, ...Object.values(titles)];
