import type { Handle } from "../../engine/views.ts";
import { manyIn, someOf } from "../../view/spread.ts";
import type { Voice } from "../../words/voice.ts";
import { total } from "../choose.ts";
import type { Asked, Asking } from "../kind.ts";
import { items, options, things } from "./candidates.ts";
import { findAll } from "./find.ts";
import { answered, type Read, reply, unclear } from "./reply.ts";
import { after, numbersIn } from "./text.ts";
import { ALL, AND, AS_IT_IS, CHOOSE, NONE } from "./vocabulary.ts";

/** How many were chosen, against how many may be; undefined if it fits. */
function wrongCount(n: number, min: number, max: number, voice: Voice): Read | undefined {
  const things = min === max ? String(min) : voice.say("things.range", { min, things: String(max) });
  if (n < min) return reply(voice.say("typed.tooFew", { things }));
  return n > max ? reply(voice.say("typed.tooMany", { things })) : undefined;
}

export function readChoose(text: string, { from, min, max }: Asked<"choose"> & Asking, voice: Voice): Read {
  const help = voice.say("typed.helpChoose");
  if (NONE.has(text)) return wrongCount(0, min, max, voice) ?? answered({ ask: "choose", chosen: [] });
  const found = findAll(after(text, CHOOSE) ?? text, things(from, voice));
  if (found.is !== "all") {
    // A word that begins a name is no word of ours.
    const whole = findAll(text, things(from, voice));
    if (whole.is !== "all") return unclear(found, voice, help);
    return chosen(whole.values, min, max, voice);
  }
  return chosen(found.values, min, max, voice);
}

/** Of a run as many as there is room for. */
function chosen(handles: readonly Handle[], min: number, max: number, voice: Voice): Read {
  const fitting = handles.map((one) => (handles.length === 1 && manyIn(one) > max && max > 0 ? someOf(one, max) : one));
  return wrongCount(total(fitting), min, max, voice) ?? answered({ ask: "choose", chosen: fitting });
}

export function readOption(text: string, question: Asked<"option"> & Asking, voice: Voice): Read {
  const { min, max, repeat } = question;
  const done = (all: readonly number[]): Read =>
    wrongCount(all.length, min, max, voice) ??
    answered({ ask: "option", chosen: [...all].sort((one, other) => one - other) });
  if (NONE.has(text) && min === 0) return done([]);
  const said = after(text, CHOOSE) ?? text;
  const numbers = numbersIn(said, AND)?.map((number) => number - 1);
  // 700.2d: where a mode may be chosen more than once, it is named as often.
  const exact = options(question, voice).filter(({ names }) => names.includes(said));
  if (numbers && exact.length === 0 && numbers.every((at) => at >= 0 && at < question.options.length))
    return done(repeat ? numbers : [...new Set(numbers)]);
  const found = findAll(said, options(question, voice));
  return found.is === "all" ? done(found.values) : unclear(found, voice, voice.say("typed.helpChoose"));
}

export function readOrder(text: string, question: Asked<"order"> & Asking, voice: Voice): Read {
  const n = question.items.length;
  const help = voice.say("typed.order", { n });
  const firsts: number[] = [];
  let places = 0;
  for (const { count = 1 } of question.items) {
    firsts.push(places);
    places += count;
  }
  const done = (order: readonly number[]): Read =>
    answered({
      ask: "order",
      order: order.flatMap((at) => Array.from({ length: question.items[at]!.count ?? 1 }, (_, i) => firsts[at]! + i)),
    });
  const asItIs = question.items.map((_, at) => at);
  if (AS_IT_IS.has(text) || (ALL.has(text) && n > 0)) return done(asItIs);
  const found = findAll(after(text, CHOOSE) ?? text, items(question, voice));
  if (found.is !== "all") return unclear(found, voice, help);
  // Who names all but one has said where that one goes.
  const rest = asItIs.filter((at) => !found.values.includes(at));
  return rest.length > 1 ? reply(help) : done([...found.values, ...rest]);
}
