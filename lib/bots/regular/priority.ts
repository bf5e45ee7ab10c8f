import type { PriorityAction, QuestionOf } from "../../engine/decisions.ts";
import type { CardView, Handle, PermanentView } from "../../engine/views.ts";
import { MOST_REFUSALS } from "../bot.ts";
import type { Chance } from "../chance.ts";
import { type Board, creatures, isCreature, isFoe, isLand, manaValue, powerOf, worth } from "../heuristic/board.ts";
import { aim, sweep } from "../heuristic/choices.ts";
import { activatedLines, type Intent, intentOf } from "../heuristic/intent.ts";
import { isPermanentCard, myMain, PASS, scoreOf, unlike } from "../heuristic/priority.ts";
import { struck } from "./choices.ts";
import { canCycle, cyclingScore, isSpare } from "./cycling.ts";
import { bestSwing } from "./tricks.ts";

type Priority = QuestionOf<"priority", Handle>;
type Action = PriorityAction<Handle>;

/** What to do with priority: as the heuristic ranks it, removal kept for what is worth it, and mana for as much as it does. */
export function actFor(board: Board, { actions }: Priority, chance: Chance, refused: number): Action {
  if (refused >= MOST_REFUSALS) return PASS;
  const ranked = rankedFor(board, actions, chance);
  return ranked[refused]?.action ?? PASS;
}

/** The actions that are worth doing now, the best first. */
export function rankedFor(board: Board, actions: readonly Action[], chance: Chance) {
  const scored = unlike(board, actions)
    .map((action) => ({ action, score: betterScore(board, action, chance) }))
    .filter(({ score }) => score > 0);
  const together = bestTogether(board, scored);
  return scored
    .map((one) => (together.has(one.action) ? { ...one, score: one.score + AT_ONCE } : one))
    .sort((a, b) => b.score - a.score);
}

/** Above whatever a spell is worth by itself, and below a land. */
const AT_ONCE = 40;

/** Above all else: whoever it is aimed at is out. */
const FINISHING = 300;

function betterScore(board: Board, action: Action, chance: Chance): number {
  if (action.act === "cast") {
    const card = board.cards.get(action.card);
    if (card === undefined) return 0;
    const intent = intentOf(card.text);
    if (!isPermanentCard(card) && intent.counters) return counterScore(board, card);
    if (!isPermanentCard(card) && intent.trick && !intent.harms) return trickScore(board, intent.trick);
    if (!isPermanentCard(card) && intent.harms && intent.targets && !intent.sweeps && !intent.trick)
      return removalScore(board, card, intent);
  }
  if (action.act === "playLand") {
    const land = board.cards.get(action.card);
    if (land && isSpare(board, land)) return 0;
  }
  if (action.act === "activate" && !action.mana) {
    const card = board.cards.get(action.source);
    if (card && canCycle(board, card)) return cyclingScore(board, card, endOfTheirs(board));
    const walker = board.permanents.get(action.source);
    if (walker?.loyalty !== undefined) return loyaltyScore(board, walker, action.ability);
    if (endOfTheirs(board)) return lateScore(board, action);
  }
  return scoreOf(board, action, chance);
}

/**
 * 606: what a loyalty ability does, and what its cost leaves: removal that finds something goes first, else loyalty is built up; the
 * last of it is spent for what is worth more than the planeswalker.
 */
function loyaltyScore(board: Board, walker: PermanentView, ability: number): number {
  const line = activatedLines(walker.text)[ability];
  if (line === undefined) return 4;
  const change = loyaltyOf(line.cost, walker.loyalty ?? 0);
  const intent = intentOf(line.effect);
  const isAimed = intent.targets && (intent.harms || intent.helps) && !intent.sweeps;
  const does = isAimed ? Math.max(0, bestAim(board, intent)) : intent.sweeps ? sweep(board) : 3;
  if (does <= 0 && change <= 0) return 0;
  const isLast = (walker.loyalty ?? 0) + change <= 0;
  return Math.max(0, 4 + 0.5 * does + 0.5 * change - (isLast ? worth(walker) : 0));
}

/** What a cost adds to loyalty, or takes; all there is for X. */
function loyaltyOf(cost: string, loyalty: number): number {
  const [, sign, amount] = /([+−-]?)(\d+|X)/u.exec(cost) ?? [];
  if (amount === undefined) return 0;
  return (sign === "+" ? 1 : -1) * (amount === "X" ? loyalty : Number(amount));
}

/** 513: the last moment before our own untap step gives the mana back. */
function endOfTheirs({ view: { turn, stack }, me }: Board): boolean {
  return turn.step === "end" && !(turn.team ?? [turn.active]).includes(me.seat) && stack.length === 0;
}

/** An ability whose cost comes back by itself is used when nothing else can be done with it any more. */
function lateScore(board: Board, { source, ability }: Extract<Action, { act: "activate" }>): number {
  const card = board.cards.get(source);
  const lines = activatedLines(card?.text ?? "");
  const line = lines[lines.length === 1 ? 0 : ability];
  if (!card || !line || board.view.stack.some(({ sourceId }) => sourceId === source)) return 0;
  if (/sacrifice|discard|pay \d+ life|remove|exile|\{X\}/iu.test(line.cost) || !/\{[T1-9WUBRG]\}/u.test(line.cost))
    return 0;
  const intent = intentOf(line.effect);
  if (intent.trick || intent.counters) return 0;
  if (intent.targets && (intent.harms || intent.helps)) return bestAim(board, intent) > 1 ? 4 : 0;
  return intent.gains ? 4 : 0;
}

/** What a counterspell is kept for: not the first cheap thing, unless it is all that comes. */
function counterScore(board: Board, card: CardView): number {
  const top = board.view.stack.at(-1);
  if (top === undefined || !isFoe(board, top.controller) || top.kind !== "spell") return 0;
  if (manaOf(board.theirs.filter(({ controller }) => controller === top.controller)) >= tollOf(card.text)) return 0;
  const value = manaValue(top.manaCost);
  const full = board.me.hand.length > 5 || board.me.life <= 6;
  return value >= 3 || full || value >= manaValue(card.manaCost) + 1 || hurtsUs(board, top.text) ? 10 + worth(top) : 0;
}

/** 118.12a: the mana that saves a spell from being countered; none does where the text knows of none. */
function tollOf(text: string): number {
  const generic = /unless its controller pays \{(\d+)\}/iu.exec(text)?.[1];
  return generic === undefined ? Number.POSITIVE_INFINITY : Number(generic);
}

/** A bonus for a turn is kept until blockers are declared and it is worth a card; then it goes before all else. */
function trickScore(board: Board, bonus: NonNullable<Intent["trick"]>): number {
  if (board.view.stack.some(({ controller }) => controller === board.me.seat)) return 0;
  const gain = bestSwing(board, bonus)?.gain ?? 0;
  return gain >= WORTH_A_TRICK ? REMOVES + gain : 0;
}
const WORTH_A_TRICK = 2;

/** A spell that destroys or steals something of ours. */
const hurtsUs = (board: Board, text: string): boolean =>
  intentOf(text).kills >= 3 && creatures(board.mine).some((one) => worth(one) >= 3);

const bestAim = (board: Board, intent: Intent): number =>
  Math.max(
    Number.NEGATIVE_INFINITY,
    ...[...board.permanents.values()].map((one) => aim(board, one.id, intent)),
    ...(intent.atPlayers ? board.view.players.map(({ seat }) => aim(board, `p${seat}`, intent)) : []),
  );

/**
 * A removal spell is for what it kills and is worth about as much: it waits for that, unless we are under pressure, have cards
 * to spare, or it finishes a player.
 */
function removalScore(board: Board, card: CardView, printed: Intent): number {
  const intent = struck(board, card.text, printed);
  if (intent === undefined) return 0;
  const sorcery = !card.types.includes("instant");
  const attacked = board.theirs.some(({ attacking }) => attacking !== undefined);
  if (!myMain(board) && (sorcery || !(attacked || endOfTheirs(board)))) return 0;
  if (intent.atPlayers && board.opponents.some(({ life }) => life <= intent.kills)) return FINISHING;
  const targets = board.theirs
    .filter((one) => !isLand(one) && (isCreature(one) || !/target (?:\w+ )*creature\b/iu.test(card.text)))
    .map((one) => ({ one, score: aim(board, one.id, intent) }))
    .filter(({ score }) => score > 0);
  const best = Math.max(0, ...targets.map(({ score }) => score));
  const value = manaValue(card.manaCost);
  const pressure = pressureOn(board);
  const bar = Math.max(2.5, Math.min(7, 2 * (value * 0.9 + 1))) - pressure - Math.max(0, board.me.hand.length - 4);
  if (best >= bar) return REMOVES + best;
  // 506: face damage is for the last third of a game.
  const foe = Math.min(...board.opponents.map(({ life }) => life), 99);
  return intent.atPlayers && foe <= 3 * intent.kills && board.me.hand.length > 3 ? 4 : 0;
}

/** The score of a removal spell beside what it is aimed at. */
const REMOVES = 9;

/** How much sooner we want their creatures gone: the more of them come for fewer points of life. */
function pressureOn(board: Board): number {
  const coming = creatures(board.theirs).reduce((sum, one) => sum + powerOf(one), 0);
  const home = creatures(board.mine).reduce((sum, one) => sum + powerOf(one), 0);
  return Math.max(0, Math.min(5, (5 * (coming - 0.6 * home)) / Math.max(4, board.me.life)));
}

/** Spells that are thought of together. */
const MOST_TOGETHER = 8;

/** Of the spells to be cast in a main phase, those that together make the most of our mana. */
function bestTogether(
  board: Board,
  scored: readonly { readonly action: Action; readonly score: number }[],
): ReadonlySet<Action> {
  if (!myMain(board)) return new Set();
  const mana = manaOf(board.mine);
  const spells = scored
    .flatMap(({ action, score }) => {
      const card = action.act === "cast" ? board.cards.get(action.card) : undefined;
      return card ? [{ action, score: gainOf(card, score), cost: manaValue(card.manaCost) }] : [];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_TOGETHER);
  let best: { readonly value: number; readonly of: readonly (typeof spells)[number][] } = { value: 0, of: [] };
  for (let set = 1; set < 1 << spells.length; set++) {
    const of = spells.filter((_, at) => (set >> at) & 1);
    const cost = of.reduce((sum, one) => sum + one.cost, 0);
    if (cost > mana) continue;
    const value = of.reduce((sum, one) => sum + one.score, 0) + 0.1 * cost;
    if (value > best.value) best = { value, of };
  }
  return new Set(best.of.map(({ action }) => action));
}

/** What a spell does to the board, in worth: what comes onto it, what goes from it, or about what it costs. */
function gainOf(card: CardView, score: number): number {
  const intent = intentOf(card.text);
  if (isPermanentCard(card)) return worth(card) + (intent.gains ? 1 : 0);
  if (score >= FINISHING) return score;
  if (intent.harms && intent.targets && !intent.sweeps) return Math.max(0, score - REMOVES) / 2;
  return 0.35 * score;
}

/** About how much mana they can still make. */
const manaOf = (permanents: readonly PermanentView[]): number =>
  permanents.filter((one) => !one.tapped && (isLand(one) || makesMana(one))).length;

const makesMana = (card: CardView & { readonly summoningSick?: boolean }): boolean =>
  /\{T\}: Add/u.test(card.text) && !card.summoningSick;
