import type { ActivatedAbility } from "../../abilities/ability.ts";
import type { Game } from "../../game.ts";
import type { Characteristics } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId } from "../../state/ids.ts";

/** 804.2. */
const DEPLOY: ActivatedAbility = {
  kind: "activated",
  text: "{T}: Target teammate gains control of this creature. Activate only as a sorcery.",
  costs: [{ pay: "tap" }],
  limits: [{ only: "sorcery" }],
  body: {
    targets: [{ of: [{ target: "player", who: { who: "teammates" } }], count: { min: 1, max: 1 } }],
    effects: [{ do: "gainControl", who: { who: "target", slot: 0 }, what: { what: "self" }, duration: "forever" }],
  },
};

/** 804: with the deploy creatures option each creature has this ability besides its own. */
export function deployable(game: Game, id: ObjectId, now: Characteristics): Characteristics {
  if (!game.state.options.deployCreatures || (now.types & TYPE_BIT.creature) === 0) return now;
  if (game.state.objects[id]?.zone !== "battlefield") return now;
  return { ...now, abilities: [...now.abilities, { ability: DEPLOY, ref: { given: DEPLOY } }] };
}
