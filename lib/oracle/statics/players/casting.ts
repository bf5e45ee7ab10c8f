import type { Objects, Players } from "../../../engine/abilities/references.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { condition, noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import type { StaticSentence } from "../../meanings.ts";
import { and } from "../../nouns/filters.ts";
import { countered, ofSpells, permanents } from "../../nouns/kinds.ts";
import { itself, self as selfCard } from "../../nouns/self.ts";
import { color } from "../../vocabulary/qualities.ts";
import { staticRules } from "../staticEffects.ts";
import { cantBeActivated } from "../unusable.ts";
import { anyPlural } from "./can.ts";

/** Casting, countering, activating, and the mana that is spent on it. */

const { rule: sentence } = rulesFor<StaticSentence>();

const objectsOfLoyalty: Phrase<Objects> = itself;

const spender = words<Players>([
  ["you", { who: "you" }],
  ["players", { who: "each" }],
]);

export const castingStatics: readonly Phrase<StaticSentence>[] = [
  // The same as "can't cast more than one each turn".
  sentence(
    "each player who has cast a {what} this turn can't cast additional {same}.",
    { what: noun.one, same: noun.many },
    ({ what, same }) =>
      sameData(ofSpells(what), ofSpells(same))
        ? staticRules({ rule: "castLimit", who: { who: "each" }, what: ofSpells(what), perTurn: 1 })
        : unbound("other spells than those cast"),
  ),
  sentence("{what} can't be cast.", { what: noun.many }, ({ what }) =>
    staticRules({ rule: "cantCast", who: { who: "each" }, what: ofSpells(what) }),
  ),
  sentence("players may spend mana as though it were mana of any color.", {}, () =>
    staticRules({ rule: "spendAsThoughAny", who: { who: "each" }, mode: "color" }),
  ),
  sentence("you may spend mana as though it were mana of any color.", {}, () =>
    staticRules({ rule: "spendAsThoughAny", who: { who: "you" }, mode: "color" }),
  ),
  ...(
    [
      ["(you can spend mana of any type|mana of any type can be spent)", "type"],
      ["you may spend mana as though it were mana of any type", "type"],
      ["you may spend mana as though it were mana of any color", "color"],
    ] as const
  ).map(([words, mode]) =>
    sentence(`${words} to cast {what}.`, { what: noun.many }, ({ what }) =>
      staticRules({ rule: "spendAsThoughAny", who: { who: "you" }, what: ofSpells(what), mode }),
    ),
  ),
  sentence(
    "you may spend mana as though it were mana of any color to activate abilities of {what}.",
    { what: permanents.many },
    ({ what }) =>
      staticRules({
        rule: "spendAsThoughAny",
        who: { who: "you" },
        what: what.filter,
        mode: "color",
        toActivate: true,
      }),
  ),
  sentence(
    "you may spend mana as though it were mana of any color to cast {what} or (to activate|activate) abilities of {whose}.",
    { what: noun.many, whose: permanents.many },
    ({ what, whose }) =>
      staticRules(
        { rule: "spendAsThoughAny", who: { who: "you" }, what: ofSpells(what), mode: "color" },
        { rule: "spendAsThoughAny", who: { who: "you" }, what: whose.filter, mode: "color", toActivate: true },
      ),
  ),
  sentence(
    "{who} may spend {color} mana as though it were {other} mana.",
    { who: spender, color, other: color },
    ({ who, color, other }) => staticRules({ rule: "spendAsThoughAny", who, mode: "color", only: color, as: other }),
  ),
  sentence("{who} may spend {color} mana as though it were mana of any color.", { who: spender, color }, (said) =>
    staticRules({ rule: "spendAsThoughAny", who: said.who, mode: "color", only: said.color }),
  ),
  sentence(
    "{who} may spend {color} mana as though it were mana of any color. {again} may spend other mana only as though it were colorless mana.",
    { who: spender, color, again: spender },
    ({ who, color, again }) =>
      sameData(who, again)
        ? staticRules({ rule: "spendAsThoughAny", who, mode: "color", only: color, othersColorless: true })
        : unbound("somebody else's mana"),
  ),
  sentence(
    "you may spend {color} mana as though it were mana of any color to pay the activation costs of {self}'s abilities.",
    { color, self: selfCard },
    (said) =>
      staticRules({
        rule: "spendAsThoughAny",
        who: { who: "you" },
        what: { is: "self" },
        mode: "color",
        only: said.color,
        toActivate: true,
      }),
  ),
  sentence(
    "you may spend mana as though it were mana of any color to pay the activation costs of {self}'s abilities.",
    { self: selfCard },
    () =>
      staticRules({
        rule: "spendAsThoughAny",
        who: { who: "you" },
        what: { is: "self" },
        mode: "color",
        toActivate: true,
      }),
  ),
  sentence("you may cast spells from your hand without paying their mana costs.", {}, () =>
    staticRules({ rule: "alternativeCost", what: { is: "spell" }, who: { who: "you" }, cost: [], from: "hand" }),
  ),
  // 606.3, 702.6a: at any time an instant could be cast.
  sentence("you may activate equip abilities any time you could cast an instant.", {}, () =>
    staticRules({
      rule: "activateAsInstant",
      of: { what: "all", filter: { is: "controlledBy", who: { who: "you" } } },
      kind: "equip",
    }),
  ),
  sentence(
    "you may activate loyalty abilities of {what} on any player's turn any time you could cast an instant.",
    { what: oneOf(() => [objectsOfLoyalty, anyPlural]) },
    ({ what }) => staticRules({ rule: "activateAsInstant", of: what, kind: "loyalty" }),
  ),
  sentence(
    "you may activate (his|her|its|their) loyalty abilities any time you could cast an instant.",
    {},
    (_, { face }) =>
      face.typeLine.types.includes("planeswalker")
        ? staticRules({ rule: "activateAsInstant", of: { what: "self" }, kind: "loyalty" })
        : unbound("whose loyalty abilities?"),
  ),
  sentence("{what} can't be countered.", { what: countered }, ({ what }) =>
    staticRules({ rule: "cantBeCountered", what }),
  ),
  // 601.2a: asked of the spell on the stack.
  sentence("if {test}, {self} can't be countered.", { test: condition, self: selfCard }, ({ test }) => ({
    ...staticRules({ rule: "cantBeCountered", what: { is: "self" } }),
    if: test,
    from: "stack",
  })),
  sentence("{what} you cast can't be countered.", { what: noun.many }, ({ what }) =>
    staticRules({ rule: "cantBeCountered", what: and([ofSpells(what), { is: "controlledBy", who: { who: "you" } }]) }),
  ),
  sentence("activated abilities of {what} {cant}.", { what: anyPlural, cant: cantBeActivated }, ({ what, cant }) =>
    staticRules({ rule: "cantActivate", of: what, ...cant }),
  ),
  sentence(
    "you may activate abilities of {what} as though those creatures had haste.",
    { what: anyPlural },
    ({ what }) => staticRules({ rule: "hasteForAbilities", who: what }),
  ),
];
