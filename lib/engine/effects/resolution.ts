import type { Effect, EffectKind } from "../abilities/effects.ts";
import type { Cause, GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import type { Context } from "../query/context.ts";
import type { Outcome } from "../rules/events/perform.ts";
import type { Note } from "../state/history.ts";
import type { Entity, Seat } from "../state/ids.ts";
import { sum } from "../state/numbers.ts";

/** A context whose notes this resolution writes, shared by everything nested in it. */
export interface Resolution extends Context {
  readonly notes: Record<string, Note>;
  /** Follows instructions within this resolution (effects/index.ts). */
  readonly follow: (game: Game, resolution: Resolution, effects: readonly Effect[]) => Procedure;
  /** Whose library was searched by whom since it was shuffled last (701.19h). */
  readonly searched: Map<Seat, readonly Seat[]>;
}

/** What an instruction dealt with, for its note. */
export interface Done {
  readonly entities: readonly Entity[];
  readonly amount: number;
  readonly did: boolean;
}

type Named<E, K> = E extends { readonly do: infer N } ? (K extends N ? E : never) : never;
export type EffectOf<K extends EffectKind["do"]> = Named<EffectKind, K> & Pick<Effect, "note">;
/** One handler for each kind of effect: it proposes the events the instruction means. */
export type Handler<K extends EffectKind["do"]> = (
  game: Game,
  effect: EffectOf<K>,
  resolution: Resolution,
) => Procedure<Done>;
export type Handlers<K extends EffectKind["do"]> = { readonly [N in K]: Handler<N> };

export const causeOf = (resolution: Context): { readonly cause: Cause } => ({
  cause: { source: resolution.onStack ?? resolution.self, controller: resolution.controller },
});

export const NOTHING_DONE: Done = { entities: [], amount: 0, did: false };

/** What came of proposed events: the new objects where there are any, else what the events were about. */
export function doneBy(outcomes: readonly Outcome[]): Done {
  const entities = outcomes.flatMap(({ event, object, others = [] }) =>
    object === undefined ? (subjectOf(event) ?? []) : [object, ...others],
  );
  return { entities, amount: outcomes.reduce((sum, { event }) => sum + amountIn(event), 0), did: outcomes.length > 0 };
}

/** What several rounds note: each is followed knowing only what was noted before all of them, and at the end of them all is noted together. */
export function gathering({ notes }: Resolution): { readonly next: () => void; readonly end: () => void } {
  const before = { ...notes };
  const gathered = new Map<string, Note[]>();
  return {
    next() {
      for (const [name, note] of Object.entries(notes)) {
        if (note === before[name]) continue;
        gathered.set(name, [...(gathered.get(name) ?? []), note]);
        if (before[name] === undefined) delete notes[name];
        else notes[name] = before[name];
      }
    },
    end() {
      for (const [name, of] of gathered)
        notes[name] =
          of.length === 1
            ? of[0]!
            : {
                ...of.at(-1)!,
                entities: [...new Set(of.flatMap(({ entities }) => entities))],
                amount: sum(of.map(({ amount }) => amount)),
                did: of.some(({ did }) => did),
              };
    },
  };
}

const subjectOf = (event: GameEvent): Entity | undefined => {
  if ("object" in event && typeof event.object === "number") return event.object;
  if (event.e === "damage") return event.to;
  if (event.e === "counters") return event.on;
  return "player" in event ? event.player : undefined;
};

const amountIn = (event: GameEvent): number => {
  if ("amount" in event && typeof event.amount === "number") return event.amount;
  return "count" in event && typeof event.count === "number" ? Math.abs(event.count) : 1;
};
