import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Objects, Players } from "../../../engine/abilities/references.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { subtypeOwner } from "../../../engine/state/subtypes.ts";
import { unbound } from "../../bind/unbound.ts";
import { count, duration, noun, whose } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction, Noun } from "../../meanings.ts";
import { isOfSpells, permanents } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { pronoun } from "../../references/pronouns.ts";
import { allowing, asCard, handOrGraveyard, who } from "./allowing.ts";

/** Permissions for whatever is in a zone, the hand or the graveyard, and for more lands a turn (305.2). */

const { rule } = rulesFor<Instruction>();

/** 305.1: what is no land is not just played. */
export const landsOnly = ({ filter, card, in: zone }: Noun): Filter => {
  if (card === true || zone !== undefined) return unbound("lands, wherever they are");
  const all = filter.is === "and" ? filter.of : [filter];
  const isLand = (one: Filter): boolean =>
    (one.is === "type" && one.type === "land") || (one.is === "subtype" && subtypeOwner(one.subtype) === "land");
  return all.some(isLand) ? filter : unbound("only lands are just played");
};
const you: Players = { who: "you" };
type MayPlay = Extract<Rule, { rule: "mayPlay" }>;
/** Lands to play and such spells to cast. */
export const fromGraveyard = (what: Noun): readonly [MayPlay, MayPlay] => {
  const there = { rule: "mayPlay", who: you } as const;
  const spells = asCard(what);
  return [
    { ...there, what: { inZone: "graveyard", of: you, filter: { is: "type", type: "land" } }, play: true },
    { ...there, what: { inZone: "graveyard", of: you, filter: spells } },
  ];
};

/** The source of the ability, which works in the graveyard, or what the event puts there. */
const itself: Phrase<Objects> = oneOf(() => [
  rulesFor<Objects>().rule("{self}", { self }, (_, scope) => {
    if (scope.isSpell) return unbound("a static ability");
    scope.tell({ from: "graveyard" });
    return { what: "self" };
  }),
  rulesFor<Objects>().rule("{it}", { it: pronoun }, ({ it }) =>
    it.what === "self" || it.what === "event" || it.what === "noted" || it.what === "target"
      ? it
      : unbound("what is in the graveyard?"),
  ),
]);

export const permissionsFromZones: readonly Phrase<Instruction>[] = [
  ...[
    "{duration}, you may cast {what} from your hand without paying their mana costs",
    "you may cast {what} from your hand {duration} without paying their mana costs",
  ].map((words) =>
    rule(words, { duration, what: noun.many }, ({ duration, what }) =>
      isOfSpells(what)
        ? allowing(
            [{ rule: "alternativeCost", what: what.filter, who: { who: "you" }, cost: [], from: "hand" }],
            duration,
          )
        : unbound("only spells are cast"),
    ),
  ),
  // Cards in zones of others.
  ...[
    "{who} may play lands and cast {what} from {whose} {zone} {duration}",
    "{duration}, {who} may play lands and cast {what} from {whose} {zone}",
  ].map((words) =>
    rule(words, { who, what: noun.many, whose, zone: handOrGraveyard, duration }, (said) => {
      if (said.who.who === "you" && said.whose.who === "you" && said.zone === "graveyard") unbound("said below");
      const there = { inZone: said.zone, of: said.whose } as const;
      return allowing(
        [
          { rule: "mayPlay", who: said.who, what: { ...there, filter: { is: "type", type: "land" } }, play: true },
          { rule: "mayPlay", who: said.who, what: { ...there, filter: asCard(said.what) } },
        ],
        said.duration,
      );
    }),
  ),
  ...[
    "{duration}, you may play {lands} from your graveyard",
    "you may play {lands} from your graveyard {duration}",
  ].map((words) =>
    rule(words, { duration, lands: permanents.many }, ({ duration, lands }) =>
      allowing(
        [
          {
            rule: "mayPlay",
            who: you,
            what: { inZone: "graveyard", of: you, filter: landsOnly(lands) },
            play: true,
          },
        ],
        duration,
      ),
    ),
  ),
  // 404.2: the order of a graveyard is kept.
  ...[
    "you may cast {what} from the top of your graveyard {duration}",
    "{duration}, you may cast {what} from the top of your graveyard",
  ].map((words) =>
    rule(words, { what: noun.many, duration }, ({ what, duration }) =>
      allowing(
        [{ rule: "mayPlay", who: you, what: { inZone: "graveyard", of: you, filter: asCard(what), top: true } }],
        duration,
      ),
    ),
  ),
  // 400.7: only there, and for what it costs.
  rule("you may cast it from your graveyard", {}, (_, scope) => {
    const it = scope.pronoun("one");
    if (it.what !== "event" || it.role !== "object") return unbound("what is in the graveyard?");
    const what: Objects = { what: "those", of: it, filter: { is: "inZone", zone: "graveyard" } };
    return [{ do: "cast", who: { who: "you" }, what, free: false, optional: true }];
  }),
  // 601.3b: only there, for as long as it may be.
  rule("you may cast {it} from your graveyard {duration}", { it: itself, duration }, ({ it, duration }) =>
    allowing(
      [{ rule: "mayPlay", who: you, what: { what: "those", of: it, filter: { is: "inZone", zone: "graveyard" } } }],
      duration,
    ),
  ),
  rule("you may cast {self} from your graveyard", { self }, (_, scope) => {
    if (scope.isSpell) unbound("a static ability");
    scope.tell({ from: "graveyard" });
    return [{ do: "cast", who: { who: "you" }, what: { what: "self" }, free: false, optional: true }];
  }),
  ...(
    [
      "{duration}, you may play lands and cast {what} from your graveyard",
      "you may play lands and cast {what} from your graveyard {duration}",
    ] as const
  ).map((template) =>
    rule(template, { duration, what: noun.many }, ({ duration, what }) => allowing(fromGraveyard(what), duration)),
  ),
  ...(
    [
      "{duration}, you may cast {what} from your graveyard",
      "you may cast {what} from your graveyard {duration}",
    ] as const
  ).map((template) =>
    rule(template, { duration, what: noun.many }, ({ duration, what }) =>
      isOfSpells(what) ? allowing([fromGraveyard(what)[1]], duration) : unbound("only spells are cast"),
    ),
  ),
  rule("you may play an additional land {duration}", { duration }, ({ duration }) =>
    allowing([{ rule: "extraLands", who: { who: "you" }, count: 1 }], duration),
  ),
  // 611.2d: X alone is what it is from then on.
  rule("you may play (|up to) {n} additional lands {duration}", { n: count.many, duration }, ({ n, duration }) =>
    typeof n === "number" || n.amount === "x"
      ? allowing([{ rule: "extraLands", who: { who: "you" }, count: n }], duration)
      : unbound("determined once"),
  ),
];
