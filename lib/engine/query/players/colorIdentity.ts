import { visitNodes } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import { type Bits, bitsOf, COLOR_BIT } from "../../state/bits.ts";
import { cardObject, type ObjectId, type Seat } from "../../state/ids.ts";
import { definitionOf, ownerOf } from "../../state/objects.ts";
import { compiledCard } from "../characteristics/compiled.ts";

/**
 * 903.4: the colors of a player's commanders, those that their characteristic-defining abilities say among them (903.4b), and of the
 * mana symbols in their costs and rules text, on all faces.
 */
export function colorIdentity(game: Game, player: Seat): Bits {
  const { state } = game;
  const own = (state.commanders ?? [])
    .map(({ card }) => cardObject(card, 0))
    .filter((id) => ownerOf(state, id) === player);
  return own.reduce((identity, id) => identity | identityOf(game, id), 0);
}

/** 903.4f: without a commander there is no such thing. */
export const hasCommander = ({ state }: Game, player: Seat): boolean =>
  (state.commanders ?? []).some(({ card }) => ownerOf(state, cardObject(card, 0)) === player);

/** 903.4: the same of one card. */
export function identityOf(game: Game, id: ObjectId): Bits {
  const { faces, definition } = compiledCard(game, definitionOf(game.state, id));
  const texts = definition.faces.map(({ text, manaCost = "" }) => `${manaCost} ${text.replace(REMINDER, "")}`);
  const defined: Bits[] = [];
  for (const { abilities } of definition.faces)
    visitNodes("ability", abilities, {
      // 604.3
      modification: (one) => {
        if (one.modify === "defineColors" && one.colors !== "commander") defined.push(bitsOf(COLOR_BIT, one.colors));
      },
    });
  return [...faces.map(({ colors }) => colors), ...defined].reduce(
    (bits, colors) => bits | colors,
    colorsIn(texts.join(" ")),
  );
}

/** 903.4c. */
const REMINDER = /\([^)]*\)/g;

const colorsIn = (text: string): Bits =>
  Object.entries(COLOR_BIT).reduce(
    (bits, [color, bit]) => (new RegExp(`\\{[^}]*\\b${color}\\b[^}]*\\}`).test(text) ? bits | bit : bits),
    0,
  );
