import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { manaValueOf } from "../../query/characteristics/stats.ts";
import { amountOf, playersOf } from "../../query/evaluators/index.ts";
import { chanceOf } from "../../rules/applying/shuffle.ts";
import { rulesOf } from "../../rules/continuous/layers.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import { rollDice, rolled } from "../../rules/events/rollDice.ts";
import { told } from "../../rules/events/told.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { MOST, repeated, sum } from "../../state/numbers.ts";
import { apnap, zoneOf } from "../../state/objects.ts";
import { chooseQuality, pickObjects, pickPlayers } from "../choices.ts";
import { causeOf, type EffectOf, gathering, type Handlers, NOTHING_DONE, type Resolution } from "../resolution.ts";

/** Chance and choices: 701.23 clash, 700.3 piles, 705 coins, 706 dice, 607.2d chosen qualities. */
export const chanceEffects: Handlers<
  "rollDie" | "rollAgain" | "flipCoin" | "clash" | "separate" | "chooseOption" | "chooseNumber"
> = {
  /**
   * 706.2, 706.4: the amount is the sum, and of several players the entities are those with the highest result; each result's
   * instructions are followed with it as the event's amount.
   */
  *rollDie(game, effect, resolution) {
    const count = effect.count === undefined ? 1 : repeated(amountOf(game, effect.count, resolution));
    let total = 0;
    const players = yield* pickPlayers(game, effect.who, resolution);
    const came = new Map<Seat, number>();
    for (const player of players) {
      const each = { ...resolution, currentPlayer: player };
      const results: number[] = [];
      do {
        delete resolution.notes[ROLL_AGAIN];
        results.splice(0, results.length, ...(yield* rolledOnce(game, player, effect, count, each)));
        total += sum(results);
      } while (resolution.notes[ROLL_AGAIN] !== undefined);
      came.set(player, Math.max(...results));
      if (effect.note !== undefined) {
        const did = results.length === 2 && results[0] === results[1];
        resolution.notes[`${effect.note} doubles`] = { entities: [], amount: results[0] ?? 0, did };
      }
      if (effect.keep === "chosen") total = yield* oneResult(game, player, results, effect.note, resolution);
    }
    const highest = Math.max(...came.values());
    const entities = players.length < 2 ? [] : players.filter((player) => came.get(player) === highest);
    return { entities, amount: total, did: true };
  },

  *rollAgain(_, __, { notes }) {
    yield* [];
    notes[ROLL_AGAIN] = { entities: [], amount: 1, did: true };
    return { entities: [], amount: 1, did: true };
  },

  /** 705.1-3. The amount is how many were won. */
  *flipCoin(game, effect, resolution) {
    let won = 0;
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const untilLose = effect.count === "untilLose";
      const count = effect.count === undefined || untilLose ? 1 : amountOf(game, effect.count!, resolution);
      const rounds = gathering(resolution);
      const settled = isFirstFlipWon(game, player);
      for (let i = 0; untilLose || i < count; i++) {
        const wins = yield* flipOne(game, player, effect.call, resolution, settled && !(untilLose && i > 0));
        if (wins) won++;
        yield* propose(game, {
          e: "happened",
          on: "coinFlip",
          facts: { player, amount: wins ? 1 : 0 },
          // 705.2: a flip that is not called is won by nobody.
          detail: effect.call ? "called" : "face",
          ...causeOf(resolution),
        });
        yield* resolution.follow(
          game,
          { ...resolution, currentPlayer: player },
          (wins ? effect.win : effect.lose) ?? [],
        );
        rounds.next();
        if (untilLose && !wins) break;
      }
      rounds.end();
    }
    return { entities: [], amount: won, did: won > 0 };
  },

  /** 701.23a-d. */
  *clash(game, effect, resolution) {
    const [opponent] = yield* pickPlayers(game, { who: "chosen", from: { who: "opponents" } }, resolution);
    const clashing = apnap(game.state).filter((seat) => seat === resolution.controller || seat === opponent);
    const tops = clashing.map((seat) => game.state.players[seat]!.library.at(-1));
    const shown = tops.filter((id) => id !== undefined);
    if (shown.length > 0) yield* propose(game, { e: "reveal", objects: shown, to: "all", ...causeOf(resolution) });
    const values = tops.map((id) => (id === undefined ? -1 : manaValueOf(game, id)));
    const under: ObjectId[] = [];
    for (const [i, player] of clashing.entries()) {
      const top = tops[i];
      if (top === undefined) continue;
      const { yes } = yield* choose<"confirm">(game, { ask: "confirm", player, about: "scry", source: top });
      if (yes) under.push(top);
    }
    yield* proposeAll(
      game,
      clashing.flatMap((player): GameEvent[] => {
        const { library } = game.state.players[player]!;
        const top = library.at(-1);
        if (top === undefined || !under.includes(top)) return [];
        return [{ e: "arrange", player, library: [top, ...library.slice(0, -1)] }];
      }),
    );
    const isWinner = (player: Seat): boolean => {
      const its = clashing.indexOf(player);
      return values[its]! >= 0 && values.every((value, i) => i === its || value < values[its]!);
    };
    const wins = isWinner(resolution.controller);
    // "That player" is whom one clashes with, in what comes of it as well.
    const done = { entities: opponent === undefined ? [] : [opponent], amount: wins ? 1 : 0, did: wins };
    if (effect.note !== undefined) resolution.notes[effect.note] = done;
    yield* proposeAll(
      game,
      clashing.map(
        (player): GameEvent => ({
          e: "happened",
          on: "clash",
          facts: { player, amount: isWinner(player) ? 1 : 0 },
          ...causeOf(resolution),
        }),
      ),
    );
    yield* resolution.follow(game, resolution, (wins ? effect.win : effect.lose) ?? []);
    return done;
  },

  /** 700.3: the piles are noted as "chosenPile" and "otherPile". */
  *separate(game, effect, resolution) {
    const objects = yield* pickObjects(game, effect.what, resolution);
    const [by] = yield* pickPlayers(game, effect.by, resolution);
    const [chooser] = yield* pickPlayers(game, effect.chooser, resolution);
    if (by === undefined || chooser === undefined) return NOTHING_DONE;
    const source = resolution.onStack ?? resolution.self;
    const { chosen: first } = yield* choose<"choose">(game, {
      ask: "choose",
      player: by,
      about: "pile",
      from: objects,
      min: 0,
      max: objects.length,
      source,
    });
    const second = objects.filter((id) => !first.includes(id));
    if (effect.faceDown && second.length > 0)
      yield* propose(game, { e: "reveal", objects: second, to: "all", ...causeOf(resolution) });
    const { chosen } = yield* choose<"option">(game, {
      ask: "option",
      player: chooser,
      about: "pile",
      options: ["first", "second"],
      min: 1,
      max: 1,
      source,
      hint: `first: ${pileTold(game, first, effect.faceDown)}; second: ${pileTold(game, second, false)}`,
    });
    const [taken, left] = chosen[0] === 0 ? [first, second] : [second, first];
    Object.assign(resolution.notes, {
      chosenPile: { entities: taken, amount: taken.length, did: true },
      otherPile: { entities: left, amount: left.length, did: true },
    });
    yield* resolution.follow(game, resolution, effect.chosen);
    yield* resolution.follow(game, resolution, effect.unchosen);
    return { entities: taken, amount: taken.length, did: true };
  },

  /** The choice is kept on self, where filters and amounts find it, or with the spell or ability that made it. */
  *chooseOption(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined) return NOTHING_DONE;
    const [quality, value] = yield* chooseQuality(game, player, effect.options, resolution, effect.secret);
    if (effect.secret) yield* keepSecret(game, resolution, player, quality, value);
    else yield* keepChoice(game, resolution, quality, value);
    const seats: readonly Seat[] = quality === "player" && typeof value === "number" ? [value] : [];
    return { entities: seats, amount: typeof value === "number" ? value : 1, did: true };
  },

  *chooseNumber(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined) return NOTHING_DONE;
    const min = amountOf(game, effect.range.min, resolution);
    const { number } = yield* choose<"number">(game, {
      ask: "number",
      player,
      about: "number",
      min,
      max: effect.range.max === undefined ? MOST : amountOf(game, effect.range.max, resolution),
      source: resolution.onStack ?? resolution.self,
    });
    yield* keepChoice(game, resolution, "number", number);
    return { entities: [], amount: number, did: true };
  },
};

const ROLL_AGAIN = "rollAgain";

/** One roll of all the dice: each result's instructions are followed. */
function* rolledOnce(
  game: Game,
  player: Seat,
  effect: EffectOf<"rollDie">,
  count: number,
  resolution: Resolution,
): Procedure<readonly number[]> {
  const add = effect.add === undefined ? 0 : amountOf(game, effect.add, resolution);
  const dice = { sides: effect.sides, count, add, ignored: effect.keep === "allButLowest" ? 1 : 0 };
  const rolls = yield* rollDice(game, player, dice, causeOf(resolution));
  for (const roll of rolls) {
    const { result } = roll;
    yield* rolled(game, player, effect.sides, roll, causeOf(resolution));
    const row = effect.results?.find(({ from, to }) => result >= from && result <= to);
    const notes = Object.assign(resolution.notes, { rolled: { entities: [], amount: result, did: true } });
    if (row !== undefined) yield* resolution.follow(game, { ...resolution, notes }, row.effects);
  }
  return rolls.map(({ result }) => result);
}

/** One of them, the others noted beside it. */
function* oneResult(
  game: Game,
  player: Seat,
  rolls: readonly number[],
  note: string | undefined,
  resolution: Resolution,
): Procedure<number> {
  const { chosen } = yield* choose<"option">(game, {
    ask: "option",
    player,
    about: "choose",
    options: rolls.map(String),
    min: 1,
    max: 1,
    source: resolution.onStack ?? resolution.self,
  });
  const others = rolls.filter((_, i) => i !== chosen[0]);
  const amount = others.reduce((sum, one) => sum + one, 0);
  if (note !== undefined) resolution.notes[`${note} other`] = { entities: [], amount, did: true };
  return rolls[chosen[0] ?? 0] ?? 0;
}

const FACES = ["heads", "tails"] as const;

/** An effect says that the flips of the first time this turn are won. */
const isFirstFlipWon = (game: Game, player: Seat): boolean =>
  !game.state.history.some(({ on, facts }) => on === "coinFlip" && facts.player === player) &&
  rulesOf(game, "winsFirstFlips").some(({ rule, context }) => playersOf(game, rule.who, context).includes(player));

function* flipOne(game: Game, player: Seat, call: boolean, resolution: Resolution, won: boolean): Procedure<boolean> {
  const ask = function* (options: readonly string[]): Procedure<number> {
    const source = resolution.onStack ?? resolution.self;
    const question = { ask: "option", player, about: "choose", options, min: 1, max: 1, source } as const;
    const { chosen } = yield* choose<"option">(game, question);
    return chosen[0] ?? 0;
  };
  const coins = yield* told(game, "flipCoin", player, 1, causeOf(resolution));
  if (won) return true;
  // 705.2: both sides are equally likely; what is drawn is whether the coin matches the call.
  const called = call ? yield* ask(FACES) : 0;
  const flips = Array.from({ length: coins }, () => chanceOf(game, "coin", player, 2) === 0);
  // Of several flipped in place of one all but one are ignored.
  if (flips.every((one) => one === flips[0])) return flips[0] ?? false;
  return flips[yield* ask(flips.map((wins) => FACES[wins ? called : 1 - called] as string))] ?? false;
}

/** What is in a pile, which all players see unless it is face down. */
const pileTold = (game: Game, pile: readonly ObjectId[], faceDown: boolean | undefined): string =>
  (faceDown ? `${pile.length} face down` : pile.map((id) => characteristicsOf(game, id).name).join(", ")) || "nothing";

/** On the object whose ability it is, for as long as that is there. */
function* keepSecret(game: Game, { self }: Resolution, by: Seat, quality: string, value: string | number): Procedure {
  if (zoneOf(game.state, self) === undefined) return;
  yield* propose(game, { e: "mark", object: self, change: { secret: { by, chosen: { [quality]: value } } } });
}

/** On the object whose ability it is, or on the spell or ability itself where that object is gone. */
function* keepChoice(game: Game, resolution: Resolution, quality: string, value: string | number): Procedure {
  for (const object of new Set([resolution.self, resolution.onStack])) {
    if (object === undefined || game.state.objects[object] === undefined || zoneOf(game.state, object) === undefined)
      continue;
    const chosen = { ...game.state.objects[object]!.chosen, [quality]: value };
    yield* propose(game, { e: "mark", object, change: { chosen } });
  }
}
