import { sameData } from "../../abilities/visit.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { controllerOf } from "../../query/characteristics/characteristics.ts";
import { proposeAll } from "../events/propose.ts";
import { roundsWatch } from "../loops/loops.ts";
import { commandersReturn } from "../variants/commanders.ts";
import { drawnFor } from "../variants/ending.ts";
import { attachments, roles } from "./attachments.ts";
import { battleProtectors } from "./battles.ts";
import { copiesCease, tokensCease } from "./ceasing.ts";
import type { AskingCheck, Check } from "./check.ts";
import { counterLimits, opposingCounters } from "./counters.ts";
import { dungeonsEnd } from "./dungeons.ts";
import { legendRule } from "./legends.ts";
import { lethalDamage, noDefense, noLoyalty, noToughness, sagasEnd } from "./permanents.ts";
import { playersLose } from "./players.ts";
import { presentIn } from "./present.ts";
import { sectorDesignations } from "./sectors.ts";
import { startEngines } from "./speed.ts";
import { phenomenaEnd, schemesEnd } from "./supplementary.ts";
import { worldRule } from "./worlds.ts";

/** 704.5 by letters. */
const CHECKS: readonly Check[] = [
  playersLose, // a-c
  tokensCease, // d
  copiesCease, // e
  noToughness, // f
  lethalDamage, // g-h
  noLoyalty, // i
  worldRule, // k
  attachments, // m-p
  opposingCounters, // q
  counterLimits, // r
  sagasEnd, // s
  dungeonsEnd, // t
  noDefense, // v
  roles, // y
  schemesEnd, // 704.6e
  phenomenaEnd, // 704.6f
  startEngines,
];
const ASKING: readonly AskingCheck[] = [
  legendRule, // j
  sectorDesignations, // u
  battleProtectors, // w-x
  commandersReturn, // 704.6d
];

/**
 * 704.3: all applicable state-based actions are performed at once, again and again until none applies. Says whether
 * any was. Whatever asks somebody does so in turn order before anything is performed.
 */
export function* stateBasedActions(game: Game): Procedure<boolean> {
  let acted = false;
  const isLoop = roundsWatch(game.state);
  for (;;) {
    const events: GameEvent[] = [];
    const present = presentIn(game);
    for (const check of CHECKS) check(game, events, present);
    for (const check of ASKING) {
      const asking = check(game, events, present);
      if (asking !== undefined) yield* asking;
    }
    if (events.length === 0) return acted;
    acted = true;
    const by = events.flatMap((event) => ("object" in event ? controllerOf(game, event.object!) : []));
    yield* proposeAll(game, merged(events));
    // 104.4b: round after round with no way to stop.
    if (game.state.result === undefined && isLoop()) yield* proposeAll(game, drawnFor(game.state, by));
    if (game.state.result !== undefined) return acted;
  }
}

/** 704.7: several actions with the same result happen once; what goes to a graveyard anyway is not destroyed as well. */
function merged(events: readonly GameEvent[]): readonly GameEvent[] {
  if (events.length === 1) return events;
  const moved = new Set(events.flatMap((event) => (event.e === "move" ? [event.object] : [])));
  const kept = new Map<unknown, GameEvent[]>();
  return events.filter((event) => {
    if (event.e === "destroy" && moved.has(event.object)) return false;
    const about = "object" in event ? event.object : event.e;
    const earlier = kept.get(about);
    if (earlier === undefined) kept.set(about, [event]);
    else if (earlier.some((one) => sameData(one, event))) return false;
    else earlier.push(event);
    return true;
  });
}
