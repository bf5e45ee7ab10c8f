import type { PageCatalog } from "../lib/words/catalogs/catalog.ts";
import { onPage } from "../lib/words/catalogs/en/onPage.ts";
import { isLanguage, type Language, LOCALES, languageOf } from "../lib/words/language.ts";
import { type Speech, speechOf } from "../lib/words/speech.ts";

/** The language of the page: one at a time, there before anything is drawn. */

const KEPT = "language";

/** What everything on the page is said in. */
export let speech: Speech = speechOf("en", onPage);

export const say: Speech["say"] = (key, values) => speech.say(key, values);

const load: Readonly<Record<Language, () => Promise<PageCatalog>>> = {
  en: async () => onPage,
  it: async () => (await import("../lib/words/catalogs/it/onPage.ts")).onPage,
  pt: async () => (await import("../lib/words/catalogs/pt/onPage.ts")).onPage,
};

/** The one chosen here, or else the first of the browser's that we speak. */
export function languageHere(): Language {
  const kept = keptHere();
  return kept ?? languageOf(navigator.languages);
}

/** The one chosen here; undefined where nobody chose. */
export function keptHere(): Language | undefined {
  try {
    const kept = localStorage.getItem(KEPT);
    return isLanguage(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** To be awaited before the first thing is drawn or said. Where a catalog cannot be fetched, the page speaks English. */
export function speakHere(): Promise<void> {
  speaking ??= learn();
  return speaking;
}
let speaking: Promise<void> | undefined;

async function learn(): Promise<void> {
  const language = languageHere();
  try {
    speech = speechOf(language, await load[language]());
  } catch {
    return;
  }
  document.documentElement.lang = LOCALES[language];
}

/** On a device where nobody chose, what the account's player reads. */
export function followAccount(language: Language | undefined): void {
  if (language !== undefined && language !== speech.language && keptHere() === undefined) keepLanguage(language);
}

/** Speaks another language from now on; the page starts again in it. */
export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // Nothing may be kept here: the page would start again as it was.
    return;
  }
  location.reload();
}
