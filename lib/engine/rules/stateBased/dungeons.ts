import { completion, isAtBottom } from "../cardTypes/dungeons.ts";
import type { Check } from "./check.ts";
import { isTriggering } from "./permanents.ts";

/** 704.5t: a dungeon whose bottommost room has been reached and has done what it does. */
export const dungeonsEnd: Check = (game, events) => {
  for (const id of game.state.command) {
    if (game.state.objects[id]?.kind !== "dungeon" || isTriggering(game, id) || !isAtBottom(game, id)) continue;
    events.push(...completion(game, id));
  }
};
