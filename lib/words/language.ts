import type { Language } from "../hosting/api.ts";

/** The languages the house speaks, as ISO 639-1; Portuguese is Brazil's, in which the game is printed. */
export const LANGUAGES = ["en", "it", "pt"] as const satisfies readonly Language[];
export type { Language };

/** What each is called by those who speak it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: "English", it: "Italiano", pt: "Português" };

/** For `lang` attributes and `Intl`. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", it: "it-IT", pt: "pt-BR" };

export const isLanguage = (tag: unknown): tag is Language => (LANGUAGES as readonly unknown[]).includes(tag);

/** The first of these BCP 47 tags ("pt-BR", "it") that is one of ours; English for who wants none of them. */
export function languageOf(tags: readonly (string | undefined)[]): Language {
  const wanted = tags.map((tag) => tag?.split(/[-_]/)[0]?.toLowerCase());
  return wanted.find(isLanguage) ?? "en";
}
