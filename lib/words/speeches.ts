import type { Catalog } from "./catalogs/catalog.ts";
import { en } from "./catalogs/en/index.ts";
import { it } from "./catalogs/it/index.ts";
import { pt } from "./catalogs/pt/index.ts";
import type { Language } from "./language.ts";
import { type Speech, speechOf } from "./speech.ts";

/** All languages at once, for who writes to people of any; the page loads the one it needs. */
export const CATALOGS: Readonly<Record<Language, Catalog>> = { en, it, pt };

const made = new Map<string, Speech>();

/** A language in a time zone; made once each, because messages are read when they are first said. */
export function speechFor(language: Language, zone?: string): Speech {
  const key = `${language} ${zone ?? ""}`;
  let speech = made.get(key);
  if (speech === undefined) {
    speech = speechOf(language, CATALOGS[language], zone);
    made.set(key, speech);
  }
  return speech;
}
