import type { Game } from "../../game.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import type { CopyOf, GameObject } from "../../state/gameObject.ts";
import { isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { plus } from "../../state/numbers.ts";
import type { PlayerState } from "../../state/player.ts";
import { staleEverything, staleFacet, staleObject } from "../../state/stale.ts";
import { sharingPoison } from "../../state/teams.ts";
import { keywordCounters } from "../continuous/counters.ts";
import { keepRecord, nextTimestamp } from "./move.ts";

/** Fields of objects and players, written through the journal. */

export function change<K extends keyof GameObject>(
  game: Game,
  id: ObjectId,
  key: K,
  value: GameObject[K] | undefined,
): void {
  const object = game.state.objects[id];
  if (object !== undefined) set(game.journal, object, key, value);
}

/** 701.28a; a copy on a double-faced token and every double-faced component of a merged permanent turn (727.2i). */
export function transformObject(game: Game, id: ObjectId, face: number): void {
  const turned = (copy: CopyOf): CopyOf => ({
    ...copy,
    ...(compiledCard(game, copy.definition).transforms && { face: (copy.face ?? 0) === 0 ? 1 : 0 }),
    ...(copy.under && { under: copy.under.map(turned) }),
  });
  const object = game.state.objects[id];
  if (object?.copy !== undefined && (object.kind === "token" || object.copy.under !== undefined))
    change(game, id, "copy", turned(object.copy));
  change(game, id, "face", face);
  change(game, id, "transformed", face === 1 ? true : undefined);
}

export function changePlayer<K extends keyof PlayerState>(
  game: Game,
  seat: number,
  key: K,
  value: PlayerState[K] | undefined,
): void {
  set(game.journal, game.state.players[seat]!, key, value);
  if (key === "mana") staleFacet(game, "mana");
}

/** Who cast a spell, activated an ability or blocked this turn. */
export function acts(game: Game, player: Seat): void {
  const { turn } = game.state;
  if (!turn.acted?.includes(player)) set(game.journal, turn, "acted", [...(turn.acted ?? []), player]);
}

function withCount(all: Readonly<Record<string, number>> = {}, kind: string, now: number): Record<string, number> {
  const { [kind]: _, ...others } = all;
  return now > 0 ? { ...others, [kind]: now } : others;
}

export function changeCounters(game: Game, on: number, kind: string, count: number): void {
  // 122.1: a card that nothing was known of but where it is can have counters as well.
  if (!isPlayer(on) && count > 0) keepRecord(game, on);
  const holder = isPlayer(on) ? game.state.players[on]! : game.state.objects[on];
  if (holder === undefined) return;
  const now = Math.max(0, plus(holder.counters?.[kind] ?? 0, count));
  const counters = withCount(holder.counters, kind, now);
  if (isPlayer(on)) {
    changePlayer(game, on, "counters", counters);
    // 810.10
    if (kind === "poison")
      for (const seat of sharingPoison(game.state, on))
        if (seat !== on) changePlayer(game, seat, "counters", withCount(game.state.players[seat]!.counters, kind, now));
    staleFacet(game, "players");
    return;
  }
  change(game, on, "counters", Object.keys(counters).length > 0 ? counters : undefined);
  if (keywordCounters({ [kind]: 1 }).length === 0) {
    staleObject(game, on, "counters");
    return;
  }
  if (count > 0) {
    const { counterTimes } = game.state.objects[on]!;
    change(game, on, "counterTimes", { ...counterTimes, [kind]: nextTimestamp(game) });
  }
  staleEverything(game);
}
