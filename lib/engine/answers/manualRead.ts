import { CARD_TYPES, COLORS, SUPERTYPES } from "../../cards/schema.ts";
import { isPlainKeyword } from "../abilities/keywords.ts";
import type { NamedObject, ReadManual } from "../api.ts";
import type { Decision, Refusal } from "../decisions.ts";
import type { Game } from "../game.ts";
import { Handles, mapManual } from "../knowledge/handles.ts";
import { handlesFor } from "../knowledge/naming.ts";
import { isHidden, isShown, seesHand } from "../knowledge/visibility.ts";
import { MANUAL_DURATIONS, MANUAL_LIMITS, MANUAL_PLACES, type Manual, type ManualInstruction } from "../manual.ts";
import { characteristicsOf } from "../query/characteristics/characteristics.ts";
import { isManual } from "../query/players/manual.ts";
import { isPredefined } from "../rules/manual/effects.ts";
import { openDecisions } from "../running/run.ts";
import { spelledOutObjects } from "../runs.ts";
import type { Entity, ObjectId, Seat } from "../state/ids.ts";
import { isPlayer } from "../state/ids.ts";
import { ownerOf, zoneOf } from "../state/objects.ts";
import type { Handle } from "../views.ts";
import { takesManual } from "./validate.ts";

/** What is to be done by hand, looked at before it is proposed and again before it is done. */

const refusal = (code: string, message: string): Refusal => ({ ok: false, code, message });

/** The question at which the game takes it now. */
export function takesManualNow(game: Game): Decision | undefined {
  const [open, ...others] = openDecisions(game);
  return open !== undefined && others.length === 0 && takesManual(open) ? open : undefined;
}

/** See `Engine.readManual`. */
export function readManual(game: Game, by: Seat, proposed: Omit<Manual<Handle>, "by">): ReadManual | Refusal {
  const spelled = spelledOutObjects(proposed.instructions, MANUAL_LIMITS.objects);
  if (spelled === undefined)
    return refusal("too-much-by-hand", `Name at most ${MANUAL_LIMITS.objects} objects at once.`);
  const given: Manual<Handle> = { by, card: proposed.card, instructions: spelled };
  const wanted = new Set<Handle>();
  mapManual(given, (handle) => wanted.add(handle));
  const handles = handlesFor(game, by, wanted);
  const unknown = [...wanted].find((handle) => handles.entity(handle) === undefined);
  if (unknown !== undefined)
    return refusal("unknown-object", `There is no "${unknown.slice(0, 100)}" here; look again.`);
  const manual = mapManual(given, (handle) => handles.entity(handle)!);
  return manualProblem(game, manual) ?? { ok: true, manual, needs: reachesInto(manual) };
}

/** Why it cannot be done now; undefined if it can. */
export function manualProblem(game: Game, manual: Manual): Refusal | undefined {
  const { by, card, instructions } = manual;
  if (isPlayer(card) || zoneOf(game.state, card) === undefined || !isManual(game, card))
    return refusal(
      "no-manual-card",
      "What is done by hand is the text of a manual card: name that card, where it is now.",
    );
  if (instructions.length === 0 || instructions.length > MANUAL_LIMITS.instructions)
    return refusal("too-much-by-hand", `Say one to ${MANUAL_LIMITS.instructions} instructions at once.`);
  for (const instruction of instructions) {
    const problem = faultIn(game, by, instruction);
    if (problem !== undefined) return refusal("bad-instruction", `"${instruction.do}": ${problem}`);
  }
  return undefined;
}

function faultIn(game: Game, by: Seat, instruction: ManualInstruction): string | undefined {
  const { objects = [], players = [], player } = instruction as Named;
  const seats = player === undefined ? players : [player];
  if (objects.length + seats.length === 0 && instruction.do !== "note") return "say what it is done to";
  if (objects.length > MANUAL_LIMITS.objects) return `name at most ${MANUAL_LIMITS.objects} objects`;
  if (new Set(objects).size < objects.length || new Set(seats).size < seats.length) return "nothing is named twice";
  if (seats.some((seat) => game.state.players[seat] === undefined || game.state.players[seat].lost))
    return "only players still in the game";
  for (const id of objects) {
    const problem = isPlayer(id) ? "players are named as seats" : placeProblem(game, by, instruction.do, id);
    if (problem !== undefined) return problem;
  }
  return boundsProblem(game, instruction);
}

type Named = { readonly objects?: readonly Entity[]; readonly players?: readonly Seat[]; readonly player?: Seat };

/** Where what it is done to has to be. */
function placeProblem(game: Game, by: Seat, what: ManualInstruction["do"], id: ObjectId): string | undefined {
  const zone = zoneOf(game.state, id);
  if (zone === undefined) return "something named is not there any more";
  switch (what) {
    case "move":
      if (game.state.objects[id]?.kind === "ability") return "an ability on the stack is countered, not moved";
      // 406.3: nobody shows another's card but who may look at it.
      if (zone === "exile" && isHidden(game, by, id)) return "a card exiled face down is moved by who may look at it";
      return undefined;
    case "note":
    case "tokenCopy":
      return zone === "hand" || zone === "library" ? "only what everybody can see" : undefined;
    case "counterSpell":
      return zone === "stack" ? undefined : "only a spell or ability on the stack";
    case "control":
      return zone === "battlefield" || zone === "stack" ? undefined : "only permanents and spells";
    case "counters":
      return zone === "battlefield" || zone === "exile" ? undefined : "only permanents and exiled cards";
    default:
      return zone === "battlefield" ? undefined : "only permanents";
  }
}

function boundsProblem(game: Game, instruction: ManualInstruction): string | undefined {
  switch (instruction.do) {
    case "move":
      return (MANUAL_PLACES as readonly string[]).includes(instruction.to) ? undefined : "there is no such place";
    case "counters":
      return isCounter(instruction.kind) ? numberProblem(instruction.count, true) : "there is no such counter";
    case "life":
      return numberProblem(instruction.count, true);
    case "damage":
      return numberProblem(instruction.count);
    case "stats":
      return (
        numberProblem(instruction.power, true, 0) ?? numberProblem(instruction.toughness, true, 0) ?? until(instruction)
      );
    case "token":
      return tokenProblem(instruction.token) ?? timesProblem(instruction.count);
    case "tokenCopy":
    case "draw":
    case "mill":
    case "scry":
    case "surveil":
    case "discard":
    case "reveal":
      return timesProblem(instruction.count);
    case "search":
      if (!(MANUAL_PLACES as readonly string[]).includes(instruction.to)) return "there is no such place";
      return (
        timesProblem(instruction.count) ?? (instruction.top === undefined ? undefined : timesProblem(instruction.top))
      );
    case "control":
      return until(instruction);
    case "gain":
      return isPlainKeyword(instruction.keyword) ? until(instruction) : "there is no such keyword";
    case "attach":
      return isPlayer(instruction.to) || zoneOf(game.state, instruction.to) === "battlefield"
        ? undefined
        : "only to a permanent or a player";
    case "mana":
      return MANA.test(instruction.mana) ? undefined : `say at most ${MANUAL_LIMITS.mana} symbols, as {R}{R}`;
    case "note": {
      const { length } = instruction.text.trim();
      return length > 0 && length <= MANUAL_LIMITS.text ? undefined : `write 1 to ${MANUAL_LIMITS.text} characters`;
    }
    default:
      return undefined;
  }
}

const until = ({ until }: { readonly until: string }): string | undefined =>
  (MANUAL_DURATIONS as readonly string[]).includes(until) ? undefined : "say for how long";

const MANA = new RegExp(`^(?:\\{[WUBRGC]\\}){1,${MANUAL_LIMITS.mana}}$`);

function numberProblem(number: number, negative = false, least = 1): string | undefined {
  const size = negative ? Math.abs(number) : number;
  return Number.isInteger(number) && size >= least && size <= MANUAL_LIMITS.number
    ? undefined
    : `a whole number up to ${MANUAL_LIMITS.number}`;
}

const timesProblem = (count: number): string | undefined =>
  Number.isInteger(count) && count >= 1 && count <= MANUAL_LIMITS.repeats ? undefined : `1 to ${MANUAL_LIMITS.repeats}`;

/** 122.1: their kinds are words, or what they add to power and toughness. */
const isCounter = (kind: string): boolean =>
  /^(?:[+-]\d{1,2}\/[+-]\d{1,2}|[a-z][a-z -]{0,28}[a-z])$/.test(kind) && !(kind in Object.prototype);

function tokenProblem(token: Extract<ManualInstruction, { do: "token" }>["token"]): string | undefined {
  const { name, colors = [], supertypes = [], types = [], subtypes = [], power, toughness, keywords = [] } = token;
  if (types.length === 0) return isPredefined(name) ? undefined : "say the types of the token";
  const are = (all: readonly string[], known: readonly string[]): boolean => all.every((one) => known.includes(one));
  if (!are(types, CARD_TYPES) || !are(colors, COLORS) || !are(supertypes, SUPERTYPES)) return "there is no such token";
  if (subtypes.length > 8 || subtypes.some((one) => !/^[A-Z][A-Za-z' -]{0,29}$/.test(one)))
    return "subtypes are written as on a card";
  if (name !== undefined && !/^\p{L}[\p{L}\p{N} ,.'’-]{0,59}$/u.test(name)) return "a name is written as on a card";
  if (name === undefined && subtypes.length === 0) return "give it a name or subtypes";
  if (!keywords.every(isPlainKeyword)) return "there is no such keyword";
  if (!types.includes("creature")) return undefined;
  if (power === undefined || toughness === undefined) return "say its power and toughness";
  return numberProblem(power, true, 0) ?? numberProblem(toughness, true, 0);
}

/** Whose hand or library something is done to, by somebody else. */
function reachesInto({ by, instructions }: Manual): readonly Seat[] {
  const seats = instructions.flatMap((one): readonly Seat[] => {
    switch (one.do) {
      case "draw":
      case "mill":
      case "scry":
      case "surveil":
      case "discard":
      case "search":
      case "shuffle":
      case "reveal":
        return one.players;
      default:
        return [];
    }
  });
  return [...new Set(seats)].filter((seat) => seat !== by);
}

/** See `Engine.namesTo`. */
export function namesTo(game: Game, seat: Seat | null, manual: Manual): Manual<NamedObject<Handle>> {
  const handles = new Handles(game, seat);
  return mapManual(manual, (entity) => {
    const name = isPlayer(entity) ? undefined : nameFor(game, seat, entity);
    return { id: handles.of(entity), ...(name !== undefined && { name }) };
  });
}

function nameFor(game: Game, seat: Seat | null, id: ObjectId): string | undefined {
  const zone = zoneOf(game.state, id);
  if (zone === undefined) return undefined;
  const owner = ownerOf(game.state, id);
  if (zone === "library" && !isShown(game, seat, id)) return undefined;
  if (zone === "hand" && !seesHand(game, seat, owner) && !isShown(game, seat, id)) return undefined;
  if (zone === "exile" && isHidden(game, seat, id)) return undefined;
  const { name } = characteristicsOf(game, id);
  return name === "" ? undefined : name;
}
