import type { ChangedWord } from "../abilities/effects/generated.ts";
import type { Effect } from "../abilities/effects.ts";
import type { Game, Procedure } from "../game.ts";
import { creatureTypes } from "../knowledge/suggestions.ts";
import { choose } from "../procedure.ts";
import type { Seat } from "../state/ids.ts";
import { BASIC_LAND_TYPES } from "../state/subtypes.ts";
import type { Resolution } from "./resolution.ts";

const COLOR_WORDS = ["white", "blue", "black", "red", "green"] as const;

const wordsOf = (game: Game, player: Seat, kind: ChangedWord): readonly string[] => {
  if (kind === "color") return COLOR_WORDS;
  return kind === "basicLandType" ? BASIC_LAND_TYPES : creatureTypes(game, player);
};

/** 612.1-2: which word becomes which other word of its kind, chosen as the effect is applied (608.2d). */
export function* chooseWords(
  game: Game,
  { words, except }: Extract<Effect, { do: "changeText" }>,
  { controller: player, self, onStack }: Resolution,
): Procedure<{ readonly from: string; readonly to: string }> {
  const asked = { player, about: "choose", min: 1, max: 1, source: onStack ?? self } as const;
  const kinds = words.map((kind) => wordsOf(game, player, kind));
  const before = kinds.flat();
  const first = yield* choose<"option">(game, { ask: "option", ...asked, options: before });
  const from = before[first.chosen[0]!]!;
  const after = kinds.find((kind) => kind.includes(from))!.filter((word) => word !== from && word !== except);
  const second = yield* choose<"option">(game, { ask: "option", ...asked, options: after });
  return { from, to: after[second.chosen[0]!]! };
}
