import { expect, test } from "vitest";
import type { ListedContest } from "../api/types";
import { toJoin } from "./ContestsHere";

const contest = (id: string, more: Partial<ListedContest>) =>
  ({
    id,
    status: "open",
    yours: false,
    host: false,
    invited: false,
    starts: null,
    created: 0,
    ...more,
  }) as ListedContest;

test("the lobby shows whom one may join: invitations first, then by time, and those that wait for their host", () => {
  const found = [
    contest("waits", {}),
    contest("newer", { created: 5 }),
    contest("later", { starts: 200 }),
    contest("soon", { starts: 100 }),
    contest("asked", { invited: true }),
    contest("mine", { yours: true, starts: 1 }),
    contest("hosted", { host: true, starts: 1 }),
    contest("runs", { status: "running", starts: 1 }),
  ];
  expect(toJoin(found).map(({ id }) => id)).toEqual(["asked", "soon", "later"]);
  expect(toJoin(found.slice(0, 2)).map(({ id }) => id)).toEqual(["newer", "waits"]);
});
