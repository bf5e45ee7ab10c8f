import type { Ability, ActivationLimit } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Keyword } from "../../engine/abilities/keywords.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { ability, condition, keyword } from "../hubs.ts";
import { fixed, many, oneOf, type Phrase, printed, rulesFor, type Tree, token } from "../kernel/index.ts";
import { spell } from "../kernel/tokens.ts";
import { onlyWhile } from "../layouts/levels.ts";
import { self } from "../nouns/self.ts";
import { FLAVOR, wordsBeforeDash } from "../vocabulary/wordsBeforeDash.ts";
import { activated, activatedEither, activatedModal, classLevel, loyalty } from "./activated.ts";
import { attackOptions } from "./attacking.ts";
import { chapters, room, visit } from "./chapters.ts";
import { firstDraw } from "./firstDraw.ts";
import { toldFlavorWords } from "./flavorWords.ts";
import { riddenKeyword } from "./riddenKeywords.ts";
import { keywordsOfItself, spellLine, uncounterableDamage } from "./spells.ts";
import { statics } from "./statics.ts";
import { triggered } from "./triggered.ts";

/** Whole abilities: keyword lines, static abilities, what a spell does, and the words in front of a dash. */
const { rule, deferred } = rulesFor<readonly Ability[]>();

const keywordLine: Phrase<readonly Ability[]> = rule("{all}", { all: many(keyword, "(,|;)") }, ({ all }) =>
  all.flat().map((one: Keyword) => ({ kind: "keyword", keyword: one })),
);

export const plainLines: readonly Phrase<readonly Ability[]>[] = [
  keywordLine,
  activated,
  activatedEither,
  activatedModal,
  loyalty,
  classLevel,
  chapters,
  visit,
  triggered,
  firstDraw,
  statics,
  attackOptions,
  uncounterableDamage,
  keywordsOfItself,
  spellLine,
];

const limited = (
  abilities: readonly Ability[],
  limits: readonly ActivationLimit[],
  keyword?: string,
): readonly Ability[] =>
  abilities.map((one) =>
    one.kind === "activated"
      ? { ...one, limits: [...(one.limits ?? []), ...limits], ...(keyword !== undefined && { keyword }) }
      : one,
  );

const enteredThisTurn: Amount = {
  amount: "if",
  condition: {
    if: "is",
    what: { what: "self" },
    filter: { is: "history", event: { on: "move", object: { is: "any" }, to: "battlefield" } },
  },
  then: 1,
  otherwise: 0,
};

/** What is there only for a while has the words behind the dash for its own, which are seen on the stack. */
const worded = (ability: Tree<readonly Ability[]>, scope: Scope): readonly Ability[] =>
  ability.bind(scope).map((one) => (one.kind === "keyword" ? one : { ...one, text: spell(printed(ability)) }));

const HARNESSED: Condition = { if: "is", what: { what: "self" }, filter: { is: "harnessed" } };
const SOLVED: Condition = { if: "is", what: { what: "self" }, filter: { is: "solved" } };

/** 607.2d: a word chosen as it enters, and the abilities it has with each. */
const anchorWord = token((text) => (/^\p{Lu}[\p{L}-]*$/u.test(text) ? text : undefined));

const anchored: Phrase<readonly Ability[]> = deferred(
  "as {self} enters, choose {a} or {b}.\n • {first} — {one}\n • {second} — {other}",
  { self, a: anchorWord, b: anchorWord, first: anchorWord, one: ability, second: anchorWord, other: ability },
  (said, scope) => {
    const [a, b] = [said.a.bind(scope), said.b.bind(scope)];
    if (a !== said.first.bind(scope) || b !== said.second.bind(scope)) return unbound("chosen by other words");
    const chosen = (option: string): Condition => ({ if: "chosen", option });
    return [
      {
        kind: "static",
        effects: [
          {
            static: "replace",
            replacement: {
              of: { on: "move", object: { is: "self" }, to: "battlefield" },
              instead: {
                by: "entering",
                entering: {},
                asItEnters: [{ choose: { quality: "word", words: [a, b] } }],
              },
            },
          },
        ],
      },
      ...worded(said.one, scope).map((each) => onlyWhile(each, chosen(a))),
      ...worded(said.other, scope).map((each) => onlyWhile(each, chosen(b))),
    ];
  },
);

/** A whole line of a card. */
export const line: Phrase<readonly Ability[]> = oneOf(() => [
  ability,
  riddenKeyword,
  anchored,
  room,
  rule("exhaust — {ability}", { ability: activated }, ({ ability }) => limited(ability, [{ only: "once" }], "exhaust")),
  rule("boast — {ability}", { ability: activated }, ({ ability }) =>
    limited(
      ability,
      [
        { only: "oncePerTurn" },
        { only: "if", condition: { if: "happened", event: { on: "attacks", object: { is: "self" } } } },
      ],
      "boast",
    ),
  ),
  // Of a later edition: once, and for less by its mana cost if it entered this turn.
  rule("power-up — {ability}", { ability: activated }, ({ ability }, { face: { manaCost } }) =>
    limited(ability, [{ only: "once" }], "power-up").map((one) =>
      one.kind === "activated" && manaCost !== undefined
        ? { ...one, reduction: { mana: manaCost, times: enteredThisTurn } }
        : one,
    ),
  ),
  deferred("max speed — {ability}", { ability }, ({ ability }, scope) =>
    worded(ability, scope).map((one) =>
      onlyWhile(one, { if: "designation", of: { who: "you" }, designation: "maxSpeed" }),
    ),
  ),
  // 702.169, 719.3: it is solved at the beginning of its controller's end step, if that is so by then.
  deferred("solved — {ability}", { ability }, ({ ability }, scope) =>
    worded(ability, scope).map((one) => onlyWhile(one, SOLVED)),
  ),
  // Of a later edition.
  deferred("∞ — {ability}", { ability }, ({ ability }, scope) =>
    worded(ability, scope).map((one) => onlyWhile(one, HARNESSED)),
  ),
  rule("to solve — {test}.", { test: condition }, ({ test }) => [
    {
      kind: "triggered",
      when: { on: "step", step: "end", of: { who: "you" } },
      interveningIf: { if: "and", of: [{ if: "not", of: SOLVED }, test] },
      body: { targets: [], effects: [{ do: "becomeSolved", what: { what: "self" } }] },
    },
  ]),
  rule("forecast — {ability}", { ability: activated }, ({ ability }) =>
    limited(ability, [{ only: "ownUpkeep" }, { only: "oncePerTurn" }]),
  ),
  rule("{word} — {ability}", { word: wordsBeforeDash, ability }, ({ ability }) => ability),
  rule("{words} {ability}", { words: fixed(toldFlavorWords, FLAVOR), ability }, ({ ability }) => ability),
]);
