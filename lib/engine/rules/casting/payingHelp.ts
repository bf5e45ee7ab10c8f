import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal, Reversed } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { FREE, type ManaCost, type ManaSymbol } from "../../query/mana/manaCost.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { apnap } from "../../state/objects.ts";
import { tappedFor } from "../costs/crewing.ts";
import { proposeAll } from "../events/propose.ts";
import { canPayMana, payMana } from "../mana/payMana.ts";

/**
 * Keywords by which something else is done rather than paying mana, once the total cost is known: convoke (702.51),
 * improvise (702.126), delve (702.66). Each object that helps pays for one mana.
 */
interface Help {
  readonly keyword: "convoke" | "improvise" | "delve";
  readonly helpers: (game: Game, player: Seat) => readonly ObjectId[];
  /** The colors of mana it can pay for besides generic. */
  readonly colors: (game: Game, helper: ObjectId) => number;
  readonly event: (helper: ObjectId, spell: ObjectId) => GameEvent;
}

const untapped = (game: Game, player: Seat, type: "creature" | "artifact"): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => {
    const object = game.state.objects[id]!;
    if (object.tapped || object.phasedOut !== undefined) return false;
    const now = characteristicsOf(game, id);
    return now.controller === player && (now.types & TYPE_BIT[type]) !== 0;
  });

/** How a spell, and the permanent it becomes, remembers what it was helped by. */
const DELVED = "delved";
const HELPS: readonly Help[] = [
  {
    keyword: "convoke",
    helpers: (game, player) => untapped(game, player, "creature"),
    colors: (game, helper) => characteristicsOf(game, helper).colors,
    event: (object) => ({ e: "tap", object }),
  },
  {
    keyword: "improvise",
    helpers: (game, player) => untapped(game, player, "artifact"),
    colors: () => 0,
    event: (object) => ({ e: "tap", object }),
  },
  {
    keyword: "delve",
    helpers: (game, player) => game.state.players[player]!.graveyard,
    colors: () => 0,
    // 607.2a: "exiled with this creature's delve ability".
    event: (object, spell) => ({ e: "move", object, to: "exile", why: "cost", link: { by: spell, as: DELVED } }),
  },
];

const helpsOf = (game: Game, spell: ObjectId): readonly Help[] => {
  const { keywords } = characteristicsOf(game, spell);
  return keywords.size === 0 ? [] : HELPS.filter((help) => keywords.has(help.keyword));
};

/** What is left of a cost if everything helps that can. */
export function costWithHelp(game: Game, player: Seat, spell: ObjectId, total: ManaCost): ManaCost {
  const most = mostAssistance(game, player, spell, total);
  return withOwnHelp(game, player, spell, most === 0 ? total : { ...total, generic: total.generic - most });
}

const withOwnHelp = (game: Game, player: Seat, spell: ObjectId, cost: ManaCost): ManaCost =>
  helpsOf(game, spell).reduce((left, help) => {
    const helpers = help.helpers(game, player).filter((id) => id !== spell);
    return helped(
      left,
      helpers.map((id) => help.colors(game, id)),
    ).cost;
  }, cost);

const othersThan = (game: Game, player: Seat): readonly Seat[] => apnap(game.state).filter((other) => other !== player);

/** 702.132a: another player may pay generic mana of a spell with assist; the most that one of them could. */
function mostAssistance(game: Game, player: Seat, spell: ObjectId, cost: ManaCost): number {
  if (cost.generic === 0 || !characteristicsOf(game, spell).keywords.has("assist")) return 0;
  return Math.max(0, ...othersThan(game, player).map((other) => couldAssist(game, other, spell, cost.generic)));
}

function couldAssist(game: Game, other: Seat, spell: ObjectId, most: number): number {
  let n = most;
  while (n > 0 && !canPayMana(game, other, { ...FREE, generic: n }, { spell })) n--;
  return n;
}

/** 702.132a: the caster chooses who may help, before mana abilities are activated; that player chooses how much. */
function* assisted(game: Game, player: Seat, spell: ObjectId, cost: ManaCost): Procedure<ManaCost> {
  if (mostAssistance(game, player, spell, cost) === 0) return cost;
  const from = othersThan(game, player).filter((other) => couldAssist(game, other, spell, 1) > 0);
  const ask = { about: "payment", source: spell, hint: "assist" } as const;
  const { chosen } = yield* choose<"choose">(game, { ask: "choose", player, from, min: 0, max: 1, ...ask });
  const [helper] = chosen;
  if (helper === undefined) return cost;
  const max = couldAssist(game, helper, spell, cost.generic);
  const { number } = yield* choose<"number">(game, { ask: "number", player: helper, min: 0, max, ...ask });
  yield* payMana(game, helper, { ...FREE, generic: number }, { spell });
  const left = { ...cost, generic: cost.generic - number };
  // It is the helper's right to pay too little; the caster is back where the casting began.
  if (!canPayMana(game, player, withOwnHelp(game, player, spell, left), { spell })) throw new Reversed();
  return left;
}

/** 601.2h: the payer chooses what helps, which is tapped or exiled. Gives what is left to pay with mana. */
export function* payWithHelp(game: Game, player: Seat, spell: ObjectId, cost: ManaCost): Procedure<ManaCost> {
  let left = yield* assisted(game, player, spell, cost);
  for (const help of helpsOf(game, spell)) {
    const from = help.helpers(game, player).filter((id) => id !== spell);
    const { used: most } = helped(
      left,
      from.map((id) => help.colors(game, id)),
    );
    if (most === 0) continue;
    const { chosen } = yield* choose<"choose">(game, {
      ask: "choose",
      player,
      about: "payment",
      from,
      min: 0,
      max: most,
      source: spell,
      hint: help.keyword,
    });
    const { cost: rest, used } = helped(
      left,
      chosen.map((id) => help.colors(game, id)),
    );
    if (used < chosen.length)
      throw new Illegal("cannot-pay", "One of those pays for nothing that this spell costs.", "702.51a");
    left = rest;
    yield* proposeAll(
      game,
      chosen.map((id): GameEvent => ({ ...help.event(id, spell), cause: { source: spell, controller: player } })),
    );
    if (help.keyword === "convoke") yield* proposeAll(game, tappedFor(chosen, "convoke", spell, player));
  }
  return left;
}

/** Colored symbols first, as many as can be matched; the others pay for generic mana. */
function helped(cost: ManaCost, colors: readonly number[]): { readonly cost: ManaCost; readonly used: number } {
  const payer = new Map<number, number>();
  const place = (helper: number, tried: Set<number>): boolean =>
    cost.symbols.some((symbol, at) => {
      if (tried.has(at) || !pays(colors[helper]!, symbol)) return false;
      tried.add(at);
      const other = payer.get(at);
      if (other !== undefined && !place(other, tried)) return false;
      payer.set(at, helper);
      return true;
    });
  const placed = colors.filter((_, helper) => place(helper, new Set())).length;
  const generic = Math.min(cost.generic, colors.length - placed);
  return {
    cost: { ...cost, generic: cost.generic - generic, symbols: cost.symbols.filter((_, at) => !payer.has(at)) },
    used: placed + generic,
  };
}

const pays = (colors: number, symbol: ManaSymbol): boolean =>
  symbol.snow !== true && (symbol.types & 31 & colors) !== 0;
