import type { Amount } from "../engine/abilities/amounts.ts";
import type { Effect } from "../engine/abilities/effects.ts";
import type { Modification } from "../engine/abilities/modifications.ts";
import type { Decision } from "../engine/decisions.ts";
import type { Game } from "../engine/game.ts";
import { controllerOf } from "../engine/query/characteristics.ts";
import { bodiesOf } from "../engine/rules/stackObjects.ts";
import { type Entity, isPlayer } from "../engine/state/ids.ts";
import { ownerOf } from "../engine/state/objects.ts";
import type { Answering, Asked } from "./answering.ts";
import { wouldAccept } from "./rehearsal.ts";

/** What the framework's own player does where a script that need not say everything says nothing (FORMAT, section 6.5). */

/** Who it is good for decides: as many as allowed of those it is good to choose, as few as must be of the others. */
export function ownChoice({ game, strict }: Answering, decision: Asked<"choose">): Entity[] {
  const { from, min, max, player, about } = decision;
  if (about === "payment") return leastHelp(game, decision);
  if (strict || NOTHING.has(about)) return from.slice(0, min);
  if (GIVEN_UP.has(about)) return givenUp(game, decision);
  const harms = about === "target" && isHarmful(game, decision);
  const own = (one: Entity): boolean => (isPlayer(one) ? one : whose(game, one)) === player;
  const good = from.filter((one) => own(one) !== harms);
  const rest = from.filter((one) => own(one) === harms);
  const most = Math.min(max, from.length);
  return [...good.slice(0, most), ...rest.slice(0, Math.max(0, min - good.length))];
}

/** "Yes" to everything but new hands and cards put under the library. */
export const ownConsent = ({ about }: Decision): boolean => about !== "mulligan" && about !== "scry";

/** X is as much as can be paid, and life is paid for Phyrexian symbols; other numbers are as little as allowed. */
export const ownNumber = ({ strict }: Answering, { about, min, max }: Asked<"number">): number =>
  !strict && MOST.has(about) && max < UNBOUNDED ? max : min;

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

/** Whether what the spell or ability does first is bad for what it is aimed at. */
function isHarmful(game: Game, { source }: Decision): boolean {
  if (source === undefined || game.state.objects[source]?.zone !== "stack") return false;
  const [effect] = bodiesOf(game, source).flatMap((body) => [
    ...body.effects,
    ...(body.modes?.options.flatMap((mode) => mode.effects) ?? []),
  ]);
  return effect !== undefined && harms(effect);
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
