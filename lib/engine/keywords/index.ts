import type { Ability } from "../abilities/ability.ts";
import type { Keyword, KeywordName } from "../abilities/keywords.ts";
import { activating } from "./activating.ts";
import { attacking } from "./attacking.ts";
import { castingTriggers } from "./casting-triggers.ts";
import { counters } from "./counters.ts";
import { dealing } from "./dealing.ts";
import { gift } from "./gift.ts";
import { leaving } from "./leaving.ts";
import type { KeywordOf } from "./parts.ts";
import { permanents } from "./permanents.ts";
import { replacing } from "./replacing.ts";

type Meaning<K extends KeywordName> = (keyword: KeywordOf<K>) => readonly Ability[];

/** The rules refer to it by its name: combat, targeting, damage, casting (keywords/casting.ts), special actions. */
const byName = (): readonly Ability[] => [];
/** Nothing plays it yet; docs/rules-coverage.md counts the cards that wait. */
const notYet = (): readonly Ability[] => [];

/** What every keyword ability means in the vocabulary of the other abilities (702). */
const MEANINGS: { readonly [K in KeywordName]: Meaning<K> } = {
  ...attacking,
  ...dealing,
  ...leaving,
  ...counters,
  ...activating,
  ...castingTriggers,
  ...permanents,
  ...replacing,
  gift,
  // combat, targeting, damage, characteristics
  deathtouch: byName,
  defender: byName,
  "double strike": byName,
  "first strike": byName,
  flash: byName,
  flying: byName,
  haste: byName,
  hexproof: byName,
  "hexproof from": byName,
  indestructible: byName,
  intimidate: byName,
  lifelink: byName,
  reach: byName,
  shroud: byName,
  trample: byName,
  "trample over planeswalkers": byName,
  vigilance: byName,
  menace: byName,
  fear: byName,
  shadow: byName,
  horsemanship: byName,
  skulk: byName,
  infect: byName,
  wither: byName,
  toxic: byName,
  changeling: byName,
  devoid: byName,
  phasing: byName,
  protection: byName,
  landwalk: byName,
  banding: byName,
  "bands with other": byName,
  // casting
  convoke: byName,
  delve: byName,
  improvise: byName,
  kicker: byName,
  multikicker: byName,
  buyback: byName,
  entwine: byName,
  bargain: byName,
  flashback: byName,
  "jump-start": byName,
  retrace: byName,
  aftermath: byName,
  escape: byName,
  overload: byName,
  fuse: byName,
  bestow: byName,
  "more than meets the eye": byName,
  surge: byName,
  spectacle: byName,
  prowl: byName,
  freerunning: byName,
  morph: byName,
  megamorph: byName,
  disguise: byName,
  foretell: byName,
  plot: byName,
  disturb: byName,
  prototype: byName,
  escalate: byName,
  splice: byName,
  emerge: byName,
  offering: byName,
  assist: byName,
  miracle: byName,
  compleated: byName,
  rebound: byName,
  "split second": byName,
  nightbound: byName,
  // rules/stateBased
  "start your engines!": byName,
  "space sculptor": byName,
  // deck construction
  partner: byName,
  "choose a Background": byName,
  "doctor's companion": byName,
  companion: byName,
  "read ahead": byName,
  cleave: byName,
  // of later editions
  "double team": notYet,
};

/** What a keyword ability means in the vocabulary of the other abilities; nothing for those the rules refer to by name. */
export function abilitiesOfKeyword(keyword: Keyword): readonly Ability[] {
  const meaning = MEANINGS[keyword.keyword] as (keyword: Keyword) => readonly Ability[];
  return meaning(keyword);
}

/** Whether the engine plays this keyword ability. */
export const isPlayed = (keyword: KeywordName): boolean => MEANINGS[keyword] !== notYet;
