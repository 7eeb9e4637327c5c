import "./kit/shortcuts";
import "./kit/fonts.css";
import "./kit/tokens.css";
import "./kit/base.css";
import "./pages/pages.css";
import "./table/table.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { whoAmI } from "./api/session";
import { speakOnLine } from "./api/store";
import { useTexts, wantedLanguage } from "./i18n";
import { tagOf } from "./i18n/letters";
import { App } from "./pages/App";

speakOnLine(() => tagOf(useTexts.getState().language));
await Promise.all([useTexts.getState().speak(wantedLanguage()), whoAmI().catch(() => undefined)]);

createRoot(document.getElementById("page")!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
