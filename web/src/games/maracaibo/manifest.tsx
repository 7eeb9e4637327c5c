import type { Manifest } from "../../table/title";
import { Emblem } from "./Emblem";
import picture from "./picture.svg";

export default {
  emblem: Emblem,
  picture,
  minutes: 90,
  points: "vp",
  company: 1,
  ways: [
    { id: "all_inclusive", preset: "all_inclusive", company: "bots", asks: [] },
    { id: "alone", preset: "all_inclusive", own: true, company: "nobody", asks: ["automa", "level"] },
    { id: "coop", preset: "coop", company: "friend", asks: ["level", "open_hands"] },
    { id: "rescue", preset: "rescue", company: "friend", asks: ["level", "open_hands"] },
    { id: "campaign", preset: "campaign", company: "friend", asks: [], page: "/campaigns/new/maracaibo" },
  ],
} satisfies Manifest;
