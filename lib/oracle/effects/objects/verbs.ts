import type { Forms } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { movingVerbs } from "./moving.ts";
import { shufflingVerbs } from "./shuffling.ts";
import { stayingVerbs } from "./staying.ts";

/** What players do to objects. */

export const objectVerbsOfPlayers: readonly Forms<Instruction>[] = [...shufflingVerbs, ...stayingVerbs, ...movingVerbs];
