import type { KeywordAbility } from "../../abilities/ability.ts";
import type { Effect } from "../../abilities/effects.ts";
import { isPlainKeyword, type KeywordName } from "../../abilities/keywords.ts";
import type { Zone } from "../../abilities/references.ts";
import { type Visitor, visitNodes } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import { compiledCard, intrinsicAbilities, spellOut } from "../../query/characteristics/compiled.ts";
import { type SpentAmount, spentKey } from "../../query/mana/spentKey.ts";
import type { Asked } from "../../runtime.ts";
import type { Happening } from "../../state/history.ts";

export const hasRoomsInGame = (game: Game): boolean => asked(game).rooms;
export const hasPrepareSpellsInGame = (game: Game): boolean => asked(game).prepareSpells;
export const isActivatedFrom = (game: Game, zone: Zone): boolean => asked(game).activatedFrom.has(zone);
export const hasKeywordInGame = (game: Game, keyword: KeywordName): boolean => asked(game).keywords.has(keyword);
export const spentFromAsked = (game: Game): Iterable<SpentAmount> => asked(game).spentFrom.values();
export const isAskedAt = (game: Game, on: Happening): boolean => asked(game).at.has(on);
export const isTallied = (game: Game, on: Happening): boolean => asked(game).tallied.has(on);
export const remembers = (game: Game, on: Happening): boolean => asked(game).later.has(on);

function asked(game: Game): Asked {
  const { asked } = game.derived;
  asked.kinds ??= collectAll(game);
  return asked.kinds;
}

function collectAll(game: Game): Asked {
  const kinds: Collected = {
    ...{ at: new Set(), later: new Set(), tallied: new Set(), keywords: new Set(), activatedFrom: new Set() },
    spentFrom: new Map(),
  };
  const collector = collecting(kinds, new Set(), false);
  for (const card of game.pool.cards)
    for (const face of card.faces)
      visitNodes("ability", [...face.abilities, ...intrinsicAbilities(face.typeLine)], collector);
  const rooms = game.pool.cards.some((_, definition) => compiledCard(game, definition).sharesTypeLine);
  const prepareSpells = game.pool.cards.some(({ layout }) => layout === "prepare");
  return { ...kinds, rooms, prepareSpells };
}

type Collected = {
  readonly [K in Exclude<keyof Asked, "rooms" | "prepareSpells" | "spentFrom">]: Set<string>;
} & { readonly spentFrom: Map<string, SpentAmount> };

/** `looking`: inside a history amount, condition or filter; what those look for is remembered. */
function collecting(kinds: Collected, spelled: Set<object>, looking: boolean): Visitor {
  const asks = (...all: readonly Happening[]): void => {
    for (const on of all) kinds.at.add(on);
  };
  const looksBackTo = (...all: readonly Happening[]): void => {
    asks(...all);
    for (const on of all) kinds.later.add(on);
  };
  const lookingBack = (): Visitor => collecting(kinds, spelled, true);
  const spellingOut = (ability: KeywordAbility): void => {
    if (spelled.has(ability)) return;
    spelled.add(ability);
    visitNodes("ability", spellOut(ability), collector);
  };
  const collector: Visitor = {
    pattern: (pattern, inside) => {
      kinds.at.add(pattern.on);
      if (looking || COUNTING.some((key) => key in pattern)) kinds.later.add(pattern.on);
      if (pattern.on === "expend") looksBackTo("cast");
      inside();
    },
    amount: (of, inside) => {
      const { amount } = of;
      if (amount === "timesResolved") looksBackTo("resolve");
      if (of.amount === "manaSpent" && of.source !== undefined && of.of.what !== "self")
        kinds.spentFrom.set(spentKey(of), of);
      if (of.amount === "doneThisGame") {
        asks(of.did);
        kinds.tallied.add(of.did);
      }
      inside(amount === "history" ? lookingBack() : collector);
    },
    condition: (condition, inside) => inside(condition.if === "happened" ? lookingBack() : collector),
    filter: ({ is }, inside) => {
      if (is === "dealtDamageTo") looksBackTo("damage");
      if (is === "nthCast") looksBackTo("cast");
      if (is === "hasDealtDamage") {
        asks("damage");
        kinds.tallied.add("damage");
      }
      inside(is === "history" ? lookingBack() : collector);
    },
    rule: ({ rule }, inside) => {
      if (rule === "cantDrawExtra" || rule === "revealFirstDraw") looksBackTo("draw");
      if (rule === "castLimit") looksBackTo("cast");
      if (rule === "winsFirstFlips") looksBackTo("coinFlip");
      inside();
    },
    ability: (ability, inside) => {
      if (ability.kind === "activated" && ability.from !== undefined) kinds.activatedFrom.add(ability.from);
      if (ability.kind === "keyword") spellingOut(ability);
      inside();
    },
    keyword: ({ keyword }, inside) => {
      kinds.keywords.add(keyword);
      looksBackTo(...(LOOKED_BACK_TO[keyword] ?? []));
      asks(...(KEYWORD_BRINGS[keyword] ?? []));
      inside();
    },
    effect: (effect, inside) => {
      if (effect.do === "setDayNight") looksBackTo("cast");
      asks(...(EFFECT_BRINGS[effect.do] ?? []));
      // 701.56a: ward, though no text says so.
      if (effect.do === "manifestPermanent" && effect.as === "cloak") asks("becomesTarget");
      inside();
    },
    every: (node) => {
      if (!("kind" in node)) return;
      const { kind } = node;
      if (kind === "rad") asks("phase");
      // 122.1b: a counter of a keyword brings that keyword's abilities.
      if (typeof kind === "string" && isPlainKeyword(kind))
        spellingOut({ kind: "keyword", keyword: { keyword: kind } });
    },
  };
  return collector;
}

/** What makes a pattern count what happened before. */
const COUNTING = ["ordinal", "firstTimeEachTurn", "exceptFirstInDrawStep"];

/** What the rules of a keyword look back to that name no pattern. */
const LOOKED_BACK_TO: Partial<Readonly<Record<KeywordName, readonly Happening[]>>> = {
  gravestorm: ["move"],
  mayhem: ["move"],
  miracle: ["draw"],
  spectacle: ["loseLife"],
  prowl: ["damage"],
  freerunning: ["damage"],
  storm: ["cast"],
  surge: ["cast"],
  daybound: ["cast"],
  nightbound: ["cast"],
};

/** What the abilities ask about that the rules themselves bring: the monarch's (722.2), the Ring's (701.52c). */
const KEYWORD_BRINGS: Partial<Readonly<Record<KeywordName, readonly Happening[]>>> = {
  rebound: ["step"],
  paradigm: ["phase"],
  dash: ["step"],
  blitz: ["step"],
  warp: ["step"],
  "start your engines!": ["loseLife"],
  // 702.168a: ward, though no text says so.
  disguise: ["becomesTarget"],
};
const EFFECT_BRINGS: Partial<Readonly<Record<Effect["do"], readonly Happening[]>>> = {
  encode: ["damage"],
  regenerate: ["destroy"],
  becomeMonarch: ["step", "damage"],
  takeInitiative: ["step", "damage", "takeInitiative", "enterRoom"],
  venture: ["enterRoom"],
  temptWithRing: ["attacks", "becomesBlocked", "damage", "step"],
};
