import type { GameEvent } from "../../events.ts";
import type { Game } from "../../game.ts";
import { PREPARE_SPELL, PREPARED } from "../../query/prepareSpells.ts";
import type { CastFacts, GameObject } from "../../state/gameObject.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { push, set } from "../../state/journal.ts";
import { NO_OBJECT, recordOf } from "../../state/layout.ts";
import { currentOrLastKnown, definitionOf } from "../../state/objects.ts";
import { staleEverything } from "../../state/stale.ts";
import { newId, nextTimestamp } from "./move.ts";

/** Objects that come about where no card moves: abilities on the stack (113.7a) and copies of spells, abilities and cards (707). */

type Of<E extends GameEvent["e"]> = Extract<GameEvent, { e: E }>;

export function putAbility(game: Game, event: Of<"putAbility">): ObjectId {
  const { state, journal } = game;
  const id = newId(game);
  const { instance } = event;
  const record = recordOf({
    ...NO_OBJECT,
    kind: "ability",
    definition: (event.source === undefined ? undefined : state.objects[event.source]?.definition) ?? 0,
    zone: "stack",
    owner: event.controller,
    controller: event.controller,
    timestamp: nextTimestamp(game),
    ability: event.ability,
    source: event.source,
    triggered: event.triggered ? true : undefined,
    event: event.event,
    notes: instance?.notes,
    finds: instance?.finds,
    made: instance?.made,
    targets: instance?.targets,
    x: instance?.x,
  });
  set(journal, state.objects, id, record);
  push(journal, state.stack, id);
  return id;
}

/** 707.12: in exile, until it is cast. */
export const copyCard = (game: Game, { of, player }: Of<"copyCard">): ObjectId =>
  copyInExile(game, player, { definition: definitionOf(game.state, of) });

/** In exile, for as long as that permanent is prepared (query/prepareSpells.ts). */
export const copyPrepareSpell = (game: Game, { of, definition, player }: Of<"copyPrepareSpell">): ObjectId =>
  copyInExile(game, player, { definition, face: PREPARE_SPELL, madeBy: of, status: PREPARED });

function copyInExile(game: Game, player: Seat, facts: Pick<GameObject, "definition"> & Partial<GameObject>): ObjectId {
  const { state, journal } = game;
  const id = newId(game);
  const record = recordOf({
    ...NO_OBJECT,
    ...facts,
    kind: "copy",
    zone: "exile",
    owner: player,
    controller: player,
    timestamp: nextTimestamp(game),
  });
  set(journal, state.objects, id, record);
  push(journal, state.exile, id);
  game.derived.strays = undefined;
  return id;
}

/** 707.10. */
export function copyOnStack(game: Game, event: Of<"copyOnStack">): ObjectId {
  const { state, journal } = game;
  const id = newId(game);
  const original = currentOrLastKnown(state, event.of)!;
  const record = recordOf({
    ...NO_OBJECT,
    ...original,
    others: undefined,
    cast: original.cast && copiedCast(original.cast, event.of),
    zone: "stack",
    kind: original.kind === "ability" ? "ability" : "copy",
    owner: event.controller,
    controller: event.controller,
    timestamp: nextTimestamp(game),
  });
  set(journal, state.objects, id, record);
  push(journal, state.stack, id);
  if (original.kind !== "ability") staleEverything(game);
  return id;
}

/** 707.10: the decisions are copied; that it was cast, and what was spent on it, is not. */
const copiedCast = ({ mana: _, ...decided }: CastFacts, of: ObjectId): CastFacts => ({ ...decided, copied: of });
