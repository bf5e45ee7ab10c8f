import type { Game } from "../../game.ts";
import { compiledFace } from "../../query/characteristics/compiled.ts";
import { rememberedConspiracies } from "../../query/players/conspiracies.ts";
import { faceUpOf, isOfDeck, type SupplementaryDeck } from "../../query/players/supplementary.ts";
import { type CardState, type GameObject, ZONES, type ZoneCode } from "../../state/gameObject.ts";
import { cardObject, cardOf, isCardObject, type ObjectId, type Seat } from "../../state/ids.ts";
import { set } from "../../state/journal.ts";
import { NO_TURN, turnOf } from "../../state/layout.ts";
import { isCommander } from "../../state/objects.ts";
import type { PlayerState } from "../../state/player.ts";
import { staleEverything } from "../../state/stale.ts";
import type { GameState } from "../../state/state.ts";

/**
 * 724.1-2: the game ends and all of its cards but those exempted (724.5) begin a new one: their owners' libraries, or the
 * command zone and the supplementary decks that they began in. What the players have been told of remains theirs: who is out
 * of the game stays out, and cards outside the game stay there.
 */
export function restart(game: Game, keep: readonly ObjectId[], first: Seat): void {
  const { state, journal } = game;
  const kept = new Set(keep.filter(isCardObject).map(cardOf));
  const command = new Set(state.command.filter(isCardObject).map(cardOf));
  const communal = state.options.communalPlanarDeck ? faceUpOf(game, "planar") : [];
  const begun: Record<Place, ObjectId[][]> = { library: [], command: [], supplementary: [] };
  for (const places of Object.values(begun)) places.push(...state.players.map(() => []));
  const remaining = (zone: readonly ObjectId[]) => zone.filter((id) => isCardObject(id) && kept.has(cardOf(id)));
  const exile = remaining(state.exile);
  for (const [card, [definition, owner, incarnation, zone]] of state.cards.entries()) {
    if (ZONES[zone] === "outside" || kept.has(card)) continue;
    const place = placeOf(game, cardObject(card, incarnation), definition, command.has(card));
    const next: CardState = [definition, owner, incarnation + 1, ZONES.indexOf(place) as ZoneCode];
    set(journal, state.cards as GameState["cards"][number][], card, next);
    begun[place][owner]!.push(cardObject(card, incarnation + 1));
  }
  const objects: Record<ObjectId, GameObject> = {
    ...rememberedConspiracies(game.pool, state.cards, begun.command.flat()),
  };
  for (const id of exile) if (state.objects[id] !== undefined) objects[id] = state.objects[id];
  set(journal, state, "objects", objects);
  for (const [seat, player] of state.players.entries()) {
    const extra = begun.command[seat]!.map((id) => lifeModifier(game, id)).reduce((sum, more) => sum + more, 0);
    const life = (state.options.startingLives?.[seat] ?? state.options.startingLife) + extra;
    const supplementary = begun.supplementary[seat]!;
    beginAnew(game, player, {
      life,
      library: begun.library[seat]!,
      supplementary: supplementary.length > 0 ? supplementary : undefined,
    });
  }
  const fresh: { readonly [K in keyof GameState]?: GameState[K] | undefined } = {
    ...{ battlefield: [], stack: [], exile, command: begun.command.flat(), effects: [], delayed: [], triggered: [] },
    ...{
      history: [],
      lastTurn: [],
      lastKnown: {},
      turnsToCome: [],
      turnMarkers: undefined,
      combat: undefined,
      away: undefined,
    },
    ...{ held: undefined, monarch: undefined, initiative: undefined, dayNight: undefined, loopWatch: undefined },
    ...{ shortcut: undefined, shortened: undefined, repeated: undefined },
    turn: turnOf({ ...NO_TURN, active: first, regular: first, toCome: [], begun: [] }),
    ...(state.commanders && {
      commanders: state.commanders.map(({ card }) => ({ card, casts: {}, damage: {} })),
    }),
    ...(state.planar && {
      planar: { controller: communal.length > 0 ? (state.planar.controller ?? first) : first, rolls: {} },
    }),
  };
  for (const [key, value] of Object.entries(fresh)) set(journal, state, key as keyof GameState, value as never);
  game.derived.strays = undefined;
  staleEverything(game);
}

type Place = "library" | "command" | "supplementary";
const DECKS: readonly SupplementaryDeck[] = ["planar", "scheme", "attraction"];

/** 103.2-3, 903.6: commanders, and what else began in the command zone, are there again. */
function placeOf(game: Game, id: ObjectId, definition: number, inCommand: boolean): Place {
  if (DECKS.some((deck) => isOfDeck(game, deck, definition))) return "supplementary";
  return isCommander(game.state, id) || inCommand ? "command" : "library";
}

const lifeModifier = (game: Game, id: ObjectId): number => {
  const definition = game.state.cards[cardOf(id)]![0];
  return compiledFace(game, definition).printed.lifeModifier ?? 0;
};

/** Of a player all is as the game begins, but for being out of it and the cards outside. */
function beginAnew(
  { journal }: Game,
  player: PlayerState,
  begins: Pick<PlayerState, "life" | "library"> & { readonly supplementary: PlayerState["supplementary"] },
): void {
  const fresh: { readonly [K in keyof PlayerState]-?: PlayerState[K] | undefined } = {
    ...begins,
    ...{ hand: [], graveyard: [], mana: [], counters: {}, landsPlayed: 0, turnBegan: 0, previousTurn: undefined },
    ...{ lost: player.lost, drew: player.drew, outside: player.outside, drewFromEmpty: undefined, skips: undefined },
    ...{
      mulligans: undefined,
      attackedLast: undefined,
      attackersLast: undefined,
      turnsTaken: undefined,
      tallies: undefined,
      combatLast: undefined,
      citysBlessing: undefined,
      enduringStory: undefined,
      controlledBy: undefined,
      controlNext: undefined,
      extraNext: undefined,
      extraBefore: undefined,
    },
    ...{
      speed: undefined,
      triggered: undefined,
      completed: undefined,
      ring: undefined,
      ringBearer: undefined,
      companion: undefined,
    },
    designations: undefined,
  };
  for (const [key, value] of Object.entries(fresh)) set(journal, player, key as keyof PlayerState, value as never);
}
