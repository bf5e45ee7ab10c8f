import type { Body } from "../engine/abilities/ability.ts";
import type { Amount } from "../engine/abilities/amounts.ts";
import type { Effect } from "../engine/abilities/effects.ts";
import type { Modification } from "../engine/abilities/modifications.ts";
import type { Decision } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import { characteristicsOf, controllerOf } from "../engine/query/characteristics/characteristics.ts";
import { bodiesOf } from "../engine/rules/targets/stackObjects.ts";
import { type Entity, isPlayer } from "../engine/state/ids.ts";
import { ownerOf } from "../engine/state/objects.ts";
import type { Answering, Asked } from "./answering.ts";
import { isNewTarget } from "./choosing.ts";
import { wouldAccept } from "./dryRun.ts";

/** What the framework's own player does where a script that need not say everything says nothing (FORMAT, section 6.5). */

/** Who it is good for decides: as many as allowed of those it is good to choose, as few as must be of the others. */
export function ownChoice({ game, strict }: Answering, decision: Asked<"choose">): Entity[] {
  const { from, min, max, player, about } = decision;
  if (about === "payment") return leastHelp(game, decision);
  if (strict || NOTHING.has(about)) return from.slice(0, min);
  if (GIVEN_UP.has(about)) return givenUp(game, decision);
  if (about === "target" && aimedBody(game, decision).some(copiesIt)) return mostValuable(game, from).slice(0, max);
  const own = (one: Entity): boolean => (isPlayer(one) ? one : whose(game, one)) === player;
  // Nobody looks through what is another's for that other's good.
  const harms = about === "target" ? isHarmful(game, decision) : about === "search" && !from.some(own);
  const good = from.filter((one) => own(one) !== harms);
  const rest = from.filter((one) => own(one) === harms);
  const most = Math.min(max, from.length);
  // Who may change the target of a copy takes the best there is, which may be the one it has.
  if (isNewTarget(game, decision) && good.length > 0) return mostValuable(game, good).slice(0, min);
  if (about === "target" && isDivided(game, decision)) {
    // What helps goes to one, what harms to as many as it is enough for.
    const many = harms ? enoughFor(game, good, totalOf(game, decision)) : 1;
    return good.length === 0 ? rest.slice(0, min) : good.slice(0, Math.min(most, Math.max(many, min)));
  }
  return [...good.slice(0, most), ...rest.slice(0, Math.max(0, min - good.length))];
}

/** "Yes" to everything but new hands and cards put under the library. */
export const ownConsent = ({ about }: Decision): boolean => about !== "mulligan" && about !== "scry";

/** X is as much as can be paid, and life is paid for Phyrexian symbols; other numbers are as little as allowed. */
export function ownNumber({ game, strict }: Answering, decision: Asked<"number">): number {
  const { about, min, max } = decision;
  if (strict || !MOST.has(about) || max >= UNBOUNDED) return min;
  if (about !== "x") return max;
  // 601.2c: an X for which there are targets.
  for (let number = max; number > min; number--)
    if (wouldAccept(game, decision, { ask: "number", number })) return number;
  return min;
}

const MOST: ReadonlySet<Decision["about"]> = new Set(["x", "additionalCost", "payment"]);

const UNBOUNDED = 50;

const NOTHING: ReadonlySet<Decision["about"]> = new Set(["scry", "surveil", "band", "replacement"]);
/** Own things that go away: one, where it may also be none, since doing it was agreed to. */
const GIVEN_UP: ReadonlySet<Decision["about"]> = new Set(["sacrifice", "discard", "cost", "additionalCost"]);

/** One, where it may also be none; not one that the rest of what is being paid needs. */
function givenUp(game: Game, decision: Asked<"choose">): Entity[] {
  const { from, min, max } = decision;
  const count = Math.max(min, Math.min(1, max));
  const first = from.slice(0, count);
  if (count !== 1 || from.length < 2) return first;
  return from.map((one) => [one]).find((chosen) => wouldAccept(game, decision, { ask: "choose", chosen })) ?? first;
}

/** Who or what helps to pay (702.51, 702.66, 702.132): as few as will do. */
function leastHelp(game: Game, decision: Asked<"choose">): Entity[] {
  const { from, min, max } = decision;
  for (let count = min; count <= Math.min(max, from.length); count++)
    if (wouldAccept(game, decision, { ask: "choose", chosen: from.slice(0, count) })) return from.slice(0, count);
  return from.slice(0, min);
}

const whose = (game: Game, id: Entity): number =>
  game.state.objects[id]?.zone === "battlefield" || game.state.objects[id]?.zone === "stack"
    ? controllerOf(game, id)
    : ownerOf(game.state, id);

const bodiesAsking = (game: Game, { source }: Decision): readonly Body[] =>
  source === undefined || game.state.objects[source]?.zone !== "stack" ? [] : bodiesOf(game, source);

/** What the spell or ability that asks for targets does, in order. */
const aimedBody = (game: Game, decision: Decision): readonly Effect[] =>
  bodiesAsking(game, decision).flatMap((body) => [
    ...body.effects,
    ...(body.modes?.options.flatMap((mode) => mode.effects) ?? []),
  ]);

/** Whether what the spell or ability does first is bad for what it is aimed at. */
function isHarmful(game: Game, decision: Decision): boolean {
  const [effect] = aimedBody(game, decision);
  return effect === undefined ? enchantsForWorse(game, decision) : harms(effect);
}

/** Of an Aura on the stack: whether it makes what it enchants weaker. */
function enchantsForWorse(game: Game, { source }: Decision): boolean {
  if (source === undefined || game.state.objects[source]?.zone !== "stack") return false;
  return characteristicsOf(game, source).abilities.some(
    ({ ability }) =>
      ability.kind === "static" &&
      ability.effects.some((effect) => effect.static === "modify" && effect.modifications.some(weakens)),
  );
}

const isDivided = (game: Game, decision: Decision): boolean =>
  bodiesAsking(game, decision).some(({ targets }) => targets.length === 1 && targets[0]!.divide !== undefined);

/** What is divided, where it is a number as such. */
function totalOf(game: Game, decision: Decision): number {
  const [total] = bodiesAsking(game, decision).flatMap(({ targets }) => targets[0]?.divide ?? []);
  return typeof total === "number" ? total : 1;
}

/** How many of these, in order, so much damage is lethal for together; one at least. */
function enoughFor(game: Game, targets: readonly Entity[], damage: number): number {
  let left = damage;
  const first = targets.findIndex((one) => {
    left -= isPlayer(one) ? left : (characteristicsOf(game, one).toughness ?? left);
    return left < 0;
  });
  return Math.max(1, first < 0 ? targets.length : first);
}

/** What is copied is whatever is best, whosever it is. */
const copiesIt = ({ do: what }: Effect): boolean => what === "becomeCopy" || what === "createTokenCopies";

function mostValuable(game: Game, from: readonly Entity[]): Entity[] {
  const worth = (one: Entity): number => {
    const { power = 0, toughness = 0 } = isPlayer(one) ? {} : characteristicsOf(game, one);
    return power + toughness;
  };
  return [...from].sort((one, other) => worth(other) - worth(one));
}

const HARMFUL: ReadonlySet<Effect["do"]> = new Set<Effect["do"]>([
  "destroy",
  "sacrifice",
  "tap",
  "counterSpell",
  "damage",
  "fight",
  "removeCounters",
  "detain",
  "goad",
  "phaseOut",
  "gainControl",
  "discard",
  "loseLife",
  "mill",
  "loseGame",
  "skipStep",
  "skipTurn",
  "controlPlayer",
]);

function harms(effect: Effect): boolean {
  switch (effect.do) {
    case "move":
      return effect.to.zone !== "battlefield";
    case "putCounters":
      return effect.kind.startsWith("-");
    case "apply":
      return effect.modifications.some(weakens);
    case "if":
      return effect.then[0] !== undefined && harms(effect.then[0]);
    case "may":
      return effect.effects[0] !== undefined && harms(effect.effects[0]);
    case "pay":
      return effect.unpaid?.[0] !== undefined && harms(effect.unpaid[0]);
    default:
      return HARMFUL.has(effect.do);
  }
}

/** Less power or toughness, or abilities lost. */
const weakens = (modification: Modification): boolean =>
  modification.modify === "loseAbilities" ||
  modification.modify === "loseKeyword" ||
  (modification.modify === "addPT" && (isNegative(modification.power) || isNegative(modification.toughness)));
const isNegative = (amount: Amount): boolean =>
  typeof amount === "number"
    ? amount < 0
    : typeof amount === "object" && amount.amount === "times" && amount.factor < 0;
