import type { Ability } from "../../abilities/ability.ts";
import type { Nodes } from "../../abilities/nodes.ts";
import { mapNodes, someNode } from "../../abilities/visit.ts";
import type { Game } from "../../game.ts";
import type { ObjectId } from "../../state/ids.ts";

/**
 * 201.5a: in an ability that one object grants to another, the granter's name means the granter. The same ability for
 * the same granter is the same data, so that what is known of it is worked out once.
 */
export function withGranter(game: Game, ability: Ability, granter: ObjectId): Ability {
  const { granted } = game.derived;
  let by = granted.get(ability);
  if (by === undefined) {
    by = someNode("ability", ability, { objects: isGranter }) ? new Map<ObjectId, Ability>() : "says nothing of it";
    granted.set(ability, by);
  }
  if (typeof by === "string") return ability;
  const known = by.get(granter);
  if (known !== undefined) return known;
  const told = mapNodes("ability", ability, {
    objects: (objects, inside) => (isGranter(objects) ? { what: "object", id: granter } : inside()),
  });
  by.set(granter, told);
  return told;
}

const isGranter = ({ what }: Nodes["objects"]): boolean => what === "granter";
