import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Objects, Players, Zone } from "../../engine/abilities/references.ts";
import type { Rule } from "../../engine/abilities/statics.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { unbound } from "../bind/scope.ts";
import { compound, only } from "../effects/clauses.ts";
import { amount, condition, duration, noun, players } from "../hubs.ts";
import { fixed, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { mana } from "../lines/costs.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { cardName } from "../nouns/describing.ts";
import { everything } from "../nouns/everything.ts";
import { enchantedPlayer } from "../nouns/host.ts";
import { ofSpells, permanents } from "../nouns/kinds.ts";
import { itself, self as selfCard } from "../nouns/self.ts";
import { anyObjects } from "../references/references.ts";
import { digits, numberWordOrOne } from "../vocabulary/numbers.ts";
import { color } from "../vocabulary/qualities.ts";
import { abilities } from "./granted-abilities.ts";
import { ofPlayer } from "./rules.ts";

/** Rules of the game for players: what they can't do, must do or may do; as static abilities or for a while. */

const who: Phrase<Players> = oneOf(() => [namedWho, enchantedPlayer]);
const namedWho = words<Players>([
  ["players", { who: "each" }],
  ["each player", { who: "each" }],
  ["your opponents", { who: "opponents" }],
  ["each opponent", { who: "opponents" }],
  ["you", { who: "you" }],
  ["that player", { who: "eventPlayer" }],
  ["they", { who: "eventPlayer" }],
  ["the chosen player", { who: "chosenForSelf" }],
]);
const anyPlural: Phrase<Objects> = rulesFor<Objects>().rule("{what}", { what: noun.many }, ({ what }) =>
  everything(what),
);
const objectsOfLoyalty: Phrase<Objects> = itself;
const allowed = fixed(
  numberWordOrOne,
  "how many cards a deck may have of a name is no ability but deck construction (100.2a), which reads it for itself",
);

const { rule } = rulesFor<(who: Players) => Rule>();
const when = words<{ readonly during: "opponentsTurn" | "ownTurn" | "combat" | "notOwnTurn" }>([
  ["during combat", { during: "combat" }],
]);
const zones = words<readonly Zone[]>([
  ["graveyards", ["graveyard"]],
  ["graveyards or libraries", ["graveyard", "library"]],
  ["anywhere other than their hands", ["graveyard", "library", "exile", "command"]],
]);

const can: Phrase<(who: Players) => Rule> = oneOf(() => [
  rule("can't gain life", {}, () => (who) => ({ rule: "cantGainLife", who })),
  rule("can't lose life", {}, () => (who) => ({ rule: "cantLoseLife", who })),
  rule("can't search libraries", {}, () => (who) => ({ rule: "cantSearch", who })),
  rule("can't play lands", {}, () => (who) => ({ rule: "cantPlayLands", who })),
  rule("can't lose the game", {}, () => (who) => ({ rule: "cantLoseGame", who })),
  rule("don't lose the game for having 0 or less life", {}, () => (who) => ({ rule: "cantLoseForLife", who })),
  rule("can't activate planeswalkers ' loyalty abilities", {}, () => (who) => ({
    rule: "cantActivate",
    of: { what: "all", filter: { is: "type", type: "planeswalker" } },
    who,
    kind: "loyalty",
  })),
  rule("can't win the game", {}, () => (who) => ({ rule: "cantWinGame", who })),
  rule("can't draw more than one card each turn", {}, () => (who) => ({ rule: "cantDrawExtra", who })),
  rule("can't cast {what}", { what: noun.many }, ({ what }) => (who) => ({
    rule: "cantCast",
    who,
    what: ofSpells(what),
  })),
  rule("can't cast {what} {when}", { what: noun.many, when }, ({ what, when }) => (who) => ({
    rule: "cantCast",
    who,
    what: ofSpells(what),
    ...when,
  })),
  rule("can't cast {what} from {from}", { what: noun.many, from: zones }, ({ what, from }) => (who) => ({
    rule: "cantCast",
    who,
    what: ofSpells(what),
    from,
  })),
  rule("can't cast more than one {what} each turn", { what: noun.one }, ({ what }) => (who) => ({
    rule: "castLimit",
    who,
    what: ofSpells(what),
    perTurn: 1,
  })),
  rule(
    "can't cast more than {n} {what} each turn",
    { n: numberWordOrOne, what: noun.many },
    ({ n, what }) =>
      (who) => ({
        rule: "castLimit",
        who,
        what: ofSpells(what),
        perTurn: n,
      }),
  ),
  ...(["they", "you"] as const).map((word) =>
    rule(
      `can cast {what} only any time ${word} could cast a sorcery`,
      { what: noun.many },
      ({ what }) =>
        (who) =>
          (who.who === "you") !== (word === "you")
            ? unbound("whenever who could?")
            : {
                rule: "sorcerySpeedOnly",
                who,
                what: ofSpells(what),
              },
    ),
  ),
  ...(["their", "your"] as const).map((word) =>
    rule(
      `can cast {what} only during ${word} ${word === "your" ? "turn" : "own turns"}`,
      { what: noun.many },
      ({ what }) =>
        (who) =>
          (who.who === "you") !== (word === "your")
            ? unbound("during whose turn?")
            : { rule: "cantCast", who, what: ofSpells(what), during: "notOwnTurn" },
    ),
  ),
  rule(
    "can cast no more than {n} {what} each turn",
    { n: numberWordOrOne, what: oneOf(() => [noun.one, noun.many]) },
    ({ n, what }) =>
      (who) => ({ rule: "castLimit", who, what: ofSpells(what), perTurn: n }),
  ),
  rule("(have|has) no maximum hand size", {}, () => (who) => ({ rule: "maximumHandSize", who, set: "none" })),
  rule("(play|plays) with (their hands|their hand) revealed", {}, () => (who) => ({
    rule: "playWithHandRevealed",
    who,
  })),
]);

/** Several at once: "can't cast spells or activate abilities of artifacts". */
const { rule: several } = rulesFor<(who: Players) => readonly Rule[]>();
const cans: Phrase<(who: Players) => readonly Rule[]> = oneOf(() => [
  several("can't cast {what} or activate abilities of {sources}", { what: noun.many, sources: noun.many }, (said) => {
    const [what, sources] = [ofSpells(said.what), everything(said.sources)];
    return (who) => [
      { rule: "cantCast", who, what },
      { rule: "cantActivate", of: sources, who },
    ];
  }),
  several("can't block with {what}", { what: permanents.many }, ({ what }) => (who) => [
    {
      rule: "cantBlock",
      who: { what: "all", filter: { is: "and", of: [what.filter, { is: "controlledBy", who }] } },
    },
  ]),
  several("can't attack with {what}", { what: permanents.many }, ({ what }) => (who) => [
    {
      rule: "cantAttack",
      who: { what: "all", filter: { is: "and", of: [what.filter, { is: "controlledBy", who }] } },
    },
  ]),
]);
/** "each opponent who cast a spell this turn". */
const whoDid: Phrase<Players> = rulesFor<Players>().rule("{who}", { who: players.one }, ({ who }) =>
  who.who === "those" ? who : unbound("said above"),
);

const { rule: sentence } = rulesFor<StaticSentence>();
const sentenceOf = (
  words: string,
  slots: Readonly<Record<string, Phrase<unknown>>>,
  means: (said: { readonly n: number; readonly same: number; readonly test?: Condition }) => StaticSentence,
): Phrase<StaticSentence> => sentence(words, slots, means as never);
const spender = words<Players>([
  ["you", { who: "you" }],
  ["players", { who: "each" }],
]);
const dealtTo = words<Players>([
  ["you", { who: "you" }],
  ["each opponent", { who: "opponents" }],
  ["players", { who: "each" }],
]);
const standing = (...rules: readonly Rule[]): StaticSentence => ({
  effects: rules.map((rule) => ({ static: "rule", rule })),
});
const taxed = words<{ readonly orTheirs?: boolean }>([
  ["you", {}],
  ["you or planeswalkers you control", { orTheirs: true }],
]);

export const playerStatics: readonly Phrase<StaticSentence>[] = [
  sentence("{who} {can}.", { who: oneOf(() => [who]), can }, ({ who, can }) =>
    who.who === "you" && can(who).rule === "maximumHandSize" ? unbound("said elsewhere") : standing(can(who)),
  ),
  sentence("{who} {can}.", { who: oneOf(() => [who, whoDid]), can: cans }, ({ who, can }) => standing(...can(who))),
  sentence("{who} {can}.", { who: whoDid, can }, ({ who, can }) => standing(can(who))),
  sentence("{who} {can} and {again} {other}.", { who, can, again: who, other: can }, ({ who, can, again, other }) =>
    sameData(who, again) ? standing(can(who), other(who)) : unbound("told of others"),
  ),
  // 116.2d
  sentence(
    "{who} {can}. any player may pay {cost} for that player to ignore this effect until end of turn.",
    { who, can, cost: mana },
    ({ who, can, cost }) => {
      const rule = can(who);
      return rule.rule === "cantSearch"
        ? standing(rule, { rule: "mayIgnore", who: { who: "each" }, cost: [{ pay: "mana", mana: cost }] })
        : unbound("what else is ignored?");
    },
  ),
  // The same as "can't cast more than one each turn".
  sentence(
    "each player who has cast a {what} this turn can't cast additional {same}.",
    { what: noun.one, same: noun.many },
    ({ what, same }) =>
      sameData(ofSpells(what), ofSpells(same))
        ? standing({ rule: "castLimit", who: { who: "each" }, what: ofSpells(what), perTurn: 1 })
        : unbound("other spells than those cast"),
  ),
  sentence("you can't lose the game and your opponents can't win the game.", {}, () =>
    standing({ rule: "cantLoseGame", who: { who: "you" } }, { rule: "cantWinGame", who: { who: "opponents" } }),
  ),
  sentence("you have {what}.", { what: abilities }, ({ what }) =>
    standing(
      ...what.map((one): Rule => {
        return one.kind === "keyword" ? ofPlayer({ who: "you" }, one.keyword) : unbound("players have few abilities");
      }),
    ),
  ),
  sentence("{what} can't be cast.", { what: noun.many }, ({ what }) =>
    standing({ rule: "cantCast", who: { who: "each" }, what: ofSpells(what) }),
  ),
  sentence("players may spend mana as though it were mana of any color.", {}, () =>
    standing({ rule: "spendAsThoughAny", who: { who: "each" }, mode: "color" }),
  ),
  sentence("you may spend mana as though it were mana of any color.", {}, () =>
    standing({ rule: "spendAsThoughAny", who: { who: "you" }, mode: "color" }),
  ),
  ...(
    [
      ["(you can spend mana of any type|mana of any type can be spent)", "type"],
      ["you may spend mana as though it were mana of any type", "type"],
      ["you may spend mana as though it were mana of any color", "color"],
    ] as const
  ).map(([words, mode]) =>
    sentence(`${words} to cast {what}.`, { what: noun.many }, ({ what }) =>
      standing({ rule: "spendAsThoughAny", who: { who: "you" }, what: ofSpells(what), mode }),
    ),
  ),
  sentence(
    "you may spend mana as though it were mana of any color to activate abilities of {what}.",
    { what: permanents.many },
    ({ what }) =>
      standing({ rule: "spendAsThoughAny", who: { who: "you" }, what: what.filter, mode: "color", toActivate: true }),
  ),
  sentence("{who} may spend {color} mana as though it were mana of any color.", { who: spender, color }, (said) =>
    standing({ rule: "spendAsThoughAny", who: said.who, mode: "color", only: said.color }),
  ),
  sentence(
    "you may spend {color} mana as though it were mana of any color to pay the activation costs of {self}'s abilities.",
    { color, self: selfCard },
    (said) =>
      standing({
        rule: "spendAsThoughAny",
        who: { who: "you" },
        what: { is: "self" },
        mode: "color",
        only: said.color,
        toActivate: true,
      }),
  ),
  // 702.90b, as though every source had infect.
  sentence("all damage is dealt to {who} as though its source had infect.", { who: dealtTo }, ({ who }) =>
    standing({ rule: "damageAsCounters", who: { what: "damageSources" }, kind: "infect", to: who }),
  ),
  ...(
    [
      ["a player", { who: "each" }],
      ["an opponent", { who: "opponents" }],
    ] as const
  ).map(([words, who]) =>
    sentence(`if ${words} would begin a extra turn, that player skips that turn instead.`, {}, () =>
      standing({ rule: "skipExtraTurns", who }),
    ),
  ),
  // 120.3a: of what damage makes a player lose, so much that this much is left.
  ...(["", "if {test}, "] as const).map((words) =>
    sentenceOf(
      `${words}damage that would reduce your life total to less than {n} reduces it to {same} instead.`,
      { ...(words === "" ? {} : { test: condition }), n: digits, same: digits },
      (said) => {
        if (said.n !== said.same) unbound("to another number");
        const life = { amount: "life", of: { who: "you" } } as const;
        const most: Amount = { amount: "greatest", of: [0, { amount: "minus", from: life, of: said.n }] };
        return {
          effects: [
            {
              static: "replace",
              replacement: {
                of: { on: "loseLife", who: { who: "you" }, damage: true, amount: { compare: ">", to: most } },
                instead: { by: "amount", amount: most },
              },
            },
          ],
          ...(said.test === undefined ? {} : { if: said.test }),
        };
      },
    ),
  ),
  sentence(
    "{what} with hexproof can be the targets of spells and abilities you control as though they didn't have hexproof.",
    { what: permanents.many },
    ({ what }) => standing({ rule: "ignoreHexproof", who: { who: "you" }, what: what.filter }),
  ),
  sentence("you can't get poison counters.", {}, () => standing({ rule: "poisonImmune", who: { who: "you" } })),
  sentence("{what} in graveyards and libraries can't enter the battlefield.", { what: noun.many }, ({ what }) =>
    what.card === true && what.in === undefined
      ? standing({ rule: "cantEnter", what: what.filter, from: ["graveyard", "library"] })
      : unbound("said of cards"),
  ),
  sentence("players can cast spells only during their own turns.", {}, () =>
    standing({ rule: "cantCast", who: { who: "each" }, what: { is: "spell" }, during: "notOwnTurn" }),
  ),
  sentence("you may cast spells from your hand without paying their mana costs.", {}, () =>
    standing({ rule: "alternativeCost", what: { is: "spell" }, who: { who: "you" }, cost: [], from: "hand" }),
  ),
  sentence(
    "if a {what} entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
    { what: permanents.one },
    ({ what }) =>
      standing({
        rule: "triggersTwice",
        when: { on: "move", object: what.filter, to: "battlefield" },
        of: {
          is: "and",
          of: [
            { is: "inZone", zone: "battlefield" },
            { is: "controlledBy", who: { who: "you" } },
          ],
        },
      }),
  ),
  sentence(
    "if a {what} dying causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
    { what: permanents.one },
    ({ what }) =>
      standing({
        rule: "triggersTwice",
        when: { on: "move", object: what.filter, from: "battlefield", to: "graveyard" },
        of: { is: "controlledBy", who: { who: "you" } },
      }),
  ),
  sentence("{who} can't cast {what} during your turn.", { who, what: noun.many }, ({ who, what }) => ({
    ...standing({ rule: "cantCast", who, what: ofSpells(what) }),
    if: { if: "turnOf", who: { who: "you" } },
  })),
  sentence("players play with the top card of their libraries revealed.", {}, () =>
    standing({ rule: "topCardRevealed", who: { who: "each" } }),
  ),
  sentence("untap {what} during each other player's untap step.", { what: anyObjects }, ({ what }) =>
    standing({ rule: "untapsDuring", who: what, whose: { who: "others", than: { who: "you" } } }),
  ),
  sentence("{what} entering don't cause abilities to trigger.", { what: permanents.many }, ({ what }) =>
    standing({ rule: "triggersNot", when: { on: "move", object: what.filter, to: "battlefield" } }),
  ),
  sentence("{what} entering or dying don't cause abilities to trigger.", { what: permanents.many }, ({ what }) =>
    standing(
      { rule: "triggersNot", when: { on: "move", object: what.filter, to: "battlefield" } },
      { rule: "triggersNot", when: { on: "move", object: what.filter, from: "battlefield", to: "graveyard" } },
    ),
  ),
  sentence("each player may play an additional land (on|during) each of their turns.", {}, () =>
    standing({ rule: "extraLands", who: { who: "each" }, count: 1 }),
  ),
  // 100.2a, 903.3: what a deck is, which is looked at before the game.
  sentence("a deck can have any number of cards named {name}.", { name: cardName }, ({ name }, scope) =>
    name === scope.face.name ? standing() : unbound("another card's name"),
  ),
  sentence("a deck can have up to {n} cards named {name}.", { n: allowed, name: cardName }, (said, scope) =>
    said.name === scope.face.name ? standing() : unbound("another card's name"),
  ),
  sentence("{self} can be your commander.", { self: selfCard }, () => standing()),
  sentence("players can't untap more than one {what} during their untap steps.", { what: permanents.one }, ({ what }) =>
    standing({ rule: "untapLimit", filter: what.filter, count: 1, who: { who: "each" } }),
  ),
  sentence(
    "players can't untap more than {n} {what} during their untap steps.",
    { n: numberWordOrOne, what: permanents.many },
    ({ n, what }) => standing({ rule: "untapLimit", filter: what.filter, count: n, who: { who: "each" } }),
  ),
  // 701.32d
  sentence("while voting, you may vote an additional time.", {}, () =>
    standing({ rule: "additionalVote", who: { who: "you" }, optional: true }),
  ),
  sentence("while voting, you get an additional vote.", {}, () =>
    standing({ rule: "additionalVote", who: { who: "you" } }),
  ),
  sentence("skip your draw step.", {}, () => standing({ rule: "skipDrawStep", who: { who: "you" } })),
  sentence("skip your untap step.", {}, () => standing({ rule: "skipUntapStep", who: { who: "you" } })),
  ...(
    [
      ["upkeep", "skipUpkeep"],
      ["untap", "skipUntapStep"],
      ["draw", "skipDrawStep"],
    ] as const
  ).map(([word, rule]) =>
    sentence(`(players skip their ${word} steps|each player skips their ${word} step).`, {}, () =>
      standing({ rule, who: { who: "each" } }),
    ),
  ),
  sentence("players skip their untap steps.", {}, () => standing({ rule: "skipUntapStep", who: { who: "each" } })),
  sentence("your life total can't change.", {}, () => standing({ rule: "lifeTotalCantChange", who: { who: "you" } })),
  sentence("damage can't be prevented.", {}, () => standing({ rule: "damageUnpreventable" })),
  ...(
    [
      ["damage", {}],
      ["combat damage", { combat: true }],
    ] as const
  ).flatMap(([words, kind]) => [
    ...(words === "damage"
      ? []
      : [sentence(`${words} can't be prevented.`, {}, () => standing({ rule: "damageUnpreventable", ...kind }))]),
    sentence(`${words} that would be dealt by {what} can't be prevented.`, { what: anyPlural }, ({ what }) =>
      standing({
        rule: "damageUnpreventable",
        source: what.what === "all" ? what.filter : unbound("damage has sources"),
        ...kind,
      }),
    ),
    sentence(`${words} that would be dealt by {self} can't be prevented.`, { self: selfCard }, () =>
      standing({ rule: "damageUnpreventable", source: { is: "self" }, ...kind }),
    ),
  ]),
  // 606.3, 702.6a: at any time an instant could be cast.
  sentence("you may activate equip abilities any time you could cast an instant.", {}, () =>
    standing({
      rule: "activateAsInstant",
      of: { what: "all", filter: { is: "controlledBy", who: { who: "you" } } },
      kind: "equip",
    }),
  ),
  sentence(
    "you may activate loyalty abilities of {what} on any player's turn any time you could cast an instant.",
    { what: oneOf(() => [objectsOfLoyalty, anyPlural]) },
    ({ what }) => standing({ rule: "activateAsInstant", of: what, kind: "loyalty" }),
  ),
  sentence("{what} can't be countered.", { what: noun.many }, ({ what }) =>
    standing({ rule: "cantBeCountered", what: ofSpells(what) }),
  ),
  // 601.2a: asked of the spell on the stack.
  sentence("if {test}, {self} can't be countered.", { test: condition, self: selfCard }, ({ test }) => ({
    ...standing({ rule: "cantBeCountered", what: { is: "self" } }),
    if: test,
    from: "stack",
  })),
  sentence("{what} you cast can't be countered.", { what: noun.many }, ({ what }) =>
    standing({ rule: "cantBeCountered", what: ofSpells(what), by: { who: "you" } }),
  ),
  sentence("activated abilities of {what} can't be activated.", { what: anyPlural }, ({ what }) =>
    standing({ rule: "cantActivate", of: what }),
  ),
  sentence(
    "activated abilities of {what} can't be activated unless they're mana abilities.",
    { what: anyPlural },
    ({ what }) => standing({ rule: "cantActivate", of: what, exceptMana: true }),
  ),
  ...["each creature they control that's attacking you", "each of those creatures"].map((each) =>
    sentence(
      `creatures can't attack {of} unless their controller pays {cost} for ${each}.`,
      { of: taxed, cost: mana },
      ({ of, cost }) =>
        standing({
          rule: "attackCost",
          who: { is: "type", type: "creature" },
          defender: { who: "you" },
          cost: [{ pay: "mana", mana: cost }],
          ...of,
        }),
    ),
  ),
  sentence(
    "creatures can't attack {of} unless their controller pays {X} for each of those creatures, where X is {is}.",
    { of: taxed, is: amount },
    ({ of, is }) =>
      standing({
        rule: "attackCost",
        who: { is: "type", type: "creature" },
        defender: { who: "you" },
        cost: [{ pay: "mana", mana: "{X}", x: is }],
        ...of,
      }),
  ),
  sentence(
    "lethal damage dealt to {what} is determined by their power rather than their toughness.",
    { what: anyPlural },
    ({ what }) => standing({ rule: "lethalByPower", who: what }),
  ),
  sentence("the “legend rule” doesn't apply to {what}.", { what: anyPlural }, ({ what }) =>
    standing({ rule: "legendRuleOff", who: what }),
  ),
  sentence("the “legend rule” doesn't apply.", {}, () =>
    standing({ rule: "legendRuleOff", who: { what: "all", filter: { is: "any" } } }),
  ),
  sentence(
    "you may activate abilities of {what} as though those creatures had haste.",
    { what: anyPlural },
    ({ what }) => standing({ rule: "hasteForAbilities", who: what }),
  ),
  ...(
    [
      ["your", { who: "you" }],
      ["each player's", { who: "each" }],
      ["each opponent's", { who: "opponents" }],
    ] as const
  ).flatMap(([whose, who]) => [
    sentence(`${whose} maximum hand size is {n}.`, { n: numberWordOrOne }, ({ n }) =>
      standing({ rule: "maximumHandSize", who, set: n }),
    ),
    sentence(`${whose} maximum hand size is reduced by {n}.`, { n: numberWordOrOne }, ({ n }) =>
      standing({ rule: "maximumHandSize", who, change: -n }),
    ),
    sentence(`${whose} maximum hand size is increased by {n}.`, { n: numberWordOrOne }, ({ n }) =>
      standing({ rule: "maximumHandSize", who, change: n }),
    ),
  ]),
];

const { rule: instruction, deferred: deferredTo } = rulesFor<Instruction>();
/** Players a spell or ability names: "target player", "its controller". */
const told: Phrase<Players> = rulesFor<Players>().rule("{who}", { who: players.one }, ({ who }) =>
  who.who === "target" || who.who === "controllerOf" || who.who === "ownerOf" ? who : unbound("said above"),
);
export const playerClauses: readonly Phrase<Instruction>[] = [
  instruction("if {test}, {then}", { test: condition, then: oneOf(() => toldToPlayers) }, ({ test, then }) => [
    { do: "if", condition: test, then: only(then) },
  ]),
  ...toldOfPlayers(),
];
function toldOfPlayers(): readonly Phrase<Instruction>[] {
  return [
    instruction("{who} {can} {duration}", { who, can, duration }, ({ who, can, duration }, scope) => [
      { do: "rule", rules: [can(who.who === "eventPlayer" ? scope.playerPronoun() : who)], duration },
    ]),
    instruction("{who} {can} {duration}", { who: told, can, duration }, ({ who, can, duration }) => [
      { do: "rule", rules: [can(who)], duration },
    ]),
    instruction("{duration}, {who} {can}", { duration, who, can }, ({ duration, who, can }, scope) => [
      { do: "rule", rules: [can(who.who === "eventPlayer" ? scope.playerPronoun() : who)], duration },
    ]),
    instruction("{duration}, {who} {can}", { duration, who: told, can }, ({ duration, who, can }) => [
      { do: "rule", rules: [can(who)], duration },
    ]),
    instruction("{what} can't be countered {duration}", { what: noun.many, duration }, ({ what, duration }) => [
      { do: "rule", rules: [{ rule: "cantBeCountered", what: ofSpells(what) }], duration },
    ]),
    instruction(
      "{what} can't be countered by {source} {duration}",
      { what: noun.many, source: noun.many, duration },
      ({ what, source, duration }) => [
        { do: "rule", rules: [{ rule: "cantBeCountered", what: ofSpells(what), source: ofSpells(source) }], duration },
      ],
    ),
    deferredTo(
      "{what} can't be countered by {source} {duration}, and {then}",
      { what: noun.many, source: noun.many, duration, then: compound },
      ({ what, source, duration, then }, scope) => [
        {
          do: "rule",
          rules: [{ rule: "cantBeCountered", what: ofSpells(what.bind(scope)), source: ofSpells(source.bind(scope)) }],
          duration: duration.bind(scope),
        },
        ...only(then.bind(scope)),
      ],
    ),
    instruction(
      "{duration}, creatures can't attack {of} unless their controller pays {cost} for each of those creatures",
      { duration, of: taxed, cost: mana },
      ({ duration, of, cost }) => [
        {
          do: "rule",
          rules: [
            {
              rule: "attackCost",
              who: { is: "type", type: "creature" },
              defender: { who: "you" },
              cost: [{ pay: "mana", mana: cost }],
              ...of,
            },
          ],
          duration,
        },
      ],
    ),
    instruction(
      "{duration}, your life total can't change and you gain {what}",
      { duration, what: abilities },
      ({ duration, what }) => [
        {
          do: "rule",
          rules: [
            { rule: "lifeTotalCantChange", who: { who: "you" } },
            ...what.map((one) =>
              one.kind === "keyword" ? ofPlayer({ who: "you" }, one.keyword) : unbound("players have few abilities"),
            ),
          ],
          duration,
        },
      ],
    ),
    instruction("you choose which creatures attack {duration}", { duration }, ({ duration }) => [
      { do: "rule", rules: [{ rule: "choosesCombat", who: { who: "you" }, declaring: "attackers" }], duration },
    ]),
    instruction("you choose which creatures block {duration} and how those creatures block", { duration }, (said) => [
      {
        do: "rule",
        rules: [{ rule: "choosesCombat", who: { who: "you" }, declaring: "blockers" }],
        duration: said.duration,
      },
    ]),
    instruction("damage can't be prevented {duration}", { duration }, ({ duration }) => [
      { do: "rule", rules: [{ rule: "damageUnpreventable" }], duration },
    ]),
  ];
}
const toldToPlayers = toldOfPlayers();
