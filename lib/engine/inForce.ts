import type { Game } from "./game.ts";
import type { Handles } from "./handles.ts";
import { cardsIn, sourceOf } from "./sourceNames.ts";
import { isPlayer, type ObjectId, type Seat } from "./state/ids.ts";
import { zoneOf } from "./state/objects.ts";
import type { LastingEffect } from "./state/state.ts";
import type { InForce, SeatView } from "./views.ts";

/** More are not told: a game has room for 2,000 lasting effects. */
const MOST = 60;

interface Known {
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly until: InForce["until"];
  readonly player?: Seat;
  readonly affects: readonly ObjectId[];
}

/** 603.7, 611.2: what is not over, by where it comes from and when it ends. What lasts for the rest of the game is part of what it changes. */
export function inForce(game: Game, handles: Handles, view: Pick<SeatView, "battlefield" | "stack" | "players">) {
  const { effects, delayed } = game.state;
  if (effects.length === 0 && delayed.length === 0) return [];
  const alike = new Map<string, Known>();
  const add = (one: Known): void => {
    const key = [one.source, one.controller, one.until, one.player].join();
    const before = alike.get(key);
    if (before !== undefined) alike.set(key, { ...before, affects: [...before.affects, ...one.affects] });
    else if (alike.size < MOST) alike.set(key, one);
  };
  for (const effect of effects) {
    const until = untilOf(effect);
    if (until === undefined || effect.pairs) continue;
    const affects = (effect.objects ?? []).filter((one) => !isPlayer(one) && isPublic(game, one));
    add({ source: effect.source, controller: effect.controller, ...until, affects });
  }
  for (const { source, controller } of delayed) add({ source, controller, until: "later", affects: [] });
  if (alike.size === 0) return [];
  const seen = cardsIn(view);
  return [...alike.values()].map(({ source, affects, ...one }): InForce => {
    const named = [...new Set(affects)].map((id) => handles.of(id));
    return { source: sourceOf(game, seen, handles, source), ...one, ...(named.length > 0 && { affects: named }) };
  });
}

function untilOf({ until, nextSpell, while: lasts }: LastingEffect): Pick<Known, "until" | "player"> | undefined {
  if (nextSpell !== undefined) return { until: "nextSpell" };
  if (until === undefined) return lasts === undefined ? undefined : { until: "while" };
  return { until: until.at, ...("player" in until && { player: until.player }) };
}

const isPublic = ({ state }: Game, id: ObjectId): boolean => {
  const zone = zoneOf(state, id);
  return zone === "battlefield" || zone === "stack";
};
