import type { CardPool } from "../definition.ts";
import type { CardState, GameObject } from "../state/gameObject.ts";
import { cardOf, type ObjectId } from "../state/ids.ts";

/** 702.106: how conspiracies with hidden agenda are kept (rules/priority/hiddenAgendas.ts). */

/** 702.106f: what the second of two chosen names is kept as. */
export const OTHER_NAME = "otherName";

const AGENDAS = ["hidden agenda", "double agenda"] as const;

/** 702.106a: of the cards that begin in the command zone, those that do so face down, as they lie there. */
export function faceDownAgendas(
  pool: CardPool,
  cards: readonly CardState[],
  command: readonly ObjectId[],
): Readonly<Record<ObjectId, GameObject>> {
  const found: Record<ObjectId, GameObject> = {};
  for (const id of command) {
    const [definition, owner] = cards[cardOf(id)]!;
    const isAgenda = pool.cards[definition]!.faces[0].abilities.some(
      (one) => one.kind === "keyword" && AGENDAS.some((keyword) => keyword === one.keyword.keyword),
    );
    if (!isAgenda) continue;
    const by = {
      ...{ definition, owner, controller: owner },
      ...{ timestamp: 0, faceDown: { by: "agenda" as const } },
    };
    found[id] = { kind: "card", zone: "command", ...by };
  }
  return found;
}

/** The names that were chosen for it. */
export const namesOn = ({ chosen = {} }: GameObject): readonly string[] =>
  [chosen.name, chosen[OTHER_NAME]].filter((name) => typeof name === "string");
