import type { LogEntry } from "../engine/api.ts";
import type { Choice, Handle } from "../engine/views.ts";
import type { Key } from "./catalogs/catalog.ts";
import { countersWords } from "./counters.ts";
import { choiceWords } from "./facts.ts";
import { withMinus } from "./minus.ts";
import type { Values } from "./speech.ts";
import { capital, spaced, type Voice } from "./voice.ts";

export interface Sentence {
  readonly text: string;
  /** Starts a turn. */
  readonly heading?: boolean;
}

type Entry = LogEntry<Handle>;
/** Objects come as words already: names, "you", "something". undefined says nothing. */
type Say = (entry: Entry, voice: Voice, objects: readonly string[]) => string | Sentence | undefined;

const who = (entry: Entry, voice: Voice): Values => voice.who(entry.seat);
/** The first of the objects, or what to call it that nobody may know. */
const first = (objects: readonly string[], voice: Voice, otherwise: Key): string => objects[0] ?? voice.say(otherwise);
const aims = (objects: readonly string[], voice: Voice): Values => ({
  ...{ aims: objects.length - 1, at: voice.list(objects.slice(1)) },
});
const life = ({ life }: Entry): Values => ({ life: life === undefined ? "unknown" : withMinus(life) });

/** An entry that is about somebody and perhaps about one thing. */
const plain =
  (key: Key, otherwise: Key = "things.something"): Say =>
  (entry, voice, objects) =>
    voice.say(key, { ...who(entry, voice), what: first(objects, voice, otherwise), n: entry.amount ?? 0 });

/** One about all its things. */
const all =
  (key: Key): Say =>
  (entry, voice, objects) =>
    voice.say(key, { ...who(entry, voice), what: voice.list(objects) });

/** Why a card changed zones, where that says more than the zones. */
const WHYS: Readonly<Record<string, Say>> = {
  playLand: plain("log.playLand", "things.aLand"),
  discard: plain("log.discard", "things.aCard"),
  mill: plain("log.mill", "things.aCard"),
  sacrifice: plain("log.sacrifice", "things.aPermanent"),
  counter: () => undefined,
};

/** Cards that change zones: by where they went; `detail` is "from/why". */
function moved(to: string): Say {
  return (entry, voice, objects) => {
    const [from = "", why = ""] = (entry.detail ?? "").split("/");
    const because = WHYS[why];
    if (because) return because(entry, voice, objects);
    const what = objects[0];
    const values = { ...who(entry, voice), what: what ?? voice.say("things.something") };
    const words = (direction: "from" | "to", zone: string): string =>
      voice.say(`zones.${direction}`, { ...who(entry, voice), zone });
    if (what === undefined) return voice.say("log.hiddenMove", { from: words("from", from), to: words("to", to) });
    if (to === "graveyard" && from === "battlefield") {
      if (isCreature(entry, voice)) return voice.say("log.dies", values);
      return voice.say(why === "destroy" ? "log.destroyed" : "log.toGraveyard", values);
    }
    if (to === "graveyard" && from === "stack") return undefined;
    if (to === "graveyard") return voice.say("log.toGraveyard", values);
    if (to === "battlefield") {
      if (from === "nowhere") return voice.say("log.created", values);
      if (from === "stack") return voice.say("log.enters", values);
      return voice.say("log.entersFrom", { ...values, from: words("from", from) });
    }
    if (to === "exile") return voice.say("log.exiled", values);
    return voice.say("log.goesTo", { ...values, to: words("to", to) });
  };
}

/** As far as the reader can still see it (700.4: only creatures and planeswalkers die). */
export function isCreature(entry: Entry, voice: Voice): boolean {
  const id = entry.objects?.[0]?.id;
  const found = id === undefined ? undefined : voice.find(id);
  return found !== undefined && found.kind !== "player" && found.card.types.includes("creature");
}

const countersOn =
  (gets: Key, loses: Key): Say =>
  (entry, voice, objects) => {
    const { amount = 0, detail = "" } = entry;
    const counters = countersWords(detail, Math.abs(amount), voice.speech);
    const values = { ...who(entry, voice), what: first(objects, voice, "things.something"), counters };
    return voice.say(amount < 0 ? loses : gets, values);
  };

/** What was chosen or voted for: a player or an object, a quality as "color/W", or an option's name. */
function chosenWords(entry: Entry, voice: Voice): string {
  if (entry.on !== undefined) return onWords(entry, voice);
  const [of = "", ...is] = (entry.detail ?? "").split("/");
  return is.length === 0 ? of : choiceWords({ of: of as Choice["of"], is: is.join("/") }, voice);
}

/** A phrase of what was done by hand, as a sentence. */
const doing = (key: Key, voice: Voice, values: Values): string => `${voice.say(key, values)}.`;
const byHand =
  (what: "tap" | "untap"): Say =>
  (_, voice, objects) =>
    doing(`manual.${what}`, voice, { what: voice.list(objects) });

/** A sentence for every code of the log. */
const SENTENCES: Readonly<Record<string, Say>> = {
  turn: (e, v) => ({ text: v.say("log.turn", { ...who(e, v), n: e.amount ?? 0 }), heading: true }),
  draw: (e, v) => (e.seat === v.me ? undefined : v.say("log.draw", who(e, v))),
  drew: plain("log.drew", "things.aCard"),
  "move.battlefield": moved("battlefield"),
  "move.graveyard": moved("graveyard"),
  "move.exile": moved("exile"),
  "move.hand": moved("hand"),
  "move.library": moved("library"),
  "move.command": moved("command"),
  "move.stack": () => undefined,
  cast: (e, v, o) => v.say("log.cast", { ...who(e, v), ...aims(o, v), what: first(o, v, "things.aSpell") }),
  activate: (e, v, o) => v.say("log.activate", { ...who(e, v), ...aims(o, v), what: first(o, v, "things.something") }),
  trigger: plain("log.trigger"),
  countered: plain("log.countered"),
  "damage.player"(e, v, o) {
    const { who: whom, name: other } = v.who(e.seat);
    return v.say("log.damagePlayer", {
      ...{ what: first(o, v, "things.something"), n: e.amount ?? 0, whom, other },
      ...life(e),
    });
  },
  "damage.permanent": (e, v, o) =>
    v.say("log.damagePermanent", {
      ...{ what: first(o, v, "things.something"), n: e.amount ?? 0 },
      to: o[1] ?? v.say("things.something"),
    }),
  gainLife: (e, v) => v.say("log.gainLife", { ...who(e, v), ...life(e), n: e.amount ?? 0 }),
  loseLife: (e, v) => v.say("log.loseLife", { ...who(e, v), ...life(e), n: e.amount ?? 0 }),
  "counters.player": countersOn("log.getCounters", "log.loseCounters"),
  "counters.permanent": countersOn("log.putCounters", "log.removeCounters"),
  attack(e, v, o) {
    const values = { ...who(e, v), what: v.list(o) };
    if (e.on === undefined) return v.say("log.attack", values);
    return e.on.id === `p${v.me}`
      ? v.say("log.attackMe", values)
      : v.say("log.attackOn", { ...values, on: onWords(e, v) });
  },
  block(e, v, o) {
    const values = { ...who(e, v), what: v.list(o) };
    if (o.length === 0) return v.say("log.noBlock", values);
    return e.on === undefined ? v.say("log.block", values) : v.say("log.blockOn", { ...values, on: onWords(e, v) });
  },
  tooMany: plain("log.tooMany"),
  tooManyTriggers: plain("log.tooManyTriggers"),
  tooManyEffects: plain("log.tooManyEffects"),
  tooMuch: plain("log.tooMuch"),
  shuffle: plain("log.shuffle"),
  reveal: all("log.reveal"),
  transform: plain("log.transform", "things.aPermanent"),
  turnFaceUp: plain("log.turnFaceUp", "things.aPermanent"),
  planarDie: (e, v) => v.say("log.planarDie", { ...who(e, v), face: e.detail ?? "" }),
  turnUp: plain("log.turnUp"),
  mulligan: plain("log.mulligan"),
  monarch: plain("log.monarch"),
  initiative: plain("log.initiative"),
  citysBlessing: plain("log.citysBlessing"),
  enduringStory: plain("log.enduringStory"),
  ring: plain("log.ring"),
  speed: plain("log.speed"),
  emblem: plain("log.emblem"),
  extraTurn: plain("log.extraTurn"),
  dayNight: (e, v) => v.say("log.dayNight", { time: e.detail ?? "" }),
  control: plain("log.control", "things.aPermanent"),
  attach: (e, v, o) => v.say("log.attach", { what: first(o, v, "things.something"), on: onWords(e, v) }),
  phaseOut: plain("log.phaseOut", "things.aPermanent"),
  phaseIn: plain("log.phaseIn", "things.aPermanent"),
  regenerate: plain("log.regenerate", "things.aPermanent"),
  chose: (e, v, o) => v.say("log.chose", { ...who(e, v), chosen: chosenWords(e, v), what: o[0] ?? "none" }),
  vote: (e, v) => v.say("log.vote", { ...who(e, v), chosen: chosenWords(e, v) }),
  coinFlip: (e, v) => v.say("log.coinFlip", { ...who(e, v), came: `${e.detail ?? ""}${e.amount ?? 0}` }),
  dieRoll: (e, v) => v.say("log.dieRoll", { ...who(e, v), n: e.amount ?? 0, sides: e.detail || "none" }),
  scry: plain("log.scry"),
  surveil: plain("log.surveil"),
  lose: (e, v) => v.say("log.lose", { ...who(e, v), reason: e.detail ?? "" }),
  win: plain("log.win"),
  timeUp: plain("log.timeUp"),
  missExcused: plain("log.missExcused"),
  timeGivenBack: (e, v) => v.say("log.timeGivenBack", { n: e.amount ?? 0 }),
  claimed: plain("log.claimed"),
  vacation: (e, v) =>
    v.say(e.detail === "back" ? "log.vacationBack" : "log.vacation", { ...who(e, v), n: e.amount ?? 0 }),
  drawOffered: plain("log.drawOffered"),
  drawAccepted: plain("log.drawAccepted"),
  drawDeclined: plain("log.drawDeclined"),
  takeBackOffered: plain("log.takeBackOffered"),
  takeBackAccepted: plain("log.takeBackAccepted"),
  takeBackDeclined: plain("log.takeBackDeclined"),
  wentBack: plain("log.wentBack"),
  wentBackForBuild: plain("log.wentBackForBuild"),
  rematchWanted: plain("log.rematchWanted"),
  sideboarded: plain("log.sideboarded"),
  matchConceded: plain("log.matchConceded"),
  drawFor: plain("log.drawFor"),
  drawnGame: plain("log.drawnGame"),
  restart: plain("log.restart"),
  shortcut: plain("log.shortcut"),
  manualProposed: plain("log.manualProposed"),
  manualAccepted: plain("log.manualAccepted"),
  manualDeclined: plain("log.manualDeclined"),
  manualWithdrawn: plain("log.manualWithdrawn"),
  manualNotObjected: plain("log.manualNotObjected"),
  manualGone: plain("log.manualGone"),
  manual: plain("manual.carriesOut"),
  "manual.tap": byHand("tap"),
  "manual.untap": byHand("untap"),
  "manual.control": (e, v, o) => doing("manual.control", v, { whom: onWords(e, v), what: v.list(o), until: "" }),
  "manual.attach": (e, v, o) => doing("manual.attach", v, { what: v.list(o), on: onWords(e, v) }),
  "manual.stats": (e, v, o) => doing("manual.stats", v, { what: v.list(o), stats: e.detail ?? "", until: "" }),
  "manual.gain": (e, v, o) => doing("manual.gain", v, { what: v.list(o), keyword: e.detail ?? "", until: "" }),
  "manual.mana": (e, v, o) => doing("manual.mana", v, { whom: v.list(o), mana: e.detail ?? "" }),
  "manual.note": (e, v, o) =>
    doing("manual.note", v, { text: e.detail ?? "", what: v.list(o), about: o.length > 0 ? "yes" : "no" }),
};

/** An entry's objects as words: names, "you", "something". */
export function objectWords(entry: Entry, voice: Voice): readonly string[] {
  return (entry.objects ?? []).map(({ id, name, count }) => {
    const words = name ? voice.called(name) : voice.thing(id);
    return count === undefined ? words : `${count} × ${words}`;
  });
}

export const onWords = ({ on }: Entry, voice: Voice): string =>
  on === undefined ? "" : on.name ? voice.called(on.name) : voice.thing(on.id);

/** What is said about an entry; undefined for what another entry says better. */
export function sentenceOf(entry: Entry, voice: Voice): Sentence | undefined {
  const objects = objectWords(entry, voice);
  const say = Object.hasOwn(SENTENCES, entry.code) ? SENTENCES[entry.code] : undefined;
  const said = say ? say(entry, voice, objects) : byCode(entry, voice, objects);
  if (said === undefined) return undefined;
  return typeof said === "string" ? { text: begun(said, voice) } : said;
}

/** A player's name stands as they write it, where a sentence begins with it too. */
function begun(said: string, { view, nameOf }: Voice): string {
  return view.players.some(({ seat }) => said.startsWith(nameOf(seat))) ? said : capital(said);
}

/** For a code that is not known here: what is known about it, in order. */
function byCode(entry: Entry, voice: Voice, objects: readonly string[]): string {
  const parts = [
    ...(entry.seat === undefined ? [] : [voice.subject(entry.seat)]),
    spaced(entry.code),
    ...(objects.length > 0 ? [voice.list(objects)] : []),
    ...(entry.amount === undefined ? [] : [String(entry.amount)]),
  ];
  return `${parts.join(" · ")}.`;
}
