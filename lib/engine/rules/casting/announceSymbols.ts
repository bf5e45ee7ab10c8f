import type { Game, Procedure } from "../../game.ts";
import { choose, leaveUnasked } from "../../procedure.ts";
import {
  asChosen,
  equivalents,
  type ManaCost,
  manaToPay,
  type PhyrexianSymbols,
  parseManaCost,
  phyrexianSymbols,
  printManaCost,
  type SymbolChoices,
} from "../../query/mana/manaCost.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { withLifeForMana } from "../costs/costs.ts";
import { propose } from "../events/propose.ts";

/** What a spell or ability would cost, before its controller has said how its symbols will be paid. */
export interface Proposal {
  /** Without increases and reductions, which come after the choice (601.2f). */
  readonly cost: () => ManaCost;
  /** What would be left to pay with mana and life. */
  readonly total: (choices?: SymbolChoices) => ManaCost;
  readonly canPay: (total: ManaCost) => boolean;
}

/** Whether it can be paid in some way its symbols allow. */
export const canPayInSomeWay = ({ cost, total, canPay }: Proposal): boolean =>
  canPay(total()) || equivalents(cost()).some((choices) => canPay(total(choices)));

/**
 * 118.13a, 601.2b: the choice of how to pay for symbols that can be paid in multiple ways. Which half of a symbol of two
 * types is paid shows in the mana that is spent, so that it is left to the payment.
 */
export function* announceSymbols(
  game: Game,
  player: Seat,
  id: ObjectId,
  proposal: Proposal,
  byHand: boolean,
): Procedure {
  const cost = proposal.cost();
  const open = phyrexianSymbols(cost);
  const hybrids = equivalents(cost);
  if (open.length === 0 && hybrids.length === 0) return;
  let symbols = hybrids.length === 0 ? {} : yield* nonhybrid(game, player, id, proposal, hybrids, byHand);
  for (const one of open) {
    const number = mayAsWellPayLifeLater(game, player, proposal, symbols, one)
      ? { [one.symbol]: 0 }
      : yield* paidWithLife(game, player, id, proposal, symbols, one);
    symbols = { ...symbols, ...number };
  }
  yield* propose(game, { e: "announce", object: id, facts: { symbols } });
}

/** 107.4e: the nonhybrid equivalent with the least mana to pay; who pays by hand chooses. */
function* nonhybrid(
  game: Game,
  player: Seat,
  source: ObjectId,
  { cost, total, canPay }: Proposal,
  ways: readonly SymbolChoices[],
  byHand: boolean,
): Procedure<SymbolChoices> {
  const payable = ways.filter((choices) => canPay(total(choices)));
  if (payable.length < 2 || !byHand) {
    const mana = (choices: SymbolChoices): number => manaToPay(total(choices));
    return payable.toSorted((a, b) => mana(a) - mana(b))[0] ?? {};
  }
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "payment",
    options: payable.map((choices) => printManaCost(asChosen(cost(), choices))),
    min: 1,
    max: 1,
    source,
  });
  return payable[chosen[0]!]!;
}

/** An effect lets life be paid for that mana once the total cost is known (601.2h), and the mana to pay is the same. */
function mayAsWellPayLifeLater(
  game: Game,
  player: Seat,
  { total }: Proposal,
  symbols: SymbolChoices,
  { symbol, count }: PhyrexianSymbols,
): boolean {
  const [mana] = withLifeForMana(game, player, asChosen(parseManaCost(symbol), { [symbol]: 0 })).symbols;
  const without = (n: number): number => total({ ...symbols, [symbol]: n }).generic;
  return mana?.orLife === true && without(0) === without(count);
}

/** 107.4f: for how many symbols of a kind 2 life will be paid, of the numbers for which the rest can be paid too. */
function* paidWithLife(
  game: Game,
  player: Seat,
  source: ObjectId,
  { total, canPay }: Proposal,
  symbols: SymbolChoices,
  { symbol, count }: PhyrexianSymbols,
): Procedure<SymbolChoices> {
  const payable = Array.from({ length: count + 1 }, (_, n) => n).filter((n) =>
    canPay(total({ ...symbols, [symbol]: n })),
  );
  if (payable.length === 0) return {};
  if (payable.length === 1) {
    leaveUnasked(game, player, { why: "only", about: "payment", number: payable[0]!, most: count });
    return { [symbol]: payable[0]! };
  }
  const { number } = yield* choose<"number">(game, {
    ask: "number",
    player,
    about: "payment",
    min: payable[0]!,
    max: payable.at(-1)!,
    source,
    hint: symbol,
  });
  return { [symbol]: number };
}
