import type { TokenDescription } from "../../engine/abilities/destinations.ts";
import { amount } from "./amounts.ts";

/** 111.3: "1/1 {W} Soldier creature". */
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
        : value.colors.map((color) => `{${color}}`).join("");
  const subtypes = typeof value.subtypes === "string" ? "of the chosen type" : value.subtypes.join(" ");
  return `${size}${colors} ${[...value.supertypes, subtypes, ...value.types].filter(Boolean).join(" ")}${value.name ? ` named ${value.name}` : ""}`;
}
