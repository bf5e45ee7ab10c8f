import { digestOf, type Game, load, pending, save, view } from "../engine/index.ts";
import { characteristicsOf } from "../engine/query/characteristics/characteristics.ts";
import type { Characteristics } from "../engine/runtime.ts";
import { zoneOf } from "../engine/state/objects.ts";
import { staleEverything } from "../engine/state/stale.ts";

/** Saved as JSON and loaded, the game asks the same, is in the same state and looks the same to every seat. */
export function resumeProblem(game: Game): string | undefined {
  const saved = JSON.stringify(save(game));
  const resumed = load(JSON.parse(saved), game.pool);
  const asked = (of: Game): string =>
    pending(of)
      .map((decision) => `${decision.slot} ${digestOf(of, decision)}`)
      .join();
  if (asked(resumed) !== asked(game)) return `resumed it asks ${asked(resumed)} instead of ${asked(game)}`;
  if (JSON.stringify(save(resumed)) !== saved) return "saved again it is not the same";
  for (const seat of game.state.players.keys()) {
    const [mine, anew] = [JSON.stringify(view(game, seat)), JSON.stringify(view(resumed, seat))];
    if (mine !== anew) return `resumed it looks different to seat ${seat} at ${difference(mine, anew)}`;
  }
  return undefined;
}

/** What is remembered of objects is what would be worked out anew. */
export function staleProblem(game: Game): string | undefined {
  const remembered = [...game.derived.characteristics];
  staleEverything(game);
  for (const [id, was] of remembered) {
    if (zoneOf(game.state, id) === undefined) continue;
    const [then, now] = [told(was), told(characteristicsOf(game, id))];
    if (then !== now) return `what is remembered of ${was.name} is out of date: ${difference(then, now)}`;
  }
  return undefined;
}

const told = ({ keywords, abilities, ...rest }: Characteristics): string =>
  JSON.stringify([rest, [...keywords.keys()], abilities.map(({ ability }) => ability.kind)]);

export const difference = (one: string, other: string): string => {
  const at = [...one].findIndex((c, i) => other[i] !== c);
  return `"${one.slice(Math.max(0, at - 60), at + 60)}" / "${other.slice(Math.max(0, at - 60), at + 60)}"`;
};
