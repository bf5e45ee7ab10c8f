import type { TriggeredAbility } from "../../abilities/ability.ts";
import type { Effect } from "../../abilities/effects.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { Objects } from "../../abilities/references.ts";
import type { Game } from "../../game.ts";
import type { AbilityRef } from "../../state/gameObject.ts";
import type { Seat } from "../../state/ids.ts";
import { activePlayers } from "../../state/teams.ts";

export interface InherentTrigger {
  readonly ability: TriggeredAbility;
  readonly ref: AbilityRef;
  readonly controller: Seat;
  readonly source?: undefined;
}

/**
 * Triggered abilities that the rules associate with what a player is or has: they have no source and are controlled by
 * that player (an exception to 113.8). Those that there are now.
 */
export function inherentTriggers({ state }: Game): readonly InherentTrigger[] {
  const { monarch, initiative } = state;
  // 805.4: a team that shares its turns has several active players, each with what is their own.
  const active = activePlayers(state);
  const radiate = active.filter((seat) => (state.players[seat]!.counters.rad ?? 0) > 0);
  const speed = active.filter((seat) => state.players[seat]!.speed !== undefined);
  if (monarch === undefined && initiative === undefined && radiate.length + speed.length === 0) return NONE;
  return [
    ...(monarch === undefined ? [] : controlledBy(MONARCH, monarch)),
    ...(initiative === undefined ? [] : controlledBy(INITIATIVE, initiative)),
    ...radiate.flatMap((seat) => controlledBy(RADIATION, seat)),
    ...speed.flatMap((seat) => controlledBy(SPEED, seat)),
  ];
}

const NONE: readonly InherentTrigger[] = [];

const controlledBy = (abilities: readonly TriggeredAbility[], controller: Seat): readonly InherentTrigger[] =>
  abilities.map((ability) => ({ ability, ref: { given: ability }, controller }));

const inherent = (
  text: string,
  when: TriggeredAbility["when"],
  effects: readonly Effect[],
  more: Partial<TriggeredAbility> = {},
): TriggeredAbility => ({ kind: "triggered", text, when, body: { targets: [], effects }, ...more });

const YOU = { who: "you" } as const;
const CREATURE: Filter = { is: "type", type: "creature" };
const THEIR_CONTROLLER = { who: "controllerOf", of: { what: "event", role: "other" } } as const;
const DAMAGE = { on: "damage", source: CREATURE, combat: true, to: { players: YOU } } as const;

/** 722.2. */
const MONARCH: readonly TriggeredAbility[] = [
  inherent("the monarch", { on: "step", step: "end", of: YOU }, [{ do: "draw", who: YOU, count: 1 }]),
  inherent("the monarch", DAMAGE, [{ do: "becomeMonarch", who: THEIR_CONTROLLER }]),
];

/** 723.2. */
const INTO_UNDERCITY: readonly Effect[] = [{ do: "venture", who: YOU, into: "Undercity" }];
const INITIATIVE: readonly TriggeredAbility[] = [
  inherent("the initiative", { on: "step", step: "upkeep", of: YOU }, INTO_UNDERCITY),
  inherent("the initiative", DAMAGE, [{ do: "takeInitiative", who: THEIR_CONTROLLER }], { batch: true }),
  inherent("the initiative", { on: "takeInitiative", who: YOU }, INTO_UNDERCITY),
];

/** 725.1. */
const NONLAND_MILLED: Objects = {
  what: "those",
  of: { what: "noted", name: "milled" },
  filter: { is: "not", of: { is: "type", type: "land" } },
};
const RAD = { amount: "playerCounters", kind: "rad", of: YOU } as const;
const EACH = { amount: "count", of: NONLAND_MILLED } as const;
const RADIATION: readonly TriggeredAbility[] = [
  inherent(
    "radiation",
    { on: "phase", phase: "precombatMain", of: YOU },
    [
      { do: "mill", who: YOU, count: RAD, note: "milled" },
      { do: "loseLife", who: YOU, amount: EACH, radiation: true },
      { do: "removeCounters", kind: "rad", count: EACH, from: { players: YOU } },
    ],
    { interveningIf: { if: "compare", amount: RAD, value: { compare: ">", to: 0 } } },
  ),
];

/** What a player with speed has in their own turn: opponents' loss of life makes them faster, up to speed 4. */
const SPEED: readonly TriggeredAbility[] = [
  inherent("speed", { on: "loseLife", who: { who: "opponents" } }, [{ do: "gainSpeed", who: YOU }], {
    batch: true,
    limit: "oncePerTurn",
    interveningIf: { if: "compare", amount: { amount: "speed", of: YOU }, value: { compare: "<", to: 4 } },
  }),
];
