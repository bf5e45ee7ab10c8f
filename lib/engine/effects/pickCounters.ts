import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import type { Resolution } from "./resolution.ts";

/** So many of a kind of counter. */
export type CountOfKind = readonly [kind: string, count: number];

/**
 * 608.2d: which counters of these are meant by so many of whatever kinds, each chosen by whoever controls the effect; all of
 * them where there are not more.
 */
export function* pickCounters(
  game: Game,
  there: readonly CountOfKind[],
  count: number,
  resolution: Resolution,
  { upTo = false } = {},
): Procedure<readonly CountOfKind[]> {
  const kinds = there.map(([kind, most]) => [kind, Math.min(most, count)] as const).filter(([, most]) => most > 0);
  const [only] = kinds;
  if (only === undefined || (kinds.length < 2 && !upTo)) return kinds;
  if (kinds.length < 2) {
    const [kind, max] = only;
    const { number } = yield* choose<"number">(game, {
      ask: "number",
      player: resolution.controller,
      about: "number",
      min: 0,
      max,
      source: resolution.self,
    });
    return number > 0 ? [[kind, number]] : [];
  }
  const total = kinds.reduce((sum, [, most]) => sum + most, 0);
  if (total > MOST_LISTED) return yield* byKind(game, kinds, Math.min(count, total), resolution, upTo);
  const options = kinds.flatMap(([kind, most]) => Array<string>(most).fill(kind));
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player: resolution.controller,
    about: "choose",
    options,
    min: upTo ? 0 : Math.min(count, options.length),
    max: Math.min(count, options.length),
    source: resolution.onStack ?? resolution.self,
  });
  const taken = new Map<string, number>();
  for (const i of chosen) taken.set(options[i]!, (taken.get(options[i]!) ?? 0) + 1);
  return [...taken];
}

/** So many counters can be told apart one by one; of more it is asked how many of each kind. */
const MOST_LISTED = 20;

/** A kind, and how many of it, as long as more are meant; `upTo`: or until no further kind is named. */
function* byKind(
  game: Game,
  kinds: readonly CountOfKind[],
  count: number,
  resolution: Resolution,
  upTo: boolean,
): Procedure<readonly CountOfKind[]> {
  const asked = { player: resolution.controller, source: resolution.onStack ?? resolution.self };
  const taken: CountOfKind[] = [];
  let left = count;
  for (let open = [...kinds]; left > 0 && open.length > 0; ) {
    const options = open.map(([kind]) => kind);
    const { chosen } = yield* choose<"option">(game, {
      ...{ ask: "option", about: "choose", options, min: upTo ? 0 : 1, max: 1 },
      ...asked,
    });
    const named = open[chosen[0] ?? -1];
    if (named === undefined) break;
    const [kind, there] = named;
    open = open.filter((one) => one !== named);
    // What the other kinds have too few for is of this one.
    const others = open.reduce((sum, [, most]) => sum + most, 0);
    const min = upTo ? 1 : Math.max(1, left - others);
    const max = Math.min(there, left);
    const { number } =
      min === max
        ? { number: max }
        : yield* choose<"number">(game, { ask: "number", about: "number", min, max, ...asked });
    taken.push([kind, number]);
    left -= number;
  }
  return taken;
}
