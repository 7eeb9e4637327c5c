/** Tables by candlelight: paper is darker then, and what is written on it is to be read all the same. */
import { isForEverybody } from "./support/journey";
import { goOnTo, test } from "./support/moments";

const EVERY = 7; // moments from one look to the next

test("everything written on a table can be read by candlelight", async ({ page, moments }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const moment of moments.filter((_, i) => i % EVERY === 0)) {
    await goOnTo(page, moment);
    await isForEverybody(page, ["color-contrast"]);
  }
});
