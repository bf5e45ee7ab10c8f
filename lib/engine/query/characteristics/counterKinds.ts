import { CHOSEN_KIND } from "../../abilities/destinations.ts";
import type { Game } from "../../game.ts";
import type { ObjectId } from "../../state/ids.ts";
import { currentOrLastKnown } from "../../state/objects.ts";
import { choiceOf } from "../chosen.ts";
import type { Context } from "../context.ts";
import { countersOf } from "./stats.ts";

/** Kinds of counters (122.1): those there are, and the one that was chosen. */

/** The kind that is meant; undefined where it was to be chosen and there was none. */
export function kindOfCounter(game: Game, kind: string, context: Context): string | undefined {
  if (kind !== CHOSEN_KIND) return kind;
  const chosen = context.counterKind ?? choiceOf(game, context, "counterKind");
  return typeof chosen === "string" && chosen !== "" ? chosen : undefined;
}

/** How many of the kind that is meant, or of all kinds, are on it. */
export function countersMeant(game: Game, id: ObjectId, kind: string | undefined, context: Context): number {
  if (kind === undefined) return countersOf(game, id, undefined);
  const meant = kindOfCounter(game, kind, context);
  return meant === undefined ? 0 : countersOf(game, id, meant);
}

/** The kinds there are on any of these, as they are or last were. */
export const counterKindsOn = ({ state }: Game, ids: readonly ObjectId[]): readonly string[] => [
  ...new Set(ids.flatMap((id) => kindsIn(currentOrLastKnown(state, id)?.counters))),
];
export const kindsIn = (counters: Readonly<Record<string, number>> = {}): readonly string[] =>
  Object.keys(counters).filter((kind) => (counters[kind] ?? 0) > 0);
