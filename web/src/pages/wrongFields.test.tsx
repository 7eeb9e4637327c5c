// @vitest-environment jsdom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it, vi } from "vitest";
import { Problem } from "../api/types";
import { useTexts } from "../i18n";
import { wrongFields } from "./Problem";
import { TextField, WrongFields } from "../kit/Field";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

it("says at each field what is wrong with it", async () => {
  await useTexts.getState().speak("en");
  const problem = new Problem("request.invalid", "body.password: too short", 422, [
    { field: "password", code: "field.too_short", least: 8 },
  ]);
  const place = document.createElement("div");
  await act(() =>
    createRoot(place).render(
      <WrongFields value={wrongFields(problem)}>
        <TextField label="Name" name="name" value="" onChange={() => {}} />
        <TextField label="Password" name="password" value="1" onChange={() => {}} />
      </WrongFields>,
    ),
  );
  const [name, password] = place.querySelectorAll("input");
  expect(name!.getAttribute("aria-invalid")).toBeNull();
  expect(password!.getAttribute("aria-invalid")).toBe("true");
  expect(place.querySelector("[role=alert]")!.textContent).toBe("At least 8 characters.");
  expect(password!.getAttribute("aria-describedby")).toContain("-wrong");
});
