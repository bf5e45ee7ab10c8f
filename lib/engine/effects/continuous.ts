import type { Color } from "../../cards/schema.ts";
import type { Modification } from "../abilities/modifications.ts";
import type { Objects } from "../abilities/references.ts";
import type { Rule } from "../abilities/rules.ts";
import { someNode } from "../abilities/visit.ts";
import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { choiceOf, withChosenQuality } from "../query/chosen.ts";
import { type Context, shareOf } from "../query/context.ts";
import { amountOf, conditionHolds, objectsOf } from "../query/evaluators/index.ts";
import { whatLeft } from "../query/referred.ts";
import { expiryOf } from "../rules/continuous/expiry.ts";
import { abilitiesTaken, added } from "../rules/continuous/modification.ts";
import { proposeAll } from "../rules/events/propose.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import type { LastingEffect } from "../state/lasting.ts";
import { onBattlefield, zoneOf } from "../state/objects.ts";
import { subtypeOwner } from "../state/subtypes.ts";
import { pickObjects, pickPlayers, present } from "./choices.ts";
import { causeOf, type Handlers, NOTHING_DONE, type Resolution } from "./resolution.ts";
import { chooseWords } from "./textWords.ts";

/** 611.2: continuous effects from resolving spells and abilities. */
export const continuousEffects: Handlers<
  "apply" | "changeText" | "nextSpell" | "gainControl" | "rule" | "replace" | "delayed" | "reflexive"
> = {
  *apply(game, effect, resolution) {
    const objects = (yield* pickObjects(game, effect.to, resolution)).flatMap((id) => present(game, id, resolution));
    if (objects.length === 0) return NOTHING_DONE;
    const modifications = effect.modifications.flatMap((m) => lockedIn(game, m, resolution));
    const { endFor } = effect;
    const rules: readonly Rule[] = endFor === undefined ? [] : [{ rule: "mayEnd", who: { who: "you" }, cost: endFor }];
    yield* begin(game, resolution, {
      ...expiryOf(game, effect.duration, resolution),
      objects,
      modifications,
      ...(rules.length > 0 && { rules }),
    });
    return { entities: objects, amount: objects.length, did: true };
  },

  *changeText(game, effect, resolution) {
    const objects = (yield* pickObjects(game, effect.what, resolution)).flatMap((id) => present(game, id, resolution));
    const changed = yield* chooseWords(game, effect, resolution);
    if (objects.length === 0) return NOTHING_DONE;
    const modifications: readonly Modification[] = [{ modify: "text", ...changed }];
    yield* begin(game, resolution, { ...expiryOf(game, effect.duration, resolution), objects, modifications });
    return { entities: objects, amount: objects.length, did: true };
  },

  *nextSpell(game, effect, resolution) {
    const { spell, modifications, flash, instead: cost } = effect;
    const who = { who: "noted", name: "caster" } as const;
    const rules: Rule[] = [];
    if (flash) rules.push({ rule: "flashFor", who, what: spell });
    if (cost !== undefined) rules.push({ rule: "alternativeCost", who, what: spell, cost });
    for (const by of yield* pickPlayers(game, effect.who, resolution)) {
      const caster = { notes: { ...resolution.notes, caster: { entities: [by], amount: 1, did: true } } };
      yield* begin(game, rules.length > 0 ? { ...resolution, ...caster } : resolution, {
        ...expiryOf(game, effect.duration, resolution),
        nextSpell: { by, what: spell },
        modifications,
        ...(rules.length > 0 && { rules, ...caster }),
      });
    }
    return { entities: [], amount: 1, did: true };
  },

  *gainControl(game, effect, resolution) {
    const players = yield* pickPlayers(game, effect.who, resolution);
    const gained: { readonly player: Seat; readonly objects: readonly ObjectId[] }[] = [];
    // What each of several gains control of is known before any of them does.
    for (const player of players) {
      const own = players.length > 1 ? { ...resolution, currentPlayer: player } : resolution;
      const objects = (yield* pickObjects(game, effect.what, own)).filter(
        // 110.2b, 112.2: permanents and spells have a controller; nothing else has (109.4).
        (id) => onBattlefield(game.state, id) || zoneOf(game.state, id) === "stack",
      );
      if (objects.length > 0) gained.push({ player, objects });
    }
    const to = { who: "noted" as const, name: "newController" };
    for (const { player, objects } of gained) {
      const notes = { ...resolution.notes, newController: { entities: [player], amount: 1, did: true } };
      yield* begin(
        game,
        { ...resolution, notes },
        {
          ...expiryOf(game, effect.duration, resolution),
          objects,
          modifications: [{ modify: "controller", to }],
          notes,
        },
      );
    }
    const entities = gained.flatMap(({ objects }) => objects);
    return { entities, amount: entities.length, did: entities.length > 0 };
  },

  *rule(game, effect, resolution) {
    const about =
      effect.about === undefined
        ? undefined
        : (yield* pickObjects(game, effect.about, resolution)).flatMap((id) => present(game, id, resolution));
    const notes =
      about === undefined
        ? { ...resolution.notes }
        : { ...resolution.notes, about: { entities: about, amount: about.length, did: true } };
    const settled = effect.rules.map((rule) => settledCost(game, rule, resolution));
    for (const rules of yield* apart(game, settled, resolution))
      yield* begin(game, { ...resolution, notes }, { ...expiryOf(game, effect.duration, resolution), rules, notes });
    return { entities: about ?? [], amount: 1, did: true };
  },

  *replace(game, effect, resolution) {
    const objects = effect.about === undefined ? undefined : yield* pickObjects(game, effect.about, resolution);
    const players = effect.players === undefined ? undefined : yield* pickPlayers(game, effect.players, resolution);
    const made = {
      ...expiryOf(game, effect.duration, resolution),
      replacement: effect.replacement,
      ...(effect.once && { once: true }),
      notes: { ...resolution.notes },
    };
    const entities = objects && [...objects, ...(players ?? [])];
    if (effect.shield === undefined) {
      const about = entities ? { objects: entities } : players && { players };
      yield* begin(game, resolution, { ...made, ...about });
      return { entities: objects ?? [], amount: 1, did: true };
    }
    // 615.7, 615.11: each of several has a shield of its own.
    const shield = amountOf(game, effect.shield, resolution);
    // One of a source is of whatever that would deal damage to.
    const shields =
      effect.about === undefined && effect.players === undefined
        ? [beginning(resolution, { ...made, shield })]
        : (entities ?? players ?? []).map((one) =>
            beginning(resolution, {
              ...made,
              shield: effect.divided ? shareOf(resolution, one) : shield,
              objects: [one],
            }),
          );
    yield* proposeAll(game, neverBegins(game, resolution, made) ? [] : shields);
    return { entities: entities ?? [], amount: shield, did: true };
  },

  /** 603.7. */
  *delayed(game, effect, resolution) {
    const about = effect.about === undefined ? undefined : yield* pickObjects(game, effect.about, resolution);
    const notes =
      about === undefined
        ? resolution.notes
        : { ...resolution.notes, about: { entities: about, amount: about.length, did: true } };
    const { until } = effect.duration === undefined ? {} : expiryOf(game, effect.duration, resolution);
    yield* proposeAll(game, [
      {
        e: "delay",
        trigger: {
          when: effect.when,
          body: effect.body,
          source: resolution.self,
          controller: resolution.controller,
          once: effect.once ?? effect.duration === undefined,
          ...(effect.batch && { batch: effect.batch }),
          ...(effect.laterTurn && { after: game.state.turn.number }),
          notes: { ...notes },
          ...(resolution.targets && { targets: resolution.targets }),
          ...(resolution.x !== undefined && { x: resolution.x }),
          ...(resolution.event && { event: resolution.event }),
          ...(until && { until }),
        },
      },
    ]);
    return { entities: [], amount: 1, did: true };
  },

  /** 603.12: it triggers at once, and is put on the stack the next time a player would receive priority. */
  *reflexive(game, effect, resolution) {
    yield* proposeAll(game, [
      {
        e: "trigger",
        instance: {
          source: resolution.self,
          controller: resolution.controller,
          ability: { given: { kind: "triggered", when: { on: "anyOf", of: [] }, body: effect.body } },
          notes: { ...resolution.notes },
          finds: whatLeft(game.state, resolution),
          ...(resolution.event && { event: resolution.event }),
          ...(resolution.x !== undefined && { x: resolution.x }),
        },
      },
    ]);
    return { entities: [], amount: 1, did: true };
  },
};

type Begun = Omit<LastingEffect, "id" | "timestamp" | "source" | "controller">;

/** 611.2: what it knows of what made it, it keeps. */
export function begin(game: Game, resolution: Resolution, effect: Begun) {
  return proposeAll(game, neverBegins(game, resolution, effect) ? [] : [beginning(resolution, effect)]);
}

/** 611.2b: it doesn't start and immediately stop again. */
const neverBegins = (game: Game, resolution: Resolution, effect: Begun): boolean =>
  effect.while !== undefined && !conditionHolds(game, effect.while, { ...resolution, present: true });

const beginning = (resolution: Resolution, effect: Begun): GameEvent => ({
  e: "beginEffect",
  effect: {
    source: resolution.self,
    controller: resolution.controller,
    ...effect,
    ...(resolution.targets && resolution.targets.length > 0 && { targets: resolution.targets }),
    ...(resolution.event && { event: resolution.event }),
    ...(resolution.x !== undefined && { x: resolution.x }),
  },
  ...causeOf(resolution),
});

/**
 * 502.3: what doesn't untap "during its controller's next untap step" is over for each in a step of its controller's, so that those
 * of each controller have an effect of their own; of those in combat, which is over by then, those that are in it now.
 */
function* apart(game: Game, rules: readonly Rule[], resolution: Resolution): Procedure<readonly (readonly Rule[])[]> {
  const [freeze, ...others] = rules;
  if (freeze?.rule !== "doesntUntap" || !freeze.nextOnly || others.length > 0) return [rules];
  const { who } = freeze;
  const isInCombat = someNode("objects", who, { filter: ({ is }) => is === "attacking" || is === "blocking" });
  if (someNode("objects", who, { objects: ({ what }) => what === "all" }) && !isInCombat) return [rules];
  const ids = (yield* pickObjects(game, who, resolution)).flatMap((id) => present(game, id, resolution));
  const byController = new Map<Seat, Objects[]>();
  for (const id of ids) {
    const { controller } = characteristicsOf(game, id);
    byController.set(controller, [...(byController.get(controller) ?? []), { what: "object", id }]);
  }
  return [...byController.values()].map((of) => [{ ...freeze, who: of.length === 1 ? of[0]! : { what: "union", of } }]);
}

/** 611.2d: how much more or less spells and abilities cost is determined once. */
function settledCost(game: Game, rule: Rule, context: Context): Rule {
  if (rule.rule !== "costs" || !("times" in rule.change) || rule.change.times === undefined) return rule;
  return { ...rule, change: { ...rule.change, times: amountOf(game, rule.change.times, context) } };
}

/** 611.2d, 608.2i: variable amounts are determined once, as the effect begins; so is what was chosen for it. */
function lockedIn(game: Game, modification: Modification, context: Context): Modification | readonly Modification[] {
  switch (modification.modify) {
    case "abilitiesOf":
      return objectsOf(game, modification.of, context).flatMap((id) =>
        abilitiesTaken(modification, characteristicsOf(game, id)).map((ability) => ({ modify: "addAbility", ability })),
      );
    case "addPT":
      return { modify: "addPT", ...added(game, modification, context) };
    case "setPT":
      return {
        modify: "setPT",
        ...(modification.power !== undefined && { power: amountOf(game, modification.power, context) }),
        ...(modification.toughness !== undefined && { toughness: amountOf(game, modification.toughness, context) }),
      };
    case "loseThisAbility": {
      const is = context.onStack === undefined ? undefined : game.state.objects[context.onStack]?.ability;
      return is === undefined ? modification : { ...modification, is };
    }
    case "addAbility":
      return { modify: "addAbility", ability: withChosenQuality(game, modification.ability, context) };
    case "setColors":
    case "addColors": {
      const color = choiceOf(game, context, "color");
      const isKnown = modification.colors === "chosenColor" && color !== undefined;
      return isKnown ? { ...modification, colors: [color as Color] } : modification;
    }
    case "addChosenType":
    case "setChosenType": {
      const type = choiceOf(game, context, "type");
      if (type === undefined) return modification;
      const subtypes = [String(type)];
      return modification.modify === "addChosenType"
        ? { modify: "addTypes", subtypes }
        : { modify: "setSubtypes", of: subtypeOwner(subtypes[0]!) === "land" ? "land" : "creature", subtypes };
    }
    default:
      return modification;
  }
}
