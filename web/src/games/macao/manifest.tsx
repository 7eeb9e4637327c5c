import type { Manifest } from "../../table/title";
import { Emblem } from "./Emblem";
import picture from "./picture.svg";

export default { emblem: Emblem, picture, minutes: 40, points: "prestige" } satisfies Manifest;
