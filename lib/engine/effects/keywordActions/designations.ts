import { PREDEFINED_TOKENS } from "../../abilities/predefined.ts";
import type { GameEvent } from "../../events.ts";
import { choose } from "../../procedure.ts";
import {
  characteristicsOf,
  controllerOf,
  hasSubtype,
  isCreature,
} from "../../query/characteristics/characteristics.ts";
import { amountOf } from "../../query/evaluators/index.ts";
import { fromOutside } from "../../query/players/outside.ts";
import { mayReign } from "../../rules/applying/leaveGame.ts";
import { drawCards } from "../../rules/events/drawCards.ts";
import { propose, proposeAll } from "../../rules/events/propose.ts";
import { told } from "../../rules/events/told.ts";
import { makeEmblem } from "../../rules/tokens/emblems.ts";
import { makeToken } from "../../rules/tokens/tokens.ts";
import { isPlayer } from "../../state/ids.ts";
import { repeated } from "../../state/numbers.ts";
import { countersOn } from "../../state/objects.ts";
import { pickFrom, pickPlayers } from "../choices.ts";
import { copiedFrom } from "../copyEffect.ts";
import { arrivalOf } from "../destination.ts";
import { causeOf, type Done, doneBy, type Handlers } from "../resolution.ts";
import { THE_RING } from "./ring.ts";

/** What players become or get: 114, 701.52, 702.131, 722, 723, 725, 728. */
export const designationEffects: Handlers<
  | "investigate"
  | "populate"
  | "learn"
  | "timeTravel"
  | "becomeMonarch"
  | "getCitysBlessing"
  | "gainSpeed"
  | "temptWithRing"
  | "getEmblem"
  | "setDayNight"
> = {
  /** 701.36a. */
  *investigate(game, effect, resolution) {
    const times = effect.n === undefined ? 1 : repeated(amountOf(game, effect.n, resolution));
    const entities: number[] = [];
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      for (let i = 0; i < times; i++) {
        const before = new Set(game.state.battlefield);
        yield* proposeAll(game, [
          {
            e: "createTokens",
            player,
            definition: makeToken(game, PREDEFINED_TOKENS.Clue, resolution),
            count: 1,
            ...causeOf(resolution),
          },
          { e: "happened", on: "investigate", facts: { player }, ...causeOf(resolution) },
        ]);
        entities.push(...game.state.battlefield.filter((id) => !before.has(id)));
      }
    }
    return { entities, amount: entities.length, did: entities.length > 0 };
  },

  /** 701.30a-b. */
  *populate(game, effect, resolution) {
    const entities: number[] = [];
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const from = game.state.battlefield.filter(
        (id) => game.state.objects[id]!.kind === "token" && isCreature(game, id) && controllerOf(game, id) === player,
      );
      const [original] = yield* pickFrom(game, player, from, 1, 1, "choose", resolution);
      if (original === undefined) continue;
      const copy = copiedFrom(game, original, undefined, resolution);
      const before = new Set(game.state.battlefield);
      const { definition } = copy;
      const own = { ...resolution, currentPlayer: player };
      const arrival = effect.entering === undefined ? {} : { arrival: arrivalOf(game, effect.entering, own) };
      yield* propose(game, {
        e: "createTokens",
        player,
        definition,
        copy,
        count: 1,
        ...arrival,
        ...causeOf(resolution),
      });
      entities.push(...game.state.battlefield.filter((id) => !before.has(id)));
    }
    return { entities, amount: entities.length, did: entities.length > 0 };
  },

  /** 701.45a. */
  *learn(game, effect, resolution) {
    const learned: Done[] = [];
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const cause = causeOf(resolution);
      if ((yield* told(game, "learn", player, 1, cause)) === 0) continue;
      const [card] = yield* pickFrom(game, player, game.state.players[player]!.hand, 0, 1, "discard", resolution);
      const discarded =
        card === undefined ? [] : yield* propose(game, { e: "discard", player, object: card, ...cause });
      if (discarded.length > 0) learned.push(doneBy(yield* drawCards(game, player, 1, cause)));
      if (card !== undefined) continue;
      const lessons = fromOutside(game, player).filter((id) => hasSubtype(characteristicsOf(game, id), "Lesson"));
      const [lesson] = yield* pickFrom(game, player, lessons, 0, 1, "choose", resolution);
      if (lesson === undefined) continue;
      const brought = doneBy(yield* propose(game, { e: "move", object: lesson, to: "hand", ...cause }));
      yield* propose(game, { e: "reveal", objects: brought.entities.filter((id) => !isPlayer(id)), to: "all" });
      learned.push(brought);
    }
    return { entities: learned.flatMap(({ entities }) => entities), amount: learned.length, did: learned.length > 0 };
  },

  /** 701.54a: permanents and suspended cards with time counters gain or lose one. */
  *timeTravel(game, effect, resolution) {
    const events: GameEvent[] = [];
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const from = [...game.state.battlefield, ...game.state.exile].filter(
        (id) => countersOn(game.state, id, "time") > 0 && controllerOf(game, id) === player,
      );
      for (const on of yield* pickFrom(game, player, from, 0, from.length, "choose", resolution)) {
        const { chosen } = yield* choose<"option">(game, {
          ask: "option",
          player,
          about: "choose",
          options: ["add", "remove"],
          min: 1,
          max: 1,
          source: on,
        });
        events.push({ e: "counters", on, kind: "time", count: chosen[0] === 0 ? 1 : -1, ...causeOf(resolution) });
      }
    }
    return doneBy(yield* proposeAll(game, events));
  },

  /** 722.1, 722.3. */
  *becomeMonarch(game, effect, resolution) {
    const [player] = yield* pickPlayers(game, effect.who, resolution);
    if (player === undefined || !mayReign(game, player)) return { entities: [], amount: 0, did: false };
    return doneBy(yield* propose(game, { e: "monarch", player, ...causeOf(resolution) }));
  },

  /** A player without speed gets that much; 4 is the most. */
  *gainSpeed(game, effect, resolution) {
    const more = effect.n === undefined ? 1 : amountOf(game, effect.n, resolution);
    const events = (yield* pickPlayers(game, effect.who, resolution)).map((player): GameEvent => {
      const speed = Math.min(MOST_SPEED, (game.state.players[player]!.speed ?? 0) + more);
      return { e: "player", player, change: { speed }, ...causeOf(resolution) };
    });
    return doneBy(yield* proposeAll(game, events));
  },

  /** 702.131: for the rest of the game. */
  *getCitysBlessing(game, effect, resolution) {
    const players = yield* pickPlayers(game, effect.who, resolution);
    return doneBy(
      yield* proposeAll(
        game,
        players.map((player): GameEvent => ({ e: "player", player, change: { citysBlessing: true } })),
      ),
    );
  },

  /** 701.52a, 701.52c. */
  *temptWithRing(game, effect, resolution) {
    for (const player of yield* pickPlayers(game, effect.who, resolution)) {
      const tempted = game.state.players[player]!.ring ?? 0;
      if (tempted === 0) {
        const definition = makeEmblem(game, "The Ring", THE_RING);
        yield* propose(game, { e: "emblem", definition, player, ...causeOf(resolution) });
      }
      const from = game.state.battlefield.filter((id) => isCreature(game, id) && controllerOf(game, id) === player);
      const [bearer] = yield* pickFrom(game, player, from, 1, 1, "choose", resolution);
      yield* proposeAll(game, [
        {
          e: "player",
          player,
          change: { ring: Math.min(4, tempted + 1), ...(bearer !== undefined && { ringBearer: bearer }) },
        },
        {
          e: "happened",
          on: "tempted",
          facts: { player, ...(bearer !== undefined && { object: bearer }) },
          ...causeOf(resolution),
        },
      ]);
    }
    return { entities: [], amount: 1, did: true };
  },

  /** 114.1. */
  *getEmblem(game, effect, resolution) {
    const players = yield* pickPlayers(game, effect.who, resolution);
    const definition = makeEmblem(game, "Emblem", effect.abilities);
    return doneBy(
      yield* proposeAll(
        game,
        players.map((player): GameEvent => ({ e: "emblem", definition, player, ...causeOf(resolution) })),
      ),
    );
  },

  /** 728.1. */
  *setDayNight(game, effect, resolution) {
    if (game.state.dayNight === effect.to) return { entities: [], amount: 0, did: false };
    return doneBy(yield* propose(game, { e: "dayNight", to: effect.to, ...causeOf(resolution) }));
  },
};

const MOST_SPEED = 4;
