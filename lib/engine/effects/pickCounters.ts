import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import { repeated } from "../state/numbers.ts";
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
  const options = kinds.flatMap(([kind, most]) => Array<string>(repeated(most)).fill(kind));
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
