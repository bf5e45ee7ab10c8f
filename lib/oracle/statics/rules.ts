import type { ManaType } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Keyword } from "../../engine/abilities/keywords.ts";
import type { Objects, Players } from "../../engine/abilities/references.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import { unbound } from "../bind/unbound.ts";
import { lasting } from "../effects/continuous/lasting.ts";
import { condition, duration, noun, objects, players } from "../hubs.ts";
import { list, oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Instruction, StaticSentence } from "../meanings.ts";
import { landwalks } from "../nouns/describing/names.ts";
import { everything } from "../nouns/everything.ts";
import { and, or } from "../nouns/filters.ts";
import { ofSources, ofSpells, permanents } from "../nouns/kinds.ts";
import { itself, self } from "../nouns/self.ts";
import { numberWordOrOne } from "../vocabulary/numbers.ts";
import { color } from "../vocabulary/qualities.ts";
import { abilities } from "./grantedAbilities.ts";
import { staticRules } from "./staticEffects.ts";

/** Rules of the game for everybody and what players have: unspent mana, looking, triggering again, hexproof of a player. */

const { rule: sentence } = rulesFor<StaticSentence>();
const { rule: instruction } = rulesFor<Instruction>();
const you: Players = { who: "you" };
const opponents: Players = { who: "opponents" };

/** 702.11c-d, 702.18a, 702.16b: the abilities that players can have. */
export function ofPlayer(who: Players, keyword: Keyword): Rule {
  if (keyword.keyword === "hexproof") return { rule: "playerHexproof", who };
  if (keyword.keyword === "hexproof from") return { rule: "playerHexproof", who, from: keyword.filter };
  if (keyword.keyword === "shroud") return { rule: "playerShroud", who };
  if (keyword.keyword === "protection") return { rule: "playerProtection", who, from: keyword.filter };
  return unbound("players have few abilities");
}
const keywordsOf = (all: readonly Ability[]): readonly Keyword[] =>
  all.map((one) => (one.kind === "keyword" ? one.keyword : unbound("players have few abilities")));

const yours: Filter = { is: "controlledBy", who: you };

/** Whose triggered abilities: "another Wizard you control". */
const triggering: Phrase<Filter> = oneOf(() => [
  rulesFor<Filter>().rule("a {what}", { what: noun.one }, ({ what }) => ofSources(what)),
  rulesFor<Filter>().rule("another {what}", { what: noun.one }, ({ what }) =>
    and([{ is: "another" }, ofSources(what)]),
  ),
  rulesFor<Filter>().rule("a {one} or another {other}", { one: noun.one, other: noun.one }, ({ one, other }) =>
    or([and([ofSources(one), yours]), and([{ is: "another" }, ofSources(other)])]),
  ),
  rulesFor<Filter>().rule("{self} or a {what} attached to it", { self, what: permanents.one }, ({ what }) =>
    or([{ is: "self" }, and([what.filter, { is: "attachedTo", object: { what: "self" } }])]),
  ),
]);
const anyone = words<Players>([
  ["you", you],
  ["a player", { who: "each" }],
  ["an opponent", opponents],
]);
const participle = words<(who: Players) => EventPattern>([
  ["drawing a card", (who) => ({ on: "draw", who })],
  ["discarding a card", (who) => ({ on: "discard", who })],
  ["cycling a card", (who) => ({ on: "cycle", who })],
  ["gaining life", (who) => ({ on: "gainLife", who })],
  ["losing life", (who) => ({ on: "loseLife", who })],
]);
/** What makes an ability trigger, as a gerund tells it. */
const doing: Phrase<EventPattern> = oneOf(() => [
  rulesFor<EventPattern>().rule("a {what} attacking", { what: permanents.one }, ({ what }) => ({
    on: "attacks",
    object: what.filter,
  })),
  rulesFor<EventPattern>().rule("you casting or copying a {what}", { what: noun.one }, ({ what }) => ({
    on: "anyOf",
    of: [
      { on: "cast", object: ofSpells(what), by: you },
      { on: "copySpell", object: ofSpells(what), by: you },
    ],
  })),
  rulesFor<EventPattern>().rule("{who} {does}", { who: anyone, does: participle }, ({ who, does }) => does(who)),
  rulesFor<EventPattern>().rule("turning a face-down permanent face up", {}, () => ({
    on: "turnFaceUp",
    object: { is: "any" },
  })),
  rulesFor<EventPattern>().rule("a {what} dealing combat damage to a player", { what: permanents.one }, ({ what }) => ({
    on: "damage",
    source: what.filter,
    to: { players: { who: "each" } },
    combat: true,
  })),
]);
const again = "(it|that ability) triggers an additional time";

/** The objects that share something with you: "you and each permanent you control". */
const { rule: withYou } = rulesFor<Objects>();
const youAnd: Phrase<Objects> = oneOf(() => [
  withYou("you and {itself}", { itself }, ({ itself }) => itself),
  withYou("you and {what}", { what: noun.many }, ({ what }) => everything(what)),
  withYou("you and (each|all) {what}", { what: noun.one }, ({ what }) => everything(what)),
  withYou("you, {one}, and other {what}", { one: noun.many, what: permanents.many }, ({ one, what }) => ({
    what: "union",
    of: [everything(one), everything({ ...what, filter: and([{ is: "another" }, what.filter]) })],
  })),
  withYou("you, {one}, and {what}", { one: noun.many, what: permanents.many }, ({ one, what }) => ({
    what: "union",
    of: [everything(one), everything(what)],
  })),
]);

const youAndIt: Phrase<Objects> = withYou("you and {what} each", { what: objects.one }, ({ what }) => what);

const CREATURES: Objects = { what: "all", filter: { is: "type", type: "creature" } };
const manaType: Phrase<ManaType> = oneOf(() => [color, words<ManaType>([["colorless", "C"]])]);
const whose = words<Players>([
  ["you don't", you],
  ["players don't", { who: "each" }],
]);
const looked: Phrase<Filter> = words<Filter>([
  ["you don't control", { is: "not", of: yours }],
  ["your opponents control", { is: "controlledBy", who: { who: "opponents" } }],
]);

/** What those of your opponents might cause you to do. */
const caused = words<Rule>([
  ["sacrifice permanents", { rule: "cantBeSacrificed", who: { what: "all", filter: yours }, causedBy: opponents }],
  ["discard cards", { rule: "cantDiscard", who: you, causedBy: opponents }],
]);

/** 702.14c: what may be blocked all the same. */
const asThoughNoLandwalk: readonly Phrase<StaticSentence>[] = [
  sentence(
    "creatures with {walk} can be blocked as though they didn't have {same}.",
    { walk: landwalks, same: landwalks },
    ({ walk, same }) =>
      walk === same
        ? staticRules({ rule: "blockAsThough", who: CREATURES, ignoring: "landwalk", land: walk })
        : unbound("another landwalk"),
  ),
  sentence("creatures with landwalk abilities can be blocked as though they didn't have those abilities.", {}, () =>
    staticRules({ rule: "blockAsThough", who: CREATURES, ignoring: "landwalk" }),
  ),
];

export const ruleStatics: readonly Phrase<StaticSentence>[] = [
  ...asThoughNoLandwalk,
  // 120.3a: of what damage does, the loss of life alone.
  sentence("damage doesn't cause you to lose life.", {}, () => ({
    effects: [
      {
        static: "replace",
        replacement: { of: { on: "loseLife", who: you, damage: true }, instead: { by: "nothing" } },
      },
    ],
  })),
  // 725.1a, 614.1a
  sentence("you gain life rather than lose life from radiation.", {}, () => ({
    effects: [
      {
        static: "replace",
        replacement: {
          of: { on: "loseLife", who: you, radiation: true },
          instead: { by: "effects", effects: [{ do: "gainLife", who: you, amount: { amount: "event" } }] },
        },
      },
    ],
  })),
  // 106.4
  sentence("if you would lose unspent mana, that mana becomes {type} instead.", { type: manaType }, ({ type }) =>
    staticRules({ rule: "manaDoesntEmpty", who: you, becomes: type }),
  ),
  sentence("{whose} lose unspent mana as steps and phases end.", { whose }, ({ whose }) =>
    staticRules({ rule: "manaDoesntEmpty", who: whose }),
  ),
  sentence("{whose} lose unspent {color} mana as steps and phases end.", { whose, color }, ({ whose, color }) =>
    staticRules({ rule: "manaDoesntEmpty", who: whose, type: color }),
  ),
  sentence("you may look at face-down creatures {of} any time.", { of: looked }, ({ of }) =>
    staticRules({
      rule: "lookAtFaceDown",
      who: you,
      what: and([{ is: "faceDown" }, { is: "type", type: "creature" }, of]),
    }),
  ),
  sentence("spells and abilities your opponents control can't cause you to {what}.", { what: caused }, ({ what }) =>
    staticRules(what),
  ),
  sentence(
    "spells and abilities your opponents control can't cause you to {all}.",
    { all: list(caused, { last: [", or"], pair: ["or"] }) },
    ({ all }) => staticRules(...all),
  ),
  // 614.1a: in place of the whole library.
  ...(
    [
      ["an opponent", { who: "opponents" }],
      ["a player", { who: "each" }],
    ] as const
  ).map(([words, who]) =>
    sentence(
      `if ${words} would search a library, that player searches the top {n} cards of that library instead.`,
      { n: numberWordOrOne },
      ({ n }) => staticRules({ rule: "searchTop", who, count: n }),
    ),
  ),
  ...(
    [
      ["the chosen direction", /^as .* choose left or right\b/im],
      ["the last chosen direction", /^(?:when|at) .* choose left or right\b/im],
    ] as const
  ).map(([direction, chosen]) =>
    sentence(
      `each player may attack only the nearest opponent in ${direction} and planeswalkers controlled by that opponent.`,
      {},
      (_, { face }) =>
        chosen.test(face.text)
          ? staticRules({ rule: "attacksNearest", who: { who: "each" } })
          : unbound("no direction was chosen"),
    ),
  ),
  sentence("no more than {n} (creature|creatures) can attack each combat.", { n: numberWordOrOne }, ({ n }) =>
    staticRules({ rule: "attackLimit", count: n }),
  ),
  sentence("no more than {n} (creature|creatures) can attack you each combat.", { n: numberWordOrOne }, ({ n }) =>
    staticRules({ rule: "attackLimit", count: n, defender: you }),
  ),
  sentence("no more than {n} (creature|creatures) can block each combat.", { n: numberWordOrOne }, ({ n }) =>
    staticRules({ rule: "blockLimit", count: n }),
  ),
  sentence(`if a triggered ability of {what} triggers, ${again}.`, { what: triggering }, ({ what }) =>
    staticRules({ rule: "triggersTwice", of: what }),
  ),
  sentence(
    `if a triggered ability of {what} triggers while {test}, ${again}.`,
    { what: triggering, test: condition },
    ({ what, test }) => ({ ...staticRules({ rule: "triggersTwice", of: what }), if: test }),
  ),
  // 309.4c: those of its rooms are all the abilities that a dungeon has.
  sentence("Room abilities of dungeons you own trigger an additional time.", {}, () =>
    staticRules({
      rule: "triggersTwice",
      of: and([
        { is: "type", type: "dungeon" },
        { is: "ownedBy", who: you },
      ]),
    }),
  ),
  // 603.6: what leaves is looked at as it was.
  sentence(
    "if a {one} or a {other} entering or leaving the battlefield causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.",
    { one: permanents.one, other: permanents.one },
    ({ one, other }) => {
      const object = or([one.filter, other.filter]);
      const when: EventPattern = {
        on: "anyOf",
        of: [
          { on: "move", object, to: "battlefield" },
          { on: "move", object, from: "battlefield" },
        ],
      };
      return staticRules({ rule: "triggersTwice", when, of: yours, permanents: true });
    },
  ),
  sentence(
    `if {doing} causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.`,
    { doing },
    ({ doing }) => staticRules({ rule: "triggersTwice", when: doing, of: yours, permanents: true }),
  ),
  sentence(
    "{what} entering don't cause abilities of permanents your opponents control to trigger.",
    { what: permanents.many },
    ({ what }) =>
      staticRules({
        rule: "triggersNot",
        when: { on: "move", object: what.filter, to: "battlefield" },
        of: { is: "controlledBy", who: { who: "opponents" } },
        permanents: true,
      }),
  ),
  sentence("{with} have {abilities}.", { with: youAnd, abilities }, ({ with: what, abilities }) => ({
    effects: [
      ...keywordsOf(abilities).map((one) => ({ static: "rule", rule: ofPlayer(you, one) }) as const),
      {
        static: "modify",
        affects: what,
        modifications: abilities.map((ability) => ({ modify: "addAbility", ability })),
      },
    ],
  })),
];

export const ruleClauses: readonly Phrase<Instruction>[] = [
  instruction("you gain {abilities} {duration}", { abilities, duration }, ({ abilities, duration }) => [
    { do: "rule", rules: keywordsOf(abilities).map((one) => ofPlayer(you, one)), duration },
  ]),
  // 508.1c, 509.1b
  ...(
    [
      ["attack", "attackLimit"],
      ["block", "blockLimit"],
    ] as const
  ).map(([verb, rule]) =>
    instruction(
      `{who} can't ${verb} with more than {n} (creature|creatures) {duration}`,
      { who: oneOf(() => [players.one, players.many]), n: numberWordOrOne, duration },
      ({ who, n, duration }) => [{ do: "rule", rules: [{ rule, count: n, by: who }], duration }],
    ),
  ),
  instruction(
    "{with} gain {abilities} {duration}",
    { with: oneOf(() => [youAnd, youAndIt]), abilities, duration },
    (said, scope) => [
      // What is chosen is chosen first.
      ...lasting(
        scope,
        { modifications: said.abilities.map((ability) => ({ modify: "addAbility", ability })) },
        said.with,
        said.duration,
      ),
      { do: "rule", rules: keywordsOf(said.abilities).map((one) => ofPlayer(you, one)), duration: said.duration },
    ],
  ),
  ...[
    "{whose} lose unspent mana as steps and phases end {duration}",
    "{duration}, {whose} lose unspent mana as steps and phases end",
  ].map((words) =>
    instruction(words, { whose, duration }, ({ whose, duration }) => [
      { do: "rule", rules: [{ rule: "manaDoesntEmpty", who: whose }], duration },
    ]),
  ),
  ...[
    "{whose} lose unspent {color} mana as steps and phases end {duration}",
    "{duration}, {whose} lose unspent {color} mana as steps and phases end",
  ].map((words) =>
    instruction(words, { whose, color, duration }, ({ whose, color, duration }) => [
      { do: "rule", rules: [{ rule: "manaDoesntEmpty", who: whose, type: color }], duration },
    ]),
  ),
];
