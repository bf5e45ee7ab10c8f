import type { Keyword } from "../../abilities/keywords.ts";
import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf, controllerOf, hasType } from "../../query/characteristics/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, isAmong, playersOf } from "../../query/evaluators/index.ts";
import { isPlayer, type ObjectId } from "../../state/ids.ts";
import { rulesOf } from "../continuous/layers.ts";

/** 120.3a-e, g-h: what damage causes, by what its source has and what it is dealt to. */
export function resultsOfDamage(game: Game, event: Extract<GameEvent, { e: "damage" }>): readonly GameEvent[] {
  const { source, to, amount } = event;
  const { keywords } = characteristicsOf(game, source);
  const controller = controllerOf(game, source);
  const cause = { source, controller };
  const asCounters = rulesOf(game, "damageAsCounters").filter(
    ({ rule, context }) =>
      (rule.to === undefined || playersOf(game, rule.to, context).includes(to)) &&
      (rule.who.what === "damageSources" || isAmong(game, rule.who, source, context)),
  );
  const infect = keywords.has("infect") || asCounters.some(({ rule }) => rule.kind === "infect");
  const results: GameEvent[] = [];
  const counters = (kind: string, count: number): void => {
    results.push({ e: "counters", on: to, kind, count, why: "damage", cause });
  };
  if (isPlayer(to)) {
    // 120.3a-b
    if (infect) counters("poison", amount);
    else results.push({ e: "loseLife", player: to, amount, damage: true, cause });
    // 120.3g
    const toxic = event.combat ? totalToxic(game, keywords.get("toxic") ?? [], { self: source, controller }) : 0;
    if (toxic > 0) counters("poison", toxic);
  } else {
    // 120.3c
    if (hasType(game, to, "planeswalker")) counters("loyalty", -amount);
    // 120.3h
    if (hasType(game, to, "battle")) counters("defense", -amount);
    if (hasType(game, to, "creature")) {
      // 120.3d-e
      if (infect || keywords.has("wither") || asCounters.length > 0) counters("-1/-1", amount);
      else results.push({ e: "markDamage", object: to, amount });
      // 704.5h
      if (keywords.has("deathtouch")) results.push({ e: "mark", object: to, change: { deathtouched: true } });
    }
  }
  return results;
}

/** 120.3f, 702.15e: life is gained for all damage that a source with lifelink dealt at the same time, for each source apart. */
export function lifelinkGains(game: Game, events: readonly GameEvent[]): readonly GameEvent[] {
  const dealt = new Map<ObjectId, number>();
  for (const event of events)
    if (event.e === "damage" && characteristicsOf(game, event.source).keywords.has("lifelink"))
      dealt.set(event.source, (dealt.get(event.source) ?? 0) + event.amount);
  return [...dealt].map(([source, amount]) => {
    const controller = controllerOf(game, source);
    return { e: "gainLife", player: controller, amount, cause: { source, controller } };
  });
}

/** 702.164b. */
const totalToxic = (game: Game, toxic: readonly Keyword[], context: Context): number =>
  toxic.reduce(
    (sum, keyword) => sum + ("n" in keyword && keyword.n !== undefined ? amountOf(game, keyword.n, context) : 0),
    0,
  );
