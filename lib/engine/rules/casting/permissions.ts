import type { Ability, Body } from "../../abilities/ability.ts";
import type { Cost } from "../../abilities/costs.ts";
import type { Filter } from "../../abilities/filters.ts";
import type { KeywordName } from "../../abilities/keywords.ts";
import type { Zone } from "../../abilities/references.ts";
import type { CastThisWay } from "../../abilities/rules/casting.ts";
import type { Rule } from "../../abilities/rules.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { isHidden } from "../../knowledge/visibility.ts";
import type { Context } from "../../query/context.ts";
import { conditionHolds, isAmong, matches, playersOf } from "../../query/evaluators/index.ts";
import { usesOf } from "../../query/uses.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { isOwnZone, ownerOf } from "../../state/objects.ts";
import { isTakingTurn } from "../../state/turnMarkers.ts";
import { expiryOf } from "../continuous/expiry.ts";
import { rulesOf } from "../continuous/layers.ts";
import { propose } from "../events/propose.ts";

/** A permission to play a card from somewhere (601.3b, 305.1), and on what terms. */
export interface Permission {
  /** What it must be played as: asked of the spell or land that the card would be (601.3e). */
  readonly as?: { readonly filter: Filter; readonly context: Context };
  readonly free?: boolean;
  readonly costs?: readonly Cost[];
  /** The costs are paid rather than the mana cost, not besides it. */
  readonly instead?: boolean;
  readonly via?: string;
  readonly asThough?: "color" | "type";
  readonly instantSpeed?: boolean;
  readonly landsToo?: boolean;
  readonly then?: CastThisWay;
  /** Only in this keyword's way, or as an Adventure. */
  readonly using?: KeywordName | "adventure";
  /** How much more or less it costs. */
  readonly change?: Extract<Rule, { rule: "mayPlay" }>["change"];
  /** "Once each turn": where its uses are counted. */
  readonly counted?: { readonly source: ObjectId; readonly key: string };
  /** The lasting effect that ends as it is used. */
  readonly ends?: number;
  /** Whose effect it is; the rules' own permission, for the hand, has none. */
  readonly by?: ObjectId;
  /** 611.3d: abilities the spell gains, from whose ability. */
  readonly grants?: { readonly abilities: readonly Ability[]; readonly source: ObjectId; readonly for?: "endOfTurn" };
  /** What triggers as it is used, by whose effect, and for which spells only. */
  readonly whenUsed?: { readonly body: Body; readonly for?: Filter; readonly context: Context };
}

/** What effects let this player play this card from a zone that is not the hand; those without a limit come first. */
export function permissionsFor(game: Game, player: Seat, card: ObjectId, zone: Zone): readonly Permission[] {
  const found = rulesOf(game, "mayPlay").flatMap(({ rule, context, lasting }, at, all): Permission[] => {
    if (!playersOf(game, rule.who, context).includes(player)) return [];
    if (rule.during === "ownTurn" && !isTakingTurn(game.state, player)) return [];
    if (rule.condition !== undefined && !conditionHolds(game, rule.condition, context)) return [];
    if ("inZone" in rule.what) {
      const { inZone, of, top } = rule.what;
      const owner = ownerOf(game.state, card);
      if (inZone !== zone || !playersOf(game, of, context).includes(owner)) return [];
      if (top && isOwnZone(zone) && game.state.players[owner]![zone].at(-1) !== card) return [];
      // 406.3b, 601.3f: a face-down card that the player may not look at is not known to be such a spell.
      if (isHidden(game, player, card)) return [];
    } else if (rule.what.what === "those") {
      if (!isAmong(game, rule.what.of, card, context) || isHidden(game, player, card)) return [];
    } else if (!isAmong(game, rule.what, card, context)) return [];
    // By which of the permissions of its source: others come and go.
    const index = all.slice(0, at).filter((one) => one.context.self === context.self).length;
    // What an effect allows once ends as it is used, wherever its source is by then.
    const ends = rule.perTurn === 1 ? lasting : undefined;
    const counted =
      rule.perTurn === undefined || ends !== undefined
        ? undefined
        : { source: context.self, key: `permission/${index}` };
    if (counted !== undefined && timesUsed(game, counted) >= rule.perTurn!) return [];
    return [
      {
        ...("filter" in rule.what && { as: { filter: rule.what.filter, context } }),
        ...(rule.free && { free: true, via: "free" }),
        ...((rule.cost ?? rule.additional) && { costs: [...(rule.cost ?? []), ...(rule.additional ?? [])] }),
        ...(rule.cost && { instead: true }),
        ...(rule.anyMana && { asThough: rule.anyMana }),
        ...(rule.flash && { instantSpeed: true }),
        ...(rule.then && { then: rule.then }),
        ...(rule.using && { using: rule.using }),
        ...(rule.change && { change: rule.change }),
        ...(counted && { counted }),
        ...(ends !== undefined && { ends }),
        ...(rule.grants && {
          grants: { abilities: rule.grants, source: context.self, ...(rule.grantsFor && { for: rule.grantsFor }) },
        }),
        ...(rule.whenUsed && {
          whenUsed: { body: rule.whenUsed, context, ...(rule.usedFor && { for: rule.usedFor }) },
        }),
        by: context.self,
        landsToo: rule.play ?? false,
      },
    ];
  });
  return found.length < 2 ? found : found.toSorted((a, b) => strain(a) - strain(b));
}

/** How much it asks for: what is allowed anyway does not use up what is allowed once. */
const strain = ({ counted, ends, costs, change }: Permission): number =>
  (counted === undefined && ends === undefined ? 0 : 2) +
  (costs === undefined ? 0 : 1) +
  (change === undefined ? 0 : change.change === "less" ? -0.5 : 0.5);

export const timesUsed = (game: Game, { source, key }: NonNullable<Permission["counted"]>): number =>
  game.state.objects[source] === undefined ? 0 : usesOf(game.state.objects[source], key);

/** One more use of a permission that is given so many times a turn. */
export function* usePermission(game: Game, { counted, ends }: Permission): Procedure {
  if (ends !== undefined)
    yield* propose(game, { e: "setEffects", effects: game.state.effects.filter(({ id }) => id !== ends) });
  const source = counted && game.state.objects[counted.source];
  if (counted === undefined || source === undefined) return;
  const uses = { ...source.uses, [counted.key]: timesUsed(game, counted) + 1 };
  yield* propose(game, { e: "mark", object: counted.source, change: { uses } });
}

/** 611.3d: this spell or land has what a permission gives it. */
export function grantedBy(
  game: Game,
  player: Seat,
  object: ObjectId,
  grants: NonNullable<Permission["grants"]>,
): GameEvent {
  const context = { self: grants.source, controller: player };
  const expiry = grants.for === undefined ? {} : expiryOf(game, grants.for, context);
  const modifications = grants.abilities.map((ability) => ({ modify: "addAbility" as const, ability }));
  const effect = { source: grants.source, controller: player, modifications, ...expiry, objects: [object] };
  return { e: "beginEffect", effect };
}

/** 603.12: what triggers as a permission was used for this spell or land, by this player. */
export function* triggerOnUse(game: Game, { whenUsed }: Permission, object: ObjectId, player: Seat): Procedure {
  if (whenUsed === undefined) return;
  const { body, context } = whenUsed;
  if (whenUsed.for !== undefined && !matches(game, whenUsed.for, object, context)) return;
  yield* propose(game, {
    e: "trigger",
    instance: {
      source: context.self,
      controller: context.controller,
      ability: { given: { kind: "triggered", when: { on: "anyOf", of: [] }, body } },
      event: { object, player },
    },
  });
}

/** Zones besides the hand in which some effect lets a player play cards now. */
export function zonesWithPermissions(game: Game): ReadonlySet<Zone> {
  const permitting = rulesOf(game, "mayPlay");
  if (permitting.length === 0) return NO_ZONES;
  const zones = new Set<Zone>();
  for (const { rule } of permitting) {
    if ("inZone" in rule.what) zones.add(rule.what.inZone);
    else for (const zone of ["exile", "graveyard", "library"] as const) zones.add(zone);
  }
  return zones;
}
const NO_ZONES: ReadonlySet<Zone> = new Set();
