import type { Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { type Phrase, words } from "../kernel/index.ts";

/** Whoever acts, with whom a possessive agrees: "you draw your second card", "an opponent draws their second card". */
export type Own = (who: Players) => Players;

const yours: Own = (who) => (who.who === "you" ? who : unbound("yours, done by somebody else"));
const theirs: Own = (who) => (who.who === "you" ? unbound("theirs, done by you") : who);

/** "your" and "their", said of whoever acts: that one, and nobody else. */
export const own: Phrase<Own> = words<Own>([
  ["your", yours],
  ["their", theirs],
]);

/** "the first one they draw in each of their draw steps". */
export const ownDraw: Phrase<Own> = words<Own>([
  ["you draw in each of your draw steps", yours],
  ["they draw in each of their draw steps", theirs],
]);
