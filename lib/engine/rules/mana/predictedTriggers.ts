import type { ManaType } from "../../../cards/schema.ts";
import type { Body, TriggeredAbility } from "../../abilities/ability.ts";
import type { Condition } from "../../abilities/conditions.ts";
import type { Game } from "../../game.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds, patternMatches, playersOf } from "../../query/evaluators/index.ts";
import { addManaEffects, isDelayedManaAbility } from "../../query/mana/manaAbility.ts";
import type { ManaAbility } from "../../runtime.ts";
import type { EventFacts, HistoryEntry } from "../../state/history.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { programOf } from "../continuous/layers.ts";
import { isSilenced, timesTriggered } from "../triggers/triggerRules.ts";
import { addedBy } from "./produce.ts";

/** 605.1b: the mana of triggered mana abilities, foreseen. */

type Lists = readonly (readonly ManaType[])[];

/** A triggered mana ability there is, of an object or delayed. */
export interface ManaTrigger {
  readonly when: TriggeredAbility["when"];
  readonly if?: Condition;
  readonly body: Body;
  readonly context: Context;
}

export function manaTriggers(game: Game): readonly ManaTrigger[] {
  const ofObjects = programOf(game).triggers.mana.map(({ ability, source, controller }): ManaTrigger => {
    const { when, interveningIf, body } = ability;
    return { when, body, context: { self: source, controller }, ...(interveningIf && { if: interveningIf }) };
  });
  const delayed = game.state.delayed.filter(isDelayedManaAbility).map(
    ({ when, if: condition, body, source, controller, notes }): ManaTrigger => ({
      ...{ when, body, context: { self: source, controller, notes } },
      ...(condition && { if: condition }),
    }),
  );
  return delayed.length === 0 ? ofObjects : [...ofObjects, ...delayed];
}

/** What a list of mana becomes with the mana of the abilities that adding it triggers, in the order in which they resolve. */
export function withTriggered(
  game: Game,
  triggers: readonly ManaTrigger[],
  source: ObjectId,
  player: Seat,
  { ability }: ManaAbility,
  list: readonly ManaType[],
): Lists {
  const facts: EventFacts = { object: source, player };
  const added: EventFacts = { ...facts, amount: list.length, mana: list.join("") };
  const taps = list.length > 0 && ability.costs.some((cost) => cost.pay === "tap");
  const happenings: readonly HistoryEntry[] = [
    { on: "activate", facts: { ...facts, spell: source }, detail: "mana" },
    ...(list.length > 0 ? [{ on: "addMana" as const, facts: added }] : []),
    ...(taps ? [{ on: "tapForMana" as const, facts: added }] : []),
  ];
  return happenings.reduce<Lists>(
    (lists, happening) => triggers.reduce((so, trigger) => triggeredBy(game, trigger, happening, player, so), lists),
    [list],
  );
}

function triggeredBy(game: Game, trigger: ManaTrigger, happening: HistoryEntry, player: Seat, before: Lists): Lists {
  const { when, if: condition, body } = trigger;
  const context: Context = { ...trigger.context, event: happening.facts };
  if (
    when.on === "state" ||
    !patternMatches(game, when, happening, context) ||
    isSilenced(game, happening, context.self)
  )
    return before;
  if (condition !== undefined && !conditionHolds(game, condition, context)) return before;
  const adding = addManaEffects(body.effects, (asked) => conditionHolds(game, asked, context));
  const mine = adding.filter(({ who }) => playersOf(game, who, context).includes(player));
  let lists = before;
  for (let times = timesTriggered(game, happening, context.self); times > 0; times--)
    lists = addedBy(game, mine, lists, context);
  return lists;
}
