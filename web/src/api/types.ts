/** Short names for what the schemas describe. */
import type { components } from "./http.generated";
import type * as Socket from "./socket.generated";

type Schemas = components["schemas"];

export type FromClient = Socket.Socket["from_client"];
export type FromServer = Socket.Socket["from_server"];
/** What a client sends and waits for an answer to. */
export type Request = Extract<FromClient, { id: string; table: string }>;

export type TableInfo = Socket.TableInfo;
export type SeatInfo = Socket.SeatInfo;
export type OfferInfo = Socket.OfferInfo;
export type AnsweredInfo = Socket.AnsweredInfo;
export type Position = Socket.Position;
export type Full = Socket.Full;
export type Update = Socket.Update;
export type Tried = Socket.Tried;
export type Turn = Socket.Turn;
export type ChatLine = Socket.ChatLine;
export type Present = Extract<FromServer, { type: "present" }>;

export type FieldProblem = Schemas["FieldProblem"];
export type Me = Schemas["Me"];
export type BugAsked = Schemas["BugAsked"];
export type Hook = Schemas["HookAnswer"];
export type HookAsked = Partial<Schemas["HookAsked"]> & Pick<Schemas["HookAsked"], "kind">;
export type Passkey = Schemas["PasskeyAnswer"];
export type Title = Schemas["TitleAnswer"];
export type Scene = Schemas["SceneAnswer"];
export type Option = Schemas["OptionAnswer"];
export type RuleSections = Schemas["SectionsAnswer"];
export type Cards = Schemas["CardsAnswer"];
export type Listed = Schemas["Listed"];
export type Lessons = Schemas["LessonsAnswer"];
export type Guide = Schemas["GuideShown"];
export type Lobby = Schemas["LobbyAnswer"];
export type TableAnswer = Schemas["TableAnswer"];
export type TableAsked = Schemas["TableAsked"];
export type StepShown = Schemas["StepShown"];
export type Statistics = Schemas["Statistics"];
export type HandsShown = Schemas["HandsShown"];
export type HintShown = Schemas["HintShown"];
export type Imagined = Schemas["Imagined"];
export type WhatIfAsked = Schemas["WhatIfAsked"];
export type AnalysisAnswer = Schemas["AnalysisAnswer"];
export type FairnessAnswer = Schemas["FairnessAnswer"];
export type Analysis = Schemas["AnalysisShown"];
export type JudgedChoice = Schemas["ChoiceShown"];
export type TurningPoint = Schemas["TurningShown"];
export type Looked = Schemas["FiguresAnswer"];
export type LookAsked = Schemas["FiguresAsked"];
export type Correction = Schemas["ChangeAnswer"];
export type DataInfo = Schemas["DataInfo"];
export type Uploaded = Schemas["UploadedAnswer"];
export type Upload = Schemas["UploadAnswer"];
export type LogEntry = Schemas["LogEntry"];
export type Device = Schemas["SessionAnswer"];
export type Program = Schemas["ProgramAnswer"];
export type RankingName = Schemas["RankingName"];
export type Ranking = Schemas["RankingAnswer"];
export type Person = Schemas["PersonAnswer"];
export type Rating = Schemas["Rating"];
export type Blocked = Schemas["BlockedAnswer"];
export type Waiting = Schemas["Waiting"];
export type DaysOff = Schemas["DaysOff"];
export type Friend = Schemas["Friend"];
export type Opponent = Schemas["Opponent"];
export type Between = Schemas["Between"];
export type Balance = Schemas["Balance"];
export type PlayedGame = Schemas["Game"];

export type Campaign = Schemas["CampaignAnswer"];
export type CampaignPlace = Schemas["PlaceAnswer"];
export type CampaignResult = Schemas["ResultAnswer"];
export type ListedCampaign = Schemas["ListedCampaign"];

export type View = Record<string, unknown>;

/** Why something was not done: a code to find our own words by, and the server's sentence. */
export class Problem extends Error {
  constructor(
    readonly code: string,
    readonly sentence: string,
    readonly status = 0,
    readonly fields: FieldProblem[] = [], // where fields of a form are to blame
  ) {
    super(sentence || code);
  }
}

/** How browsers and the build say that a part of the page did not come. */
const NOT_COME = /imported module|module script|preload CSS/;

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return new Problem(NOT_COME.test(String(error)) ? "page.offline" : "page.error", String(error));
}
export type ListedContest = Schemas["ListedContest"];
export type Contest = Schemas["ContestAnswer"];
export type ContestRound = Schemas["RoundAnswer"];
export type ContestBoard = Schemas["BoardAnswer"];
export type ContestLine = Schemas["StandingAnswer"];
export type ContestAsked = Pick<Schemas["ContestAsked"], "title"> &
  Partial<Omit<Schemas["ContestAsked"], "rules">> & {
    rules: Pick<Schemas["RulesAsked"], "kind"> & Partial<Schemas["RulesAsked"]>;
  };
