import type { Phrase } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { castingStatics } from "./casting.ts";
import { damageStatics } from "./damage.ts";
import { generalStatics } from "./general.ts";
import { objectStatics } from "./objects.ts";
import { searchingStatics } from "./searching.ts";
import { turnStatics } from "./turns.ts";

/** Rules of the game for players: what they can't do, must do or may do, as long as a permanent is there. */

export const playerStatics: readonly Phrase<StaticSentence>[] = [
  ...generalStatics,
  ...castingStatics,
  ...damageStatics,
  ...turnStatics,
  ...objectStatics,
  ...searchingStatics,
];
