import type { Ability } from "../../abilities/ability.ts";
import type { CardPool } from "../../definition.ts";
import type { CardState, GameObject } from "../../state/gameObject.ts";
import { cardOf, type ObjectId } from "../../state/ids.ts";

/** 315: what there is to remember of conspiracies in the command zone: names, and whatever else is chosen for them. */

/** 702.106f: what the second of two chosen names is kept as. */
export const OTHER_NAME = "otherName";

const AGENDAS: ReadonlySet<string> = new Set(["hidden agenda", "double agenda"]);

const isAgenda = (ability: Ability): boolean => ability.kind === "keyword" && AGENDAS.has(ability.keyword.keyword);

/** 315.5a: something is chosen for it before the game begins. */
const isChosenFor = (ability: Ability): boolean =>
  ability.kind === "static" &&
  ability.effects.some((effect) => effect.static === "rule" && effect.rule.rule === "beforeOpeningHand");

/** Of the cards that begin in the command zone those of which something is remembered, as they lie there (702.106a). */
export function rememberedConspiracies(
  pool: CardPool,
  cards: readonly CardState[],
  command: readonly ObjectId[],
): Readonly<Record<ObjectId, GameObject>> {
  const found: Record<ObjectId, GameObject> = {};
  for (const id of command) {
    const [definition, owner] = cards[cardOf(id)]!;
    const { abilities } = pool.cards[definition]!.faces[0];
    const lies = {
      kind: "card" as const,
      zone: "command" as const,
      definition,
      owner,
      controller: owner,
      timestamp: 0,
    };
    if (abilities.some(isAgenda)) found[id] = { ...lies, faceDown: { by: "agenda" } };
    else if (abilities.some(isChosenFor)) found[id] = lies;
  }
  return found;
}

/** The names that were chosen for it. */
export const namesOn = ({ chosen = {} }: GameObject): readonly string[] =>
  [chosen.name, chosen[OTHER_NAME]].filter((name) => typeof name === "string");
