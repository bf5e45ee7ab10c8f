import type { CardView, Handle } from "../engine/views.ts";
import { manyIn } from "../view/spread.ts";
import { sizeOf } from "../words/cards.ts";
import { withMinus } from "../words/minus.ts";
import type { Voice } from "../words/voice.ts";

/** A name with what tells it from others of its name: "3 × Wolf 2/2, tapped (Ada)". */
export function describe(one: Handle, voice: Voice): string {
  const found = voice.find(one);
  if (!found) return voice.say("asking.unseen");
  if (found.kind === "player")
    return voice.say("asking.withLife", { name: voice.subject(found.seat), life: withMinus(found.player.life) });
  const size = sizeOf(found.card);
  const many = manyIn(one);
  // Who attacks is tapped anyway, and nobody asks.
  const isTold = found.kind === "permanent" && found.card.tapped && found.card.attacking === undefined;
  const tapped = isTold ? `, ${voice.say("asking.tapped")}` : "";
  const where = found.zone === "battlefield" || found.zone === "stack" ? undefined : found.zone;
  const whose = found.of === voice.me ? undefined : voice.who(found.of);
  const place = whose && (where ? voice.say("zones.of", { ...whose, zone: where }) : whose.name);
  return `${many > 1 ? `${many} × ` : ""}${voice.thing(one)}${size ? ` ${size}` : ""}${tapped}${place ? ` (${place})` : ""}`;
}

/** How something looks without its handle: what looks the same need not be told apart. */
export function looksOf(one: Handle, voice: Voice): string {
  const found = voice.find(one);
  if (!found || found.kind === "player") return `= ${one}`;
  const { id: _, ...looks } = found.card as CardView & { readonly id: Handle };
  return JSON.stringify([found.zone, found.of, looks]);
}
