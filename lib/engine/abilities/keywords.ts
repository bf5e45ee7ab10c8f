import type { ActivatedAbility, ActivationLimit, Body } from "./ability.ts";
import type { Amount } from "./amounts.ts";
import type { Cost } from "./costs.ts";
import type { Effect } from "./effects.ts";
import type { Filter } from "./filters.ts";
import type { Range } from "./references.ts";

/** Keyword abilities (702) that are only a word. */
export const PLAIN_KEYWORDS = [
  "deathtouch",
  "defender",
  "double strike",
  "first strike",
  "flash",
  "flying",
  "haste",
  "hexproof",
  "indestructible",
  "intimidate",
  "lifelink",
  "reach",
  "shroud",
  "trample",
  "vigilance",
  "menace",
  "fear",
  "shadow",
  "horsemanship",
  "skulk",
  "infect",
  "wither",
  "changeling",
  "devoid",
  "banding",
  "flanking",
  "phasing",
  "exalted",
  "prowess",
  "battle cry",
  "persist",
  "undying",
  "storm",
  "cascade",
  "convoke",
  "delve",
  "improvise",
  "evolve",
  "extort",
  "soulbond",
  "unleash",
  "split second",
  "space sculptor",
  "conspire",
  "rebound",
  "paradigm",
  "retrace",
  "jump-start",
  "living weapon",
  "myriad",
  "melee",
  "exploit",
  "ingest",
  "assist",
  "ascend",
  "storied",
  "mentor",
  "riot",
  "training",
  "decayed",
  "daybound",
  "nightbound",
  "compleated",
  "read ahead",
  "enlist",
  "for mirrodin!",
  "gravestorm",
  "haunt",
  "hideaway",
  "epic",
  "cipher",
  "dethrone",
  "demonstrate",
  "aftermath",
  "fuse",
  "totem armor",
  "umbra armor",
  "partner",
  "choose a Background",
  "doctor's companion",
  "double team",
  "start your engines!",
  "undaunted",
  "provoke",
  "ravenous",
  "living metal",
  "trample over planeswalkers",
  "sunburst",
  "bargain",
  "hidden agenda",
  "double agenda",
  // of editions after 2024-09-20, as their reminder text says
  "job select",
  "increment",
  "station",
] as const;
export type PlainKeyword = (typeof PLAIN_KEYWORDS)[number];
export const isPlainKeyword = (word: string): word is PlainKeyword =>
  (PLAIN_KEYWORDS as readonly string[]).includes(word);

/** Keyword abilities with a number: "toxic 2". */
export const NUMBER_KEYWORDS = [
  "toxic",
  "bushido",
  "rampage",
  "fading",
  "vanishing",
  "modular",
  "graft",
  "dredge",
  "bloodthirst",
  "devour",
  "annihilator",
  "tribute",
  "fabricate",
  "crew",
  "afflict",
  "afterlife",
  "absorb",
  "soulshift",
  "renown",
  "poisonous",
  "ripple",
  "saddle",
  "amplify",
  "casualty",
  "teamwork",
  "backup",
  "mobilize",
  "frenzy",
  "firebending",
  "hideaway n",
] as const;
export type NumberKeyword = (typeof NUMBER_KEYWORDS)[number];

/** Keyword abilities with a cost: "cycling {2}", "ward—Pay 2 life". */
export const COST_KEYWORDS = [
  "cycling",
  "equip",
  "flashback",
  "kicker",
  "multikicker",
  "morph",
  "megamorph",
  "disguise",
  "unearth",
  "ward",
  "echo",
  "cumulative upkeep",
  "buyback",
  "madness",
  "evoke",
  "escape",
  "embalm",
  "eternalize",
  "dash",
  "blitz",
  "bestow",
  "overload",
  "miracle",
  "surge",
  "spectacle",
  "emerge",
  "entwine",
  "fortify",
  "level up",
  "ninjutsu",
  "commander ninjutsu",
  "outlast",
  "prowl",
  "recover",
  "reconfigure",
  "scavenge",
  "transmute",
  "transfigure",
  "encore",
  "foretell",
  "disturb",
  "cleave",
  "mutate",
  "plot",
  "offspring",
  "freerunning",
  "squad",
  "replicate",
  "aura swap",
  "awaken",
  "reinforce",
  "suspend",
  "more than meets the eye",
  "prototype",
  "craft",
  "impending",
  "splice",
  "escalate",
  // of editions after 2024-09-20
  "harmonize",
  "mayhem",
  "sneak",
  "warp",
  "web-slinging",
] as const;
export type CostKeyword = (typeof COST_KEYWORDS)[number];

/** Keyword abilities with a quality: "protection from red", "islandwalk", "affinity for artifacts". */
export const FILTER_KEYWORDS = [
  "protection",
  "landwalk",
  "affinity",
  "hexproof from",
  "enchant",
  "offering",
  "champion",
  "partner with",
  "bands with other",
  "typecycling",
  "companion",
] as const;
export type FilterKeyword = (typeof FILTER_KEYWORDS)[number];

/** 702.174d-i: what a gift may be, as printed after "gift". */
export const GIFTS = ["a Food", "a card", "a tapped Fish", "an extra turn", "a Treasure", "an Octopus"] as const;
export type Gift = (typeof GIFTS)[number];

/** 702.14a: landwalk of this land. */
export const isOfLand = (keyword: Keyword, land: string | undefined): boolean =>
  "filter" in keyword && keyword.filter?.is === "subtype" && keyword.filter.subtype === land;

export type KeywordName = PlainKeyword | NumberKeyword | CostKeyword | FilterKeyword | "gift";

/** Keyword abilities that are kinds of others: who has such a one has the other, and loses it with the other. */
const KINDS_OF: Readonly<Partial<Record<KeywordName, readonly KeywordName[]>>> = {
  banding: ["bands with other"], // 702.22b
  cycling: ["typecycling"], // 702.29e-f
  hexproof: ["hexproof from"], // 702.11e
  kicker: ["multikicker"], // 702.33c
  morph: ["megamorph"], // 702.37b
  ninjutsu: ["commander ninjutsu"], // 702.49d
  trample: ["trample over planeswalkers"], // 702.19c
};

const NONE: readonly KeywordName[] = [];
export const kindsOf = (keyword: KeywordName): readonly KeywordName[] => KINDS_OF[keyword] ?? NONE;

/**
 * A keyword ability with what it takes. `keywords/` says what each one means. `instance`: which of several that are just
 * alike it is, from the second on, where each is paid for apart (702.175b).
 */
export type Keyword =
  | { readonly keyword: PlainKeyword; readonly instance?: number }
  | { readonly keyword: "gift"; readonly gift: Gift }
  /** `limits`: of crew. */
  | {
      readonly keyword: NumberKeyword;
      readonly n: Amount;
      readonly limits?: readonly ActivationLimit[];
      /** 702.82c: of devour, what else than creatures is sacrificed. */
      readonly filter?: Filter;
      readonly instance?: number;
    }
  | {
      readonly keyword: CostKeyword;
      readonly cost: readonly Cost[];
      /** Suspend N, awaken N, reinforce N, impending N. */
      readonly n?: Amount;
      /** Equip [quality], splice onto [quality], craft with [quality]. */
      readonly filter?: Filter;
      /** Craft with one or more, with two ... */
      readonly count?: Range;
      /** Prototype: the second set of power and toughness. */
      readonly pt?: readonly [number, number];
      /** Cleave: what the spell does without the words in square brackets (702.148a). */
      readonly cleaved?: readonly Body[];
      /** What is said of the ability behind it: equip. */
      readonly limits?: readonly ActivationLimit[];
      readonly reduction?: ActivatedAbility["reduction"];
      /** Suspend X, kicker {X}: "X can't be 0." */
      readonly leastX?: number;
      /** Cumulative upkeep: what its player does for it, which nothing keeps them from, where that is no cost by name. */
      readonly does?: readonly Effect[];
      readonly instance?: number;
    }
  /** `players`: enchant player, protection from players ("each opponent"). */
  | {
      readonly keyword: FilterKeyword;
      readonly filter: Filter;
      readonly cost?: readonly Cost[];
      readonly players?: "any" | "opponent";
      readonly everything?: boolean;
      /** 702.16n: of protection, what it lets stay attached. */
      readonly sparing?: Filter;
    };
