import type { Color } from "../../cards/schema.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Effect } from "../../engine/abilities/effects.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { voteAmount } from "../effects/choosing/votes-held.ts";
import { isSeveral } from "../effects/several.ts";
import { noun, objects, playersWho, whose, yourOpponentsWho } from "../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { everything } from "../nouns/everything.ts";
import { permanents } from "../nouns/kinds.ts";
import { isPersonal, self } from "../nouns/self.ts";
import { superlativeAmounts } from "../players/superlatives.ts";
import { countersRemoved, doneThisWay, numberDone, thoseDone, whichDone } from "../references/done-this-way.ts";
import { namedSelf } from "../references/named.ts";
import { colorWords, counterKind } from "../vocabulary/qualities.ts";
import { amountPaid } from "./paid.ts";
import { stat } from "./plain.ts";
import { tallyAmounts } from "./tallies.ts";

/** "The number of", "the greatest power among", "the damage dealt this way": amounts with a description. */

const { rule } = rulesFor<Amount>();

/** "its", "that creature's", "the sacrificed creature's": whose characteristic. */
export const possessed: Phrase<Objects> = oneOf(() => [
  rulesFor<Objects>().deferred("{what} 's", { what: objects.one }, ({ what }, scope) => {
    if (isPersonal(what)) return unbound("his or her, then");
    const whose = scope.asItWas(() => what.bind(scope));
    return whose.what === "all" ? unbound("each of several has its own") : whose;
  }),
  rulesFor<Objects>().rule("its", {}, (_, scope) => scope.pronoun("one", [], "property")),
  rulesFor<Objects>().rule("(his|her)", {}, (_, scope) => scope.selfPronoun("property")),
  rulesFor<Objects>().rule("their", {}, (_, scope) => scope.pronoun("many", [], "property")),
]);

export const died = ({ filter }: Noun): Amount => ({
  amount: "history",
  of: { on: "move", object: filter, from: "battlefield", to: "graveyard" },
});

/** 608.2h: what each player controlled before it was done. */
const theirs = ({ subject }: Scope, what: Noun): Noun =>
  isSeveral(subject)
    ? { ...what, filter: { is: "and", of: [what.filter, { is: "controlledBy", who: { who: "current" } }] } }
    : unbound("of whom?");

export const under = (filter: Filter): Filter => ({
  is: "and",
  of: [filter, { is: "controlledBy", who: { who: "you" } }],
});

const distinct = words<"power" | "manaValue" | "name" | "creatureType">([
  ["powers", "power"],
  ["mana values", "manaValue"],
  ["names", "name"],
  ["creature types", "creatureType"],
]);

/** 122.1: counters are on permanents, so "it" is not the spell that a trigger is about. */
export const bearer: Phrase<Objects> = rulesFor<Objects>().deferred(
  "{what}",
  { what: objects.one },
  ({ what }, scope) =>
    scope.within({ objects: scope.objects.filter(({ nouns }) => !nouns.includes("spell")) }, () => what.bind(scope)),
);

/** "the number of creatures you control", as the text goes on after "equal to" and "where X is". */
export const numberOf: Phrase<Amount> = oneOf(() => [
  ...tallyAmounts,
  ...superlativeAmounts,
  voteAmount,
  rule("the (total|) number of {what}", { what: noun.many }, ({ what }) => ({ amount: "count", of: everything(what) })),
  rule("the number of turns you've taken this game", {}, () => ({ amount: "turnsTaken", of: { who: "you" } })),
  rule("the number of unlocked doors among {what}", { what: noun.many }, ({ what }) => ({
    amount: "unlockedDoors",
    of: everything(what),
  })),
  rule("the number of counters among {what}", { what: noun.many }, ({ what }) => ({
    amount: "counters",
    on: everything(what),
  })),
  rule("the number of {kind} counters on {what}", { kind: counterKind, what: bearer }, ({ kind, what }) => ({
    amount: "counters",
    kind,
    on: what,
  })),
  rule("the number of counters on {what}", { what: bearer }, ({ what }) => ({ amount: "counters", on: what })),
  // 122.1, 608.2h: as it last was.
  rule("the number of counters it had on it", {}, (_, scope) => ({ amount: "counters", on: scope.pronoun("one") })),
  rule("the number of {kind} counters it had on it", { kind: counterKind }, ({ kind }, scope) => ({
    amount: "counters",
    kind,
    on: scope.pronoun("one"),
  })),
  ...countersAmong.map((among) => rule(`the number of ${among.many}`, among.slots, among.means)),
  rule("{whose} {stat}", { whose: possessed, stat }, ({ whose, stat }) => ({ amount: "stat", stat, of: whose })),
  rule("the (greatest|highest) {stat} among {what}", { stat, what: noun.many }, ({ stat, what }) => ({
    amount: "stat",
    stat,
    of: everything(what),
    by: "greatest",
  })),
  rule(
    "the (greatest|highest) {stat} among {what} you controlled as you cast {self}",
    { stat, what: permanents.many, self },
    ({ stat, what }) => ({
      amount: "asCast",
      of: { amount: "stat", stat, of: everything({ ...what, filter: under(what.filter) }), by: "greatest" },
    }),
  ),
  ...(
    [
      ["(greatest|highest)", "greatest"],
      ["(least|lowest)", "least"],
    ] as const
  ).map(([words, by]) =>
    rule(`the ${words} {stat} among {those}`, { stat, those: objects.many }, ({ stat, those }) =>
      those.what === "all" ? unbound("said above") : { amount: "stat", stat, of: those, by },
    ),
  ),
  rule("the (amount of|) life you gained", {}, (_, scope) => yourGain(scope)),
  rule("that {stat}", { stat }, ({ stat }, { stated }) =>
    stated?.stat === stat ? stated.amount : unbound("none was compared"),
  ),
  rule("the number of cards looked at while scrying this way", {}, (_, scope) => eventAmount(scope, "scry")),
  rule("the damage", {}, (_, scope) => eventAmount(scope, "damage")),
  rule("that damage", {}, (_, scope) => eventAmount(scope, "damage")),
  rule("the (amount of|) damage (dealt|it dealt)", {}, (_, scope) => eventAmount(scope, "damage")),
  rule("the (amount of|) damage (those creatures|{self}) dealt to that player", { self: namedSelf }, (_, scope) =>
    eventAmount(scope, "damage"),
  ),
  rule("the (amount of|) damage it dealt to that player", {}, (_, scope) => {
    scope.playerPronoun("one");
    return eventAmount(scope, "damage");
  }),
  rule("the {stat} of {what}", { stat, what: objects.one }, ({ stat, what }) =>
    what.what === "all" ? unbound("each of several has its own") : { amount: "stat", stat, of: what },
  ),
  rule("the total {stat} of (all|) {what}", { stat, what: noun.many }, ({ stat, what }) => ({
    amount: "stat",
    stat,
    of: everything(what),
  })),
  // Each in a place of its own.
  rule("the greatest {stat} among {one} and {other}", { stat, one: noun.many, other: noun.many }, (said) => {
    const of = [everything(said.one), everything(said.other)];
    return said.one.in === said.other.in
      ? unbound("one noun in two parts")
      : { amount: "stat", stat: said.stat, of: { what: "union", of }, by: "greatest" };
  }),
  rule("their total {stat}", { stat }, ({ stat }, scope) => ({
    amount: "stat",
    stat,
    of: scope.pronoun("many", [], "property"),
  })),
  rule("the greatest power and/or toughness among {what}", { what: noun.many }, ({ what }) => ({
    amount: "greatest",
    of: (["power", "toughness"] as const).map((stat) => ({
      amount: "stat",
      stat,
      of: everything(what),
      by: "greatest",
    })),
  })),
  rule("the number of colors that spell is", {}, (_, scope) => ({
    amount: "stat",
    stat: "colors",
    of: scope.pronoun("one", ["spell"]),
  })),
  ...(
    [
      ["colors", "color"],
      ["basic land types", "basicLandType"],
      ["card types", "cardType"],
      ["creature types", "creatureType"],
    ] as const
  ).flatMap(([words, quality]) => [
    rule(`the number of ${words} among {what}`, { what: noun.many }, ({ what }) => ({
      amount: "distinct",
      quality,
      of: everything(what),
    })),
    rule(`the number of ${words} among {those}`, { those: objects.many }, ({ those }) =>
      those.what === "all" ? unbound("said above") : { amount: "distinct", quality, of: those },
    ),
  ]),
  rule("the number of {what} {done} this way", { what: noun.many, done: doneThisWay }, ({ what, done }, scope) =>
    numberDone(scope, what, done),
  ),
  rule(
    "the number of {what} they controlled that were {done} this way",
    { what: noun.many, done: doneThisWay },
    (said, scope) => numberDone(scope, theirs(scope, said.what), said.done),
  ),
  rule(
    "the number of {what} you controlled that were {done} this way",
    { what: noun.many, done: doneThisWay },
    ({ what, done }, scope) => numberDone(scope, { ...what, filter: under(what.filter) }, done),
  ),
  rule(
    "the total {stat} of {what} they controlled that were {done} this way",
    { stat, what: noun.many, done: doneThisWay },
    ({ stat, what, done }, scope) => {
      const of = thoseDone(scope, done);
      return { amount: "stat", stat, of: { what: "those", of, filter: whichDone(theirs(scope, what), done) } };
    },
  ),
  // 608.2h: each of those who did it, of what is their own.
  rule("the number of {what} they {done} this way", { what: noun.many, done: doneThisWay }, ({ what, done }, scope) => {
    if (done.participle !== "discarded" && done.participle !== "milled") return unbound("whose were they?");
    const who = scope.playerPronoun();
    const own: Filter = { is: "ownedBy", who: who.who === "current" ? who : unbound("of each by itself") };
    const filter: Filter = { is: "and", of: [whichDone(what), own] };
    return { amount: "count", of: { what: "those", of: thoseDone(scope, done), filter } };
  }),
  rule("the number of {kind} counters removed this way", { kind: counterKind }, ({ kind }, scope) =>
    countersRemoved(scope, kind),
  ),
  rule("the greatest number of cards a player discarded this way", {}, (_, scope) => {
    const done = scope.thisWay(["discard"]);
    return done.do === "discard" && ["each", "opponents", "others"].includes(done.who.who)
      ? { amount: "noted", name: `${scope.noteOf(done)} most` }
      : unbound("one player discards");
  }),
  rule(
    "the greatest {stat} among {what} {done} this way",
    { stat, what: noun.many, done: doneThisWay },
    ({ stat, what, done }, scope) => {
      const of = thoseDone(scope, done);
      const filter = whichDone(what, done);
      return {
        amount: "stat",
        stat,
        of: filter.is === "any" ? of : { what: "those", of, filter },
        by: "greatest",
      };
    },
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
  rule("the number of counters removed this way", {}, (_, scope) => countersRemoved(scope)),
  rule("the (amount of|) (life lost|life they lost) this way", {}, (_, scope) => ({
    amount: "noted",
    name: scope.noteOf(scope.thisWay(["loseLife"])),
  })),
  rule("the (amount of|) damage prevented this way", {}, (_, scope) => {
    if (scope.event?.prevented === undefined) return unbound("no damage was prevented");
    scope.tell({ event: { ...scope.event, prevented: "said" } });
    return { amount: "event" };
  }),
  rule("the (amount of|) damage dealt this way", {}, (_, scope) => ({
    amount: "noted",
    name: scope.noteOf(scope.thisWay(["damage"])),
  })),
  rule("the number of {what} that died this turn", { what: permanents.many }, ({ what }) => died(what)),
  rule("the number of {what} put into your graveyard from the battlefield this turn", { what: noun.many }, ({ what }) =>
    died({ ...what, filter: { is: "and", of: [what.filter, { is: "ownedBy", who: { who: "you" } }] } }),
  ),
  rule(
    "the number of {what} that were put into graveyards from the battlefield this turn",
    { what: permanents.many },
    ({ what }) => died(what),
  ),
  // 120.3: all that was dealt to it so far, whatever became of it.
  rule("the (amount of|) damage (already|) dealt to it this turn", {}, (_, scope) => damageTo(scope.pronoun("one"))),
  ...(
    [
      ["opponents you attacked this turn", { who: "opponents" }],
      ["players you attacked this turn", { who: "each" }],
    ] as const
  ).map(([words, of]) =>
    rule(`the number of ${words}`, {}, () => ({
      amount: "countPlayers",
      of: {
        who: "those",
        of,
        where: {
          if: "happened",
          event: { on: "attackDeclared", by: { who: "you" }, defender: { who: "current" } },
        },
      },
    })),
  ),
  rule("the number of differently named {what}", { what: noun.many }, ({ what }) => ({
    amount: "distinct",
    quality: "name",
    of: everything(what),
  })),
  rule(
    "the number of {colors} mana symbols in (the mana costs|the mana cost) of {what}",
    {
      colors: symbolColors,
      what: oneOf(() => [bareMany, objects.one, objects.many]),
    },
    ({ colors, what }) => ({ amount: "manaSymbols", colors, of: what }),
  ),
  rule(
    "the number of {colors} mana symbols in {whose} mana cost",
    { colors: symbolColors, whose: possessed },
    (said) => ({
      amount: "manaSymbols",
      colors: said.colors,
      of: said.whose,
    }),
  ),
  rule(
    "the number of {colors} mana symbols in {what} ' mana costs",
    { colors: symbolColors, what: objects.many },
    ({ colors, what }) => (what.what === "all" ? unbound("of which?") : { amount: "manaSymbols", colors, of: what }),
  ),
  // 903.4
  rule("the number of colors in your (commander's|commanders ') color identity", {}, () => ({
    amount: "identityColors",
    of: { who: "you" },
  })),
  rule("the last chosen number", {}, () => ({ amount: "chosenNumber" })),
  rule("{whose} starting life total", { whose }, ({ whose }) =>
    whose.who === "you"
      ? { amount: "startingLife" }
      : isSeveral(whose)
        ? unbound("whose?")
        : { amount: "startingLife", of: whose },
  ),
  rule("the number of {what} that died under your control this turn", { what: noun.many }, ({ what }) =>
    died({ ...what, filter: under(what.filter) }),
  ),
  rule("the number of times {what} has mutated", { what: objects.one }, ({ what }) => ({
    amount: "timesMutated",
    of: what,
  })),
  rule("the number of times it's been cast from the command zone this game", {}, (_, scope) => ({
    amount: "commanderCasts",
    of: scope.pronoun("one"),
    player: { who: "you" },
  })),
  rule("the number of times {self} was kicked", { self }, () => ({ amount: "kicked" })),
  rule("the number of times it was kicked", {}, (_, scope) =>
    scope.objects.some(({ nouns }) => nouns.includes("this")) ? { amount: "kicked" } : unbound("another spell's kicks"),
  ),
  rule("the number of creatures in your party", {}, () => ({ amount: "party", of: { who: "you" } })),
  rule("the number of {who}", { who: yourOpponentsWho }, ({ who }) => ({ amount: "countPlayers", of: who })),
  rule("the number of {who}", { who: playersWho.many }, ({ who }) => ({ amount: "countPlayers", of: who })),
  rule("the number of cards put into their graveyard from anywhere this turn", {}, (_, scope) => ({
    amount: "history",
    of: {
      on: "move",
      object: { is: "and", of: [{ is: "card" }, { is: "ownedBy", who: scope.playerPronoun() }] },
      to: "graveyard",
    },
  })),
  rule("the number of opponents that were dealt combat damage this turn", {}, () => ({
    amount: "countPlayers",
    of: {
      who: "those",
      of: { who: "opponents" },
      where: { if: "happened", event: { on: "damage", to: { players: { who: "current" } }, combat: true } },
    },
  })),
  rule("the number of opponents you have", {}, () => ({ amount: "countPlayers", of: { who: "opponents" } })),
  ...commanderCasts.map(([words, filter]) =>
    rule(`the number of times you've cast ${words} from the command zone this game`, {}, () => castsOf(filter)),
  ),
  rule(
    "the number of different {quality} among {what}",
    { quality: distinct, what: noun.many },
    ({ quality, what }) => ({ amount: "distinct", quality, of: everything(what) }),
  ),
  rule("the number of different kinds of counters among {what}", { what: noun.many }, ({ what }) =>
    kindsOn(everything(what)),
  ),
  rule("the greatest number of {what} that have a creature type in common", { what: noun.many }, ({ what }) => ({
    amount: "mostAlike",
    quality: "creatureType",
    of: everything(what),
  })),
  rule("the number of colors of mana spent to cast {what}", { what: objects.one }, ({ what }) => ({
    amount: "manaSpent",
    of: what,
    colors: true,
  })),
  rule("the amount of mana spent to cast {what}", { what: objects.one }, ({ what }) => ({
    amount: "manaSpent",
    of: what,
  })),
  rule("the (highest|greatest) life total among {who}", { who: lifeAmong }, ({ who }) => ({
    amount: "life",
    of: who,
    by: "greatest",
  })),
  rule("the (lowest|least) life total among {who}", { who: lifeAmong }, ({ who }) => ({
    amount: "life",
    of: who,
    by: "least",
  })),
  amountPaid,
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
  rule("{whose} speed", { whose }, ({ whose }) => ({ amount: "speed", of: whose })),
  rule("{whose} life total", { whose }, ({ whose }) => ({ amount: "life", of: whose })),
  rule("{whose} devotion to {color}", { whose, color: devotionColors }, ({ whose, color }) => ({
    amount: "devotion",
    to: color,
    of: whose,
  })),
]);

/** 903.8: "your commander", "a commander", wherever they are now. */
export const commanderCasts: readonly (readonly [words: string, filter: Filter])[] = [
  [
    "your commander",
    {
      is: "and",
      of: [{ is: "commander" }, { is: "ownedBy", who: { who: "you" } }],
    },
  ],
  ["a commander", { is: "commander" }],
];
export const castsOf = (filter: Filter): Amount => ({
  amount: "commanderCasts",
  of: { what: "all", filter, in: ["battlefield", "command", "stack", "graveyard", "exile", "hand", "library"] },
  player: { who: "you" },
});

/** 120.3: how much damage these were dealt this turn. */
export const damageTo = (of: Objects): Amount => ({
  amount: "history",
  of: { on: "damage", to: { objects: of.what === "self" ? { is: "self" } : { is: "among", of } } },
  sum: true,
});

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

/** How much of this the event that triggered is of. */
export const eventAmount = ({ event }: Scope, of: "gainLife" | "damage" | "scry"): Amount =>
  (event?.of === of ? event.amount : undefined) ?? unbound("no trigger says so");

/** Not what another player gained, whom the event would speak of. */
export const yourGain = (scope: Scope): Amount =>
  scope.players.some(({ ref }) => ref.who === "eventPlayer")
    ? unbound("somebody else gained it")
    : eventAmount(scope, "gainLife");

/** 122.1: counters of the same name are of the same kind. */
export const kindsOn = (of: Objects): Amount => ({ amount: "distinct", quality: "counterKind", of });

/** Counters on any of several: "quest counters among permanents you control", "+1/+1 counters on lands you control". */
export const countersAmong = (["among", "on"] as const).flatMap((where) => [
  {
    one: `{kind} counter ${where} {what}`,
    many: `{kind} counters ${where} {what}`,
    slots: { kind: counterKind, what: noun.many },
    means: ({ kind, what }: { kind: string; what: Noun }): Amount => ({
      amount: "counters",
      kind,
      on: everything(what),
    }),
  },
]);

export const bareMany: Phrase<Objects> = rulesFor<Objects>().rule("{what}", { what: noun.many }, ({ what }) =>
  everything(what),
);

export const symbolColors: Phrase<readonly Color[]> = oneOf(() => [
  ...colorWords.map(([word, value]) => rulesFor<readonly Color[]>().rule(word, {}, () => [value])),
  ...colorWords.flatMap(([one, first]) =>
    colorWords.map(([other, second]) =>
      rulesFor<readonly Color[]>().rule(`${one} and/or ${other}`, {}, () => [first, second]),
    ),
  ),
]);

const lifeAmong = words<Players>([
  ["players", { who: "each" }],
  ["all players", { who: "each" }],
  ["your opponents", { who: "opponents" }],
]);

const devotionColors: Phrase<readonly Color[] | "chosenColor"> = oneOf<readonly Color[] | "chosenColor">(() => [
  words([
    ["that color", "chosenColor"],
    ["the chosen color", "chosenColor"],
  ]),
  ...colorWords.map(([word, value]) => rulesFor<readonly Color[]>().rule(word, {}, () => [value])),
  list(words(colorWords), { last: [", and"], pair: ["and"] }),
]);
