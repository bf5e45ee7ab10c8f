import type { CardType, Color } from "../../cards/schema.ts";
import type { Ability } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Scope } from "../bind/scope.ts";
import { list, many, oneOf, type Phrase, rulesFor, token } from "../kernel/index.ts";
import { abilities, grantedAbility } from "../statics/grantedAbilities.ts";
import { cardType, color, subtype } from "../vocabulary/qualities.ts";

/** Colors, sizes and kinds, as it is said what something is. */

export const colors: Phrase<readonly Color[]> = oneOf(() => [
  rulesFor<readonly Color[]>().rule("colorless", {}, () => []),
  rulesFor<readonly Color[]>().rule("{color}", { color }, ({ color }) => [color]),
  list(color, { last: [", and"], pair: ["and"] }),
]);
export const powerToughness: Phrase<readonly [Amount, Amount]> = oneOf(() => [
  token((text) => {
    const found = /^(\d+)\/(\d+)$/.exec(text);
    return found ? ([Number(found[1]), Number(found[2])] as const) : undefined;
  }),
  ...[...Array(11).keys()].flatMap((n) => [
    rulesFor<readonly [Amount, Amount]>().rule(`X/${n}`, {}, (_, scope) => [saidX(scope), n]),
    rulesFor<readonly [Amount, Amount]>().rule(`${n}/X`, {}, (_, scope) => [n, saidX(scope)]),
  ]),
  rulesFor<readonly [Amount, Amount]>().rule("X/X", {}, (_, scope) => [saidX(scope), saidX(scope)]),
]);
export const saidX = (scope: Scope): Amount => scope.x ?? scope.saidX ?? { amount: "x" };
export const types: Phrase<readonly CardType[]> = many(cardType.one);
export const subtypes: Phrase<readonly string[]> = many(subtype.one);
/** After a size that was told by "with": "and haste", ", flying, and first strike". */
export const andHas: Phrase<readonly Ability[]> = oneOf(() => [
  rulesFor<readonly Ability[]>().rule("and {abilities}", { abilities }, ({ abilities }) => abilities),
  rulesFor<readonly Ability[]>().rule(
    ", {all}",
    { all: list(grantedAbility, { last: [", and"], pair: [", and"] }) },
    ({ all }) => all.flat(),
  ),
]);
/** "artifact creatures": the last bears the number. */
export const pluralTypes: Phrase<readonly CardType[]> = oneOf(() => [
  rulesFor<readonly CardType[]>().rule("{last}", { last: cardType.many }, ({ last }) => [last]),
  rulesFor<readonly CardType[]>().rule("{first} {last}", { first: types, last: cardType.many }, ({ first, last }) => [
    ...first,
    last,
  ]),
]);
export const BASIC: readonly string[] = ["Plains", "Island", "Swamp", "Mountain", "Forest"];
