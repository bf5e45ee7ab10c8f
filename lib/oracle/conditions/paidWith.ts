import type { Color } from "../../cards/schema.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import { unbound } from "../bind/unbound.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { StaticSentence } from "../meanings.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { staticRules } from "../statics/staticEffects.ts";
import { color } from "../vocabulary/qualities.ts";

/** With what mana a spell, or the X of a cost, is paid. */

const { rule: colorsRule } = rulesFor<readonly Color[]>();
/** "black", "black and/or red". */
const oneOrTwo: Phrase<readonly Color[]> = oneOf(() => [
  colorsRule("{one}", { one: color }, ({ one }) => [one]),
  colorsRule("{one} and/or {other}", { one: color, other: color }, ({ one, other }) => [one, other]),
]);
export const onlyOnX: Phrase<readonly Color[]> = colorsRule(
  "spend only {colors} mana on X.",
  { colors: oneOrTwo },
  ({ colors }) => colors,
);

const colored = words<Color>((["W", "U", "B", "R", "G"] as const).map((color) => [`{${color}}`, color] as const));

const { rule } = rulesFor<StaticSentence>();
const own = (how: Pick<Extract<Rule, { rule: "paidWith" }>, "x" | "sources">): StaticSentence => ({
  effects: [{ static: "rule", rule: { rule: "paidWith", what: { is: "self" }, ...how } }],
  from: "stack",
});

export const paidWithStatics: readonly Phrase<StaticSentence>[] = [
  rule(
    "for each {symbol} in a cost, you may pay 2 life rather than pay that mana.",
    { symbol: colored },
    ({ symbol }) => staticRules({ rule: "lifeForMana", who: { who: "you" }, color: symbol }),
  ),
  rule("{colors}", { colors: onlyOnX }, ({ colors }, scope) =>
    scope.face.manaCost?.includes("{X}") === true ? own({ x: colors }) : unbound("the X of what?"),
  ),
  // 601.2h: nothing but what taps creatures or exiles cards in its place pays for it.
  rule("you can't spend mana to cast {self}.", { self }, () => own({ sources: { is: "not", of: { is: "any" } } })),
  rule("spend only mana produced by {what} to cast {self}.", { what: permanents.many, self }, ({ what }) =>
    own({ sources: what.filter }),
  ),
];
