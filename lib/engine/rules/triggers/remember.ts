import { isPlainKeyword, type KeywordName } from "../../abilities/keywords.ts";
import type { Zone } from "../../abilities/references.ts";
import type { Game } from "../../game.ts";
import { compiledCard, intrinsicAbilities, spellOut } from "../../query/compiled.ts";
import type { Happening } from "../../state/history.ts";

/**
 * Which kinds of event anything in this game can ask about, read off the pool once. Only those are described for
 * triggers, and only those somebody looks back to ("this turn", "the second spell") are kept in the state.
 */
export interface Asked {
  readonly at: ReadonlySet<string>;
  readonly later: ReadonlySet<string>;
  /** Keyword abilities that cards or effects of this game have. */
  readonly keywords: ReadonlySet<string>;
  /** Zones other than the battlefield from which some ability of this game is activated (113.6k). */
  readonly activatedFrom: ReadonlySet<string>;
  /** There are permanent cards whose halves share a type line (709.5). */
  readonly rooms: boolean;
}

export const hasRoomsInGame = (game: Game): boolean => asked(game).rooms;
export const isActivatedFrom = (game: Game, zone: Zone): boolean => asked(game).activatedFrom.has(zone);
export const hasKeywordInGame = (game: Game, keyword: KeywordName): boolean => asked(game).keywords.has(keyword);
export const isAskedAt = (game: Game, on: Happening): boolean => asked(game).at.has(on);
export const remembers = (game: Game, on: Happening): boolean => asked(game).later.has(on);

function asked(game: Game): Asked {
  const { asked } = game.derived;
  asked.kinds ??= collectAll(game);
  return asked.kinds;
}

function collectAll(game: Game): Asked {
  const kinds = {
    at: new Set<string>(),
    later: new Set<string>(),
    keywords: new Set<string>(),
    activatedFrom: new Set<string>(),
    rooms: game.pool.cards.some((_, definition) => compiledCard(game, definition).sharesTypeLine),
    seen: new Set<object>(),
  };
  for (const card of game.pool.cards)
    for (const face of card.faces) collect([...face.abilities, ...intrinsicAbilities(face.typeLine)], kinds, false);
  return kinds;
}

interface Collecting {
  readonly at: Set<string>;
  readonly later: Set<string>;
  readonly keywords: Set<string>;
  readonly activatedFrom: Set<string>;
  readonly seen: Set<object>;
}

/** A pattern inside a history amount, condition or filter, or one that counts ("your second spell each turn"). */
function collect(data: unknown, kinds: Collecting, looking: boolean): void {
  if (typeof data !== "object" || data === null) return;
  const fields = data as Record<string, unknown>;
  const { on } = fields;
  if (typeof on === "string") {
    kinds.at.add(on);
    if (looking || "ordinal" in fields || "firstTimeEachTurn" in fields || "exceptFirstInDrawStep" in fields)
      kinds.later.add(on);
  }
  for (const kind of impliedBy(fields)) {
    kinds.at.add(kind);
    kinds.later.add(kind);
  }
  for (const kind of broughtBy(fields)) kinds.at.add(kind);
  if (fields.kind === "activated" && typeof fields.from === "string") kinds.activatedFrom.add(fields.from);
  if (fields.kind === "keyword" && !kinds.seen.has(data)) {
    kinds.seen.add(data);
    const { keyword } = fields.keyword as { readonly keyword: string };
    kinds.keywords.add(keyword);
    collect(spellOut(data as Parameters<typeof spellOut>[0]), kinds, looking);
  }
  // 122.1b: a counter of a keyword brings that keyword's abilities.
  if (typeof fields.kind === "string" && isPlainKeyword(fields.kind))
    collect(spellOut({ kind: "keyword", keyword: { keyword: fields.kind } }), kinds, looking);
  const looks = looking || fields.amount === "history" || fields.if === "happened" || fields.is === "history";
  for (const value of Array.isArray(data) ? data : Object.values(fields)) collect(value, kinds, looks);
}

/** What rules look back to that name no pattern. */
function impliedBy(fields: Record<string, unknown>): readonly Happening[] {
  if (fields.amount === "timesResolved") return ["resolve"];
  if (fields.is === "dealtDamageTo") return ["damage"];
  if (fields.keyword === "gravestorm") return ["move"];
  if (fields.rule === "cantDrawExtra") return ["draw"];
  if (fields.keyword === "miracle") return ["draw"];
  if (fields.keyword === "spectacle") return ["loseLife"];
  if (fields.keyword === "mayhem") return ["move"];
  if (fields.keyword === "prowl" || fields.keyword === "freerunning") return ["damage"];
  const countsSpells =
    fields.keyword === "storm" ||
    fields.keyword === "surge" ||
    fields.keyword === "daybound" ||
    fields.keyword === "nightbound" ||
    fields.do === "setDayNight" ||
    fields.rule === "castLimit" ||
    fields.is === "nthCast" ||
    fields.on === "expend";
  return countsSpells ? ["cast"] : [];
}

/** What the abilities ask about that the rules themselves bring: the monarch's (725.2), the Ring's (701.52c). */
function broughtBy(fields: Record<string, unknown>): readonly Happening[] {
  if (
    fields.keyword === "rebound" ||
    fields.keyword === "dash" ||
    fields.keyword === "blitz" ||
    fields.keyword === "warp"
  )
    return ["step"];
  if (fields.keyword === "start your engines!") return ["loseLife"];
  if (fields.do === "encode") return ["damage"];
  // 702.168a, 701.56a: ward, though no text says so.
  if (fields.keyword === "disguise" || fields.as === "cloak") return ["becomesTarget"];
  if (fields.do === "regenerate") return ["destroy"];
  if (fields.kind === "rad") return ["phase"];
  if (fields.do === "becomeMonarch") return ["step", "damage"];
  if (fields.do === "takeInitiative") return ["step", "damage", "takeInitiative", "enterRoom"];
  if (fields.do === "venture") return ["enterRoom"];
  return fields.do === "temptWithRing" ? ["attacks", "becomesBlocked", "damage", "step"] : [];
}
