import type { Voice } from "../../words/voice.ts";
import { answerOf, begin } from "../answering.ts";
import type { Asked, Asking } from "../kind.ts";
import { things } from "./candidates.ts";
import { find, findAll } from "./find.ts";
import { answered, type Read, reply, unclear } from "./reply.ts";
import { after, numbersIn, splitAt } from "./text.ts";
import { AND, AS_IT_IS, CHOOSE, ON, PAY, WITH } from "./vocabulary.ts";

/** "2 1" in the order of the list, or "2 on Bear, 1 on Elf". */
export function readDivide(text: string, question: Asked<"divide"> & Asking, voice: Voice): Read {
  const { total, among, least = 0 } = question;
  const help = voice.say("typed.helpDivide");
  const done = (amounts: readonly number[]): Read => {
    const n = amounts.reduce((sum, one) => sum + one, 0);
    if (n !== total) return reply(voice.say("typed.sum", { total, n }));
    const at = among.findIndex(({ min, max }, at) => amounts[at]! < Math.max(min, least) || amounts[at]! > max);
    const share = among[at];
    if (share === undefined) return answered({ ask: "divide", amounts });
    const bounds = { min: Math.max(share.min, least), max: share.max };
    return reply(voice.say("typed.bounds", { name: voice.thing(share.to), ...bounds }));
  };
  if (AS_IT_IS.has(text)) {
    const usual = answerOf(begin(question) as never);
    return usual?.ask === "divide" ? done(usual.amounts) : reply(help);
  }
  const said = after(text, CHOOSE) ?? text;
  const numbers = numbersIn(said, AND);
  if (numbers?.length === among.length) return done(numbers);
  const list = things(
    among.map(({ to }) => to),
    voice,
  );
  const amounts = among.map(() => 0);
  for (const part of said.split(/[,;]/).flatMap((one) => splitAt(one.trim(), AND))) {
    const match = /^(\d{1,4})\s+(.+)$/.exec(part);
    if (!match) return reply(help);
    const found = find(after(match[2]!, [...ON]) ?? match[2]!, list);
    if (found.is !== "one") return unclear(found, voice, help);
    const at = among.findIndex(({ to }) => to === found.value);
    amounts[at] = amounts[at]! + Number(match[1]);
  }
  return done(amounts);
}

/** "auto", or the sources to use, by number or name. */
export function readPay(text: string, { sources }: Asked<"pay"> & Asking, voice: Voice): Read {
  if (PAY.has(text) || AS_IT_IS.has(text)) return answered({ ask: "pay", with: "auto" });
  const said = after(text, [...PAY]) ?? text;
  const list = things(
    sources.map(({ source }) => source),
    voice,
  ).map((one, at) => ({ ...one, value: at, looks: `${one.looks} ${sources[at]!.ability}` }));
  const found = findAll(after(said, [...WITH]) ?? said, list);
  if (found.is !== "all") return unclear(found, voice, voice.say("typed.helpPay"));
  // A source is used once.
  const used = found.values.filter(
    (at, nth, all) => all.findIndex((one) => sources[one]!.source === sources[at]!.source) === nth,
  );
  return answered({
    ask: "pay",
    with: used.map((at) => ({ source: sources[at]!.source, ability: sources[at]!.ability })),
  });
}
