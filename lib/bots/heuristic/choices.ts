import type { Answer, Decision, QuestionOf } from "../../engine/decisions.ts";
import { inOrder } from "../../engine/division.ts";
import type { CardView, Handle } from "../../engine/views.ts";
import { type Chance, pick } from "../chance.ts";
import {
  type Board,
  creatures,
  different,
  isFoe,
  isLand,
  manaValue,
  powerOf,
  seatOf,
  toughnessLeft,
  worth,
} from "./board.ts";
import { type Intent, intentOf } from "./intent.ts";

/** Choices that come up while something is cast or resolves. */

export type Choice = Exclude<Decision<Handle>, { ask: "priority" | "attackers" | "blockers" }>;

export function chooseFor(board: Board, decision: Choice, chance: Chance): Answer<Handle> {
  switch (decision.ask) {
    case "choose":
      return { ask: "choose", chosen: chooseAmong(board, decision) };
    case "confirm":
      return { ask: "confirm", yes: confirms(board, decision) };
    case "number":
      return { ask: "number", number: decision.about === "cost" ? decision.min : Math.min(decision.max, 20) };
    case "option":
      return { ask: "option", chosen: options(board, decision, chance) };
    case "name":
      return { ask: "name", name: pick(chance, decision.suggestions) ?? "Forest" };
    case "order":
      return { ask: "order", order: [...decision.items.keys()] };
    case "divide":
      return { ask: "divide", amounts: inOrder(decision) };
    case "pay":
      return { ask: "pay", with: "auto" };
  }
}

/** What the thing that asks seems to be for. */
const intentBehind = (board: Board, decision: Decision<Handle>): Intent =>
  intentOf((decision.source === undefined ? undefined : board.cards.get(decision.source)?.text) ?? decision.hint ?? "");

type Choosing = QuestionOf<"choose", Handle> & Decision<Handle>;

function chooseAmong(board: Board, decision: Choosing): Handle[] {
  const { from, min, max, about } = decision;
  const ranked = (score: (handle: Handle) => number): { handle: Handle; score: number }[] =>
    from.map((handle) => ({ handle, score: score(handle) })).sort((a, b) => b.score - a.score);
  /** As many as are good, and as many as there must be. */
  const best = (score: (handle: Handle) => number): Handle[] =>
    ranked(score)
      .filter((one, index) => index < min || (index < max && one.score > 0))
      .map(({ handle }) => handle);
  switch (about) {
    case "mulliganBottom":
    case "discard":
      return best((handle) => -keeping(board, handle));
    case "cost":
    case "additionalCost": {
      const crew = crewFor(board, decision);
      if (crew) return crew;
      return best((handle) => -worthOf(board, handle));
    }
    case "sacrifice":
      return best((handle) => -worthOf(board, handle));
    case "scry":
    case "surveil":
      return from.filter((handle) => !wants(board, board.cards.get(handle))).slice(0, max);
    // Bands are for those who plan blocks and damage ahead.
    case "band":
      return [];
    case "legendRule":
    case "search":
    case "untap":
      return best((handle) => keeping(board, handle));
    default: {
      const intent = intentBehind(board, decision);
      return best((handle) => aim(board, handle, intent));
    }
  }
}

/** 702.122: the creatures that matter least, until their power is enough. */
function crewFor(board: Board, { source, from }: Choosing): Handle[] | undefined {
  const text = source === undefined ? undefined : board.cards.get(source)?.text;
  const needed = Number(/^(?:Crew|Saddle) (\d+)/imu.exec(text ?? "")?.[1]);
  if (Number.isNaN(needed)) return undefined;
  const crew: Handle[] = [];
  let power = 0;
  for (const one of from.flatMap((handle) => board.permanents.get(handle) ?? []).sort((a, b) => worth(a) - worth(b))) {
    if (power >= needed) break;
    if (powerOf(one) === 0) continue;
    crew.push(one.id);
    power += powerOf(one);
  }
  return power >= needed ? crew : undefined;
}

const worthOf = (board: Board, handle: Handle): number => {
  const card = board.cards.get(handle);
  return card ? worth(card) : 1;
};

/** How much a card is wanted in hand: lands until there are enough, then spells. */
function keeping(board: Board, handle: Handle): number {
  const card = board.cards.get(handle);
  if (!card) return 1;
  if (board.permanents.has(handle)) return worth(card);
  const lands = [...board.mine, ...board.me.hand].filter(isLand).length;
  if (isLand(card)) return lands < 5 ? 6 : 0.5;
  const available = board.mine.filter(isLand).length + 2;
  return 2 + Math.min(3, worth(card) / 2) - Math.max(0, manaValue(card.manaCost) - available) * 0.7;
}

/** 701.18: whether the top of the library is welcome. */
function wants(board: Board, card: CardView | undefined): boolean {
  if (!card) return true;
  const lands = board.mine.filter(isLand).length;
  const held = board.me.hand.filter(isLand).length;
  if (isLand(card)) return lands + held < 6;
  return manaValue(card.manaCost) <= lands + held + 2;
}

/** How well a player or object is chosen for something with this intent; below 0 it is better left alone. */
export function aim(board: Board, handle: Handle, intent: Intent): number {
  const { harms, helps, kills } = intent;
  const hostile = harms && (!helps || kills > 0);
  const seat = seatOf(handle);
  if (seat !== undefined) {
    const opposing = isFoe(board, seat);
    const life = board.view.players[seat]?.life ?? 20;
    if (!hostile) return opposing ? -1 : seat === board.me.seat ? 2 : 1;
    if (!opposing) return -5;
    return kills >= life ? 100 : 1 + Math.min(kills, 5) * 0.4 + Math.max(0, 10 - life) * 0.3;
  }
  const permanent = board.permanents.get(handle);
  if (permanent) {
    const opposing = isFoe(board, permanent.controller);
    if (!hostile) return (opposing ? -1 : 1) * worth(permanent);
    if (!opposing) return -worth(permanent);
    const survives =
      kills > 0 &&
      (permanent.types.includes("creature") ? kills < toughnessLeft(permanent) : kills < (permanent.loyalty ?? 0));
    return worth(permanent) * (survives ? 0.3 : 2);
  }
  const object = board.stack.get(handle);
  if (object) return (isFoe(board, object.controller) ? 1 : -1) * Math.max(1, worth(object)) * (harms ? 1 : -1);
  const card = board.cards.get(handle);
  return card ? 0.1 + worth(card) : 0.1;
}

function confirms(board: Board, decision: Decision<Handle>): boolean {
  if (decision.about === "mulligan")
    return timesAsked(decision) <= 2 * board.view.players.length && wantsMulligan(board);
  const text = decision.hint ?? "";
  const life = /(\d+) life/u.exec(text)?.[1];
  if (life !== undefined && board.me.life - Number(life) < 6) return false;
  return !/sacrifice/iu.test(text) || creatures(board.mine).some((one) => powerOf(one) <= 1);
}

/** The players' questions about mulligans count together; after two each, a hand is kept whatever it is. */
const timesAsked = ({ slot }: Decision<Handle>): number => Number(slot.split("#")[1] ?? 1);

/** Three to five lands of seven, or two with cheap spells. */
function wantsMulligan(board: Board): boolean {
  const { hand } = board.me;
  const lands = hand.filter(isLand).length;
  const cheap = hand.filter((card) => !isLand(card) && manaValue(card.manaCost) <= 3).length;
  if (hand.length < 7) return false;
  if (lands >= 3 && lands <= 5) return false;
  return !(lands === 2 && cheap >= 3);
}

function options(board: Board, decision: QuestionOf<"option", Handle> & Decision<Handle>, chance: Chance): number[] {
  const { min, max, repeat } = decision;
  const score = (text: string, index: number): number => {
    if (decision.about === "color") return colorCount(board, text);
    const intent = intentOf(text);
    if (!intent.targets) return intent.gains ? 3 : intent.sweeps ? sweep(board) : 1;
    const aims = [
      ...different([...board.permanents.values()]).map(({ id }) => id),
      ...board.view.players.map((player) => `p${player.seat}`),
    ];
    return Math.max(0, ...aims.map((handle) => aim(board, handle, intent))) - index * 0.01;
  };
  const ranked = decision.options
    .map((text, index) => ({ index, score: score(text, index) + chance.below(10) / 1000 }))
    .sort((a, b) => b.score - a.score);
  const wanted = Math.max(min, Math.min(max, decision.about === "mode" || decision.about === "search" ? max : min));
  if (repeat) return Array.from({ length: wanted }, () => ranked[0]!.index);
  return ranked.slice(0, wanted).map(({ index }) => index);
}

/** What a sweeper gains: their creatures against ours. */
export const sweep = (board: Board): number =>
  creatures(board.theirs).reduce((sum, one) => sum + worth(one), 0) -
  creatures(board.mine).reduce((sum, one) => sum + worth(one), 0);

const colorCount = (board: Board, symbol: string): number =>
  [...board.me.hand, ...board.mine].filter((card) => card.manaCost.includes(symbol)).length;
