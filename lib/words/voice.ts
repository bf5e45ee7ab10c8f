import type { Seat } from "../engine/state/ids.ts";
import type { SeatView } from "../engine/views.ts";
import { cardsSeen } from "../view/cardsSeen.ts";
import { type Named, seatOf } from "../view/entities.ts";
import { type Lookup, lookup } from "../view/lookup.ts";
import { nameIn } from "./cardNames.ts";
import type { Key } from "./catalogs/catalog.ts";
import { folded, toldApart } from "./names.ts";
import type { Speech, Values } from "./speech.ts";

/** A player as messages take them: `who` picks the form for "you", `name` is the others'. */
export interface Who extends Values {
  readonly who: "you" | "other";
  readonly name: string;
}

/** Speaks to one seat about players and things, in one language: "you" where it is the reader, a name for everybody else. */
export interface Voice {
  readonly speech: Speech;
  readonly view: SeatView;
  readonly me: Seat | null;
  readonly find: Lookup;
  say(key: Key, values?: Values): string;
  /** "a, b and c". */
  list(words: readonly string[]): string;
  /** For a message about a player; of nobody in particular without a seat. */
  who(seat: Seat | undefined): Who;
  /** "You" or a name, to begin a sentence. */
  subject(seat: Seat): string;
  /** "you" or a name, inside a sentence. */
  object(seat: Seat): string;
  /** A name, of the reader too where others are listed beside. */
  nameOf(seat: Seat): string;
  /** A card that is known by its English name alone, as it is called here. */
  called(name: string): string;
  /** A player or a thing this seat can see; "something" for the rest. */
  thing(name: Named): string;
}

/** `names`: what players call themselves, by seat; who shares theirs with another is told apart by the seat. */
export function voiceFor(view: SeatView, speech: Speech, names: Readonly<Record<number, string>> = {}): Voice {
  const me = view.seat;
  const find = lookup(view);
  const { say } = speech;
  let local: ReadonlyMap<string, string> | undefined;
  // Somebody else called "You" would be taken for the reader.
  const reader = new Set(["you", folded(say("things.you"))]);
  const nameOf = (seat: Seat): string => {
    const given = names[seat];
    if (given && !reader.has(folded(given))) return toldApart(names, seat);
    return me !== null && view.players.length === 2 ? say("things.opponent") : say("things.player_", { n: seat + 1 });
  };
  const object = (seat: Seat): string => (seat === me ? say("things.you") : nameOf(seat));
  return {
    ...{ speech, view, me, find, say, nameOf, object },
    list: (words) => speech.list(words),
    called(name) {
      local ??= new Map(cardsSeen(view).map((card) => [card.name, nameIn(card, speech.language)]));
      return local.get(name) ?? name;
    },
    who: (seat) =>
      seat === undefined
        ? { who: "other", name: say("things.somebody") }
        : { who: seat === me ? "you" : "other", name: nameOf(seat) },
    subject: (seat) => (seat === me ? say("things.You") : nameOf(seat)),
    thing(named) {
      const seat = seatOf(named);
      if (seat !== undefined) return object(seat);
      const found = find(named);
      if (!found || found.kind === "player") return say("things.something");
      return found.card.name === "" ? say("things.faceDown") : nameIn(found.card, speech.language);
    },
  };
}

/** "landsPlayed" and "lands-played" to "lands played". */
export function spaced(code: string): string {
  return code
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replace(/[-_]/g, " ")
    .toLowerCase();
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
