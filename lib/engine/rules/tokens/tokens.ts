import type { Color } from "../../../cards/schema.ts";
import type { TokenDescription } from "../../abilities/destinations.ts";
import { sameData } from "../../abilities/visit.ts";
import type { CardDefinition, FaceDefinition } from "../../definition.ts";
import type { Game } from "../../game.ts";
import { withGranter } from "../../query/characteristics/granted.ts";
import { choiceOf } from "../../query/chosen.ts";
import type { Context } from "../../query/context.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import { COLOR_BIT } from "../../state/bits.ts";
import { apply } from "../applying/apply.ts";

/** 111.3-4: the definition of a token as described; the same description is kept only once in a game. */
export function makeToken(game: Game, token: TokenDescription, context: Context): number {
  const definition = definitionOfToken(game, token, context);
  const known = game.state.made.findIndex((made) => sameData(made, definition));
  return known >= 0 ? -1 - known : apply(game, { e: "define", definition })!;
}

function definitionOfToken(game: Game, token: TokenDescription, context: Context): CardDefinition {
  const subtypes = token.subtypes === "chosenType" ? [String(choiceOf(game, context, "type") ?? "")] : token.subtypes;
  const color = choiceOf(game, context, "color");
  const known = typeof color === "string" && color in COLOR_BIT ? [color as Color] : [];
  const colors = token.colors === "chosenColor" ? known : token.colors;
  const name = token.name ?? `${subtypes.join(" ")} Token`;
  const face: FaceDefinition = {
    name,
    typeLine: { supertypes: token.supertypes, types: token.types, subtypes },
    text: token.abilities
      .map((ability) => ability.text ?? (ability.kind === "keyword" ? ability.keyword.keyword : ""))
      .join("\n"),
    ...(token.power !== undefined && { power: String(amountOf(game, token.power, context)) }),
    ...(token.toughness !== undefined && { toughness: String(amountOf(game, token.toughness, context)) }),
    ...(colors.length > 0 && { colorIndicator: colors }),
    abilities: token.abilities.map((ability) => withGranter(game, ability, context.self)),
  };
  return { name, layout: "token", faces: [face] };
}
