import type { LogEntry } from "../../../lib/engine/api.ts";
import type { CardView, Handle } from "../../../lib/engine/views.ts";
import type { Named } from "../../../lib/view/entities.ts";
import { sentenceOf } from "../../../lib/words/log.ts";
import type { Voice } from "../../../lib/words/voice.ts";
import type { Arrow } from "../table/arrows.tsx";

/** Where on the table something is: a thing, or a zone of a player. */
export interface Spot {
  readonly zone: string;
  readonly seat: number;
  readonly thing?: Handle;
}

/** Something that goes from one zone to another; without a card where nobody may see which. */
export interface Flight {
  readonly from: Spot;
  readonly to: Spot;
  readonly card: CardView | undefined;
}

/** A number that rises from what it is about: damage, life. */
export interface Float {
  readonly at: Named;
  readonly text: string;
  readonly bad: boolean;
}

/** One thing that happened: its words, and what on the table it is about. */
export interface Moment {
  readonly text: string;
  readonly heading: boolean;
  readonly about: readonly Named[];
  readonly arrows: readonly Arrow[];
  readonly card: CardView | undefined;
  readonly flight: Flight | undefined;
  readonly float: Float | undefined;
}

/** What happened, each thing with what it is about. */
export function momentsOf(entries: readonly LogEntry<Handle>[], voice: Voice): readonly Moment[] {
  return entries.flatMap((entry): Moment[] => {
    const sentence = sentenceOf(entry, voice);
    if (!sentence) return [];
    const objects = (entry.objects ?? []).map(({ id }) => id);
    const found = entry.objects?.map(({ id }) => voice.find(id)).find((one) => one && one.kind !== "player");
    const card = found && found.kind !== "player" && found.card.name !== "" ? found.card : undefined;
    const seat = entry.life === undefined ? [] : [entry.seat ?? 0];
    return [
      {
        ...{ text: sentence.text, heading: sentence.heading === true, card },
        about: [...objects, ...(entry.on ? [entry.on.id] : []), ...seat],
        arrows: arrowsOf(entry),
        flight: flightOf(entry, card),
        float: floatOf(entry),
      },
    ];
  });
}

function arrowsOf({ code, seat, objects = [], on }: LogEntry<Handle>): Arrow[] {
  const [first, ...others] = objects.map(({ id }) => id);
  if (on && (code === "attack" || code === "block"))
    return objects.map(({ id }): Arrow => ({ from: id, to: on.id, kind: code }));
  if (code === "damage.player" && first !== undefined && seat !== undefined)
    return [{ from: first, to: seat, kind: "attack" }];
  if (first === undefined || (code !== "cast" && code !== "activate" && code !== "damage.permanent")) return [];
  return others.map((to): Arrow => ({ from: first, to, kind: code === "damage.permanent" ? "attack" : "target" }));
}

function flightOf(
  { code, seat = 0, objects = [], detail = "" }: LogEntry<Handle>,
  card: CardView | undefined,
): Flight | undefined {
  const thing = objects[0]?.id;
  const at = (zone: string): Spot => ({ zone, seat, ...(thing !== undefined && { thing }) });
  if (code === "draw") return { from: { zone: "library", seat }, to: { zone: "hand", seat }, card: undefined };
  if (code === "cast") return { from: { zone: "hand", seat }, to: at("stack"), card };
  const [, zone] = /^move\.(\w+)$/.exec(code) ?? [];
  const [from = ""] = detail.split("/");
  return zone === undefined || from === zone ? undefined : { from: { zone: from, seat }, to: at(zone), card };
}

function floatOf({ code, seat, objects = [], amount = 0 }: LogEntry<Handle>): Float | undefined {
  const lost = { text: `−${amount}`, bad: true };
  if (code === "damage.permanent" && objects[1]) return { at: objects[1].id, ...lost };
  if (seat === undefined || amount === 0) return undefined;
  if (code === "damage.player" || code === "loseLife") return { at: seat, ...lost };
  return code === "gainLife" ? { at: seat, text: `+${amount}`, bad: false } : undefined;
}
