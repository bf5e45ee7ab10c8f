import { createHash } from "node:crypto";
import type { Game, Procedure } from "../game.ts";
import { cardOf, type Entity, isPlayer, type ObjectId } from "../state/ids.ts";
import { set } from "../state/journal.ts";
import type { GameObject, GameState, TriggeredInstance } from "../state/state.ts";
import { propose } from "./propose.ts";

/** Resolutions without anybody choosing anything before a loop is suspected: hashing every state would be waste. */
const SUSPICIOUS = 30;

/**
 * 104.4b, 729.4: a loop of mandatory actions is a draw. After each resolution since which nobody did anything but
 * pass, the state is compared with the earlier ones; any choice (procedure.ts) starts anew, so a loop with an optional
 * action in it is never taken for one.
 */
export function* watchForLoop(game: Game): Procedure {
  const { state, journal } = game;
  const { resolved, seen } = state.unattended ?? { resolved: 0, seen: [] };
  if (resolved < SUSPICIOUS) {
    set(journal, state, "unattended", { resolved: resolved + 1, seen });
    return;
  }
  const now = fingerprint(state);
  if (seen.includes(now)) yield* propose(game, { e: "drawnGame" });
  else set(journal, state, "unattended", { resolved: resolved + 1, seen: [...seen, now].slice(-SUSPICIOUS) });
}

/** State-based actions in a row, nobody having decided anything, before a loop of them is suspected. */
const SUSPICIOUS_ROUNDS = 30;

/**
 * 104.4b, 704.3: a watch over state-based actions that follow on each other without end. It is called after each round
 * and says whether the game was in this state before.
 */
export function roundsWatch(state: GameState): () => boolean {
  const seen = new Set<string>();
  let rounds = 0;
  return () => {
    if (++rounds < SUSPICIOUS_ROUNDS) return false;
    const now = fingerprint(state);
    return seen.has(now) || !seen.add(now);
  };
}

/** The same for equal positions. */
const fingerprint = (state: GameState): string =>
  createHash("sha256")
    .update(JSON.stringify(canonical(state)))
    .digest("base64url")
    .slice(0, 22);

/** The state without what tells equal positions apart: ids are renumbered by place, timestamps and records left out. */
function canonical(state: GameState): unknown {
  const names = new Map<Entity, string>();
  const inOrder: ObjectId[] = [];
  const add = (ids: readonly ObjectId[]): void => {
    for (const id of ids) {
      names.set(id, `#${names.size}`);
      inOrder.push(id);
    }
  };
  for (const player of state.players) {
    add(player.library);
    add(player.hand);
    add(player.graveyard);
  }
  add(state.battlefield);
  add(state.stack);
  add(state.exile);
  add(state.command);
  const name = (id: Entity | undefined): unknown =>
    id === undefined ? undefined : (names.get(id) ?? (isPlayer(id) ? id : "gone"));
  const named = (ids: readonly Entity[] | undefined): unknown => ids?.map(name);
  const trigger = ({ source, controller, ability }: TriggeredInstance): unknown => [name(source), controller, ability];
  const object = (id: ObjectId): unknown => {
    const record: GameObject | undefined = state.objects[id];
    if (record === undefined) return state.cards[cardOf(id)]?.[0];
    const { timestamp: _, since: __, attachedTo, source, targets, linked, event, notes, others, ...rest } = record;
    return [
      rest,
      name(attachedTo),
      name(source),
      targets?.map(named),
      Object.values(linked ?? {}).map(named),
      name(event?.object),
      named(others),
      Object.keys(notes ?? {}),
    ];
  };
  return [
    { ...state.turn, acted: [] },
    state.stage,
    state.players.map(({ library, hand, graveyard, ...player }) => [
      player,
      library.length,
      hand.length,
      graveyard.length,
    ]),
    inOrder.map(object),
    state.effects.map(({ id: _, timestamp: __, source, objects, ...effect }) => [
      effect.modifications,
      effect.rules,
      effect.until,
      name(source),
      named(objects),
    ]),
    state.delayed.map(({ source, body }) => [name(source), body]),
    state.triggered.map(trigger),
    state.combat?.attackers.map((a) => [name(a.id), name(a.defender), a.blocked, named(a.blockers)]),
    [state.monarch, state.initiative, state.dayNight],
  ];
}
