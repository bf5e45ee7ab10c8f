import type { Seat } from "../engine/state/ids.ts";
import type { SeatView } from "../engine/views.ts";
import { type Named, seatOf } from "../view/entities.ts";
import { type Lookup, lookup } from "../view/lookup.ts";

/** Speaks to one seat about players and things: "you" where it is the reader, a name for everybody else. */
export interface Voice {
  readonly me: Seat | null;
  readonly find: Lookup;
  /** "You" or a name, to begin a sentence. */
  subject(seat: Seat): string;
  /** "you" or a name, inside a sentence. */
  object(seat: Seat): string;
  /** "your" or "Ada’s". */
  possessive(seat: Seat): string;
  /** "You draw" or "Ada draws". */
  does(seat: Seat, you: string, others: string): string;
  /** A player or a thing this seat can see; "something" for the rest. */
  thing(name: Named): string;
}

export function voiceFor(view: SeatView, names: Readonly<Record<number, string>> = {}): Voice {
  const me = view.seat;
  const find = lookup(view);
  const name = (seat: Seat): string => {
    const given = names[seat];
    // Somebody else called "You" would be taken for the reader.
    if (given && !/^you$/i.test(given)) return given;
    return me !== null && view.players.length === 2 ? "Opponent" : `Player ${seat + 1}`;
  };
  const object = (seat: Seat): string => (seat === me ? "you" : name(seat));
  const subject = (seat: Seat): string => (seat === me ? "You" : name(seat));
  return {
    me,
    find,
    subject,
    object,
    possessive: (seat) => (seat === me ? "your" : `${name(seat)}’s`),
    does: (seat, you, others) => `${subject(seat)} ${seat === me ? you : others}`,
    thing(named) {
      const seat = seatOf(named);
      if (seat !== undefined) return object(seat);
      const found = find(named);
      if (!found || found.kind === "player") return "something";
      return found.card.name === "" ? "a face-down card" : found.card.name;
    },
  };
}

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

export function counted(number: number, one: string, many = `${one}s`): string {
  return number === 1 ? `1 ${one}` : `${number} ${many}`;
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
