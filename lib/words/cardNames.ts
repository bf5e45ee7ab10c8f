import type { CardView } from "../engine/views.ts";
import type { Language } from "./language.ts";

type Called = Pick<CardView, "name" | "printedNames">;

/** A card's name in this language, where its cards were imported with it, or else the English one. */
export const nameIn = ({ name, printedNames }: Called, language: Language): string =>
  (language === "en" ? undefined : printedNames?.[language]) ?? name;

/** Every name that a person may use for it, the English one first. */
export const allNames = ({ name, printedNames = {} }: Called): readonly string[] => [
  name,
  ...Object.values(printedNames),
];
