import type { Game } from "../game.ts";
import type { Handles } from "../knowledge/handles.ts";
import { isPlayer, type ObjectId, type Seat } from "../state/ids.ts";
import type { LastingEffect } from "../state/lasting.ts";
import { zoneOf } from "../state/objects.ts";
import type { InForce, SeatView } from "../views.ts";
import { cardsIn, sourceOf } from "./sourceNames.ts";

/** More are not told, and of each no more that it affects: a game has room for 2,000 lasting effects on 10,000 permanents. */
const MOST = 60;

interface Known {
  readonly source: ObjectId;
  readonly controller: Seat;
  readonly until: InForce["until"];
  readonly player?: Seat;
  readonly affects: Set<ObjectId>;
}

/** 603.7, 611.2: what is not over, by where it comes from and when it ends. What lasts for the rest of the game is part of what it changes. */
export function inForce(game: Game, handles: Handles, view: Pick<SeatView, "battlefield" | "stack" | "players">) {
  const { effects, delayed } = game.state;
  if (effects.length === 0 && delayed.length === 0) return [];
  const alike = new Map<string, Known>();
  const add = (one: Omit<Known, "affects">, objects: LastingEffect["objects"] = []): void => {
    const key = [one.source, one.controller, one.until, one.player].join();
    const known = alike.get(key) ?? { ...one, affects: new Set() };
    if (!alike.has(key) && alike.size >= MOST) return;
    alike.set(key, known);
    for (const object of objects) {
      if (known.affects.size >= MOST) return;
      if (!isPlayer(object) && isPublic(game, object)) known.affects.add(object);
    }
  };
  for (const effect of effects) {
    const until = untilOf(effect);
    if (until === undefined || effect.pairs) continue;
    add({ source: effect.source, controller: effect.controller, ...until }, effect.objects);
  }
  for (const { source, controller } of delayed) add({ source, controller, until: "later" });
  if (alike.size === 0) return [];
  const seen = cardsIn(view);
  return [...alike.values()].map(({ source, affects, ...one }): InForce => {
    const named = [...affects].map((id) => handles.of(id));
    return { source: sourceOf(game, seen, handles, source), ...one, ...(named.length > 0 && { affects: named }) };
  });
}

function untilOf({ until, nextSpell, while: lasts }: LastingEffect): Pick<Known, "until" | "player"> | undefined {
  if (nextSpell !== undefined) return { until: "nextSpell" };
  if (until === undefined) return lasts === undefined ? undefined : { until: "while" };
  if (until.at === "event") return { until: "while" };
  return { until: until.at, ...("player" in until && { player: until.player }) };
}

const isPublic = ({ state }: Game, id: ObjectId): boolean => {
  const zone = zoneOf(state, id);
  return zone === "battlefield" || zone === "stack";
};
