import type { LogEntry } from "../engine/api.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Handle } from "../engine/views.ts";
import type { Key } from "./catalogs/catalog.ts";
import { objectWords, onWords, sentenceOf } from "./log.ts";
import type { Values } from "./speech.ts";
import type { Voice } from "./voice.ts";

/** What happened since somebody last looked, in few plain sentences: never a list of events. */

type Entry = LogEntry<Handle>;

/** The most important first: where there is too much, what is last here is left out. How it ended comes first, the rest as it happened. */
const RANKS = [
  ...(["over", "agreed", "combat", "lost", "cast", "changed", "played", "moved", "drew"] as const),
] as const;
type Rank = (typeof RANKS)[number];

/** Codes whose own sentence is told as it is. */
const AS_LOGGED: Readonly<Record<string, Rank>> = {
  ...{
    win: "over",
    lose: "over",
    drawnGame: "over",
    restart: "over",
    drawFor: "over",
    claimed: "over",
    matchConceded: "over",
  },
  ...{
    timeUp: "agreed",
    missExcused: "agreed",
    timeGivenBack: "agreed",
    vacation: "agreed",
    drawOffered: "agreed",
    drawDeclined: "agreed",
  },
  ...{ drawAccepted: "agreed", takeBackOffered: "agreed", takeBackAccepted: "agreed", takeBackDeclined: "agreed" },
  ...{ wentBack: "agreed", wentBackForBuild: "agreed", rematchWanted: "agreed", sideboarded: "agreed" },
  ...{ monarch: "changed", "counters.player": "changed", transform: "moved", turnFaceUp: "moved" },
  ...{ reveal: "moved", shortcut: "cast", planarDie: "played", turnUp: "changed" },
};

/** Cards that changed zones, by where they went and why; of whom it is said is their owner. */
interface Told {
  readonly rank: Rank;
  readonly key: Key;
  /** One sentence for each player; otherwise one for all. */
  readonly each: boolean;
}
const moveOf = (from: string, to: string, why: string): Told | undefined => {
  if (why === "playLand") return { rank: "played", key: "recap.played", each: true };
  if (why === "discard") return { rank: "moved", key: "recap.discarded", each: true };
  if (why === "mill") return { rank: "moved", key: "recap.milled", each: true };
  if (why === "sacrifice") return { rank: "lost", key: "recap.sacrificed", each: true };
  if (from === "battlefield" && to === "graveyard") return { rank: "lost", key: "recap.lost", each: true };
  if (from === "battlefield" && to === "exile") return { rank: "lost", key: "recap.exiled", each: false };
  if (from === "battlefield" && to === "hand") return { rank: "lost", key: "recap.returned", each: false };
  if (from === "nowhere" && to === "battlefield") return { rank: "changed", key: "recap.created", each: true };
  if (from !== "stack" && to === "battlefield") return { rank: "changed", key: "recap.entered", each: false };
  if (from !== "stack" && to === "exile") return { rank: "moved", key: "recap.exiled", each: false };
  return undefined;
};

/** Sentences in the making: those of one rank, each with what it lists. */
class Telling {
  readonly #voice: Voice;
  readonly #lines = new Map<string, { at: number; rank: Rank; key: Key; values: Values; things: string[] }>();
  readonly #whole: { at: number; rank: Rank; text: string }[] = [];
  #at = 0;

  constructor(voice: Voice) {
    this.#voice = voice;
  }

  whole(rank: Rank, text: string | undefined): void {
    if (text !== undefined) this.#whole.push({ at: this.#at++, rank, text });
  }

  /** Adds to the sentence of this key about this player, or begins it. */
  add(rank: Rank, key: Key, seat: Seat | undefined, things: readonly string[], apart = ""): string[] {
    const id = `${key} ${seat ?? ""} ${apart}`;
    let line = this.#lines.get(id);
    if (line === undefined) {
      line = { at: this.#at++, rank, key, values: seat === undefined ? {} : this.#voice.who(seat), things: [] };
      this.#lines.set(id, line);
    }
    line.things.push(...things);
    return line.things;
  }

  sentences(most: number): string[] {
    const { say } = this.#voice;
    const listed = [...this.#lines.values()].map(({ at, rank, key, values, things }) => {
      const what = this.#voice.list(counted(things));
      const total = things.length;
      return {
        ...{ at, rank },
        text: say(key, { ...values, what, n: total, cards: say("things.card", { n: total }) }),
      };
    });
    const all = [...this.#whole, ...listed];
    const byRank = RANKS.flatMap((rank) => all.filter((one) => one.rank === rank).sort((a, b) => a.at - b.at));
    const first = ({ rank }: { rank: Rank }): number => (rank === "over" ? 0 : 1);
    return byRank
      .slice(0, most)
      .sort((a, b) => first(a) - first(b) || a.at - b.at)
      .map(({ text }) => text);
  }
}

/** "Wolf Token" thrice is "3 × Wolf Token". */
function counted(things: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const one of things) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].map(([one, n]) => (n === 1 ? one : `${n} × ${one}`));
}

const MOST = 8;

/**
 * The recap of these entries, oldest first, for the reader of `voice`; at most `most` sentences, the most important first.
 * Nothing is known but what the entries and the reader's own view say.
 */
export function recap(entries: readonly Entry[], voice: Voice, most = MOST): string[] {
  const telling = new Telling(voice);
  const spells = new Map<Handle, { things: string[]; at: number }>();
  let turn = 0;
  for (const entry of entries) {
    const objects = objectWords(entry, voice);
    const { code, seat, on } = entry;
    if (code === "turn") turn += 1;
    else if (code === "mulligan") telling.add("changed", "recap.mulligans", seat, [""]);
    else if (AS_LOGGED[code] !== undefined) telling.whole(AS_LOGGED[code], sentenceOf(entry, voice)?.text);
    else if (code === "attack") {
      const whom = on === undefined ? "" : onWords(entry, voice);
      const key: Key =
        on === undefined ? "recap.attacked" : on.id === `p${voice.me}` ? "recap.attackedMe" : "recap.attackedOn";
      telling.whole("combat", voice.say(key, { ...voice.who(seat), on: whom, what: voice.list(counted(objects)) }));
    } else if (code === "block" && objects.length > 0 && on !== undefined) {
      const pair = voice.say("recap.pair", { on: onWords(entry, voice), what: voice.list(counted(objects)) });
      telling.add("combat", "recap.blocked", seat, [pair], `${turn}`);
    } else if (code === "cast") {
      const [what = voice.say("things.aSpell"), ...aims] = objects;
      const said = aims.length === 0 ? what : voice.say("recap.spellAt", { what, at: voice.list(aims) });
      const things = telling.add("cast", "recap.cast", seat, [said]);
      const id = entry.objects?.[0]?.id;
      if (id !== undefined) spells.set(id, { things, at: things.length - 1 });
    } else if (code === "countered") {
      const spell = spells.get(entry.objects?.[0]?.id ?? "");
      if (spell) spell.things[spell.at] = voice.say("recap.spellCountered", { what: spell.things[spell.at]! });
      else telling.whole("cast", sentenceOf(entry, voice)?.text);
    } else if (code === "activate") telling.add("changed", "recap.activated", seat, objects.slice(0, 1));
    else if (code === "drew" && seat === voice.me) telling.add("drew", "recap.drew", seat, objects);
    else if (code.startsWith("move.")) {
      const [from = "", why = ""] = (entry.detail ?? "").split("/");
      const told = moveOf(from, code.slice("move.".length), why);
      const things = objects.length > 0 ? objects : [voice.say("things.aCard")];
      if (told) telling.add(told.rank, told.key, told.each ? seat : undefined, things);
    }
  }
  return telling.sentences(most);
}

/** Whether how the game ended is among these entries. */
export const tellsTheEnd = (entries: readonly Entry[]): boolean =>
  entries.some(({ code }) => AS_LOGGED[code] === "over");

/** 119: what the life of each player was before these entries, where they changed it and tell. */
export function lifeBefore(entries: readonly Entry[]): ReadonlyMap<Seat, number> {
  const before = new Map<Seat, number>();
  for (const { code, seat, amount = 0, life } of entries) {
    if (seat === undefined || life === undefined || before.has(seat)) continue;
    before.set(seat, code === "gainLife" ? life - amount : life + amount);
  }
  return before;
}
