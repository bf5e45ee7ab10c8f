import type { Cost } from "../../abilities/costs.ts";
import type { CostKeyword, Keyword } from "../../abilities/keywords.ts";
import type { Arrival } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, playersOf } from "../../query/evaluators/index.ts";
import { printManaCost } from "../../query/manaCost.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { isActive } from "../../state/teams.ts";
import { rulesOf } from "../continuous/layers.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import { type Change, changed } from "../costs/costChanges.ts";
import { manaPart } from "../costs/costs.ts";
import { greatestPayable } from "../costs/greatest.ts";
import { propose } from "../events/propose.ts";
import { manaSourcesOf, mostManaFrom } from "../mana/manaSources.ts";
import { canPay, payCosts } from "../paying/payCosts.ts";

/** Special actions that exile a card from the hand to be cast later: 116.2f suspend, 116.2h foretell, 116.2k plot. */
export interface Exiling {
  readonly name: "suspend" | "foretell" | "plot";
  readonly isTimely: (game: Game, player: Seat, card: ObjectId) => boolean;
  /** What is paid; the keyword's own cost unless the rules say otherwise. */
  readonly cost?: readonly Cost[];
  readonly arrival: (game: Game, player: Seat, keyword: Keyword, context: Context) => Arrival;
}

export const EXILING: readonly Exiling[] = [
  {
    name: "foretell",
    isTimely: (game, player) => isActive(game.state, player),
    cost: [{ pay: "mana", mana: "{2}" }],
    arrival: (_, player) => ({ status: "foretold", faceDown: { by: "effect" }, visibleTo: [player] }),
  },
  {
    name: "plot",
    isTimely: (game, player) => isSorcerySpeed(game.state, player),
    arrival: () => ({ status: "plotted" }),
  },
  {
    // 702.62a: whenever the card could begin to be cast.
    name: "suspend",
    isTimely: (game, player, card) => {
      const { types, keywords } = characteristicsOf(game, card);
      return isSorcerySpeed(game.state, player) || (types & TYPE_BIT.instant) !== 0 || keywords.has("flash");
    },
    arrival: (game, _, keyword, context) => ({
      status: "suspended",
      counters: { time: "n" in keyword && keyword.n !== undefined ? amountOf(game, keyword.n, context) : 0 },
    }),
  },
];

const keywordOf = (game: Game, card: ObjectId, name: CostKeyword): Keyword | undefined =>
  characteristicsOf(game, card).keywords.get(name)?.[0];

function costOf(game: Game, player: Seat, exiling: Exiling, keyword: Keyword): readonly Cost[] {
  if (exiling.cost === undefined) return "cost" in keyword && keyword.cost !== undefined ? keyword.cost : [];
  const changes = rulesOf(game, "costs").flatMap(({ rule, context }): Change[] =>
    rule.kind === exiling.name && (rule.who === undefined || playersOf(game, rule.who, context).includes(player))
      ? [{ change: rule.change, context }]
      : [],
  );
  if (changes.length === 0) return exiling.cost;
  const { generic } = changed(game, manaPart(exiling.cost), changes);
  return [{ pay: "mana", mana: `{${generic}}` }];
}

/** Which of these special actions the player could take with this card now. */
export const exilingsOf = (game: Game, player: Seat, card: ObjectId): readonly Exiling[] =>
  characteristicsOf(game, card).keywords.size === 0
    ? NONE
    : EXILING.filter((exiling) => isExilable(game, player, exiling, card));
const NONE: readonly Exiling[] = [];

function isExilable(game: Game, player: Seat, exiling: Exiling, card: ObjectId): boolean {
  const keyword = keywordOf(game, card, exiling.name);
  if (keyword === undefined || !exiling.isTimely(game, player, card)) return false;
  const context: Context = { self: card, controller: player, x: leastX(keyword) };
  return canPay(game, player, costOf(game, player, exiling, keyword), context, { abilityOf: card });
}

/** 107.3a, 702.62a: the X of "suspend X" is announced as its cost is paid. */
function* withX(game: Game, player: Seat, card: ObjectId, exiling: Exiling, keyword: Keyword): Procedure<Context> {
  const context: Context = { self: card, controller: player };
  const cost = costOf(game, player, exiling, keyword);
  const mana = manaPart(cost);
  if (mana.x === 0) return context;
  const most = mostManaFrom(manaSourcesOf(game, player), game.state.players[player]!.mana.length);
  const { number } = yield* choose<"number">(game, {
    ask: "number",
    player,
    about: "x",
    min: leastX(keyword),
    max: greatestPayable(Math.floor(most / mana.x), (x) =>
      canPay(game, player, cost, { ...context, x }, { abilityOf: card }),
    ),
    source: card,
    hint: printManaCost(mana, 0),
  });
  return { ...context, x: number };
}
const leastX = (keyword: Keyword): number => ("leastX" in keyword ? (keyword.leastX ?? 0) : 0);

export function* exileToCastLater(game: Game, player: Seat, card: ObjectId, exiling: Exiling): Procedure {
  if (!game.state.players[player]!.hand.includes(card) || !isExilable(game, player, exiling, card))
    throw new Illegal("cannot-exile", "You cannot do that now.", "116.2");
  const keyword = keywordOf(game, card, exiling.name)!;
  const context = yield* withX(game, player, card, exiling, keyword);
  yield* payCosts(game, player, costOf(game, player, exiling, keyword), context, { purpose: { abilityOf: card } });
  const [moved] = yield* propose(game, {
    e: "move",
    object: card,
    to: "exile",
    arrival: exiling.arrival(game, player, keyword, context),
  });
  const object = moved?.object;
  if (exiling.name === "plot" && object !== undefined)
    yield* propose(game, { e: "happened", on: "plot", facts: { object, player } });
  if (exiling.name === "foretell") yield* propose(game, { e: "happened", on: "foretell", facts: { player } });
}
