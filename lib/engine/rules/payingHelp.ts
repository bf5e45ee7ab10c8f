import type { GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose, Illegal } from "../procedure.ts";
import { characteristicsOf } from "../query/characteristics.ts";
import type { ManaCost, ManaSymbol } from "../query/manaCost.ts";
import { TYPE_BIT } from "../state/bits.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { proposeAll } from "./propose.ts";

/**
 * Keywords by which something else is done rather than paying mana, once the total cost is known: convoke (702.51),
 * improvise (702.126), delve (702.66). Each object that helps pays for one mana.
 */
interface Help {
  readonly keyword: "convoke" | "improvise" | "delve";
  readonly helpers: (game: Game, player: Seat) => readonly ObjectId[];
  /** The colors of mana it can pay for besides generic. */
  readonly colors: (game: Game, helper: ObjectId) => number;
  readonly event: (helper: ObjectId) => GameEvent;
}

const untapped = (game: Game, player: Seat, type: "creature" | "artifact"): readonly ObjectId[] =>
  game.state.battlefield.filter((id) => {
    const object = game.state.objects[id]!;
    if (object.tapped || object.phasedOut !== undefined) return false;
    const now = characteristicsOf(game, id);
    return now.controller === player && (now.types & TYPE_BIT[type]) !== 0;
  });

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
    event: (object) => ({ e: "move", object, to: "exile", why: "cost" }),
  },
];

const helpsOf = (game: Game, spell: ObjectId): readonly Help[] => {
  const { keywords } = characteristicsOf(game, spell);
  return keywords.size === 0 ? [] : HELPS.filter((help) => keywords.has(help.keyword));
};

/** What is left of a cost if everything helps that can. */
export function costWithHelp(game: Game, player: Seat, spell: ObjectId, cost: ManaCost): ManaCost {
  return helpsOf(game, spell).reduce((left, help) => {
    const helpers = help.helpers(game, player).filter((id) => id !== spell);
    return helped(
      left,
      helpers.map((id) => help.colors(game, id)),
    ).cost;
  }, cost);
}

/** 601.2h: the payer chooses what helps, which is tapped or exiled. Gives what is left to pay with mana. */
export function* payWithHelp(game: Game, player: Seat, spell: ObjectId, cost: ManaCost): Procedure<ManaCost> {
  let left = cost;
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
      chosen.map((id): GameEvent => ({ ...help.event(id), cause: { source: spell, controller: player } })),
    );
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
