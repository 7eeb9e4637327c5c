// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { chooseLanguage, useTexts } from "../i18n";
import * as http from "./http";
import { somebody, useSession, whoAmI } from "./session";
import { line, useStore } from "./store";
import { Problem, type Me } from "./types";

const { speak } = useTexts.getState();
const anna = { id: "a1", kind: "guest", name: "Anna" } as Me;
const server = { me: null as Me | null };

vi.mock("./http", () => ({
  session: vi.fn(() => Promise.resolve({ me: server.me, sends_mail: true })),
  comeAsGuest: vi.fn(),
}));
vi.spyOn(line, "restart").mockImplementation(() => undefined);

const refused = (why: string) => new Problem(`person.${why}`, "refused", 409);

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

it("comes as a guest under another name where the made-up one is an account's", async () => {
  const came: string[] = [];
  vi.mocked(http.comeAsGuest).mockImplementation((name) => {
    came.push(name);
    if (came.length < 3) return Promise.reject(refused(came.length === 1 ? "name_taken" : "name_alike"));
    return Promise.resolve({ ...anna, name });
  });
  const me = await somebody("Ana Vento", "en");
  expect(came[0]).toBe("Ana Vento");
  expect(came.slice(1)).toEqual([expect.stringMatching(/^Ana Vento \d+$/), me.name]);
  expect(useSession.getState().me).toEqual(me);
});

it("tells what else a server refuses a guest for", async () => {
  vi.mocked(http.comeAsGuest).mockRejectedValue(refused("banned"));
  await expect(somebody("Ana Vento", "en")).rejects.toThrow();
  expect(useSession.getState().me).toBeNull();
});
