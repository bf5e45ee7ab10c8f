import type { EventFacts, Note } from "../state/history.ts";
import { type Entity, isPlayer, type ObjectId } from "../state/ids.ts";
import { zoneOf } from "../state/objects.ts";
import type { GameState } from "../state/state.ts";

/** Of what this refers to, what is no longer where it was (400.7). */
export const whatLeft = (state: GameState, referring: Referring): readonly ObjectId[] =>
  referredTo(referring).filter((id) => zoneOf(state, id) === undefined);

export interface Referring {
  readonly source?: ObjectId;
  readonly targets?: readonly (readonly Entity[])[];
  readonly event?: EventFacts;
  readonly notes?: Readonly<Record<string, Note>>;
}

export const referredTo = ({ source, targets = [], event = {}, notes = {} }: Referring): readonly ObjectId[] =>
  [
    source,
    ...targets.flat(),
    event.object,
    event.other,
    ...(event.objects ?? []),
    ...(event.others ?? []),
    ...Object.values(notes).flatMap(({ entities }) => entities),
  ].filter((entity): entity is ObjectId => entity !== undefined && isObject(entity));

export const isObject = (entity: Entity): entity is ObjectId => !isPlayer(entity);
