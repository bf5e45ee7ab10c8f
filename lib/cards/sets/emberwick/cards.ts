import { attractions } from "./attractions.ts";
import { black } from "./black.ts";
import { blue } from "./blue.ts";
import { colorless } from "./colorless.ts";
import { commanders } from "./commanders.ts";
import { dungeons } from "./dungeons.ts";
import { green } from "./green.ts";
import { lands } from "./lands.ts";
import { multicolored } from "./multicolored.ts";
import { planes } from "./planes.ts";
import { red } from "./red.ts";
import { schemes } from "./schemes.ts";
import { vanguards } from "./vanguards.ts";
import { white } from "./white.ts";

/** Emberwick: five lands around a mountain that never goes out. The format is described in `readSet.ts`. */
export const emberwick: readonly string[] = [
  lands,
  white,
  blue,
  black,
  red,
  green,
  multicolored,
  colorless,
  dungeons,
  commanders,
  attractions,
  planes,
  schemes,
  vanguards,
];
