import type { CardType } from "../../../cards/schema.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import { mapNodes, someNode } from "../../../engine/abilities/visit.ts";
import { unbound } from "../../bind/unbound.ts";
import { list, type Phrase, rulesFor } from "../../kernel/index.ts";
import type { Instruction } from "../../meanings.ts";
import { cardType } from "../../vocabulary/qualities.ts";

/** "Repeat this process for an enchantment and a planeswalker": all that was said, of another type each time. */

const aType = rulesFor<CardType>().rule("a {type}", { type: cardType.one }, ({ type }) => type);

/** The one type that these instructions are about. */
function typeOf(effects: readonly Effect[]): CardType {
  const types = new Set<CardType>();
  someNode("effect", effects, {
    filter: (one) => {
      if (one.is === "type") types.add(one.type);
      return false;
    },
  });
  const [type, ...others] = types;
  return type === undefined || others.length > 0 ? unbound("for which instead?") : type;
}

const ofType = (effects: readonly Effect[], first: CardType, type: CardType): readonly Effect[] =>
  mapNodes("effect", effects, {
    filter: (one, inside) => (one.is === "type" && one.type === first ? { is: "type", type } : inside()),
  });

export const processesForTypes: readonly Phrase<Instruction>[] = [
  rulesFor<Instruction>().rule(
    "(then|) repeat this process for {types}.",
    { types: list(aType, { last: [", and"], pair: ["and"] }) },
    ({ types }, { targets }) => ({
      amend: (before) => {
        if (targets.length > 0) return unbound("targets of their own");
        const first = typeOf(before);
        return types.includes(first)
          ? unbound("the same again")
          : [...before, ...types.flatMap((type) => ofType(before, first, type))];
      },
    }),
  ),
];
