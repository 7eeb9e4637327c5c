// @vitest-environment jsdom
import { afterEach, expect, it, vi } from "vitest";
import { get } from "./http";

afterEach(() => {
  vi.unstubAllGlobals();
  document.documentElement.lang = "";
});

it("asks in the language of the page, so that what is refused is told in it", async () => {
  const asked: (string | null)[] = [];
  vi.stubGlobal("fetch", (_path: string, init: RequestInit) => {
    asked.push(new Headers(init.headers).get("Accept-Language"));
    const told = { code: "table.too_many", sentence: "Primero empieza o deja una de tus mesas abiertas." };
    return Promise.resolve(new Response(JSON.stringify(told), { status: 409 }));
  });
  document.documentElement.lang = "es";
  await expect(get("/tables")).rejects.toMatchObject({ code: "table.too_many", sentence: /Primero/ });
  expect(asked).toEqual(["es"]);
});
