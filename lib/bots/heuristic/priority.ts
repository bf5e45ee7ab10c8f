import type { PriorityAction, QuestionOf } from "../../engine/decisions.ts";
import type { CardView, Handle, PermanentView } from "../../engine/views.ts";
import { MOST_REFUSALS } from "../bot.ts";
import type { Chance } from "../chance.ts";
import {
  type Board,
  creatures,
  different,
  has,
  isCreature,
  isFoe,
  isLand,
  looks,
  manaValue,
  powerOf,
  toughnessLeft,
  worth,
} from "./board.ts";
import { aim, sweep } from "./choices.ts";
import { activatedLines, type Intent, intentOf } from "./intent.ts";

export const PASS: PriorityAction<Handle> = { act: "pass" };

/** What to do with priority: the best that is worth doing now, after `refused` better ones; or pass. */
export function act(
  board: Board,
  { actions }: QuestionOf<"priority", Handle>,
  chance: Chance,
  refused: number,
): PriorityAction<Handle> {
  const ranked = unlike(board, actions)
    .map((action) => ({ action, score: scoreOf(board, action, chance) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return refused < MOST_REFUSALS ? (ranked[refused]?.action ?? PASS) : PASS;
}

/** So many actions are weighed one by one. */
const FEW = 100;
/** Of more, so many of each kind: further ones that look the same are worth no more. */
const OF_A_KIND = 2;

export function unlike(board: Board, actions: readonly PriorityAction<Handle>[]): readonly PriorityAction<Handle>[] {
  if (actions.length <= FEW) return actions;
  const counts = new Map<string, number>();
  return actions.filter((action) => {
    const object = objectOf(action);
    const permanent = object === undefined ? undefined : board.permanents.get(object);
    const name = permanent ? looks(permanent) : object && board.cards.get(object)?.name;
    const kind = JSON.stringify([{ ...action, card: 0, source: 0, object: 0 }, name]);
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= OF_A_KIND;
  });
}

const objectOf = (action: PriorityAction<Handle>): Handle | undefined =>
  "card" in action ? action.card : "source" in action ? action.source : "object" in action ? action.object : undefined;

export function scoreOf(board: Board, action: PriorityAction<Handle>, chance: Chance): number {
  switch (action.act) {
    case "pass":
    case "shortcut":
      return 0;
    case "playLand":
      return 100 + landScore(board, board.cards.get(action.card));
    case "cast": {
      const card = board.cards.get(action.card);
      return card ? castScore(board, card) : 0;
    }
    case "activate":
      return action.mana ? 0 : activateScore(board, action, chance);
    case "special":
      if (action.special === "rollPlanarDie") return dieScore(board, chance);
      // 116.2b-k: nearly all of them are paid for; now and then is enough.
      return chance.happens(0.3) ? 1 : 0;
  }
}

export const myMain = ({ view: { turn, stack }, me }: Board): boolean =>
  (turn.team ?? [turn.active]).includes(me.seat) && turn.step.endsWith("Main") && stack.length === 0;

/** 901.9: the first roll of a turn costs nothing; another one is worth what would be left over after the spells. */
function dieScore(board: Board, chance: Chance): number {
  const { planarDieCost = 0 } = board.me;
  if (!myMain(board)) return 0;
  if (planarDieCost === 0) return chance.happens(0.7) ? 2 : 0;
  return board.view.turn.step === "postcombatMain" && planarDieCost <= 2 && chance.happens(0.3) ? 0.5 : 0;
}

/** Colours we hold cards of and cannot make yet come first; what enters tapped before the rest of it is needed. */
function landScore(board: Board, card: CardView | undefined): number {
  if (!card) return 0;
  const had = colorsOf(board.mine.filter(isLand));
  const needed = board.me.hand.filter((one) => !isLand(one)).flatMap((one) => [...one.manaCost.matchAll(/[WUBRG]/gu)]);
  return [...colorsOf([card])].reduce(
    (sum, color) => sum + (had.has(color) ? 0.1 : 1) * (1 + needed.filter(([symbol]) => symbol === color).length),
    /enters tapped/u.test(card.text) ? 0.05 : 0,
  );
}

const BASICS: Readonly<Record<string, string>> = { Plains: "W", Island: "U", Swamp: "B", Mountain: "R", Forest: "G" };
const colorsOf = (lands: readonly CardView[]): ReadonlySet<string> =>
  new Set(
    lands.flatMap(({ subtypes, text }) => [
      ...subtypes.flatMap((type) => BASICS[type] ?? []),
      ...[...text.matchAll(/\{([WUBRG])\}/gu)].map(([, symbol]) => symbol!),
    ]),
  );

export const isPermanentCard = ({ types }: CardView): boolean =>
  !types.includes("instant") && !types.includes("sorcery");

function castScore(board: Board, card: CardView): number {
  const value = manaValue(card.manaCost);
  const intent = intentOf(card.text);
  if (isPermanentCard(card)) {
    if (!myMain(board)) return 0;
    if (/^enchant /imu.test(card.text)) return aimed(board, intent) > 0 ? 6 + value : 0;
    if (card.subtypes.includes("Equipment") && creatures(board.mine).length === 0) return 3;
    return 10 + value;
  }
  if (intent.counters) return counterScore(board);
  if (intent.sweeps) return myMain(board) && sweep(board) > 3 ? 12 + sweep(board) : 0;
  if (intent.trick && !intent.harms) return trickScore(board, intent.trick);
  if (intent.harms && intent.targets) return removalScore(board, intent, value);
  if (!myMain(board)) return 0;
  if (intent.targets) return aimed(board, intent) > 0 ? 5 + value : 0;
  if (intent.harms && /discard/iu.test(card.text)) return board.opponents.some((one) => one.handCount > 0) ? 6 : 0;
  if (intent.harms && /sacrifice/iu.test(card.text)) return creatures(board.theirs).length > 0 ? 8 : 0;
  return 5 + value;
}

/** The best that could be aimed at. */
const aimed = (board: Board, intent: Intent): number =>
  Math.max(
    Number.NEGATIVE_INFINITY,
    ...creatures(different([...board.permanents.values()])).map((one) => aim(board, one.id, intent)),
    ...(intent.atPlayers ? board.view.players.map(({ seat }) => aim(board, `p${seat}`, intent)) : []),
  );

function removalScore(board: Board, intent: Intent, value: number): number {
  const best = Math.max(
    0,
    ...different(board.theirs)
      .filter((one) => !isLand(one))
      .map((one) => aim(board, one.id, intent)),
    ...(intent.atPlayers ? board.opponents.map(({ seat }) => aim(board, `p${seat}`, intent)) : []),
  );
  const attacked = board.theirs.some(({ attacking }) => attacking === board.me.seat);
  const now = myMain(board) || attacked;
  // Worth a card: about what it costs; a full hand is less particular.
  return now && best >= Math.min(5, value + 1.5) - Math.max(0, board.me.hand.length - 5) ? 9 + best : 0;
}

function counterScore(board: Board): number {
  const top = board.view.stack.at(-1);
  return top !== undefined && isFoe(board, top.controller) && top.kind === "spell" ? 10 + worth(top) : 0;
}

/** A bonus that saves one of ours in combat or wins the fight, or, with too many cards in hand, more damage. */
function trickScore(board: Board, bonus: { readonly power: number; readonly toughness: number }): number {
  if (board.view.stack.some(({ controller }) => controller === board.me.seat)) return 0;
  const fights = board.view.battlefield.flatMap((one) =>
    (one.blocking ?? []).flatMap((handle) => {
      const attacker = board.permanents.get(handle);
      return attacker ? [{ attacker, blocker: one }] : [];
    }),
  );
  const swings = fights.some(({ attacker, blocker }) => {
    const [mine, other] = attacker.controller === board.me.seat ? [attacker, blocker] : [blocker, attacker];
    if (mine.controller !== board.me.seat || other.controller === board.me.seat) return false;
    const saved = powerOf(other) >= toughnessLeft(mine) && powerOf(other) < toughnessLeft(mine) + bonus.toughness;
    const won = powerOf(mine) < toughnessLeft(other) && powerOf(mine) + bonus.power >= toughnessLeft(other);
    return saved || won;
  });
  if (swings) return 10;
  return myMain(board) && board.me.hand.length >= 6 && creatures(board.mine).some((one) => !one.summoningSick) ? 2 : 0;
}

type Activation = Extract<PriorityAction<Handle>, { act: "activate" }>;

/** Reads what the ability costs and does; those that could go on for ever are left to chance, so that they end. */
function activateScore(board: Board, { source, ability }: Activation, chance: Chance): number {
  const card = board.cards.get(source);
  if (!card || board.view.stack.some(({ sourceId }) => sourceId === source)) return 0;
  const lines = activatedLines(card.text);
  const line = lines.length === 1 ? lines[0]! : lines[ability % Math.max(1, lines.length)];
  if (!line) return myMain(board) && chance.happens(0.25) ? 1 : 0;
  const { cost, effect } = line;
  if (/pay \d+ life/iu.test(cost) && board.me.life <= 8) return 0;
  if (/discard/iu.test(cost) && board.me.hand.length < 4) return 0;
  if (/sacrifice (?!this)/iu.test(cost) && !creatures(board.mine).some((one) => worth(one) < 1.5)) return 0;
  if (/^equip|^reconfigure/iu.test(cost)) return equipScore(board, card);
  if (/^crew/iu.test(cost)) return crewScore(board, card);
  if (/^cycling/iu.test(cost)) return board.mine.filter(isLand).length < 3 || chance.happens(0.1) ? 1 : 0;
  // With nothing to pay for X it would come to nothing, as often as it is done.
  if (cost.includes("{X}") && !hasManaFor(board, cost)) return 0;
  const bounded = /\{T\}|\{Q\}|sacrifice this|remove|[-−+]\d|level up/iu.test(cost) || /once each turn/iu.test(effect);
  const intent = intentOf(effect);
  if (intent.counters) return counterScore(board);
  if (intent.trick) return trickScore(board, intent.trick) > 0 && chance.happens(0.7) ? 4 : 0;
  if (!myMain(board)) return 0;
  if (intent.harms && intent.targets && aimed(board, intent) <= 0) return 0;
  if (intent.helps && intent.targets && aimed(board, intent) <= 0) return 0;
  // Abilities without an end are used now and then; mana is better spent on cards first.
  return bounded || chance.happens(0.4) ? 4 : 0;
}

/** Whether there are more untapped lands than the rest of the cost takes. */
function hasManaFor(board: Board, cost: string): boolean {
  const rest = [...cost.matchAll(/\{([^}]+)\}/gu)]
    .map(([, symbol]) => (symbol === "X" || symbol === "T" || symbol === "Q" ? 0 : Number(symbol) || 1))
    .reduce((sum, n) => sum + n, 0);
  return board.mine.filter((one) => isLand(one) && !one.tapped).length > rest;
}

function equipScore(board: Board, card: CardView): number {
  const attached = "attachedTo" in card ? (card as PermanentView).attachedTo : undefined;
  return myMain(board) && attached === undefined && creatures(board.mine).length > 0 ? 7 : 0;
}

/** 702.122: worth it before an attack, with a crew that would not have attacked better itself. */
function crewScore(board: Board, card: CardView): number {
  if (!myMain(board) || board.view.turn.step !== "precombatMain" || isCreature(card)) return 0;
  const crew = creatures(board.mine).filter((one) => !one.tapped);
  return crew.some((one) => one.summoningSick || has(one, "defender") || powerOf(one) < (card.power ?? 0)) ? 3 : 0;
}
