import type { Answer, Keep, PriorityAction, Refusal, Submission } from "../decisions.ts";
import type { Handle } from "../views.ts";

/**
 * Answers of unknown shape, copied into the shapes the rules know, so that nothing else gets past here: neither what a
 * client made up nor what would be stored with the game. Whether they fit the question is validate.ts's business.
 */
export function readSubmissions(given: unknown): readonly Submission<Handle>[] | Refusal {
  const read = listOf(given, submission);
  return read ?? { ok: false, code: "malformed-answer", message: "That has not the form of an answer." };
}

type Reader<T> = (given: unknown) => T | undefined;
type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (given: unknown): Fields | undefined =>
  typeof given === "object" && given !== null && !Array.isArray(given) ? (given as Fields) : undefined;
const text: Reader<string> = (given) => (typeof given === "string" ? given : undefined);
const number: Reader<number> = (given) => (typeof given === "number" ? given : undefined);
const flag: Reader<boolean> = (given) => (typeof given === "boolean" ? given : undefined);

function listOf<T>(given: unknown, reader: Reader<T>): T[] | undefined {
  if (!Array.isArray(given)) return undefined;
  const all: T[] = [];
  // Not by methods of arrays, which leave out what a sparse one has not.
  for (let at = 0; at < given.length; at++) {
    const one = reader(given[at]);
    if (one === undefined) return undefined;
    all.push(one);
  }
  return all;
}

/** Whether a field that may be left out is of the right kind if it is there. */
const isOptional = (given: unknown, reader: Reader<unknown>): boolean =>
  given === undefined || reader(given) !== undefined;

/** Two fields of an object, both names of players or objects. */
const pairOf =
  <A extends string, B extends string>(one: A, other: B): Reader<Readonly<Record<A | B, Handle>>> =>
  (given) => {
    const fields = fieldsOf(given);
    const [first, second] = [text(fields?.[one]), text(fields?.[other])];
    return first === undefined || second === undefined
      ? undefined
      : ({ [one]: first, [other]: second } as Record<A | B, Handle>);
  };
const attack = pairOf("attacker", "defender");
const block = pairOf("blocker", "attacker");

const payment: Reader<{ readonly source: Handle; readonly ability: number }> = (given) => {
  const fields = fieldsOf(given);
  const [source, ability] = [text(fields?.source), number(fields?.ability)];
  return source === undefined || ability === undefined ? undefined : { source, ability };
};

const submission: Reader<Submission<Handle>> = (given) => {
  const fields = fieldsOf(given);
  const [slot, digest] = [text(fields?.slot), text(fields?.digest)];
  const read = answer(fields?.answer);
  const kept = keep(fields?.keep);
  if (slot === undefined || read === undefined) return undefined;
  if (!isOptional(fields?.digest, text) || !isOptional(fields?.keep, keep)) return undefined;
  return { slot, answer: read, ...(digest !== undefined && { digest }), ...(kept && { keep: kept }) };
};

const keep: Reader<Keep> = (given) => {
  const fields = fieldsOf(given);
  const mana = text(fields?.mana);
  if (mana === undefined || !SYMBOLS.test(mana) || (fields?.must !== undefined && fields.must !== true))
    return undefined;
  return { mana, ...(fields?.must === true && { must: true }) };
};
const SYMBOLS = /^(\{[\w/]{1,8}\}){0,30}$/;

const answer: Reader<Answer<Handle>> = (given) => {
  const fields = fieldsOf(given);
  const ask = text(fields?.ask);
  return ask !== undefined && Object.hasOwn(ANSWERS, ask) ? ANSWERS[ask as Answer["ask"]](fields!) : undefined;
};

const ANSWERS: { readonly [K in Answer["ask"]]: (fields: Fields) => Answer<Handle> | undefined } = {
  priority({ action: given }) {
    const read = action(given);
    return read && { ask: "priority", action: read };
  },
  choose({ chosen: given }) {
    const chosen = listOf(given, text);
    return chosen && { ask: "choose", chosen };
  },
  confirm({ yes: given }) {
    const yes = flag(given);
    return yes === undefined ? undefined : { ask: "confirm", yes };
  },
  number({ number: given }) {
    const read = number(given);
    return read === undefined ? undefined : { ask: "number", number: read };
  },
  option({ chosen: given }) {
    const chosen = listOf(given, number);
    return chosen && { ask: "option", chosen };
  },
  name({ name: given }) {
    const name = text(given);
    return name === undefined ? undefined : { ask: "name", name };
  },
  order({ order: given }) {
    const order = listOf(given, number);
    return order && { ask: "order", order };
  },
  attackers({ attacks: given }) {
    const attacks = listOf(given, attack);
    return attacks && { ask: "attackers", attacks };
  },
  blockers({ blocks: given }) {
    const blocks = listOf(given, block);
    return blocks && { ask: "blockers", blocks };
  },
  divide({ amounts: given }) {
    const amounts = listOf(given, number);
    return amounts && { ask: "divide", amounts };
  },
  // Nobody does anything by hand alone.
  manual: () => undefined,
  pay({ with: given }) {
    if (given === "auto") return { ask: "pay", with: "auto" };
    const by = listOf(given, payment);
    return by && { ask: "pay", with: by };
  },
};

const action: Reader<PriorityAction<Handle>> = (given) => {
  const fields = fieldsOf(given);
  const act = text(fields?.act);
  return act !== undefined && Object.hasOwn(ACTIONS, act) ? ACTIONS[act as PriorityAction["act"]](fields!) : undefined;
};

const ACTIONS: { readonly [K in PriorityAction["act"]]: (fields: Fields) => PriorityAction<Handle> | undefined } = {
  pass: () => ({ act: "pass" }),
  playLand(fields) {
    const [card, face] = [text(fields.card), number(fields.face)];
    if (card === undefined || !isOptional(fields.face, number)) return undefined;
    return { act: "playLand", card, ...(face !== undefined && { face }) };
  },
  cast(fields) {
    const [card, face, via] = [text(fields.card), number(fields.face), text(fields.via)];
    const byHand = flag(fields.byHand);
    if (card === undefined || !isOptional(fields.face, number)) return undefined;
    if (!isOptional(fields.via, text) || !isOptional(fields.byHand, flag)) return undefined;
    return {
      ...{ act: "cast", card },
      ...(face !== undefined && { face }),
      ...(via !== undefined && { via }),
      ...(byHand !== undefined && { byHand }),
    };
  },
  activate(fields) {
    const [source, ability] = [text(fields.source), number(fields.ability)];
    const [mana, byHand] = [flag(fields.mana), flag(fields.byHand)];
    if (source === undefined || ability === undefined) return undefined;
    if (!isOptional(fields.mana, flag) || !isOptional(fields.byHand, flag)) return undefined;
    return {
      ...{ act: "activate", source, ability },
      ...(mana !== undefined && { mana }),
      ...(byHand !== undefined && { byHand }),
    };
  },
  special(fields) {
    const [special, object, face] = [text(fields.special), text(fields.object), number(fields.face)];
    if (special === undefined || object === undefined || !isOptional(fields.face, number)) return undefined;
    return { act: "special", special, object, ...(face !== undefined && { face }) };
  },
  shortcut(fields) {
    const [choices, times] = [listOf(fields.choices, step), number(fields.times)];
    return choices === undefined || times === undefined ? undefined : { act: "shortcut", choices, times };
  },
};

/** A choice within a shortcut, which is no shortcut itself: nothing is nested deeper. */
const step: Reader<Answer<Handle>> = (given) => {
  const nested = fieldsOf(fieldsOf(given)?.action)?.act === "shortcut";
  return nested ? undefined : answer(given);
};
