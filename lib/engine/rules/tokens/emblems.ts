import type { Ability } from "../../abilities/ability.ts";
import { sameData } from "../../abilities/visit.ts";
import type { CardDefinition } from "../../definition.ts";
import type { Game } from "../../game.ts";
import { apply } from "../applying/apply.ts";

/** 114: the definition of an emblem with these abilities, which work in the command zone (114.4). */
export function makeEmblem(game: Game, name: string, abilities: readonly Ability[]): number {
  const definition: CardDefinition = {
    name,
    layout: "token",
    faces: [
      {
        name,
        typeLine: { supertypes: [], types: [], subtypes: [] },
        text: abilities.map((ability) => ability.text ?? "").join("\n"),
        abilities: abilities.map(inCommandZone),
      },
    ],
  };
  const known = game.state.made.findIndex((made) => sameData(made, definition));
  return known >= 0 ? -1 - known : apply(game, { e: "define", definition })!;
}

const inCommandZone = (ability: Ability): Ability =>
  ability.kind === "static" || ability.kind === "triggered" || ability.kind === "activated"
    ? { ...ability, from: "command" }
    : ability;
