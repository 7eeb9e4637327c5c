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
  toldOnly: ["leaves_one_card", "not_held", "does_not_fit"],
} satisfies Manifest;
