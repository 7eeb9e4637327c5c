import { act as settle } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loadWords } from "../i18n";
import { PlanAhead } from "./PlanAhead";

const { send } = vi.hoisted(() => ({ send: vi.fn() }));
vi.mock("../api/store", async (original) => ({ ...(await original<object>()), send }));

describe("passing by itself", () => {
  let root: Root;
  const place = document.createElement("div");

  beforeEach(async () => {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    send.mockClear();
    document.body.append(place);
    await loadWords("slow");
    root = createRoot(place);
  });
  afterEach(() => settle(() => root.unmount()));

  const show = (plan: Record<string, unknown> | null) =>
    settle(() => root.render(<PlanAhead id="t" seat={1} plan={plan} begin={undefined} />));
  const field = () => place.querySelector("select")!;
  const choose = (value: string) =>
    settle(() => {
      field().value = value;
      field().dispatchEvent(new Event("change", { bubbles: true }));
    });

  it("goes on until the round is over, where one says so", async () => {
    await show(null);
    expect(field().value).toBe("no");
    await choose("round");
    const plan = { type: "plan", table: "t", seat: 1, actions: [], auto_pass: false, until: "round" };
    expect(send).toHaveBeenCalledWith(plan);
  });

  it("shows what is set, and a plan that could not be done", async () => {
    await show({ actions: [], auto_pass: false, until: "turn", said_dropped: "Draw" });
    expect(field().value).toBe("turn");
    expect(place.querySelector("[role=status]")!.textContent).toMatch(/Draw.* was not possible/);
  });

  it("keeps what is planned, where one passes only when nothing else is possible", async () => {
    await show({ actions: [{ type: "draw" }], said: ["Draw"], auto_pass: false });
    await choose("only");
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ actions: [{ type: "draw" }], auto_pass: true }),
    );
  });
});
