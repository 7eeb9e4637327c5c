import type { Manifest } from "../../table/title";
import { Emblem } from "./Emblem";
import picture from "./picture.svg";

export default {
  emblem: Emblem,
  picture,
  clock: "move-60",
  minutes: 10,
  company: 3,
  usual: "hungarian",
  keys: ["macau"],
  starts: [
    { id: "classic", company: "bots", preset: "hungarian" },
    { id: "plawno", company: "friends", seats: 3, preset: "plawno" },
    { id: "quick", company: "bots", seats: 2, preset: "romanian", options: { end_mode: "first_out" } },
  ],
  toldOnly: ["leaves_one_card", "not_held", "does_not_fit"],
} satisfies Manifest;
