import { characteristicsOf } from "../../query/characteristics/characteristics.ts";
import { TYPE_BIT } from "../../state/bits.ts";
import { canBeAttached } from "../applying/attaching.ts";
import type { Check } from "./check.ts";

/** 704.5m-p: Auras on something illegal or on nothing go; everything else that is attached illegally comes off. */
export const attachments: Check = (game, events, present) => {
  if (!present.isAttached && (present.types & TYPE_BIT.enchantment) === 0) return;
  for (const id of game.state.battlefield) {
    const { attachedTo, phasedOut, cast } = game.state.objects[id]!;
    if (phasedOut !== undefined) continue;
    const isAura = characteristicsOf(game, id).subtypes.includes("Aura");
    if (attachedTo === undefined && !isAura) continue;
    if (attachedTo !== undefined && canBeAttached(game, id, attachedTo)) continue;
    // 702.103f: a bestowed Aura ceases to be one instead.
    const goes = isAura && cast?.via !== "bestow";
    events.push(goes ? { e: "move", object: id, to: "graveyard", why: "stateBased" } : { e: "unattach", object: id });
  }
};

/** 704.5y: of several Roles one player controls on a permanent only the newest stays. */
export const roles: Check = (game, events, present) => {
  if (!present.isAttached) return;
  const { battlefield, objects } = game.state;
  const all = battlefield.filter((id) => {
    const { attachedTo, phasedOut } = objects[id]!;
    return attachedTo !== undefined && phasedOut === undefined && characteristicsOf(game, id).subtypes.includes("Role");
  });
  for (const id of all) {
    const role = objects[id]!;
    const { controller } = characteristicsOf(game, id);
    const newer = all.some(
      (other) =>
        objects[other]!.attachedTo === role.attachedTo &&
        characteristicsOf(game, other).controller === controller &&
        objects[other]!.timestamp > role.timestamp,
    );
    if (newer) events.push({ e: "move", object: id, to: "graveyard", why: "stateBased" });
  }
};
