import { sameData } from "../abilities/visit.ts";
import type { Game } from "../game.ts";
import { Handles } from "../knowledge/handles.ts";
import { isHidden } from "../knowledge/visibility.ts";
import { copyOn } from "../query/characteristics/copiable.ts";
import { type TracedStep, traceOf } from "../rules/continuous/trace.ts";
import { handlesIn } from "../runs.ts";
import type { Characteristics } from "../runtime.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { zoneOf } from "../state/objects.ts";
import { everyStack } from "../state/turnMarkers.ts";
import type { Handle } from "../views.ts";
import type { ExplainedStep, Explanation, Shown, Size } from "./explanation.ts";
import { hindrancesOf } from "./hindrances.ts";
import { cardsIn, sourceOf } from "./sourceNames.ts";
import { viewFor, writtenOf } from "./view.ts";

/**
 * See `Engine.explain`. It says of an object that the seat sees what follows from what everybody sees of it, and names the
 * sources of effects only as the seat's own view names them.
 */
export function explain(game: Game, seat: Seat, text: Handle): Explanation | undefined {
  const { state } = game;
  const view = viewFor(game, seat);
  const seen = cardsIn(view);
  const handle = handlesIn(text)?.[0] ?? text;
  if (!seen.has(handle)) return undefined;
  const handles = new Handles(game, seat);
  const id = everywhere(game).find((one) => handles.of(one) === handle);
  if (id === undefined) return undefined;
  if (zoneOf(state, id) === "exile" && isHidden(game, seat, id)) return undefined;
  const cannot = hindrancesOf(game, seat, id, (one) => handles.of(one));
  const { base, steps } = traceOf(game, id);
  return {
    base: shownOf(game, base),
    ...(copyOn(game, id) !== undefined && { copied: true as const }),
    ...(state.objects[id]?.faceDown !== undefined && { faceDown: true as const }),
    steps: steps.flatMap((step) => stepOf(game, step, (source) => sourceOf(game, seen, handles, source))),
    cannot,
  };
}

const everywhere = ({ state }: Game): readonly ObjectId[] => [
  ...state.battlefield,
  ...everyStack(state),
  ...state.players.flatMap(({ hand, graveyard, library }) => [...hand, ...graveyard, ...library]),
  ...state.exile,
  ...state.command,
];

function shownOf(game: Game, now: Characteristics): Shown {
  const { name, colors, supertypes, types, subtypes, keywords } = writtenOf(game, now);
  const size = sizeOf(now);
  return { name, types: [...supertypes, ...types, ...subtypes], colors, keywords, ...(size && { size }) };
}

const sizeOf = ({ power, toughness }: Characteristics): Size | undefined =>
  power === undefined || toughness === undefined ? undefined : [power, toughness];

function stepOf(
  game: Game,
  { layer, effect, before, after }: TracedStep,
  source: (id: ObjectId) => NonNullable<ExplainedStep["source"]>,
): readonly ExplainedStep[] {
  const [was, is] = [shownOf(game, before), shownOf(game, after)];
  const changed = (from: readonly string[], to: readonly string[]) => {
    const gains = to.filter((one) => !from.includes(one));
    const loses = from.filter((one) => !to.includes(one));
    return gains.length + loses.length === 0 ? undefined : { gains, loses };
  };
  const everyType = after.everyCreatureType && !before.everyCreatureType ? ["every creature type"] : [];
  const types = changed(was.types, [...is.types, ...everyType]);
  const keywords = changed(was.keywords, is.keywords);
  const others = ({ abilities }: Characteristics): number =>
    abilities.filter(({ ability }) => ability.kind !== "keyword").length;
  const abilities = others(after) - others(before);
  const facts: Omit<ExplainedStep, "layer" | "source" | "counters"> = {
    ...(!sameData(was.size, is.size) && {
      size: { ...(was.size && { from: was.size }), ...(is.size && { to: is.size }) },
    }),
    ...(was.name !== is.name && { name: is.name }),
    ...(before.controller !== after.controller && { controller: after.controller }),
    ...(!sameData(was.colors, is.colors) && { colors: is.colors }),
    ...(types && { types }),
    ...(keywords && { keywords }),
    ...(abilities !== 0 && !keywords?.gains.length && { abilities }),
  };
  if (Object.keys(facts).length === 0) return [];
  return [{ layer, ...(effect ? { source: source(effect.context.self) } : { counters: true as const }), ...facts }];
}
