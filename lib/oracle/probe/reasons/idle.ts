import { type Same, SPOKEN_OF } from "./wordings.ts";

/** Words that English may leave out, and where. */
export const IDLE: readonly (Omit<Same, "wordings"> & { readonly words: RegExp })[] = [
  {
    why: "the subject of an imperative",
    words: /^you$/,
    before: /(?:^|[.:—•“"]\s*|, |\n|\b(?:then|and|or|instead) )$/i,
  },
  { why: "the order is that of the text (608.2c)", words: /^then$/, before: /(?:[.,:—]["”]?\s*|\band )$/ },
  { why: "a plural without it is all of them", words: /^all$/, after: /^ ?(?:[\p{L}-]+ ){0,5}[\p{L}-]+s\b/u },
  { why: "said of what goes on as it was", words: /^(?:still|also)$/ },
  {
    why: "of several each does it",
    words: /^(?:each|both)$/,
    after: /^ ?(?:get|gain|have|deal|draw|lose|become|can't|discard|mill|create|sacrifice|can)\b/,
  },
  { why: "an article that two nouns share", words: /^an?$/, before: /\b(?:or|and|and\/or) $/ },
  { why: "115.9: one target of that kind is enough", words: /^an?$/, before: /\btargets $/ },
  {
    why: "109.2: said of a card that is known",
    words: /^card$/,
    before: /\b(?:it's|it was|card is|card was)\b[^.,]*$/i,
  },
  { why: SPOKEN_OF, words: /^card$/, before: /\bthat permanent $/ },
  {
    why: "in a library, hand or graveyard all are cards",
    words: /^cards?$/,
    after: /^[^.]*\b(?:graveyards?|librar(?:y|ies)|hands?|exile|it|them|this way)\b/,
  },
  {
    why: "in a library, hand or graveyard all are cards",
    words: /^cards?$/,
    before: /\b(?:graveyards?|librar(?:y|ies)|hands?|exiled?|revealed|discard\w*|mill\w*)\b[^.]*$/,
  },
  {
    why: "121.1, 122.6: one more is one that is drawn or put",
    words: /^additional$/,
    before: /\b(?:draws?|with) (?:an?|\w+) $/,
  },
  {
    why: "700.2: what is then chosen is chosen instead",
    words: /^instead$/,
    before: /\b(?:choose both|choose any number) $/,
  },
  { why: "701.47d: without a type it makes Zombies", words: /^Zombies$/, before: /\bamass(?:es)? $/i },
  { why: "a relative pronoun", words: /^that$/, before: /\b(?:damage|cards?) $/ },
  { why: SPOKEN_OF, words: /^(?:exiled|sacrificed|discarded|revealed|milled|tapped|chosen)$/, before: /\bthe $/ },
  {
    why: "305.7: its other land types are among its other types",
    words: /^(?:land|creature)$/,
    before: /\bits other $|\btheir other $/,
    after: /^ ?types/,
  },
  { why: "a subject that the verb before had", words: /^(?:it|they)$/, before: /(?:\bthen|otherwise,) $/i },
  { why: "said of a number that is told", words: /^much$/, before: /\b(?:twice|double) that $/, after: /^ ?damage\b/ },
  { why: "of two things done one after the other (608.2c)", words: /^and$/, before: /, $/, after: /^ ?exile\b/ },
  { why: "701.44: it explores twice either way", words: /^again$/, before: /\bexplores? $/ },
  { why: "a verb that two clauses share", words: /^put$/, before: /\bput\b[^.]* and $/i },
  { why: "all of it", words: /^total$/, before: /\bthe $/, after: /^ ?amount of\b/ },
  {
    why: "118.3: only such counters were removed",
    words: /^[\p{L}]+$/u,
    before: /\b(?:number of|for each) $/,
    after: /^ ?counters? removed this way/,
  },
  { why: "702.1: an ability of a keyword", words: /^abilities$/, before: /\bwith [\p{L}]+ $/u },
  {
    why: SPOKEN_OF,
    words: /^(?:creature|artifact|enchantment|land|permanent|planeswalker|[A-Z]\w+)$/i,
    before: /\b(?:enchanted|that|those|the) (?:[\p{L}]+ )?$/u,
    after: /^ ?(?:card|creature|permanent|land|artifact)|^[. ,]/,
  },
  { why: SPOKEN_OF, words: /^(?:other|blocking)$/, before: /\bthe $/ },
  { why: "for each of them it is done once", words: /^once$/, after: /^ ?for each\b/ },
];
