import type { NamedObject } from "../engine/api.ts";
import type { ManualInstruction, ManualToken } from "../engine/manual.ts";
import type { Seat } from "../engine/state/ids.ts";
import type { Handle } from "../engine/views.ts";
import type { ManualProposal } from "../hosting/api.ts";
import { countersWords } from "./counters.ts";
import { left } from "./time.ts";
import { capital, spaced, type Voice } from "./voice.ts";

/** What is to be done by hand, as a phrase without a subject: "tap Gull and Tern". */
export function instructionWords(instruction: ManualInstruction<NamedObject<Handle>>, voice: Voice): string {
  const { say } = voice;
  const thing = ({ id, name, count }: NamedObject<Handle>): string => {
    const words = name === undefined ? voice.thing(id) : voice.called(name);
    return count === undefined ? words : `${count} × ${words}`;
  };
  const { objects = [], players = [], player } = instruction as Named;
  const seats = player === undefined ? players : [player];
  const whom = voice.list(seats.map((seat) => voice.object(seat)));
  const what = voice.list([...objects.map(thing), ...("objects" in instruction ? players : []).map(voice.object)]);
  switch (instruction.do) {
    case "move": {
      const { to, tapped } = instruction;
      const flags = { tapped: yes(tapped), control: yes(player !== undefined) };
      return say("manual.move", { what, whom, place: say(`manual.${to}`), ...flags });
    }
    case "counters": {
      const { kind, count } = instruction;
      const counters = countersWords(kind, Math.abs(count), voice.speech);
      return say(count < 0 ? "manual.removeCounters" : "manual.putCounters", { what: what || whom, counters });
    }
    case "token":
      return say("manual.token", { whom, n: instruction.count, what: tokenWords(instruction.token) });
    case "tokenCopy":
      return say("manual.tokenCopy", { whom, n: instruction.count, what: voice.list(objects.map(thing)) });
    case "life": {
      const { count } = instruction;
      return say(count < 0 ? "manual.loseLife" : "manual.gainLife", { whom, n: Math.abs(count) });
    }
    case "draw":
    case "mill":
    case "scry":
    case "surveil":
      return say(`manual.${instruction.do}`, { whom, n: instruction.count });
    case "discard":
      return say("manual.discard", { whom, n: instruction.count, random: yes(instruction.random) });
    case "shuffle":
      return say("manual.shuffle", { whom });
    case "search": {
      const { count: n, to, top } = instruction;
      const place = say(`manual.${to}`);
      return top === undefined
        ? say("manual.search", { whom, n, place })
        : say("manual.lookAtTop", { whom, n, place, top });
    }
    case "reveal":
      return say(instruction.from === "hand" ? "manual.revealHand" : "manual.revealTop", {
        whom,
        n: instruction.count,
      });
    case "damage":
      return say("manual.damage", { what: what || whom, n: instruction.count });
    case "control":
      return say("manual.control", { whom, what, until: instruction.until });
    case "attach":
      return say("manual.attach", { what, on: thing(instruction.to) });
    case "stats": {
      const { power, toughness, set, until } = instruction;
      const signed = (number: number): string => (number < 0 || set ? `${number}` : `+${number}`);
      return say("manual.stats", { what, stats: `${signed(power)}/${signed(toughness)}`, until });
    }
    case "gain":
      return say("manual.gain", { what, keyword: spaced(instruction.keyword), until: instruction.until });
    case "mana":
      return say("manual.mana", { whom, mana: instruction.mana });
    case "note":
      return say("manual.note", { text: instruction.text, what, about: yes(what !== "") });
    default:
      return say(`manual.${instruction.do}`, { what });
  }
}

/** What is proposed, as a whole: who, for which card, what in order, and how it stands. */
export const proposalWords = (proposal: ManualProposal, voice: Voice, now: number): string[] => [
  proposesWords(proposal, voice),
  ...proposal.instructions.map((one) => `– ${capital(instructionWords(one, voice))}.`),
  ...standsWords(proposal, voice, now),
];

export function proposesWords({ by, card }: ManualProposal, voice: Voice): string {
  const what = card.name === undefined ? voice.thing(card.id) : voice.called(card.name);
  return voice.say("byHand.proposes", { ...voice.who(by), what });
}

/** Who has yet to agree to it, and until when one may object. `now`: in epoch milliseconds. */
export function standsWords(
  { agreed, needs, acceptedAt, done }: ManualProposal,
  { say, speech, view, me, nameOf, list }: Voice,
  now: number,
): string[] {
  const missing = openIn(view, agreed);
  const others = missing.filter((seat) => seat !== me);
  const silence = acceptedAt !== undefined && missing.length > 0 && !missing.some((seat) => needs.includes(seat));
  return [
    ...(done ? [say("byHand.andGoOn")] : []),
    ...(missing.length === 0 ? [say("byHand.allAgree")] : []),
    ...(others.length > 0 ? [say("byHand.waitsFor", { names: list(others.map(nameOf)) })] : []),
    ...(me !== null && missing.includes(me) && needs.includes(me) ? [say("byHand.needsYou")] : []),
    ...(silence
      ? [say("byHand.unlessObjected", { when: speech.when(acceptedAt), left: left(acceptedAt, now, speech) })]
      : []),
  ];
}

/** Who is in the game and has not agreed. */
export const openIn = ({ players }: Voice["view"], agreed: readonly Seat[]): Seat[] =>
  players.flatMap(({ seat, lost }) => (lost || agreed.includes(seat) ? [] : [seat]));

type Named = {
  readonly objects?: readonly NamedObject<Handle>[];
  readonly players?: readonly Seat[];
  readonly player?: Seat;
};
const yes = (is: boolean | undefined): string => (is ? "yes" : "no");

/** As on a card, which is in English: "1/1 W creature — Bird, flying". */
function tokenWords({
  name,
  colors = [],
  types = [],
  subtypes = [],
  power,
  toughness,
  keywords = [],
}: ManualToken): string {
  if (types.length === 0) return name ?? "";
  const size = power === undefined ? [] : [`${power}/${toughness}`];
  const kind = [colors.map((color) => `{${color}}`).join(""), types.join(" ")].filter((one) => one !== "").join(" ");
  const line = [...size, kind, ...(subtypes.length === 0 ? [] : ["—", ...subtypes])].join(" ");
  const called = name === undefined ? line : `${name} (${line})`;
  return [called, ...keywords].join(", ");
}
