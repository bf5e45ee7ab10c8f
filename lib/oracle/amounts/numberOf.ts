import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { voteAmount } from "../effects/choosing/votesHeld.ts";
import { noun, playersWho, whose, yourOpponentsWho } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { everything } from "../nouns/everything.ts";
import { isSeveral } from "../players/several.ts";
import { superlativeAmounts } from "../players/superlatives.ts";
import { colorWords } from "../vocabulary/qualities.ts";
import { attackedPlayers } from "./attackedPlayers.ts";
import { colorsAndSymbols } from "./colorsAndSymbols.ts";
import { countersOn } from "./countersOn.ts";
import { greatestOf } from "./greatestOf.ts";
import { amountsOfHistory } from "./history.ts";
import { amountPaid, lifePaidEntering } from "./paid.ts";
import { stat } from "./plain.ts";
import { possessed } from "./possessives.ts";
import { tallyAmounts } from "./tallies.ts";
import { amountsThisWay } from "./thisWay.ts";

/** "The number of", "the greatest power among", "the damage dealt this way": amounts with a description. */

/** "the number of creatures you control", as the text goes on after "equal to" and "where X is". */

const { rule } = rulesFor<Amount>();

const distinct = words<"power" | "manaValue" | "name" | "creatureType">([
  ["powers", "power"],
  ["mana values", "manaValue"],
  ["names", "name"],
  ["creature types", "creatureType"],
]);
export const numberOf: Phrase<Amount> = oneOf(() => [
  ...tallyAmounts,
  ...superlativeAmounts,
  voteAmount,
  rule("the (total|) number of {what}", { what: noun.many }, ({ what }) => ({ amount: "count", of: everything(what) })),
  rule("the number of unlocked doors among {what}", { what: noun.many }, ({ what }) => ({
    amount: "unlockedDoors",
    of: everything(what),
  })),
  rule("{whose} {stat}", { whose: possessed, stat }, ({ whose, stat }) => ({ amount: "stat", stat, of: whose })),
  rule("that {stat}", { stat }, ({ stat }, { stated }) =>
    stated?.stat === stat ? stated.amount : unbound("none was compared"),
  ),
  // 903.3d, 903.3e: there, or wherever they are.
  ...(
    [
      ["of a commander {own} on the battlefield or in the command zone", ["battlefield", "command"]],
      ["among {own} commanders", ["battlefield", "command", "stack", "graveyard", "exile", "hand", "library"]],
    ] as const
  ).map(([words, zones]) =>
    rule(
      `the greatest {stat} ${words}`,
      { stat, own: words.startsWith("of") ? owning : possessing },
      ({ stat, own }) => ({
        amount: "stat",
        stat,
        of: {
          what: "all",
          filter: { is: "and", of: [{ is: "commander" }, { is: "ownedBy", who: own }] },
          in: zones,
        },
        by: "greatest",
      }),
    ),
  ),
  // 608.2d: of one of them, chosen before.
  rule("the {stat} of a commander you own on the battlefield or in the command zone", { stat }, ({ stat }, scope) => {
    const filter: Filter = { is: "and", of: [{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }] };
    const what: Objects = { what: "chosen", filter, in: ["battlefield", "command"], count: { min: 1, max: 1 } };
    const choice: Effect = { do: "choose", what };
    const of: Objects = { what: "noted", name: scope.noteOf(choice) };
    scope.tell({ choices: [...scope.choices, choice] });
    return { amount: "stat", stat, of };
  }),
  rule("the number of differently named {what}", { what: noun.many }, ({ what }) => ({
    amount: "distinct",
    quality: "name",
    of: everything(what),
  })),
  rule("the last chosen number", {}, () => ({ amount: "chosenNumber" })),
  rule("{whose} starting life total", { whose }, ({ whose }) =>
    whose.who === "you"
      ? { amount: "startingLife" }
      : isSeveral(whose)
        ? unbound("whose?")
        : { amount: "startingLife", of: whose },
  ),
  rule("the number of creatures in your party", {}, () => ({ amount: "party", of: { who: "you" } })),
  rule("the number of {who}", { who: yourOpponentsWho }, ({ who }) => ({ amount: "countPlayers", of: who })),
  rule("the number of {who}", { who: playersWho.many }, ({ who }) => ({ amount: "countPlayers", of: who })),
  ...attackedPlayers.map(([, many, amount]) => rule(`the number of ${many}`, {}, () => amount)),
  rule("the number of opponents you have", {}, () => ({ amount: "countPlayers", of: { who: "opponents" } })),
  rule(
    "the number of different {quality} among {what}",
    { quality: distinct, what: noun.many },
    ({ quality, what }) => ({ amount: "distinct", quality, of: everything(what) }),
  ),
  amountPaid,
  lifePaidEntering,
  rule("the chosen number", {}, () => ({ amount: "chosenNumber" })),
  rule("the result", {}, (_, scope) => {
    const cost = scope.paid.flatMap(({ what }) => ("pay" in what && what.pay === "roll" ? [what] : [])).at(-1);
    if (cost !== undefined && !scope.recent.some((one) => one.do === "rollDie"))
      return { amount: "noted", name: cost.noteAs };
    const roll = scope.thisWay(["rollDie"]);
    return roll.do === "rollDie" && roll.keep === "chosen"
      ? unbound("which of the results?")
      : { amount: "noted", name: scope.noteOf(roll) };
  }),
  // 706.4: of several dice.
  rule("the total of those results", {}, (_, scope) => {
    const roll = scope.thisWay(["rollDie"]);
    return roll.do === "rollDie" && roll.count !== undefined && roll.keep !== "chosen"
      ? { amount: "noted", name: scope.noteOf(roll) }
      : unbound("there is one result");
  }),
  rule("that result", {}, (_, scope) => ({ amount: "noted", name: oneOfResults(scope) })),
  rule("the other result", {}, (_, scope) => ({ amount: "noted", name: `${oneOfResults(scope)} other` })),
  rule("the amount of unspent mana you have", {}, () => ({ amount: "unspentMana", of: { who: "you" } })),
  ...colorWords.map(([word, type]) =>
    rule(`the amount of unspent ${word} mana you have`, {}, () => ({
      amount: "unspentMana",
      of: { who: "you" },
      type,
    })),
  ),
  rule("{whose} speed", { whose }, ({ whose }) => ({ amount: "speed", of: whose })),
  rule("{whose} life total", { whose }, ({ whose }) => ({ amount: "life", of: whose })),
  ...countersOn(),
  ...greatestOf(),
  ...amountsThisWay(),
  ...amountsOfHistory(),
  ...colorsAndSymbols(),
]);

/** The one that was chosen of the results of several dice. */
function oneOfResults(scope: Scope): string {
  const roll = scope.thisWay(["rollDie"]);
  return roll.do === "rollDie" && roll.keep === "chosen" ? scope.noteOf(roll) : unbound("no result was chosen");
}
/** Of whom, told by what is theirs: each of several players has their own. */
const theirOwn = (words: string): Phrase<Players> =>
  rulesFor<Players>().rule(words, {}, (_, { subject }) =>
    isSeveral(subject) || subject.who === "current" ? { who: "current" } : unbound("whose, then?"),
  );
const owning: Phrase<Players> = oneOf(() => [words<Players>([["you own", { who: "you" }]]), theirOwn("they own")]);
const possessing: Phrase<Players> = oneOf(() => [words<Players>([["your", { who: "you" }]]), theirOwn("their")]);
