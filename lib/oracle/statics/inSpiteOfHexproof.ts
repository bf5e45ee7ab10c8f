import type { Players } from "../../engine/abilities/references.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import { opt, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { permanents } from "../nouns/kinds.ts";

/** 702.11: who and what can be the targets of your spells and abilities in spite of it. */

const opponentsToo = words<{ readonly players: Players }>([["your opponents and", { players: { who: "opponents" } }]]);

export const inSpiteOfHexproof: Phrase<Rule> = rulesFor<Rule>().rule(
  "{players} {what} with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof",
  { players: opt(opponentsToo), what: permanents.many },
  ({ players, what }) => ({ rule: "ignoreHexproof", who: { who: "you" }, what: what.filter, ...players }),
);
