/** Games played by a program over HTTP, for journeys that begin where others have ended. */
import { request, type APIRequestContext, type Page } from "@playwright/test";
import type { TitleId } from "./play";

export interface Finished {
  id: string;
  key: string; // of the private link
}

interface Opened {
  table: { id: string; status: string };
  key: string;
}

interface Seen {
  view: { round: number };
  position: { turn: { decision: string; groups: { actions: { name: object }[] }[] } | null };
}

async function told<Answer>(
  answer: Promise<{ ok: () => boolean; json: () => Promise<unknown> }>,
): Promise<Answer> {
  return (await (await answer).json()) as Answer;
}

/** A whole game of somebody against a bot. */
export async function finishedGame(address: string, title: TitleId): Promise<Finished> {
  const http = await request.newContext({ baseURL: address });
  await http.post("/api/guests", { data: { name: "Ana Vento" } });
  const seats = [{ kind: "me" }, { kind: "bot", level: "greedy" }];
  const { table, key } = await told<Opened>(http.post("/api/tables", { data: { title, seats } }));
  await playOn(http, table.id);
  await http.dispose();
  return { id: table.id, key };
}

const OTHERS_ACT = 20; // milliseconds: to ask again at once would only take their time

/** `make sweep` clicks through whole games; every other run begins with their last round. */
export const WHOLE_GAMES = Boolean(process.env.WHOLE_GAMES);

/** For a journey that goes the same way at each title: every run goes it at one of them, `make sweep` at all. */
export const oneTitle = (title: TitleId) => ({ tag: title === "macau_cards" ? [] : ["@sweep"] });

/** At the table of this page a program plays for its seat, until the last round has begun. Nobody looks on meanwhile: to show
 *  hundreds of steps takes longer than to make them. */
export async function playAhead(page: Page, lastRound: number, seat = 0): Promise<void> {
  if (WHOLE_GAMES) return;
  const address = page.url();
  const id = /\/table\/(\w+)/.exec(address)![1]!;
  await page.goto("about:blank");
  await playOn(page.request, id, seat, (seen) => seen.view.round >= lastRound);
  await page.goto(address);
}

async function playOn(
  http: APIRequestContext,
  id: string,
  seat = 0,
  isFarEnough: (seen: Seen) => boolean = () => false,
): Promise<void> {
  for (let asked = 0, n = 0; asked < 5000; asked++) {
    const seen = await told<Seen>(http.get(`/api/tables/${id}/view?seat=${seat}`));
    if (isFarEnough(seen)) return;
    const { position } = seen;
    if (position.turn) {
      const { decision, groups } = position.turn;
      const actions = groups.flatMap((group) => group.actions);
      const action = actions[n % actions.length]!.name;
      await http.post(`/api/tables/${id}/act`, { data: { id: `program-${n++}`, seat, decision, action } });
    } else if ((await told<Opened>(http.get(`/api/tables/${id}`))).table.status !== "playing") return;
    else await new Promise((goOn) => setTimeout(goOn, OTHERS_ACT));
  }
  throw new Error("the program did not come to an end");
}
