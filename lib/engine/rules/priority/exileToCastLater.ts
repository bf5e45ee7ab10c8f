import type { Cost } from "../../abilities/costs.ts";
import type { Keyword } from "../../abilities/keywords.ts";
import { sameData } from "../../abilities/visit.ts";
import type { Arrival } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose, Illegal } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { compiledCard } from "../../query/characteristics/compiled.ts";
import type { Context } from "../../query/context.ts";
import { amountOf, matches, playersOf } from "../../query/evaluators/index.ts";
import { printManaCost } from "../../query/mana/manaCost.ts";
import type { Purpose } from "../../runtime.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { definitionOf } from "../../state/objects.ts";
import { isTakingTurn } from "../../state/turnMarkers.ts";
import { isForbidden, isTimely } from "../casting/castLegality.ts";
import type { CastOption } from "../casting/castOptions.ts";
import { rulesOf } from "../continuous/layers.ts";
import { isSorcerySpeed } from "../costs/activation.ts";
import { specialActionCost } from "../costs/costChanges.ts";
import { manaPart, withOwnManaCost } from "../costs/costs.ts";
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
    isTimely: (game, player) =>
      isTakingTurn(game.state, player) ||
      rulesOf(game, "foretellOnAnyTurn").some(({ rule, context }) =>
        playersOf(game, rule.who, context).includes(player),
      ),
    cost: [{ pay: "mana", mana: "{2}" }],
    arrival: (_, player) => ({ status: "foretold", faceDown: { by: "effect" }, visibleTo: [player] }),
  },
  {
    name: "plot",
    isTimely: (game, player) => isSorcerySpeed(game.state, player),
    arrival: () => ({ status: "plotted" }),
  },
  {
    // 702.62a, 702.62c: whenever the card could begin to be cast, which nothing prohibits.
    name: "suspend",
    isTimely: (game, player, card) => {
      const option: CastOption = { card, face: 0, mana: undefined, costs: [] };
      return isTimely(game, player, option) && !isForbidden(game, player, option);
    },
    arrival: (game, _, keyword, context) => ({
      status: "suspended",
      counters: { time: "n" in keyword && keyword.n !== undefined ? amountOf(game, keyword.n, context) : 0 },
    }),
  },
];

/** The abilities of that name that it has; of foretell, which costs the same by any of them, one. */
function keywordsOf(game: Game, card: ObjectId, { name, cost }: Exiling): readonly Keyword[] {
  const all = characteristicsOf(game, card).keywords.get(name) ?? NO_KEYWORDS;
  return cost === undefined ? all : all.slice(0, 1);
}
const NO_KEYWORDS: readonly Keyword[] = [];

function costOf(game: Game, player: Seat, card: ObjectId, exiling: Exiling, keyword: Keyword): readonly Cost[] {
  const own = "cost" in keyword && keyword.cost !== undefined ? keyword.cost : [];
  const cost = exiling.cost ?? own;
  return exiling.name === "suspend" ? cost : specialActionCost(game, player, exiling.name, card, cost);
}

/** Which of these special actions the player could take with this card now. */
export const exilingsOf = (game: Game, player: Seat, card: ObjectId): readonly Exiling[] =>
  characteristicsOf(game, card).keywords.size === 0
    ? NONE
    : EXILING.filter(
        (exiling) => isWhereItWorks(game, player, card, exiling) && isExilable(game, player, exiling, card),
      );
const NONE: readonly Exiling[] = [];

const isExilable = (game: Game, player: Seat, exiling: Exiling, card: ObjectId): boolean =>
  exiling.isTimely(game, player, card) && payableKeywords(game, player, exiling, card).length > 0;

const payableKeywords = (game: Game, player: Seat, exiling: Exiling, card: ObjectId): readonly Keyword[] =>
  keywordsOf(game, card, exiling).filter((keyword) => {
    const context: Context = { self: card, controller: player, x: leastX(keyword) };
    return canPay(game, player, costOf(game, player, card, exiling, keyword), context, purposeOf(card, exiling));
  });

/** What this action would cost in mana, by each of the card's abilities by which it could be taken now. */
export const manaForExiling = (game: Game, player: Seat, card: ObjectId, exiling: Exiling): readonly string[] =>
  payableKeywords(game, player, exiling, card).map((keyword) => manaOf(game, player, card, exiling, keyword));

function manaOf(game: Game, player: Seat, card: ObjectId, exiling: Exiling, keyword: Keyword): string {
  const context: Context = { self: card, controller: player };
  return printManaCost(manaPart(withOwnManaCost(game, costOf(game, player, card, exiling, keyword), context)));
}

/** 116.2: what is paid for a special action is paid for no ability. */
const purposeOf = (card: ObjectId, { name }: Exiling): Purpose => ({ abilityOf: card, special: name });

/** Where this action may take cards from: the hand, and what 702.170f lets plotting take. */
export function exilableCards(game: Game, player: Seat): readonly ObjectId[] {
  const { hand, library } = game.state.players[player]!;
  const top = library.at(-1);
  return top !== undefined && mayPlotFromTop(game, player, top) ? [...hand, top] : hand;
}

const mayPlotFromTop = (game: Game, player: Seat, card: ObjectId): boolean =>
  game.state.players[player]!.library.at(-1) === card &&
  rulesOf(game, "plotFromTop").some(
    ({ rule, context }) =>
      playersOf(game, rule.who, context).includes(player) && matches(game, rule.what, card, context),
  );

const isWhereItWorks = (game: Game, player: Seat, card: ObjectId, { name }: Exiling): boolean =>
  game.state.players[player]!.hand.includes(card) || (name === "plot" && mayPlotFromTop(game, player, card));

/**
 * What is announced: of several abilities of one name that cost differently the one by which it is done (702.170a), and
 * the X of "suspend X", as its cost is paid (107.3a, 702.62a).
 */
function* withX(
  game: Game,
  player: Seat,
  card: ObjectId,
  exiling: Exiling,
): Procedure<{ readonly keyword: Keyword; readonly context: Context }> {
  const payable = payableKeywords(game, player, exiling, card);
  const costs = payable.map((one) => manaOf(game, player, card, exiling, one));
  const options = [...new Set(costs)];
  let keyword = payable[0]!;
  if (options.length > 1) {
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player,
      about: "alternativeCost",
      options,
      min: 1,
      max: 1,
      source: card,
    });
    keyword = payable[costs.indexOf(options[chosen[0]!]!)]!;
  }
  const context: Context = { self: card, controller: player };
  const cost = costOf(game, player, card, exiling, keyword);
  const mana = manaPart(cost);
  if (mana.x === 0) return { keyword, context };
  const most = mostManaFrom(manaSourcesOf(game, player), game.state.players[player]!.mana.length);
  const { number } = yield* choose<"number">(game, {
    ask: "number",
    player,
    about: "x",
    min: leastX(keyword),
    max: greatestPayable(Math.floor(most / mana.x), (x) =>
      canPay(game, player, cost, { ...context, x }, purposeOf(card, exiling)),
    ),
    source: card,
    hint: printManaCost(mana, 0),
  });
  return { keyword, context: { ...context, x: number } };
}

/** It has the keyword by an effect, not by its own text. */
const givenKeyword = (game: Game, card: ObjectId, keyword: Keyword): boolean =>
  !compiledCard(game, definitionOf(game.state, card)).faces.some((face) =>
    face.keywords.get(keyword.keyword)?.some((own) => sameData(own, keyword)),
  );
const leastX = (keyword: Keyword): number => ("leastX" in keyword ? (keyword.leastX ?? 0) : 0);

export function* exileToCastLater(game: Game, player: Seat, card: ObjectId, exiling: Exiling): Procedure {
  if (!isWhereItWorks(game, player, card, exiling) || !isExilable(game, player, exiling, card))
    throw new Illegal("cannot-exile", "You cannot do that now.", "116.2");
  const { keyword, context } = yield* withX(game, player, card, exiling);
  yield* payCosts(game, player, costOf(game, player, card, exiling, keyword), context, {
    purpose: purposeOf(card, exiling),
  });
  const given = givenKeyword(game, card, keyword);
  const [moved] = yield* propose(game, {
    e: "move",
    object: card,
    to: "exile",
    arrival: exiling.arrival(game, player, keyword, context),
  });
  const object = moved?.object;
  if (exiling.name === "plot" && object !== undefined)
    yield* propose(game, { e: "happened", on: "plot", facts: { object, player } });
  // 702.143a: a foretell cost that it was given it keeps.
  if (exiling.name === "foretell" && given && object !== undefined)
    yield* propose(game, {
      e: "beginEffect",
      effect: {
        source: object,
        controller: player,
        objects: [object],
        modifications: [{ modify: "addAbility", ability: { kind: "keyword", keyword } }],
      },
    });
  if (exiling.name === "foretell") yield* propose(game, { e: "happened", on: "foretell", facts: { player } });
}
