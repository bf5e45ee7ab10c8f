import type { Replacement } from "../../abilities/replacements.ts";
import type { GameEvent } from "../../events.ts";
import type { Game, Procedure } from "../../game.ts";
import { choose } from "../../procedure.ts";
import type { ReplacementInstance } from "../../runtime.ts";
import { cardObject, isPlayer, type ObjectId, type Seat } from "../../state/ids.ts";
import { cardsOf, currentObject, isCommander, ownerOf, zoneOf } from "../../state/objects.ts";
import type { CommanderState } from "../../state/state.ts";
import type { AskingCheck } from "../stateBased/check.ts";

/** 903: commanders. A game without them has nothing here. */

const commandersAs = (game: Game, id: ObjectId): readonly CommanderState[] =>
  (game.state.commanders ?? []).filter(({ card }) => cardsOf(game.state, id).includes(card));

/** 903.8: whether this player may cast it from the command zone. */
export const isOwnCommander = (game: Game, player: Seat, id: ObjectId): boolean =>
  isCommander(game.state, id) && ownerOf(game.state, id) === player;

/** 903.8: the additional generic mana that a spell costs for having been cast from the command zone before. */
export function commanderTax(game: Game, player: Seat, spell: ObjectId): number {
  const from = game.state.objects[spell]?.cast?.from ?? zoneOf(game.state, spell);
  return from === "command"
    ? commandersAs(game, spell).reduce((sum, { casts }) => sum + 2 * (casts[player] ?? 0), 0)
    : 0;
}

/** 903.8, 903.10a: what is to be remembered of what has happened. */
export function ofCommanders(game: Game, event: GameEvent): readonly GameEvent[] {
  if (event.e === "cast" && game.state.objects[event.object]?.cast?.from === "command")
    return commandersAs(game, event.object).map(({ card, casts }) => ({
      e: "commander",
      card,
      change: { casts: { ...casts, [event.player]: (casts[event.player] ?? 0) + 1 } },
    }));
  if (event.e === "damage" && event.combat && isPlayer(event.to))
    return commandersAs(game, event.source).map(({ card, damage, unseen }) => ({
      e: "commander",
      card,
      change: {
        damage: more(damage, event.to, event.amount),
        ...(game.state.objects[event.source]?.faceDown !== undefined && {
          unseen: {
            object: event.source,
            damage: more(unseen?.object === event.source ? unseen.damage : {}, event.to, event.amount),
          },
        }),
      },
    }));
  return [];
}

const more = (damage: CommanderState["damage"], to: Seat, amount: number): CommanderState["damage"] => ({
  ...damage,
  [to]: (damage[to] ?? 0) + amount,
});

const MOST_DAMAGE = 21;

/** 704.6c. */
export const isBeatenByCommander = ({ state: { commanders, options } }: Game, player: Seat): boolean =>
  !options.commanderDamageIgnored && (commanders?.some(({ damage }) => (damage[player] ?? 0) >= MOST_DAMAGE) ?? false);

/** 704.6d, 903.9a: asked once for each time it has got there. */
export const commandersReturn: AskingCheck = (game, events) =>
  game.state.commanders === undefined ? undefined : mayReturn(game, events);

function* mayReturn(game: Game, events: GameEvent[]): Procedure {
  for (const { card, stays } of game.state.commanders ?? []) {
    const object = currentObject(game.state, cardObject(card, 0));
    if (object === undefined || object === stays) continue;
    const zone = zoneOf(game.state, object);
    if (zone !== "graveyard" && zone !== "exile") continue;
    const player = ownerOf(game.state, object);
    const { yes } = yield* choose<"confirm">(game, { ask: "confirm", player, about: "may", source: object });
    events.push(yes ? { e: "move", object, to: "command" } : { e: "commander", card, change: { stays: object } });
  }
}

const TO_COMMAND_ZONE: Replacement = {
  of: { on: "move", object: { is: "self" } },
  instead: { by: "destination", to: { zone: "command" } },
  optional: { who: "you" },
};

/** 903.9b: its owner may put it into the command zone instead, as often as it would go to another of those zones. */
export function ofCommandZone(game: Game, event: GameEvent): readonly ReplacementInstance[] {
  if (game.state.commanders === undefined || event.e !== "move") return [];
  if ((event.to !== "hand" && event.to !== "library") || !isCommander(game.state, event.object)) return [];
  const controller = ownerOf(game.state, event.object);
  return [
    {
      replacement: TO_COMMAND_ZONE,
      context: { self: event.object, controller },
      key: `commander/${event.object}/${event.to}`,
    },
  ];
}
