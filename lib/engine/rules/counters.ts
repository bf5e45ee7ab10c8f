import { isPlainKeyword } from "../abilities/keywords.ts";
import type { Characteristics, Game } from "../game.ts";
import { keywordMap, spellOut } from "../query/compiled.ts";
import type { ObjectId } from "../state/ids.ts";

/** 122.1a: +X/+Y counters, applied in layer 7c (613.4c). */
export function withPTCounters(game: Game, id: ObjectId, now: Characteristics): Characteristics {
  const counters = game.state.objects[id]?.counters;
  if (counters === undefined || now.power === undefined) return now;
  let power = 0;
  let toughness = 0;
  for (const [kind, count] of Object.entries(counters)) {
    const change = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
    if (change === null) continue;
    power += Number(change[1]) * count;
    toughness += Number(change[2]) * count;
  }
  if (power === 0 && toughness === 0) return now;
  return { ...now, power: now.power + power, toughness: (now.toughness ?? 0) + toughness };
}

/** 122.1b: keyword counters, applied in layer 6 (613.1f). */
export function withKeywordCounters(game: Game, id: ObjectId, now: Characteristics): Characteristics {
  const counters = game.state.objects[id]?.counters;
  if (counters === undefined) return now;
  const given = Object.keys(counters).filter(isPlainKeyword);
  if (given.length === 0) return now;
  const added = given.flatMap((keyword) =>
    Array.from({ length: counters[keyword]! }, () => spellOut({ kind: "keyword", keyword: { keyword } }))
      .flat()
      .map((ability) => ({ ability, ref: { given: ability } })),
  );
  const abilities = [...now.abilities, ...added];
  return { ...now, abilities, keywords: keywordMap(abilities.map((a) => a.ability)) };
}
