import type { Objects } from "../../engine/abilities/references.ts";
import { mostVoted } from "../effects/choosing/votesHeld.ts";
import { type Forms, oneOf, type Phrase } from "../kernel/index.ts";
import { all } from "./all.ts";
import { eachAndSuspended, orSpell, orSuspended, spellOr, spellOrCard } from "./either.ts";
import { calledSeveral, enchanted, namedGranter, namedItself, selfElsewhere } from "./named.ts";
import { amassedArmy, craftedWith, exiledCards, paidFor, revealedCards, thoseSo } from "./paidFor.ts";
import { pronouns } from "./pronouns.ts";
import {
  andAll,
  andAllOther,
  andEach,
  andEachOther,
  andOther,
  andPaid,
  cardsFromOnePlace,
  eachAndEach,
  severalTargets,
  together,
} from "./several.ts";
import { targets } from "./targets.ts";
import { topOfGraveyard } from "./topOfGraveyard.ts";

/** Objects as they stand in a sentence: everything English prints in front of "target" and the other determiners. */

export { classOf, exactlyOne, someTargets, THAT_OPPONENT, targetObjects, targets } from "./targets.ts";

export const objectForms: readonly Forms<Objects>[] = [
  targets,
  pronouns,
  all,
  { one: namedItself, many: calledSeveral },
  { one: namedGranter, many: oneOf(() => []) },
  { one: enchanted, many: oneOf(() => []) },
  { one: selfElsewhere, many: oneOf(() => []) },
  { one: oneOf(() => []), many: oneOf(() => severalTargets) },
  { one: mostVoted, many: oneOf(() => []) },
  { one: spellOr, many: andAllOther },
  { one: spellOrCard, many: oneOf(() => []) },
  { one: orSuspended, many: oneOf(() => []) },
  { one: orSpell, many: oneOf(() => []) },
  { one: eachAndSuspended, many: together },
  { one: oneOf(() => []), many: cardsFromOnePlace },
  { one: oneOf(() => []), many: andPaid },
  { one: oneOf(() => []), many: andAll },
  { one: oneOf(() => []), many: andEachOther },
  { one: eachAndEach, many: andEach },
  { one: oneOf(() => []), many: andOther },
  craftedWith,
  { one: topOfGraveyard, many: oneOf(() => []) },
  { one: amassedArmy, many: oneOf(() => []) },
  { one: paidFor, many: oneOf(() => [exiledCards, revealedCards, thoseSo]) },
];

export const singular: Phrase<Objects> = oneOf(() => objectForms.map((inflected) => inflected.one));

export const plural: Phrase<Objects> = oneOf(() => objectForms.map((inflected) => inflected.many));

/** Objects in either number, as the object of a verb. */
export const anyObjects: Phrase<Objects> = oneOf(() => [singular, plural]);
