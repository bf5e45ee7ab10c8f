import type { TokenDescription } from "../../engine/abilities/destinations.ts";
import { amount } from "./amounts.ts";
import { COLOR, listed } from "./plain.ts";

/** 111.3: "1/1 white Soldier creature". */
export function token(value: TokenDescription): string {
  const size =
    value.power === undefined || value.toughness === undefined
      ? ""
      : `${amount(value.power)}/${amount(value.toughness)} `;
  const colors =
    typeof value.colors === "string"
      ? "of the chosen color"
      : value.colors.length === 0
        ? "colorless"
        : listed(value.colors.map((color) => COLOR[color]));
  const subtypes = typeof value.subtypes === "string" ? "of the chosen type" : value.subtypes.join(" ");
  return `${size}${colors} ${[...value.supertypes, subtypes, ...value.types].filter(Boolean).join(" ")}${value.name ? ` named ${value.name}` : ""}`;
}
