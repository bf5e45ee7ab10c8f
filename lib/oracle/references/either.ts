import type { TargetClass } from "../../engine/abilities/ability.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Objects, Range } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, range } from "../hubs.ts";
import { oneOf, type Phrase, printed, rulesFor } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { that } from "../nouns/describing/that.ts";
import { everything } from "../nouns/everything.ts";
import { and, speaksOf } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { another } from "../nouns/other.ts";
import { classOf, exactlyOne } from "./targets.ts";

/** One target in any of several places. */

const { rule } = rulesFor<Objects>();

const SPELL: Noun = { filter: { is: "spell" }, in: "stack", nouns: ["spell"] };
const PERMANENT: Noun = { filter: { is: "any" }, nouns: ["permanent"] };

/** Who controls it: a spell has a controller as well as a permanent (109.4, 112.2). */
const controls = (filter: Filter): readonly Filter[] =>
  filter.is === "and"
    ? filter.of.flatMap(controls)
    : filter.is === "controlledBy" || (filter.is === "not" && filter.of.is === "controlledBy")
      ? [filter]
      : [];

/** "target spell or creature": one target in either of two places; "an opponent controls" behind both is said of either. */
export const spellOr: Phrase<Objects> = oneOf(() => [
  // What "that" says is so of either.
  rule("target spell or permanent {which}", { which: that }, ({ which }, scope) => {
    const kinds = [which(SPELL), which(PERMANENT)];
    const ref: Objects = { what: "target", slot: scope.addTarget({ count: exactlyOne, of: kinds.map(classOf) }) };
    scope.mention({ ref, number: "one", nouns: kinds.flatMap(({ nouns }) => nouns) });
    return ref;
  }),
  rulesFor<Objects>().deferred("target {spell} or {what}", { spell: noun.one, what: noun.one }, (trees, scope) => {
    const spell = trees.spell.bind(scope);
    const what = trees.what.bind(scope);
    if (spell.in !== "stack" || what.in !== undefined || speaksOf(spell.filter, "targets")) unbound("not two places");
    if (printed(trees.what).join(" ").startsWith("permanent that")) unbound("said of either");
    const theirs: Noun = { ...spell, filter: and([spell.filter, ...controls(what.filter)]) };
    const slot = scope.addTarget({ count: exactlyOne, of: [classOf(theirs), classOf(what)] });
    const ref: Objects = { what: "target", slot };
    scope.mention({ ref, number: "one", nouns: [...spell.nouns, ...what.nouns, "permanent"] });
    return ref;
  }),
]);

/** "up to one other target creature or spell". */
export const orSpell: Phrase<Objects> = oneOf(() => [
  ...(
    [
      ["target", false],
      ["another target", true],
    ] as const
  ).map(([words, isOther]) =>
    rule(`${words} {what} or {spell}`, { what: noun.one, spell: noun.one }, ({ what, spell }, scope) =>
      inEitherPlace(scope, isOther ? another(scope, what) : what, spell, exactlyOne),
    ),
  ),
  ...["", "other "].map((word) =>
    rule(
      `{range} ${word}target {what} or {spell}`,
      { range: range.one, what: noun.one, spell: noun.one },
      ({ range, what, spell }, scope) => inEitherPlace(scope, word === "" ? what : another(scope, what), spell, range),
    ),
  ),
]);
function inEitherPlace(scope: Scope, what: Noun, spell: Noun, count: Range): Objects {
  if (what.in !== undefined || what.card === true || what.nouns.includes("spell")) unbound("not two places");
  // "Target instant or sorcery spell" is a spell, whichever it is.
  if (spell.filter.is !== "spell") unbound("said of either, or of one");
  const ref: Objects = { what: "target", slot: scope.addTarget({ count, of: [classOf(what), classOf(spell)] }) };
  scope.mention({ ref, number: "one", nouns: [...what.nouns, ...spell.nouns, "permanent"] });
  return ref;
}

/** 702.62b: "target permanent or suspended card". */
const SUSPENDED_CARD = {
  filter: {
    is: "and",
    of: [
      { is: "keyword", keyword: "suspend" },
      { is: "counter", kind: "time" },
    ],
  },
  in: "exile",
} as const;
const SUSPENDED: TargetClass = { target: "object", ...SUSPENDED_CARD };

export const eachAndSuspended: Phrase<Objects> = rule(
  "each {what} and each suspended card",
  { what: permanents.one },
  ({ what }, scope) => {
    const ref: Objects = { what: "union", of: [everything(what), { what: "all", ...SUSPENDED_CARD }] };
    scope.mention({ ref, number: "many", nouns: ["card", ...what.nouns] });
    return ref;
  },
);

export const orSuspended: Phrase<Objects> = rule(
  "target {what} or suspended card",
  { what: permanents.one },
  ({ what }, scope) => {
    const slot = scope.addTarget({ count: exactlyOne, of: [classOf(what), SUSPENDED] });
    const ref: Objects = { what: "target", slot };
    scope.mention({ ref, number: "one", nouns: ["card", ...what.nouns] });
    return ref;
  },
);

/** "target spell, nonland permanent, or card in a graveyard": one target in any of three places. */
export const spellOrCard: Phrase<Objects> = rule(
  "target {spell}, {what}, or {card}",
  { spell: noun.one, what: noun.one, card: noun.one },
  ({ spell, what, card }, scope) => {
    if (spell.in !== "stack" || what.in !== undefined || card.card !== true || speaksOf(spell.filter, "targets"))
      unbound("not three places");
    const kinds = [spell, what, card];
    const slot = scope.addTarget({ count: exactlyOne, of: kinds.map(classOf) });
    const ref: Objects = { what: "target", slot };
    scope.mention({ ref, number: "one", nouns: [...new Set(kinds.flatMap(({ nouns }) => nouns)), "permanent"] });
    return ref;
  },
);
