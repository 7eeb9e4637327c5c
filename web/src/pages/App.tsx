import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { I18nProvider } from "react-aria-components";
import { loadWords, useTexts } from "../i18n";
import { usePlace, type Place } from "../kit/route";
import { Frame } from "./Frame";
import { Boundary, ProblemPage } from "./Problem";
import { Waiting } from "./Waiting";

const Home = lazy(() => import("./Home"));
const OpenPage = lazy(() => import("./Open"));
const TablePage = lazy(() => withWords("room", import("./TablePage")));
const ReplayPage = lazy(() => withWords("analysis", import("./ReplayPage")));
const RulesPage = lazy(() => import("./RulesPage"));
const CardsPage = lazy(() => import("./CardsPage"));
const PiecesPage = lazy(() => withWords("pieces", import("./PiecesPage")));
const ProfilePage = lazy(() => withWords("passkeys", withWords("notices", import("./ProfilePage"))));
const SignInPage = lazy(() => withWords("passkeys", import("./SignInPage")));
const UploadPage = lazy(() => withWords("records", import("./UploadPage")));
const RankingsPage = lazy(() => withWords("rankings", import("./RankingsPage")));
const PersonPage = lazy(() => withWords("friends", withWords("rankings", import("./PersonPage"))));
const FriendsPage = lazy(() => withWords("friends", import("./FriendsPage")));
const TablesPage = lazy(() => import("./TablesPage"));
const WatchPage = lazy(() => withWords("lobby", import("./WatchPage")));
const LearnPage = lazy(() => import("./LearnPage"));
const ModerationPage = lazy(() => withWords("moderation", import("./ModerationPage")));
const DataPage = lazy(() => withWords("data", import("./DataPage")));
const HowPage = lazy(() => import("./HowPage"));
const ContestsPage = lazy(() => withWords("contests", import("./ContestsPage")));
const ContestPage = lazy(() => withWords("contests", import("./ContestPage")));
const ContestNew = lazy(() => withWords("contests", import("./ContestNew")));
const CampaignPage = lazy(() => withWords("campaign", import("./CampaignPage")));
const CampaignNew = lazy(() => withWords("campaign", import("./CampaignNew")));

/** A page together with the words that only it needs. */
async function withWords<Page>(part: string, page: Promise<Page>): Promise<Page> {
  await loadWords(part);
  return page;
}

export function App() {
  const place = usePlace();
  const language = useTexts((texts) => texts.language);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  // After a move inside the page a reader starts at its new content.
  useEffect(() => {
    if (first.current) first.current = false;
    else main.current?.focus({ preventScroll: true });
  }, [place.path]);
  return (
    <I18nProvider locale={language}>
      <Frame place={place}>
        <main ref={main} id="content" tabIndex={-1}>
          <Boundary key={place.path}>
            <Suspense fallback={<Waiting />}>{pageOf(place)}</Suspense>
          </Boundary>
        </main>
      </Frame>
    </I18nProvider>
  );
}

function pageOf(place: Place): ReactNode {
  const [section, id, part] = place.parts;
  switch (section) {
    case undefined:
      return <Home />;
    case "open":
      return <OpenPage key={id} title={id ?? null} />;
    case "table":
    case "tables":
      if (!id) return <TablesPage />;
      if (part === "replay") return <ReplayPage key={id} source={{ kind: "tables", id, key: place.hash }} />;
      return <TablePage key={id} id={id} link={place.hash} />;
    case "record":
    case "records":
      return id ? <ReplayPage key={id} source={{ kind: "records", id, key: "" }} /> : <UploadPage />;
    case "rules":
      return <RulesPage key={id} title={id ?? null} />;
    case "cards":
      return id ? <CardsPage key={id} title={id} /> : <RulesPage title={null} />;
    case "pieces":
      return <PiecesPage />;
    case "profile":
      return <ProfilePage />;
    case "sign-in":
      return <SignInPage key={place.hash} place={place} />;
    case "rankings":
      return <RankingsPage title={id ?? null} seats={Number(part) || null} />;
    case "moderation":
      return <ModerationPage />;
    case "friends":
      return <FriendsPage />;
    case "people":
      if (!id) break;
      return <PersonPage key={id} id={id} />;
    case "watch":
      return <WatchPage />;
    case "learn":
      return <LearnPage />;
    case "data":
      return <DataPage key={id} title={id ?? null} />;
    case "campaign":
    case "campaigns":
      if (!id) break;
      if (id === "new") return <CampaignNew key={part} title={part ?? null} />;
      return <CampaignPage key={id} id={id} link={place.hash} />;
    case "tournaments":
      if (!id) return <ContestsPage />;
      if (id === "new") return <ContestNew key={part} title={part ?? null} />;
      return <ContestPage key={id} id={id} link={place.hash} />;
    case "how":
      return <HowPage />;
  }
  return <ProblemPage code="page.unknown" sentence="" />;
}
