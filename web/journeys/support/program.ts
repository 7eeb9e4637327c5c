/** Games played by a program over HTTP, for journeys that begin where others have ended. */
import { request, type APIRequestContext } from "@playwright/test";
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

async function playOn(http: APIRequestContext, id: string): Promise<void> {
  for (let asked = 0, n = 0; asked < 5000; asked++) {
    const { position } = await told<Seen>(http.get(`/api/tables/${id}/view?seat=0`));
    if (position.turn) {
      const { decision, groups } = position.turn;
      const actions = groups.flatMap((group) => group.actions);
      const action = actions[n % actions.length]!.name;
      await http.post(`/api/tables/${id}/act`, { data: { id: `program-${n++}`, seat: 0, decision, action } });
    } else if ((await told<Opened>(http.get(`/api/tables/${id}`))).table.status !== "playing") return;
  }
  throw new Error("the program did not come to an end");
}
