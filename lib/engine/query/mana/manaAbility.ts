import type { Ability, ActivatedAbility, Body, TriggeredAbility } from "../../abilities/ability.ts";
import type { Condition } from "../../abilities/conditions.ts";
import type { Cost } from "../../abilities/costs.ts";
import type { Effect, EffectKind } from "../../abilities/effects.ts";
import type { ManaProduced } from "../../abilities/mana.ts";
import type { Game } from "../../game.ts";
import type { Activatable, ActivatedAbilities, ManaAbility } from "../../runtime.ts";
import type { DelayedTrigger } from "../../state/history.ts";
import type { ObjectId } from "../../state/ids.ts";
import { characteristicsOf } from "../characteristics/characteristics.ts";

/** 605.1a: no target, not a loyalty ability, and it could add mana. */
export const isManaAbility = ({ body, costs }: ActivatedAbility): boolean =>
  couldAddMana(body) && !costs.some((cost) => cost.pay === "loyalty");

/** 605.1b: no target, it triggers from a mana ability or from mana being added, and it could add mana. */
export const isTriggeredManaAbility = (ability: Ability): boolean =>
  ability.kind === "triggered" && triggersFromMana(ability.when) && couldAddMana(ability.body);

/** The same of a delayed triggered ability. */
export const isDelayedManaAbility = ({ when, body }: Pick<DelayedTrigger, "when" | "body">): boolean =>
  triggersFromMana(when) && couldAddMana(body);

const triggersFromMana = (when: TriggeredAbility["when"]): boolean =>
  when.on === "tapForMana" || when.on === "addMana" || (when.on === "activate" && when.notMana !== true);

const couldAddMana = ({ targets, modes, effects }: Body): boolean =>
  targets.length === 0 && modes === undefined && addManaEffects(effects).length > 0;

const NO_ABILITIES: ActivatedAbilities = { mana: [], others: [] };

export function activatedAbilitiesOf(game: Game, id: ObjectId): ActivatedAbilities {
  const { abilities } = characteristicsOf(game, id);
  if (abilities.length === 0) return NO_ABILITIES;
  const before = game.derived.activated.get(abilities);
  if (before !== undefined) return before;
  const activated = abilities.flatMap(({ ability, ref }, index) =>
    ability.kind === "activated" ? { ability, ref, index } : [],
  );
  const otherUses = activated.some(({ ability }) => addManaEffects(ability.body.effects).length === 0);
  const adding = activated.filter(({ ability }) => isManaAbility(ability));
  const mana = adding.map((one) => described(one, otherUses, adding.length === 1));
  const isSource = (index: number): boolean =>
    mana.some((one) => one.index === index && !one.costsMana && one.ability.from === undefined);
  const found = { mana, others: activated.filter(({ index }) => !isSource(index)) };
  game.derived.activated.set(abilities, found);
  return found;
}

/** The permanents with activated abilities now. */
export function activatablePermanents(game: Game): Activatable {
  const { derived, execution, state } = game;
  if (derived.activatable !== undefined) return derived.activatable;
  const mana: Activatable["mana"][number][] = [];
  const others: ObjectId[] = [];
  for (const source of state.battlefield) {
    const found = activatedAbilitiesOf(game, source);
    if (found.mana.length > 0) mana.push({ source, abilities: found.mana });
    if (found.others.length > 0) others.push(source);
  }
  const all = { mana, others };
  if (!execution.scope.building) derived.activatable = all;
  return all;
}

/** The mana abilities an object has now. */
export const manaAbilitiesOf = (game: Game, id: ObjectId): readonly ManaAbility[] =>
  activatedAbilitiesOf(game, id).mana;

type AddMana = Extract<EffectKind, { do: "addMana" }>;
/** The instructions that add mana: of those under a condition the ones that would be followed, by default all that could be. */
export const addManaEffects = (effects: readonly Effect[], holds?: (condition: Condition) => boolean): AddMana[] =>
  effects.flatMap((effect) => {
    if (effect.do === "addMana") return [effect];
    if (effect.do !== "if") return [];
    const holdsNow = holds?.(effect.condition);
    const followed = [
      ...(holdsNow === false ? [] : effect.then),
      ...(holdsNow === true ? [] : (effect.otherwise ?? [])),
    ];
    return addManaEffects(followed, holds);
  });

function described(
  { ability, ref, index }: Pick<ManaAbility, "ability" | "ref" | "index">,
  otherUses: boolean,
  isOnly: boolean,
): ManaAbility {
  const { costs, body, limits, by, from } = ability;
  const justTaps =
    costs.length === 1 && costs[0]!.pay === "tap" && limits === undefined && by === undefined && from === undefined;
  const restriction = addManaEffects(body.effects).find((add) => add.restriction)?.restriction;
  const [effect] = body.effects;
  return {
    ability,
    ref,
    index,
    otherUses,
    always: body.effects.length === 1 && effect?.do === "addMana" ? alwaysAdded(effect.mana) : undefined,
    justTaps,
    alone: justTaps && isOnly && restriction === undefined,
    costsMana: costs.some((cost) => cost.pay === "mana"),
    restriction,
    price: priceOf(ability),
  };
}

/** Every list of mana that such an effect can add, where that does not depend on the game. */
function alwaysAdded(mana: ManaProduced): ManaAbility["always"] {
  if (mana.add === "choice") return mana.of;
  if (mana.add === "fixed") return mana.times === undefined ? [mana.mana] : undefined;
  if (mana.add !== "oneColor" || mana.count !== 1 || mana.among === "chosenColor") return undefined;
  return mana.among.map((type) => [type]);
}

function priceOf(ability: ActivatedAbility): number {
  let price = ability.body.effects.some((effect) => addManaEffects([effect]).length === 0) ? 1 : 0;
  for (const cost of ability.costs) {
    if (cost.pay === "tap" || cost.pay === "untap") continue;
    price = Math.max(price, PRICES[cost.pay] ?? 3);
  }
  return price;
}
const PRICES: Partial<Record<Cost["pay"], number>> = { mana: 1, life: 2, removeCounters: 2, energy: 2 };
