/** A guided first game: opened with one press, for somebody who may have no name yet. */
import * as http from "../api/http";
import { somebody } from "../api/session";
import { go } from "../kit/route";
import { guestName } from "./guest";

export async function beginLesson(
  title: string,
  language: string,
  lesson: string | null = null,
): Promise<void> {
  await somebody(guestName(), language);
  const opened = await http.beginLesson(title, lesson);
  go(`/table/${opened.table.id}`);
}
