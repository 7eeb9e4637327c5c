import type { Manifest } from "../../table/title";
import { Emblem } from "./Emblem";

export default {
  emblem: Emblem,
  company: 3,
  keys: ["macau"],
  toldOnly: ["leaves_one_card", "not_held", "does_not_fit"],
} satisfies Manifest;
