import type { Ability } from "../../abilities/ability.ts";
import type { Amount } from "../../abilities/amounts.ts";
import type { Modification } from "../../abilities/modifications.ts";
import { someNode } from "../../abilities/visit.ts";
import { isRedundant } from "../../keywords/instances.ts";
import { spellOut } from "../../query/characteristics/compiled.ts";
import { plus } from "../../state/numbers.ts";

/** What a modification rests on and reaches, read off its data. */

/** What it makes of an object follows from the effect and from what the object is so far: from no state, and not from which it is. */
export function isConstant(modification: Modification): boolean {
  switch (modification.modify) {
    case "addPT":
    case "setPT":
    case "definePT":
      return isNumber(modification.power) && isNumber(modification.toughness);
    case "loyalty":
      return isNumber(modification.amount);
    case "setColors":
    case "addColors":
      return modification.colors !== "chosenColor";
    case "addAbility":
      return !restsOnChoice(modification.ability);
    default:
      return CONSTANT.has(modification.modify);
  }
}

const isNumber = (amount: Amount | undefined): boolean => amount === undefined || typeof amount === "number";

const CONSTANT: ReadonlySet<Modification["modify"]> = new Set<Modification["modify"]>([
  "noManaCost",
  "thisAbility",
  "ownColors",
  "name",
  "text",
  "rulesText",
  "allNames",
  "addTypes",
  "setTypes",
  "setSubtypes",
  "removeTypes",
  "allCreatureTypes",
  "allBasicLandTypes",
  "defineColors",
  "loseAbilities",
  "loseAbility",
  "loseThisAbility",
  "loseKeyword",
  "goad",
  "switchPT",
]);

/** 607.2d: "protection from the chosen color". */
const restsOnChoice = (ability: Ability): boolean =>
  ability.kind === "keyword" &&
  "filter" in ability.keyword &&
  ability.keyword.filter !== undefined &&
  someNode("filter", ability.keyword.filter, { filter: ({ is }) => is === "chosenColor" || is === "chosenType" });

/** It makes no rules, replacements or triggers, takes none away, and moves nothing to another controller. */
export function isQuiet(modification: Modification): boolean {
  switch (modification.modify) {
    case "addPT":
    case "setPT":
    case "switchPT":
    case "setColors":
    case "addColors":
    case "addTypes":
    case "allCreatureTypes":
      return isConstant(modification);
    case "addAbility":
      return (
        isConstant(modification) &&
        spellOut(modification.ability).every(({ kind }) => kind !== "static" && kind !== "triggered")
      );
    default:
      return false;
  }
}

/**
 * Modifications of one layer, one after the other, as fewer that come to the same: what is added is added up, of what is set
 * the latest counts, and a keyword once more is none (702). Undefined where they are not of that kind.
 */
export function together(
  before: readonly Modification[],
  after: readonly Modification[],
): readonly Modification[] | undefined {
  if (after.every((one) => isAnotherKeyword(one, before))) return before;
  if (!before.every(isOfNumbers) || !after.every(isOfNumbers)) return undefined;
  const all = [...before];
  for (const one of after) {
    const last = all.at(-1);
    const both = last && asOne(last, one);
    if (both === undefined) all.push(one);
    else all.splice(-1, 1, ...both);
  }
  return all;
}

const isAnotherKeyword = (one: Modification, before: readonly Modification[]): boolean =>
  one.modify === "addAbility" &&
  one.ability.kind === "keyword" &&
  isRedundant(
    one.ability.keyword,
    before.flatMap((had) => (had.modify === "addAbility" && had.ability.kind === "keyword" ? had.ability.keyword : [])),
  ) &&
  isConstant(one);

const isOfNumbers = (modification: Modification): boolean =>
  (modification.modify === "addPT" || modification.modify === "setPT" || modification.modify === "switchPT") &&
  isConstant(modification);

function asOne(one: Modification, other: Modification): readonly Modification[] | undefined {
  if (one.modify === "switchPT" && other.modify === "switchPT") return [];
  if (one.modify === "setPT" && other.modify === "setPT")
    return [{ modify: "setPT", ...onlyGiven(one), ...onlyGiven(other) }];
  if (one.modify !== "addPT" || other.modify !== "addPT") return undefined;
  const power = sameWay(one.power, other.power);
  const toughness = sameWay(one.toughness, other.toughness);
  return power === undefined || toughness === undefined ? undefined : [{ modify: "addPT", power, toughness }];
}

const onlyGiven = ({ power, toughness }: Extract<Modification, { modify: "setPT" }>): object => ({
  ...(power !== undefined && { power }),
  ...(toughness !== undefined && { toughness }),
});

/** Up and then down again is not the same as nothing: numbers have an end (state/numbers.ts). */
const sameWay = (one: Amount, other: Amount): number | undefined =>
  typeof one === "number" && typeof other === "number" && one * other >= 0 ? plus(one, other) : undefined;
