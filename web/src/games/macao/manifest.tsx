import type { Manifest } from "../../table/title";
import { Emblem } from "./Emblem";

export default { emblem: Emblem, points: "prestige" } satisfies Manifest;
