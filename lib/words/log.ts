import type { LogEntry } from "../engine/api.ts";
import type { Handle } from "../engine/views.ts";
import { capital, counted, listed, spaced, type Voice } from "./voice.ts";

export interface Sentence {
  readonly text: string;
  /** Starts a turn. */
  readonly heading?: boolean;
}

type Entry = LogEntry<Handle>;
/** Objects come as words already: names, "you", "something". undefined says nothing. */
type Say = (entry: Entry, voice: Voice, objects: readonly string[]) => string | Sentence | undefined;

const amount = (entry: Entry): number => entry.amount ?? 0;
const does = (entry: Entry, voice: Voice, you: string, others: string): string =>
  entry.seat === undefined ? capital(others) : voice.does(entry.seat, you, others);
const whose = (entry: Entry, voice: Voice): string => (entry.seat === undefined ? "the" : voice.possessive(entry.seat));
const onto = (objects: readonly string[]): string =>
  objects.length > 1 ? `, aiming at ${listed(objects.slice(1))}` : "";

/** Why somebody lost, by the engine's reason. */
const LOSSES: Readonly<Record<string, string>> = {
  life: "with no life left",
  library: "with no card left to draw",
  poison: "by poison",
  commander: "by a commander’s damage",
  concede: "by conceding",
};

/** Cards that change zones: by where they went; `detail` is "from/why". */
function moved(to: string): Say {
  return (entry, voice, objects) => {
    const [from = "", why = ""] = (entry.detail ?? "").split("/");
    const what = objects[0];
    if (why === "playLand") return `${does(entry, voice, "play", "plays")} ${what ?? "a land"}.`;
    if (why === "discard") return `${does(entry, voice, "discard", "discards")} ${what ?? "a card"}.`;
    if (why === "mill") return `${does(entry, voice, "mill", "mills")} ${what ?? "a card"}.`;
    if (why === "sacrifice") return `${does(entry, voice, "sacrifice", "sacrifices")} ${what ?? "a permanent"}.`;
    if (why === "destroy") return `${what ?? "Something"} is destroyed.`;
    if (why === "counter") return undefined;
    if (what === undefined) return `A card goes from ${whose(entry, voice)} ${from || "zone"} to the ${to}.`;
    if (to === "graveyard" && from === "battlefield") return `${what} goes to the graveyard.`;
    if (to === "graveyard" && from === "stack") return undefined;
    if (from === "nowhere") return to === "battlefield" ? `${what} is created.` : `${what} is put into the ${to}.`;
    if (to === "battlefield")
      return from === "stack" ? `${what} enters.` : `${what} enters from ${whose(entry, voice)} ${from}.`;
    if (to === "exile") return `${what} is exiled.`;
    if (to === "hand" || to === "library") return `${what} goes to ${whose(entry, voice)} ${to}.`;
    return `${what} goes to the ${to}.`;
  };
}

/** A sentence for every code of the engine's log. To translate the log, translate this table. */
const SENTENCES: Readonly<Record<string, Say>> = {
  turn: (e, v) => ({ text: `${capital(whose(e, v))} turn ${e.amount ?? ""}`.trim(), heading: true }),
  draw: (e, v) => (e.seat === v.me ? undefined : `${does(e, v, "draw", "draws")} a card.`),
  drew: (e, v, o) => `${does(e, v, "draw", "draws")} ${o[0] ?? "a card"}.`,
  "move.battlefield": moved("battlefield"),
  "move.graveyard": moved("graveyard"),
  "move.exile": moved("exile"),
  "move.hand": moved("hand"),
  "move.library": moved("library"),
  "move.command": moved("command zone"),
  "move.stack": () => undefined,
  cast: (e, v, o) => `${does(e, v, "cast", "casts")} ${o[0] ?? "a spell"}${onto(o)}.`,
  activate: (e, v, o) => `${does(e, v, "use", "uses")} ${o[0] ?? "an ability"}${onto(o)}.`,
  trigger: (_, __, o) => `${o[0] ?? "An ability"} triggers${onto(o)}.`,
  countered: (_, __, o) => `${o[0] ?? "A spell"} is countered.`,
  "damage.player": (e, v, o) => `${o[0] ?? "Something"} deals ${amount(e)} damage to ${v.object(e.seat ?? 0)}.`,
  "damage.permanent": (e, _, o) => `${o[0] ?? "Something"} deals ${amount(e)} damage to ${o[1] ?? "something"}.`,
  gainLife: (e, v) => `${does(e, v, "gain", "gains")} ${amount(e)} life.`,
  loseLife: (e, v) => `${does(e, v, "lose", "loses")} ${amount(e)} life.`,
  "counters.player": (e, v) =>
    amount(e) < 0
      ? `${does(e, v, "lose", "loses")} ${counted(-amount(e), `${spaced(e.detail ?? "")} counter`)}.`
      : `${does(e, v, "get", "gets")} ${counted(amount(e), `${spaced(e.detail ?? "")} counter`)}.`,
  "counters.permanent": (e, _, o) =>
    amount(e) < 0
      ? `${counted(-amount(e), `${spaced(e.detail ?? "")} counter`)} removed from ${o[0] ?? "something"}.`
      : `${counted(amount(e), `${spaced(e.detail ?? "")} counter`)} put on ${o[0] ?? "something"}.`,
  attack: (e, v, o) => `${does(e, v, "attack", "attacks")} with ${listed(o)}.`,
  block: (e, v, o) =>
    o.length === 0 ? `${does(e, v, "do", "does")} not block.` : `${does(e, v, "block", "blocks")} with ${listed(o)}.`,
  tooMany: (e) => `There is no room for ${counted(amount(e), "more token")}: they are not created.`,
  tooMuch: (_, __, o) =>
    `${o[0] ?? "That"} would do more than a game can hold: it leaves the stack, and nothing of it is done.`,
  shuffle: (e, v) => `${does(e, v, "shuffle", "shuffles")}.`,
  reveal: (_, __, o) => `Revealed: ${listed(o)}.`,
  transform: (_, __, o) => `${o[0] ?? "A permanent"} transforms.`,
  turnFaceUp: (_, __, o) => `${o[0] ?? "A permanent"} is turned face up.`,
  mulligan: (e, v) => `${does(e, v, "take", "takes")} a mulligan.`,
  keep: (e, v) => `${does(e, v, "keep", "keeps")} the hand.`,
  monarch: (e, v) => `${does(e, v, "become", "becomes")} the monarch.`,
  lose: (e, v) =>
    `${does(e, v, "lose", "loses")} the game${e.detail && LOSSES[e.detail] ? ` ${LOSSES[e.detail]}` : ""}.`,
  win: (e, v) => `${does(e, v, "win", "wins")} the game.`,
  timeUp: (e, v) => `${capital(whose(e, v))} time has run out.`,
  missExcused: (e, v) => `${capital(whose(e, v))} time ran out; the miss is excused.`,
  claimed: (e, v) => `${does(e, v, "claim", "claims")} the game.`,
  vacation: (e, v) =>
    e.detail === "back"
      ? `${does(e, v, "are", "is")} back from vacation.`
      : `${does(e, v, "go", "goes")} on vacation for ${counted(amount(e), "day")}.`,
  drawOffered: (e, v) => `${does(e, v, "offer", "offers")} a draw.`,
  drawAccepted: (e, v) => `${does(e, v, "accept", "accepts")} the draw.`,
  drawDeclined: (e, v) => `${does(e, v, "decline", "declines")} the draw.`,
  takeBackOffered: (e, v) => `${does(e, v, "ask", "asks")} to take back what was answered last.`,
  takeBackAccepted: (e, v) => `${does(e, v, "agree", "agrees")} to that.`,
  takeBackDeclined: (e, v) => `${does(e, v, "do", "does")} not agree to take anything back.`,
  wentBack: (e, v) =>
    `${does(e, v, "go", "goes")} back a step. What was seen since stays known, and chance comes out the same again.`,
  wentBackForBuild: () =>
    "This site was updated in the middle of something. The game goes back to before it; what was seen since stays known.",
  rematchWanted: (e, v) => `${does(e, v, "want", "wants")} to play again.`,
  sideboarded: (e, v) => `${does(e, v, "are", "is")} ready for the next game.`,
  matchConceded: (e, v) => `${does(e, v, "give", "gives")} up the match.`,
  drawnGame: () => "The game is a draw.",
  shortcut: (e, v) => `${does(e, v, "repeat", "repeats")} this ${counted(amount(e), "time")}.`,
};

/** What the page says about an entry; undefined for what another entry says better. */
export function sentenceOf(entry: Entry, voice: Voice): Sentence | undefined {
  const objects = (entry.objects ?? []).map(({ id, name, count }) => {
    const words = name || voice.thing(id);
    return count === undefined ? words : `${count} × ${words}`;
  });
  const say = SENTENCES[entry.code];
  const said = say ? say(entry, voice, objects) : plainly(entry, voice, objects);
  if (said === undefined) return undefined;
  return typeof said === "string" ? { text: capital(said) } : said;
}

/** For a code this page does not know: what is known about it, in order. */
function plainly(entry: Entry, voice: Voice, objects: readonly string[]): string {
  const parts = [
    ...(entry.seat === undefined ? [] : [voice.subject(entry.seat)]),
    spaced(entry.code),
    ...(objects.length > 0 ? [listed(objects)] : []),
    ...(entry.amount === undefined ? [] : [String(entry.amount)]),
  ];
  return `${parts.join(" · ")}.`;
}
