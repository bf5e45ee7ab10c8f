import type { ManualInstruction } from "../../engine/manual.ts";
import type { Seat } from "../../engine/state/ids.ts";
import type { CardView, Handle } from "../../engine/views.ts";
import { cardsSeen } from "../../view/cardsSeen.ts";
import { seatOf } from "../../view/entities.ts";
import { allNames, nameIn } from "../../words/cardNames.ts";
import type { Voice } from "../../words/voice.ts";
import { beginByHand, type Deed, type Draft, FIELDS, instructionOf, KNOWN_TOKENS, withDeed } from "../byHand/draft.ts";
import { nameable } from "../byHand/things.ts";
import { things } from "./candidates.ts";
import { DEED_WORDS, EVERYBODY, NEXT, NOTE, OPPONENTS, UNITS } from "./deedWords.ts";
import { findAll } from "./find.ts";
import { reply, type Typed, unclear } from "./reply.ts";
import { cuts, LONGEST, plain } from "./text.ts";
import { ME, ON, THEM } from "./vocabulary.ts";

/** What a manual card does, in words: "draw 2; opponent loses 3; tap Bear". */

export type ByHandTyped =
  | { readonly is: "said"; readonly card: Handle; readonly instructions: readonly ManualInstruction<Handle>[] }
  | Extract<Typed, { is: "reply" }>;

/** `asked`: the card whose text is to be carried out now. A card's name and a colon before the rest names another. */
export function readByHand(typed: string, asked: Handle | undefined, voice: Voice): ByHandTyped {
  const text = typed.slice(0, LONGEST);
  const card = cardOf(text, asked, voice);
  if (card.is !== "card") return card;
  const instructions: ManualInstruction<Handle>[] = [];
  for (const part of card.rest.split(SEPARATED).map((one) => one.trim())) {
    if (part === "") continue;
    const read = readOne(part, voice);
    if ("is" in read) return read;
    instructions.push(read);
  }
  if (instructions.length === 0) return help(voice);
  return { is: "said", card: card.id, instructions };
}

const SEPARATED = new RegExp(`[;\\n]|,?\\s+(?:${NEXT.toSorted((a, b) => b.length - a.length).join("|")})\\s+`, "iu");
const help = (voice: Voice): Extract<Typed, { is: "reply" }> => said(reply(voice.say("typed.helpByHand")));
/** What is no answer is a reply. */
const said = (read: Typed): Extract<Typed, { is: "reply" }> =>
  read.is === "reply" ? read : { is: "reply", words: "" };

type OfCard = { readonly is: "card"; readonly id: Handle; readonly rest: string };

function cardOf(text: string, asked: Handle | undefined, voice: Voice): OfCard | Extract<Typed, { is: "reply" }> {
  const manual = manualCards(voice);
  const [, before = "", rest = ""] = /^([^:;]{1,80}):(.*)$/s.exec(text) ?? [];
  const named = manual.filter((card) => allNames(card).some((name) => before !== "" && plain(name) === plain(before)));
  const meant = named.length > 0 ? named : manual.filter(({ id }) => id === asked);
  const [first, ...others] = meant.length > 0 ? meant : manual;
  if (first === undefined) return said(reply(voice.say("typed.noManual")));
  // Of several of one name, the first there is, which is the one in play.
  if (others.some(({ name }) => name !== first.name)) {
    const list = [...new Set([first, ...others].map((card) => nameIn(card, voice.speech.language)))];
    return said(reply(voice.say("typed.whichManual", { list: voice.speech.list(list, "or") }), list));
  }
  return { is: "card", id: first.id, rest: named.length > 0 ? rest : text };
}

/** Those in play before those elsewhere, one's own before those of others. */
function manualCards({ view, me }: Voice): readonly CardView[] {
  const inPlay = [...view.battlefield, ...view.stack].filter((card) => card.manual);
  const own = inPlay.filter((card) => card.controller === me);
  return [...own, ...inPlay.filter((card) => !own.includes(card)), ...cardsSeen(view).filter((card) => card.manual)];
}

function readOne(part: string, voice: Voice): ManualInstruction<Handle> | Extract<Typed, { is: "reply" }> {
  const me = voice.me ?? 0;
  const text = plain(part);
  const note = NOTE.find((word) => text.startsWith(`${word} `));
  if (note !== undefined) {
    const words = part
      .trim()
      .slice(note.length)
      .replace(/^[\s:]+/, "");
    return instructionOf({ ...beginByHand(me, "note"), players: [], text: words }) ?? help(voice);
  }
  const found = verbIn(text);
  if (!found) return help(voice);
  const { deed, place, before, rest } = found;
  const begun = withDeed({ ...beginByHand(me), ...(place && { place }) }, deed, me);
  const who = before === "" ? begun.players : playersIn(before, voice);
  if (!Array.isArray(who)) return who as Extract<Typed, { is: "reply" }>;
  const whole = filled(
    { ...begun, players: FIELDS[deed].includes("objects") && deed !== "control" ? [] : who },
    rest,
    voice,
  );
  if ("is" in whole) return whole;
  return instructionOf(whole) ?? help(voice);
}

interface Verb {
  readonly deed: Deed;
  readonly place?: Draft["place"];
  readonly before: string;
  readonly rest: string;
}

/** The first word that says what is done, the longest of those that begin there. */
function verbIn(text: string): Verb | undefined {
  const all = text.split(" ");
  for (let at = 0; at < all.length; at += 1) {
    const here = all.slice(at).join(" ");
    const fits = DEED_WORDS.flatMap(([deed, words, place]) =>
      words
        .filter((word) => here === word || here.startsWith(`${word} `))
        .map((word) => ({ deed, place, length: word.length })),
    ).toSorted((a, b) => b.length - a.length);
    const [best] = fits;
    if (best) {
      const { deed, place, length } = best;
      return { deed, ...(place && { place }), before: all.slice(0, at).join(" "), rest: here.slice(length).trim() };
    }
  }
  return undefined;
}

function playersIn(text: string, voice: Voice): Seat[] | Extract<Typed, { is: "reply" }> {
  const playing = voice.view.players.flatMap(({ seat, lost }) => (lost ? [] : [seat]));
  const others = playing.filter((seat) => seat !== voice.me);
  if (EVERYBODY.includes(text)) return playing;
  if (OPPONENTS.includes(text)) return others;
  if (ME.has(text) && voice.me !== null) return [voice.me];
  if (THEM.has(text) && others.length === 1) return others;
  const found = findAll(
    text,
    things(
      playing.map((seat) => `p${seat}`),
      voice,
    ),
  );
  if (found.is !== "all") return said(unclear(found, voice, voice.say("typed.helpByHand")));
  return found.values.map((name) => seatOf(name)!);
}

/** With what stands behind the verb: a number, a kind, what it is done to. */
function filled(draft: Draft, rest: string, voice: Voice): Draft | Extract<Typed, { is: "reply" }> {
  const { deed } = draft;
  const fields = FIELDS[deed];
  const [, digits, behind] = /^(\d{1,5})\b\s*(.*)$/.exec(rest) ?? [undefined, undefined, rest];
  const counted = { ...draft, ...(fields.includes("count") && digits !== undefined && { count: Number(digits) }) };
  if (deed === "mana") return { ...counted, mana: rest };
  if (deed === "token") {
    const wanted = withoutUnits(behind);
    const known = KNOWN_TOKENS.find((one) => wanted === plain(one) || wanted === `${plain(one)}s`);
    return known ? { ...counted, token: { ...counted.token, known } } : help(voice);
  }
  if (!fields.includes("objects")) return withoutUnits(behind) === "" ? counted : help(voice);
  if (deed === "damage" || deed === "putCounters" || deed === "removeCounters") {
    const [kind, aims] = cuts(behind, deed === "removeCounters" ? new Set([...ON, ...OFF]) : ON).at(-1) ?? ["", behind];
    const named = withObjects(counted, aims, voice, true);
    const counter = withoutUnits(kind);
    return "is" in named || deed === "damage" ? named : { ...named, ...(counter !== "" && { counter }) };
  }
  return withObjects(counted, rest, voice, false);
}

/** Counters are taken off something. */
const OFF = ["from", "off", "da", "de"];

/** A name is found before what may be an article is left out. */
const articleless = (text: string): string => {
  const [first = "", ...others] = text.split(" ");
  return UNITS.has(first) && others.length > 0 ? articleless(others.join(" ")) : text;
};

const withoutUnits = (text: string): string =>
  text
    .split(" ")
    .filter((word) => !UNITS.has(word))
    .join(" ");

function withObjects(
  draft: Draft,
  text: string,
  voice: Voice,
  players: boolean,
): Draft | Extract<Typed, { is: "reply" }> {
  const seats = players ? voice.view.players.flatMap(({ seat, lost }) => (lost ? [] : [`p${seat}`])) : [];
  const ids = nameable(draft.deed, voice.view).flatMap(({ cards }) => cards.map(({ id }) => id));
  const candidates = things([...seats, ...ids], voice);
  const whole = findAll(text, candidates);
  const found = whole.is === "none" ? findAll(articleless(text), candidates) : whole;
  if (found.is !== "all") return said(unclear(found, voice, voice.say("typed.helpByHand")));
  const seatsNamed = found.values.flatMap((name) => seatOf(name) ?? []);
  return {
    ...draft,
    players: deedPlayers(draft, seatsNamed),
    objects: found.values.filter((name) => seatOf(name) === undefined),
  };
}

const deedPlayers = (draft: Draft, named: readonly Seat[]): readonly Seat[] =>
  draft.deed === "control" ? draft.players : named;
