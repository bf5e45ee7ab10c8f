import type { Game } from "../game.ts";
import { controllerOf } from "../query/characteristics/characteristics.ts";
import { compiledCard } from "../query/characteristics/compiled.ts";
import { activatedAbilitiesOf, isManaAbility } from "../query/mana/manaAbility.ts";
import { activationLacks } from "../rules/activating/activate.ts";
import { lacks } from "../rules/casting/castability.ts";
import { isForbidden, isTimely } from "../rules/casting/castLegality.ts";
import { castOptions, isCastableFace } from "../rules/casting/castOptions.ts";
import { hindersActivation } from "../rules/costs/activation.ts";
import { manaSourcesOf } from "../rules/mana/manaSources.ts";
import { hindersLand, landFaces } from "../rules/priority/playLand.ts";
import { openDecisions } from "../running/run.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { definitionOf, ownerOf, zoneOf } from "../state/objects.ts";
import { hindersAttack } from "../turn/combat/attackLegality.ts";
import { hindersBlock } from "../turn/combat/blockLegality.ts";
import type { Handle } from "../views.ts";
import type { Hindered, Hindrance } from "./explanation.ts";

/** Why a player cannot do with an object of theirs what they are asked for now: the same checks that say what they can. */

export function hindrancesOf(
  game: Game,
  seat: Seat,
  id: ObjectId,
  named: (id: ObjectId) => Handle,
): readonly Hindered[] {
  const zone = zoneOf(game.state, id);
  const isOnBattlefield = zone === "battlefield";
  const theirs = isOnBattlefield ? controllerOf(game, id) : ownerOf(game.state, id);
  for (const decision of openDecisions(game)) {
    // 720: who decides for another looks with their eyes.
    if (decision.decidedBy !== seat || decision.player !== theirs) continue;
    switch (decision.ask) {
      case "priority":
        if (isOnBattlefield) return hinderedActivations(game, decision.player, id);
        return zone === "hand" || zone === "command" ? hinderedPlays(game, decision.player, id) : [];
      case "attackers": {
        if (!isOnBattlefield || decision.attackers.some(({ attacker }) => attacker === id)) return [];
        const why = hindersAttack(game, id);
        return why ? [{ to: "attack", ...why }] : [];
      }
      case "blockers": {
        if (!isOnBattlefield) return [];
        const may = decision.blockers.find(({ blocker }) => blocker === id)?.attackers ?? [];
        return hindersBlock(game, decision.player, id, may).map(({ attacker, ...why }) => ({
          to: "block" as const,
          ...(attacker !== undefined && { of: named(attacker) }),
          ...why,
        }));
      }
    }
  }
  return [];
}

function hinderedPlays(game: Game, player: Seat, card: ObjectId): readonly Hindered[] {
  const found: Hindered[] = [];
  const land = landFaces(game, card).length > 0 ? hindersLand(game, player) : undefined;
  if (land) found.push({ to: "play", ...land });
  const { faces } = compiledCard(game, definitionOf(game.state, card));
  if (faces.some((face, index) => isCastableFace(game, card, face, index))) {
    const why = hindersCasting(game, player, card);
    if (why) found.push({ to: "cast", ...why });
  }
  return found;
}

interface Why {
  readonly why: Hindrance;
  readonly rule: string;
}

function hindersCasting(game: Game, player: Seat, card: ObjectId): Why | undefined {
  const options = castOptions(game, player, card);
  const sources = manaSourcesOf(game, player);
  if (options.length > 0) {
    const missing = options.map((option) => lacks(game, player, option, sources));
    const [first] = missing;
    if (first === undefined || missing.includes(undefined)) return undefined;
    return LACKING[first];
  }
  const face = compiledCard(game, definitionOf(game.state, card)).faces[0]!;
  const plain = { card, face: 0, mana: face.manaCost, costs: [] };
  if (face.manaCost === undefined) return { why: "noCost", rule: "118.6" };
  if (!isTimely(game, player, plain)) return { why: "notNow", rule: "117.1a" };
  return isForbidden(game, player, plain) ? { why: "forbidden", rule: "101.2" } : undefined;
}

const LACKING = {
  mana: { why: "mana", rule: "601.2h" },
  costs: { why: "costs", rule: "118.3" },
  targets: { why: "targets", rule: "601.2c" },
} as const satisfies Readonly<Record<string, Why>>;

function hinderedActivations(game: Game, player: Seat, id: ObjectId): readonly Hindered[] {
  const sources = manaSourcesOf(game, player);
  return activatedAbilitiesOf(game, id).others.flatMap((one): readonly Hindered[] => {
    if (isManaAbility(one.ability)) return [];
    const early = hindersActivation(game, player, id, one);
    if (early) return [{ to: "activate", ability: one.index, ...early }];
    const missing = activationLacks(game, player, id, one.ability, sources);
    if (missing === undefined) return [];
    const { why, rule } = LACKING[missing];
    // 602.2b: the rest is as it is with spells.
    return [{ to: "activate", ability: one.index, why, rule: missing === "targets" ? rule : "602.2b" }];
  });
}
