import { lazy, Suspense } from "react";
import type { Lobby as LobbyFound, Title } from "../api/types";
import type { Asked } from "./asking";

const LobbyTables = lazy(() => import("./LobbyTables"));

/** People to play with and games to watch, as soon as they are there: the page does not wait for them. */
export function Lobby(props: { titles: Title[]; asked: Asked<LobbyFound> }) {
  return (
    <Suspense>
      <LobbyTables {...props} />
    </Suspense>
  );
}
