import type { Entering } from "../abilities/destinations.ts";
import type { Instead } from "../abilities/replacements.ts";
import type { Arrival, GameEvent } from "../events.ts";
import type { Game, Procedure } from "../game.ts";
import { choose } from "../procedure.ts";
import { copied } from "../query/characteristics/copiable.ts";
import type { Context } from "../query/context.ts";
import { objectsOf } from "../query/evaluators/index.ts";
import { hostsFor } from "../rules/applying/attaching.ts";
import { withCharacteristicsAsEntering } from "../rules/continuous/asEntering.ts";
import { expiryOf } from "../rules/continuous/expiry.ts";
import { withCharacteristics } from "../rules/continuous/withCharacteristics.ts";
import type { CopyOf } from "../state/gameObject.ts";
import type { Entity } from "../state/ids.ts";
import { zoneOf } from "../state/objects.ts";
import { copiedFrom } from "./copyEffect.ts";
import { arrivalOf } from "./destination.ts";
import { merged } from "./entering.ts";

/** 707.5: it enters as a copy of what its controller chooses, if anything is; `optional`: whether it does was asked already. */
export function* enterAsCopy(
  game: Game,
  event: Extract<GameEvent, { e: "move" }>,
  by: Extract<Instead, { by: "enterAsCopy" }>,
  context: Context,
  optional: boolean,
): Procedure<readonly GameEvent[]> {
  const of = objectsOf(game, by.of, context).filter((id) => id !== event.object);
  if (of.length === 0) return [event];
  const { chosen } = by.forced
    ? { chosen: of.slice(0, 1) }
    : yield* choose<"choose">(game, {
        ask: "choose",
        player: context.controller,
        about: "choose",
        from: of,
        // "You may have it enter as a copy" has been said already.
        min: optional ? 1 : 0,
        max: 1,
        source: context.self,
      });
  if (chosen.length === 0) return [event];
  const copy = copiedFrom(game, chosen[0]!, by.except, context, event.object);
  const { counters: more } = by;
  // 614.12: how many there are may depend on what it becomes.
  const counters =
    more === undefined
      ? {}
      : withCharacteristicsAsEntering(game, { ...event, arrival: { ...event.arrival, copy } }, () =>
          countersAdded(game, event.arrival, more, context),
        );
  const host = yield* hostOfCopy(game, event, copy, context);
  // 303.4g: without anything to enchant it doesn't enter; a spell is put into its owner's graveyard.
  if (host === "none")
    return zoneOf(game.state, event.object) === "stack" ? [{ e: "move", object: event.object, to: "graveyard" }] : [];
  // 707.9g: what another copy effect said of its own copy, its linked ability included, is over.
  const { whenCopied: _, copyUntil: __, ...arrival } = event.arrival ?? {};
  return [
    {
      ...event,
      arrival: {
        ...arrival,
        ...counters,
        ...(by.tapped && { tapped: true }),
        copy,
        ...(by.until !== undefined && { copyUntil: expiryOf(game, by.until, context).until }),
        ...(by.whenDone && { whenCopied: { body: by.whenDone, of: chosen[0]! } }),
        ...(host !== undefined && { attachedTo: host }),
      },
    },
  ];
}

/** 303.4f: what becomes an Aura as it enters enchants what its controller chooses. */
function* hostOfCopy(
  game: Game,
  event: Extract<GameEvent, { e: "move" }>,
  copy: CopyOf,
  context: Context,
): Procedure<Entity | "none" | undefined> {
  const { controller } = context;
  const values = copied(game, copy, controller);
  if (!values.subtypes.includes("Aura")) return undefined;
  const hosts = withCharacteristics(game, event.object, values, () => hostsFor(game, event.object, controller));
  if (hosts.length === 0) return "none";
  const { chosen } = yield* choose<"choose">(game, {
    ask: "choose",
    player: controller,
    about: "choose",
    from: hosts,
    min: 1,
    max: 1,
    source: event.object,
  });
  return chosen[0];
}

const countersAdded = (
  game: Game,
  before: Arrival | undefined,
  added: NonNullable<Entering["counters"]>,
  context: Context,
): Pick<Arrival, "counters"> => {
  const { counters } = merged(before, arrivalOf(game, { counters: added }, context));
  return counters === undefined ? {} : { counters };
};
