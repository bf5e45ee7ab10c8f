import type { Cost } from "../../abilities/costs.ts";
import type { Zone } from "../../abilities/references.ts";
import type { CastThisWay } from "../../abilities/rules/casting.ts";
import { sameData } from "../../abilities/visit.ts";
import type { PriorityAction } from "../../decisions.ts";
import type { Game } from "../../game.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import { conditionHolds, matches, playersOf } from "../../query/evaluators/index.ts";
import { FREE, type ManaCost, reduceCost } from "../../query/mana/manaCost.ts";
import { isPrepareSpell, mayCastPrepareSpell, PREPARE_SPELL } from "../../query/prepareSpells.ts";
import type { CompiledFace } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { FaceDown } from "../../state/gameObject.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf, zoneOf } from "../../state/objects.ts";
import { isActive } from "../../state/teams.ts";
import { asCard } from "../continuous/asCard.ts";
import { rulesOf } from "../continuous/layers.ts";
import { ownRules } from "../continuous/ownRules.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import { isOwnCommander } from "../variants/commanders.ts";
import { fits, isForbidden, isTimely } from "./castLegality.ts";
import { alternativeMethods, castingMethods, hasFaceDown } from "./keywordMethods.ts";
import { type Permission, permissionsFor, timesUsed } from "./permissions.ts";

/** One way in which a player may cast one card now (601.3, 118.9): which face, for what. */
export interface CastOption {
  readonly card: ObjectId;
  readonly face: number;
  /** The name of the alternative way; absent for the mana cost. */
  readonly via?: string;
  /** What is paid instead of or as the mana cost; undefined if it has none. */
  readonly mana: ManaCost | undefined;
  /** 118.7: that much less, once X is known. */
  readonly less?: ManaCost;
  /** Other costs of this way of casting. */
  readonly costs: readonly Cost[];
  readonly free?: boolean;
  readonly faceDown?: FaceDown;
  readonly prototyped?: boolean;
  readonly asThough?: "color" | "type";
  /** It may be cast any time its controller could cast an instant. */
  readonly instantSpeed?: boolean;
  readonly then?: CastThisWay;
  /** What lets it be cast from there, where that limits how often or what. */
  readonly permission?: Permission;
  readonly grants?: Permission["grants"];
  /** 601.2f: how much more or less it costs in this way. */
  readonly change?: Permission["change"];
  /** The object whose effect lets it be cast in this way, where there is one. */
  readonly by?: ObjectId;
}

/** What this way of casting costs in mana where X is 0, before anything is added or changed. */
export function ownMana({ mana, less }: CastOption): ManaCost {
  return less === undefined ? (mana ?? FREE) : reduceCost(mana ?? FREE, less);
}

/** Every way this player could begin to cast this card now; costs and targets are looked at apart. */
export function castOptions(game: Game, player: Seat, card: ObjectId): readonly CastOption[] {
  const zone = zoneOf(game.state, card);
  if (zone === undefined) return [];
  const permissions =
    (zone === "hand" && game.state.players[player]!.hand.includes(card)) ||
    (zone === "command" && isOwnCommander(game, player, card)) ||
    (zone === "exile" && mayCastPrepareSpell(game, player, card))
      ? OWN
      : permissionsFor(game, player, card, zone);
  const options: CastOption[] = [];
  compiledCard(game, definitionOf(game.state, card)).faces.forEach((face, index) => {
    if (!isCastableFace(game, card, face, index)) {
      // 305.9, 702.37a: face down a land card is a creature spell.
      if (index === 0 && hasFaceDown(face))
        for (const permission of permissions)
          options.push(
            ...permittedWays(game, player, card, zone, index, permission).filter((way) => way.faceDown !== undefined),
          );
      return;
    }
    options.push(...castingMethods(game, player, card, zone, face, index));
    for (const permission of permissions)
      for (const option of permittedWays(game, player, card, zone, index, permission))
        if (permission.as === undefined || fits(game, permission.as.filter, option, permission.as.context))
          options.push(option);
  });
  const possible = options.filter(
    (option) =>
      (option.mana !== undefined || option.costs.length > 0) &&
      isTimely(game, player, option) &&
      !isForbidden(game, player, option),
  );
  return possible.length < 2 ? possible : possible.filter(isWorthAsking);
}

export const isSameWay = (one: CastOption, other: CastOption): boolean =>
  one.face === other.face && one.via === other.via;

/** Of permissions for the same way of casting one without a limit or price of its own makes those needless that bring about the same. */
const isWorthAsking = (option: CastOption, at: number, all: readonly CastOption[]): boolean => {
  const earlier = all.slice(0, at).filter((one) => isSameWay(one, option));
  return !earlier.some(
    (one) =>
      (one.by === option.by && (one.by !== undefined || isSamePrice(one, option))) ||
      (isUnlimited(one) && sameData(broughtAbout(one), broughtAbout(option))),
  );
};
/** What comes of casting it by this permission, besides that it is cast. */
const broughtAbout = ({ then, grants, permission }: CastOption): readonly unknown[] => [
  then,
  grants,
  permission?.whenUsed,
];
/** 118.9a: of two abilities of one name, as flashback given besides a printed one, either is used. */
const isSamePrice = (one: CastOption, other: CastOption): boolean =>
  sameData([one.mana, one.less, one.costs], [other.mana, other.less, other.costs]);
const isUnlimited = ({ permission, via, costs }: CastOption): boolean =>
  permission?.counted === undefined &&
  permission?.ends === undefined &&
  (via === undefined || via === "free") &&
  costs.length === 0;

/** What one permission lets be cast: for the mana cost or what it says instead, or else for an alternative cost. */
function permittedWays(
  game: Game,
  player: Seat,
  card: ObjectId,
  zone: Zone,
  index: number,
  permission: Permission,
): readonly CastOption[] {
  const { faces, definition } = compiledCard(game, definitionOf(game.state, card));
  const face = faces[index]!;
  // 715.3a
  if (permission.using === "adventure" && (definition.layout !== "adventure" || index !== 1)) return [];
  const using = permission.using === "adventure" ? undefined : permission.using;
  const { free, instead, via, asThough, instantSpeed, counted, ends, as, grants, whenUsed, by } = permission;
  const ways: CastOption[] = [];
  // 702.127a: that half is cast from a graveyard only.
  if (using === undefined && (zone === "graveyard" || !face.keywords.has("aftermath"))) {
    const mana = free || instead ? FREE : face.manaCost;
    ways.push({ card, face: index, mana, costs: [], ...(free && { free: true }), ...(via && { via }) });
    if (zone === "hand") ways.push(...withFlashFor(game, player, ways[0]!));
  }
  // 118.9a: not two alternative costs.
  if (!free && !instead) {
    const methods = alternativeMethods(game, player, card, zone, face, index, using);
    const alternative = using === undefined ? alternatives(game, player, card, zone, index) : [];
    ways.push(...methods, ...alternative);
    // 702.102a: that two halves are cast is no cost; a fused spell has alternative costs as others have.
    for (const both of methods.filter((method) => method.via === "fuse"))
      for (const way of alternative) ways.push({ ...way, face: both.face, via: "fuse" });
  }
  if (permission === ANYHOW) return ways;
  // Two limits at once are not kept.
  const isLimited = counted !== undefined || ends !== undefined || whenUsed !== undefined;
  return ways
    .filter((way) => !isLimited || way.permission === undefined)
    .map((way) => ({
      ...way,
      costs: permission.costs === undefined ? way.costs : [...way.costs, ...permission.costs],
      ...(asThough && { asThough }),
      ...(instantSpeed && { instantSpeed: true }),
      ...(permission.then && { then: permission.then }),
      ...((counted || ends !== undefined || as || whenUsed) && { permission: { ...permission, ...way.permission } }),
      ...(grants && { grants }),
      ...(permission.change && { change: permission.change }),
      ...(by !== undefined && way.by === undefined && { by }),
    }));
}

/** 601.3c: "as though it had flash if you pay {2} more", where the time needs it. */
function withFlashFor(game: Game, player: Seat, option: CastOption): readonly CastOption[] {
  if (isSorcerySpeed(game.state, player)) return [];
  return ownRules(game, option.card, player, "flashFor").flatMap(({ rule }): CastOption[] =>
    rule.cost === undefined
      ? []
      : [{ ...option, via: "flash", costs: [...option.costs, ...rule.cost], instantSpeed: true }],
  );
}

/** 118.9: "rather than pay this spell's mana cost", by the card's own words or by an effect. */
function alternatives(game: Game, player: Seat, card: ObjectId, zone: Zone, index: number): readonly CastOption[] {
  const all = rulesOf(game, "alternativeCost");
  const own = ownRules(game, card, player, "alternativeCost");
  if (all.length + own.length === 0) return [];
  const effects = all.filter(
    ({ rule, context }) =>
      context.self !== card &&
      (rule.who === undefined || playersOf(game, rule.who, context).includes(player)) &&
      matches(game, asCard(rule.what), card, context),
  );
  return [...own, ...effects].flatMap(({ rule, context }): CastOption[] => {
    if (rule.from !== undefined && rule.from !== zone) return [];
    if (rule.condition !== undefined && !conditionHolds(game, rule.condition, context)) return [];
    if (rule.during === "ownTurn" && !isActive(game.state, player)) return [];
    const nth = all.filter((one) => one.context.self === context.self).findIndex((one) => one.rule === rule);
    const counted = rule.perTurn === undefined ? undefined : { source: context.self, key: `alternative/${nth}` };
    if (counted !== undefined && timesUsed(game, counted) >= rule.perTurn!) return [];
    return [
      {
        card,
        face: index,
        via: "alternative",
        mana: FREE,
        costs: rule.cost,
        by: context.self,
        ...(rule.cost.length === 0 && { free: true }),
        ...(rule.flash && { instantSpeed: true }),
        ...(counted && { permission: { counted } }),
      },
    ];
  });
}

/** A card in its owner's hand needs nobody's permission, nor a commander in the command zone (903.8), nor a prepare spell. */
const ANYHOW: Readonly<Permission> = {};
const OWN: readonly Permission[] = [ANYHOW];

/** The ways this action may mean: the same face in the same way, by different effects. */
export const waysFor = (
  game: Game,
  player: Seat,
  action: Extract<PriorityAction, { act: "cast" }>,
): readonly CastOption[] =>
  castOptions(game, player, action.card).filter(
    (option) => option.face === (action.face ?? 0) && option.via === action.via,
  );

/** Lands are played, not cast (305.9); a back face that is not modal is not cast (712.8). */
export function isCastableFace(game: Game, card: ObjectId, face: CompiledFace, index: number): boolean {
  if ((face.types & TYPE_BIT.land) !== 0) return false;
  if (isPrepareSpell(game, card)) return index === PREPARE_SPELL;
  if (index === 0) return true;
  const { layout } = compiledCard(game, definitionOf(game.state, card)).definition;
  return layout === "split" || layout === "adventure" || layout === "modal_dfc";
}
