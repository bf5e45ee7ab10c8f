import type { CardType } from "../../../cards/schema.ts";
import type { Game } from "../../game.ts";
import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { sagaIsOver } from "../../query/characteristics/sagas.ts";
import type { Characteristics } from "../../runtime.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import type { GameObject } from "../../state/gameObject.ts";
import type { ObjectId } from "../../state/ids.ts";
import { lethalTo } from "../damage/lethality.ts";
import type { Check } from "./check.ts";
import type { Present } from "./present.ts";

type Look = (id: ObjectId, object: GameObject, now: Characteristics) => void;

/** Every permanent of a type that is phased in. */
function permanentsOf(game: Game, type: CardType, present: Present, look: Look): void {
  if ((present.types & TYPE_BIT[type]) === 0) return;
  for (const id of game.state.battlefield) {
    const now = characteristicsOf(game, id);
    if ((now.types & TYPE_BIT[type]) === 0) continue;
    const object = game.state.objects[id]!;
    if (object.phasedOut === undefined) look(id, object, now);
  }
}

/** 704.5f. */
export const noToughness: Check = (game, events, present) => {
  if (present.toughness > 0) return;
  permanentsOf(game, "creature", present, (object, _, now) => {
    if ((now.toughness ?? 0) <= 0) events.push({ e: "move", object, to: "graveyard", why: "stateBased" });
  });
};

/** 704.5g-h: lethal damage, or any damage by a source with deathtouch; ignored by the indestructible (702.12b). */
export const lethalDamage: Check = (game, events, present) => {
  if (!present.isDamaged) return;
  permanentsOf(game, "creature", present, (id, object, { toughness = 0, keywords }) => {
    if (object.damage === undefined || toughness <= 0 || keywords.has("indestructible")) return;
    if (object.damage >= lethalTo(game, id) || object.deathtouched) events.push({ e: "destroy", object: id });
  });
};

/** 704.5i. */
export const noLoyalty: Check = (game, events, present) =>
  permanentsOf(game, "planeswalker", present, (id, object) => {
    if ((object.counters?.loyalty ?? 0) === 0)
      events.push({ e: "move", object: id, to: "graveyard", why: "stateBased" });
  });

/** 704.5s. */
export const sagasEnd: Check = (game, events, present) =>
  permanentsOf(game, "enchantment", present, (id, _, now) => {
    if (now.subtypes.includes("Saga") && sagaIsOver(game, id)) {
      events.push({ e: "sacrifice", player: now.controller, object: id });
    }
  });

/** 704.5v: unless an ability of it has triggered and not left the stack. */
export const noDefense: Check = (game, events, present) =>
  permanentsOf(game, "battle", present, (id, object) => {
    if ((object.counters?.defense ?? 0) === 0 && !isTriggering(game, id)) {
      events.push({ e: "move", object: id, to: "graveyard", why: "stateBased" });
    }
  });

/** Whether an ability of it has triggered and not yet left the stack. */
export function isTriggering(game: Game, id: ObjectId): boolean {
  const { triggered, stack, objects } = game.state;
  return (
    triggered.some((t) => t.source === id) || stack.some((s) => objects[s]!.source === id && objects[s]!.triggered)
  );
}
