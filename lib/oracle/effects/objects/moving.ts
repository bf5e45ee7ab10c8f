import type { Forms } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { destroyingVerbs } from "./destroying.ts";
import { puttingVerbs } from "./putting.ts";
import { returningVerbs } from "./returning.ts";
import { sacrificingVerbs } from "./sacrificing.ts";

/** From zone to zone: destroy, exile, return, put, sacrifice, counter (701). */

export const movingVerbs: readonly Forms<Instruction>[] = [
  ...destroyingVerbs,
  ...returningVerbs,
  ...sacrificingVerbs,
  ...puttingVerbs,
];
