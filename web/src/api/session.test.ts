// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { chooseLanguage, useTexts } from "../i18n";
import * as http from "./http";
import { useSession, whoAmI } from "./session";
import { line, useStore } from "./store";
import type { Me } from "./types";

const { speak } = useTexts.getState();
const anna = { id: "a1", kind: "guest", name: "Anna" } as Me;
const server = { me: null as Me | null };

vi.mock("./http", () => ({ session: vi.fn(() => Promise.resolve({ me: server.me, sends_mail: true })) }));
vi.spyOn(line, "restart").mockImplementation(() => undefined);

beforeEach(() => {
  localStorage.clear();
  server.me = null;
  useSession.setState({ me: null, asked: false });
  useStore.setState({ person: undefined });
});

it("asks the server who one is, also where the browser remembers nothing", async () => {
  server.me = anna;
  await whoAmI();
  expect(useSession.getState()).toEqual({ me: anna, asked: true, sendsMail: true });
});

it("asks again when the line is somebody's whom the page does not know", async () => {
  await whoAmI();
  expect(useSession.getState().me).toBeNull();
  server.me = anna;
  useStore.setState({ person: "a1" });
  await vi.waitFor(() => expect(useSession.getState().me).toEqual(anna));
  const asked = vi.mocked(http.session).mock.calls.length;
  useStore.setState({ person: "a1", reason: "drawn again" });
  expect(vi.mocked(http.session).mock.calls.length).toBe(asked);
});

it("speaks the language of an account on a new device, and what was chosen on a known one", async () => {
  await speak("en");
  server.me = { ...anna, language: "de" };
  await whoAmI();
  await vi.waitFor(() => expect(useTexts.getState().language).toBe("de"));
  useSession.setState({ me: null });
  await chooseLanguage("fr");
  await whoAmI();
  await new Promise((resolve) => setTimeout(resolve));
  expect(useTexts.getState().language).toBe("fr");
});

it("lets a table be followed even where the question was lost", async () => {
  vi.mocked(http.session).mockRejectedValueOnce(new Error("offline"));
  await expect(whoAmI()).rejects.toThrow();
  expect(useSession.getState().asked).toBe(true);
});
