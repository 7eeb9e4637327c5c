// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { contest } from "./contests";

afterEach(() => vi.unstubAllGlobals());

test("what has not changed is not read again, and is the same thing", async () => {
  const asked: (string | undefined)[] = [];
  const answers = [
    new Response('{"name":"Cup"}', { headers: { ETag: '"a"' } }),
    new Response(null, { status: 304, headers: { ETag: '"a"' } }),
    new Response('{"name":"Other"}', { headers: { ETag: '"b"' } }),
  ];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get("If-None-Match") ?? undefined);
    return Promise.resolve(answers.shift());
  });
  const first = await contest("c1", "");
  expect(await contest("c1", "")).toBe(first);
  expect((await contest("c2", "")).name).toBe("Other");
  expect(asked).toEqual([undefined, '"a"', undefined]);
});
