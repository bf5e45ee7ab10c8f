import type { Answer } from "../../engine/decisions.ts";
import type { Handle } from "../../engine/views.ts";
import { cardsSeen } from "../../view/cardsSeen.ts";
import { allNames } from "../../words/cardNames.ts";
import { yesNo } from "../../words/questions.ts";
import type { Voice } from "../../words/voice.ts";
import type { Asked, Asking } from "../kind.ts";
import { readDivide, readPay } from "./amounts.ts";
import { readAttackers, readBlockers } from "./combat.ts";
import { readChoose, readOption, readOrder } from "./lists.ts";
import { readPriority } from "./priority.ts";
import { answered, type Read, reply } from "./reply.ts";
import { after, LONGEST, numbersIn, plain } from "./text.ts";
import { AND, CHOOSE, DO_NOT_PAY, KEEP, LEAST, MOST, MULLIGAN, NO, PAY, YES } from "./vocabulary.ts";

type Reader<K extends Asking["ask"]> = (text: string, question: Asked<K> & Asking, voice: Voice, typed: string) => Read;

const READERS: { readonly [K in Asking["ask"]]: Reader<K> } = {
  priority: readPriority,
  choose: readChoose,
  option: readOption,
  order: readOrder,
  attackers: readAttackers,
  blockers: readBlockers,
  divide: readDivide,
  pay: readPay,
  confirm(text, question, voice) {
    const yes = (yes: boolean) => answered({ ask: "confirm", yes });
    if (question.about === "mulligan") {
      if (KEEP.has(text)) return yes(false);
      if (MULLIGAN.has(text)) return yes(true);
    }
    const [forYes, forNo] = yesNo(question, voice.speech);
    if (YES.has(text) || PAY.has(text) || text === plain(forYes) || text === "1") return yes(true);
    if (NO.has(text) || DO_NOT_PAY.has(text) || text === plain(forNo) || text === "2") return yes(false);
    return reply(voice.say("typed.helpConfirm", { yes: forYes, no: forNo }));
  },
  number(text, { min, max }, voice) {
    const said = after(text, CHOOSE) ?? text;
    const bare = said.replace(/^(x ?=?|=) ?/, "");
    const [number] = MOST.has(bare) ? [max] : LEAST.has(bare) ? [min] : (numbersIn(bare, AND) ?? []);
    if (number === undefined || number < min || number > max)
      return reply(
        max === Number.MAX_SAFE_INTEGER
          ? voice.say("typed.anyNumber", { min })
          : voice.say("typed.number", { min, max }),
      );
    return answered({ ask: "number", number });
  },
  name(text, { suggestions }, voice, typed) {
    const wanted = after(text, CHOOSE) ?? text;
    if (wanted === "") return reply(voice.say("typed.helpName"));
    const known = suggestions.filter((one) => plain(one) === wanted);
    const begun = known.length > 0 ? known : suggestions.filter((one) => plain(one).startsWith(wanted));
    const [first] = begun;
    if (begun.length === 1 && first !== undefined) return answered({ ask: "name", name: first });
    const local = cardsSeen(voice.view).find((card) => allNames(card).some((one) => plain(one) === wanted));
    if (local) return answered({ ask: "name", name: local.name });
    // Any card may be named; what somebody wrote in full is no beginning of another.
    const dropped = typed.trim().split(/\s+/).length - wanted.split(" ").length;
    const name = typed.trim().split(/\s+/).slice(Math.max(0, dropped)).join(" ").slice(0, 200).trim();
    return name === "" ? reply(voice.say("typed.helpName")) : answered({ ask: "name", name });
  },
};

/**
 * What somebody typed as an answer to this question, in any of the languages: numbers as `numbered` counts, names or their
 * beginnings, and the usual words. Either an answer of the question's shape, within what it offers, or a reply in words that
 * helps. `then`: what was said beyond it about the questions that follow ("cast Lance on 2"), for `continued`.
 */
export function readTyped(typed: string, question: Asking, voice: Voice): Read {
  const text = plain(typed.slice(0, LONGEST));
  const read = READERS[question.ask] as Reader<Asking["ask"]>;
  return read(text, question as never, voice, typed.slice(0, LONGEST));
}

/** The answer to a question that follows, from what was typed with the one before; undefined if nothing was said about it. */
export function continued(
  then: Readonly<Partial<Record<string, string>>>,
  question: Asking,
  voice: Voice,
): Answer<Handle> | undefined {
  const said = then[question.about];
  if (said === undefined) return undefined;
  const read = readTyped(said, question, voice);
  return read.is === "answer" ? read.answer : undefined;
}
