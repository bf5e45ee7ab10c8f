import type { GameEvent } from "../../events.ts";
import { characteristicsOf } from "../../query/characteristics.ts";
import type { Check } from "../stateBasedActions.ts";

/**
 * 702.145c-g, 702.131b: day and night as daybound and nightbound want them, and the city's blessing. These happen
 * "any time", which is looked at as often as state-based actions are.
 */
export const daybound: Check = (game, events) => {
  const { battlefield, objects, dayNight } = game.state;
  const found: GameEvent[] = [];
  let day = false;
  let night = false;
  for (const id of battlefield) {
    const { keywords } = characteristicsOf(game, id);
    if (keywords.size === 0) continue;
    const object = objects[id]!;
    if (object.phasedOut !== undefined || object.faceDown !== undefined) continue;
    if (keywords.has("daybound")) {
      day = true;
      if (dayNight === "night" && object.transformed !== true) found.push({ e: "transform", object: id, face: 1 });
    }
    if (keywords.has("nightbound")) {
      night = true;
      if (dayNight === "day" && object.transformed) found.push({ e: "transform", object: id, face: 0 });
    }
  }
  if (dayNight !== undefined) events.push(...found);
  else if (day || night) events.push({ e: "dayNight", to: day ? "day" : "night" });
};

const ENOUGH = 10;

/** 702.131b. */
export const ascend: Check = (game, events) => {
  const { battlefield, players } = game.state;
  if (battlefield.length < ENOUGH) return;
  for (const [seat, player] of players.entries()) {
    if (player.citysBlessing || player.lost) continue;
    const mine = battlefield.filter((id) => characteristicsOf(game, id).controller === seat);
    if (mine.length < ENOUGH || !mine.some((id) => characteristicsOf(game, id).keywords.has("ascend"))) continue;
    events.push({ e: "player", player: seat, change: { citysBlessing: true } });
  }
};
