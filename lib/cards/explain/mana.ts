import type { ManaProduced, ManaRestriction } from "../../engine/abilities/mana.ts";
import { COLORS } from "../schema.ts";
import { amount } from "./amounts.ts";
import { one, several } from "./filters.ts";
import { listed } from "./plain.ts";
import { objects } from "./references.ts";

const symbols = (types: readonly string[], between = " "): string => types.map((type) => `{${type}}`).join(between);

export function mana(value: ManaProduced): string {
  switch (value.add) {
    case "fixed":
      return symbols(value.mana, "") + (value.times === undefined ? "" : ` times ${amount(value.times)}`);
    case "oneColor": {
      const or = value.or ? ` or of ${symbols(value.or)}` : "";
      return value.among === "chosenColor"
        ? `${amount(value.count)} of the chosen color${or}`
        : `${amount(value.count)} ${value.among.length === COLORS.length ? "mana of any one color" : `of one of ${symbols(value.among)}`}${or}`;
    }
    case "combination":
      return `${amount(value.count)} among ${symbols(value.among)}`;
    case "different":
      return `${amount(value.count)} of different ones of ${symbols(value.among)}`;
    case "eachColorOf":
      return `one mana of each color among ${objects(value.of)}`;
    case "choice":
      return listed(
        value.of.map((one) => symbols(one, "")),
        "or",
      );
    case "produceable":
      return `${amount(value.count)} of one ${value.type} that ${objects(value.by)} could produce`;
    case "colorsOf":
      return `${amount(value.count)} of one color of ${objects(value.of)}`;
    case "costOf":
      return `mana equal to the mana cost of ${objects(value.of)}`;
    case "colorIdentity":
      return `${amount(value.count)} of one color of your commander's color identity`;
    case "unspent":
      return "as much of each type as they have unspent";
    case "eventMana":
      return `${amount(value.count)} of one type that was produced`;
  }
}

/** 106.6; what is done as it is spent is said by who knows instructions. */
export function restriction({ spells, abilitiesOf, cantCast, onlyFor, notGeneric }: ManaRestriction): string {
  const things = [
    ...(spells ? [`to cast ${several(spells, "spell")}`] : []),
    ...(abilitiesOf ? [`to activate abilities of ${several(abilitiesOf)}`] : []),
    ...(onlyFor === "activation" ? ["to activate abilities"] : []),
    ...(onlyFor === "foretell" ? ["to foretell cards"] : []),
    ...(onlyFor === "turningFaceUp" ? ["to turn permanents face up"] : []),
    ...(onlyFor === "costWithX" ? ["on costs that contain {X}"] : []),
    ...(onlyFor === "costWithColorless" ? ["on costs that contain {C}"] : []),
  ];
  const only = things.length === 0 ? "" : `, spent only ${listed(things, "or")}`;
  const generic = notGeneric ? ", not spent on generic mana" : "";
  return `${only}${generic}${cantCast ? `, not spent to cast ${one(cantCast, "spell")}` : ""}`;
}
