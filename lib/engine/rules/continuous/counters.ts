import { isPlainKeyword, type PlainKeyword } from "../../abilities/keywords.ts";
import type { Game } from "../../game.ts";
import { LIMITS } from "../../limits.ts";
import type { Characteristics, ContinuousEffect } from "../../runtime.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { copies, plus, times } from "../../state/numbers.ts";

/** 122.1a: +X/+Y counters, applied in layer 7c (613.4c). */
export function withPTCounters(game: Game, id: ObjectId, now: Characteristics): Characteristics {
  const counters = game.state.objects[id]?.counters;
  if (counters === undefined || now.power === undefined) return now;
  let power = 0;
  let toughness = 0;
  for (const [kind, count] of Object.entries(counters)) {
    const change = /^([+-]\d+)\/([+-]\d+)$/.exec(kind);
    if (change === null) continue;
    power = plus(power, times(Number(change[1]), count));
    toughness = plus(toughness, times(Number(change[2]), count));
  }
  if (power === 0 && toughness === 0) return now;
  return { ...now, power: plus(now.power, power), toughness: plus(now.toughness ?? 0, toughness) };
}

/** The keyword counters among these kinds (122.1b). */
export const keywordCounters = (counters: GameObject["counters"]): readonly PlainKeyword[] =>
  counters === undefined ? [] : Object.keys(counters).filter(isPlainKeyword);

/** 122.1b: keyword counters add abilities in layer 6 (613.1f), each kind with its own timestamp (613.7c). */
export function ofKeywordCounters(game: Game, id: ObjectId): readonly ContinuousEffect[] {
  const { counters, counterTimes, timestamp, controller } = game.state.objects[id]!;
  return keywordCounters(counters).map((keyword) => ({
    context: { self: id, controller },
    timestamp: counterTimes?.[keyword] ?? timestamp,
    characteristicDefining: false,
    affects: { fixed: new Set([id]) },
    modifications: copies(Math.min(counters![keyword]!, LIMITS.keywordCounters), {
      modify: "addAbility",
      ability: { kind: "keyword", keyword: { keyword } },
    }),
    layers: ["6"],
  }));
}
