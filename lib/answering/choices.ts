import type { Answer, Block, PriorityAction } from "../engine/decisions.ts";
import type { Handle } from "../engine/views.ts";
import { colorWord } from "../words/cards.ts";
import { hintWords } from "../words/hints.ts";
import { abilityText, actionThing, actionWords, isUsual, yesNo } from "../words/questions.ts";
import type { Voice } from "../words/voice.ts";
import { actionsOf } from "./actions.ts";
import { answerOf, begin } from "./answering.ts";
import type { Asked, Asking } from "./kind.ts";
import { describe, looksOf } from "./things.ts";

/**
 * The usual answers to a question, each with its label: what a chat shows as buttons. The same question gives the same
 * answers in the same order in every language, so that an answer may be named by its place.
 */
export interface UsualAnswer {
  readonly label: string;
  readonly answer: Answer<Handle>;
  readonly style: "main" | "plain";
}

export interface UsualAnswers {
  readonly choices: readonly UsualAnswer[];
  /** Not all that is legal is among them: the rest is typed, or chosen on the page. */
  readonly more: boolean;
}

/** At most `most` of them; the most usual first. Labels say only what the reader of `voice` may see. */
export function choicesOf(question: Asking, voice: Voice, most: number): UsualAnswers {
  const of = LISTS[question.ask] as (question: Asking, voice: Voice) => Listed;
  const { list, complete } = of(question, voice);
  return {
    choices: list.slice(0, most).map((one, at) => ({ ...one, style: at === 0 ? "main" : "plain" })),
    more: !complete || list.length > most,
  };
}

type Labelled = Omit<UsualAnswer, "style">;
/** `complete`: nothing else could be answered. */
interface Listed {
  readonly list: readonly Labelled[];
  readonly complete: boolean;
}
type Lists = { readonly [K in Asking["ask"]]: (question: Asked<K> & Asking, voice: Voice) => Listed };

/** More than anybody reads. */
const MANY = 100;

const LISTS: Lists = {
  priority(question, voice) {
    const pass: Labelled = { label: voice.say("asking.pass"), answer: { ask: "priority", action: { act: "pass" } } };
    const others = actionsOf(question, voice).map(
      (action): Labelled => ({
        label: actionLabel(action, question.actions, voice),
        answer: { ask: "priority", action },
      }),
    );
    const mana = question.actions.some((action) => action.act === "activate" && action.mana);
    return { list: [pass, ...others], complete: !mana };
  },
  choose(question, voice) {
    const { from, min, max } = question;
    const choose = (chosen: readonly Handle[], label: string): Labelled => ({
      ...{ label, answer: { ask: "choose", chosen } },
    });
    const different = apart(from, (one) => looksOf(one, voice));
    const single = min <= 1 && max >= 1;
    return {
      list: [
        ...(single ? different.map((one) => choose([one], describe(one, voice))) : []),
        ...(min === 0 ? [choose([], voice.say("asking.chooseNothing"))] : []),
        ...(from.length > 1 && from.length >= min && from.length <= max && from.every((one) => !one.startsWith("~"))
          ? [choose(from, voice.say("asking.chooseAll"))]
          : []),
      ],
      complete: max <= 1 || (from.length === min && min === max),
    };
  },
  confirm(question, voice) {
    const [yes, no] = yesNo(question, voice.speech);
    const list: Labelled[] = [
      { label: yes, answer: { ask: "confirm", yes: true } },
      { label: no, answer: { ask: "confirm", yes: false } },
    ];
    return { list: isUsual(question, true) ? list : list.toReversed(), complete: true };
  },
  number({ min, max }) {
    const length = Math.min(max - min + 1, MANY);
    const list = Array.from({ length }, (_, at): Labelled => {
      const number = min + at;
      return { label: String(number), answer: { ask: "number", number } };
    });
    return { list, complete: max - min < MANY };
  },
  option({ options, min, max }, voice) {
    const choose = (chosen: readonly number[], label: string): Labelled => ({
      ...{ label, answer: { ask: "option", chosen } },
    });
    const single = min <= 1 && max >= 1;
    return {
      list: [
        ...(single ? options.map((text, at) => choose([at], optionWords(text, voice))) : []),
        ...(min === 0 ? [choose([], voice.say("asking.chooseNothing"))] : []),
        ...(options.length > 1 && options.length >= min && options.length <= max
          ? [choose([...options.keys()], voice.say("asking.chooseAll"))]
          : []),
      ],
      complete: max <= 1,
    };
  },
  name: ({ suggestions }) => ({
    list: suggestions.slice(0, MANY).map((name) => ({ label: name, answer: { ask: "name", name } })),
    complete: false,
  }),
  order(question, voice) {
    const given = answerOf(begin(question) as never);
    const list = given === undefined ? [] : [{ label: voice.say("asking.inThisOrder"), answer: given }];
    return { list, complete: question.items.length < 2 };
  },
  attackers({ attackers }, voice) {
    const defenders = [...new Set(attackers.flatMap((one) => one.defenders))];
    const declare = (attacks: readonly { attacker: Handle; defender: Handle }[], label: string): Labelled => ({
      ...{ label, answer: { ask: "attackers", attacks } },
    });
    const must = attackers.flatMap(({ attacker, must }) => (must === undefined ? [] : [{ attacker, defender: must }]));
    const all = (defender: Handle) =>
      attackers.flatMap((one) => {
        const whom = one.must ?? (one.defenders.includes(defender) ? defender : undefined);
        return whom === undefined ? [] : [{ attacker: one.attacker, defender: whom }];
      });
    const alone = must.length > 0 ? [] : apart(attackers, ({ attacker }) => looksOf(attacker, voice));
    return {
      list: [
        must.length > 0 ? declare(must, voice.say("asking.attackMust")) : declare([], voice.say("asking.noAttack")),
        ...defenders.map((one) =>
          declare(
            all(one),
            defenders.length === 1
              ? voice.say("asking.attackAll")
              : voice.say("asking.attackAllOn", { on: voice.thing(one) }),
          ),
        ),
        ...(attackers.length < 2 && defenders.length === 1 ? [] : alone).map(({ attacker, defenders: [defender] }) =>
          declare(
            defender === undefined ? [] : [{ attacker, defender }],
            voice.say("asking.attackWith", { what: describe(attacker, voice) }),
          ),
        ),
      ],
      complete: attackers.length === 1 && defenders.length === 1 && must.length === 0,
    };
  },
  blockers({ blockers }, voice) {
    const declare = (blocks: readonly Block<Handle>[], label: string): Labelled => ({
      ...{ label, answer: { ask: "blockers", blocks } },
    });
    const must = blockers.flatMap(({ blocker, must = [] }) => must.map((attacker) => ({ blocker, attacker })));
    const pairs = blockers.flatMap(({ blocker, attackers }) => attackers.map((attacker) => ({ blocker, attacker })));
    const single = pairs.filter(({ blocker, attacker }) => !blocker.startsWith("~") && !attacker.startsWith("~"));
    return {
      list: [
        must.length > 0 ? declare(must, voice.say("asking.blockMust")) : declare([], voice.say("asking.noBlock")),
        ...(must.length > 0
          ? []
          : apart(single, (one) => `${looksOf(one.attacker, voice)} ${looksOf(one.blocker, voice)}`)
        ).map((one) =>
          declare(
            [one],
            voice.say("asking.blockWith", { on: describe(one.attacker, voice), what: describe(one.blocker, voice) }),
          ),
        ),
      ],
      complete: pairs.length === 1 && must.length === 0,
    };
  },
  divide(question, voice) {
    const given = answerOf(begin(question) as never);
    if (given?.ask !== "divide") return { list: [], complete: false };
    const shares = given.amounts.flatMap((n, at) =>
      n === 0 ? [] : [voice.say("asking.share", { n, to: voice.thing(question.among[at]!.to) })],
    );
    return {
      list: [{ label: voice.say("asking.likeThis", { shares: voice.list(shares) }), answer: given }],
      complete: question.among.length === 1,
    };
  },
  pay: (question, voice) => ({
    list: [{ label: voice.say("asking.payAuto"), answer: { ask: "pay", with: "auto" } }],
    complete: question.sources.length === 0,
  }),
};

/** One of each that differ. */
function apart<T>(all: readonly T[], looks: (one: T) => string): T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = looks(one);
    return !seen.has(key) && seen.add(key);
  });
}

const LONGEST_ABILITY = 60;

/** An action with its card; with its ability's words where another of that card could be meant. */
export function actionLabel(
  action: PriorityAction<Handle>,
  all: readonly PriorityAction<Handle>[],
  voice: Voice,
): string {
  const label = actionWords(action, voice.speech, actionThing(action, voice));
  if (action.act !== "activate") return label;
  const rivals = all.filter(
    (one) => one.act === "activate" && one.source === action.source && one.mana === action.mana,
  );
  if (rivals.length < 2) return label;
  const found = voice.find(action.source);
  const text = found && found.kind !== "player" ? abilityText(found.card, action.ability) : undefined;
  if (text === undefined) return `${label} (${rivals.indexOf(action) + 1})`;
  return `${label}: ${text.length > LONGEST_ABILITY ? `${text.slice(0, LONGEST_ABILITY - 1)}…` : text}`;
}

/** An option as words: a colour's letter as the colour, a cost's code as the cost. */
export const optionWords = (text: string, voice: Voice): string =>
  colorWord(text, voice.speech) ?? hintWords(text, voice.speech);
