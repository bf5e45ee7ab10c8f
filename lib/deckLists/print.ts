import type { DeckSection } from "../cards/decks/parse.ts";

/** So many copies of a card in a part of a deck. */
export interface DeckEntry {
  readonly section: DeckSection;
  readonly name: string;
  readonly count: number;
}

/** The forms in which others read a deck: as Arena and most sites, MTGO's file, a table. */
export const LIST_FORMS = ["arena", "mtgo", "csv"] as const;
export type ListForm = (typeof LIST_FORMS)[number];
export const FILE_OF: Readonly<Record<ListForm, { readonly ending: string; readonly type: string }>> = {
  arena: { ending: "txt", type: "text/plain" },
  mtgo: { ending: "dek", type: "application/xml" },
  csv: { ending: "csv", type: "text/csv" },
};

/** In this order, under these headings. */
const HEADINGS: Readonly<Record<DeckSection, string>> = {
  commander: "Commander",
  companion: "Companion",
  main: "Deck",
  sideboard: "Sideboard",
  planar: "Planar deck",
  scheme: "Scheme deck",
  attraction: "Attraction deck",
  vanguard: "Vanguard",
  conspiracy: "Conspiracies",
};
const SECTIONS = Object.keys(HEADINGS) as DeckSection[];

/** `parseDeck` reads each of them again as the same deck; MTGO's knows a deck and a sideboard only. */
export function printDeck(entries: readonly DeckEntry[], form: ListForm = "arena"): string {
  if (form === "mtgo") return mtgo(entries);
  if (form === "csv") return csv(entries);
  return SECTIONS.flatMap((section) => {
    const lines = entries.filter((one) => one.section === section).map(({ count, name }) => `${count} ${name}`);
    return lines.length === 0 ? [] : [[HEADINGS[section], ...lines, ""].join("\n")];
  }).join("\n");
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

function mtgo(entries: readonly DeckEntry[]): string {
  const cards = entries.map(({ section, count, name }) => {
    const aside = section === "sideboard" || section === "companion";
    const written = name.replace(/[&"<>]/gu, (letter) => ENTITIES[letter] ?? letter);
    return `  <Cards CatID="0" Quantity="${count}" Sideboard="${aside}" Name="${written}" Annotation="0" />`;
  });
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    "<Deck>",
    "  <NetDeckID>0</NetDeckID>",
    "  <PreconstructedDeckID>0</PreconstructedDeckID>",
    ...cards,
    "</Deck>",
    "",
  ].join("\n");
}

const csv = (entries: readonly DeckEntry[]): string =>
  [
    "Count,Name,Board",
    ...entries.map(({ section, count, name }) => `${count},"${name.replaceAll('"', '""')}",${HEADINGS[section]}`),
    "",
  ].join("\n");
