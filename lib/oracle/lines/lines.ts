import type { Ability, ActivatedAbility, ActivationLimit, Body } from "../../engine/abilities/ability.ts";
import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Condition } from "../../engine/abilities/conditions.ts";
import type { Keyword } from "../../engine/abilities/keywords.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { ability, activationLimit, amount, body, condition, costs, keyword, objects, staticSentence } from "../hubs.ts";
import {
  fixed,
  heading,
  many,
  oneOf,
  type Phrase,
  printed,
  rulesFor,
  type Tree,
  title,
  token,
  words,
} from "../kernel/index.ts";
import { onlyWhile } from "../layouts/levels.ts";
import { self } from "../nouns/self.ts";
import { more } from "../statics/cost-changes.ts";
import { eachWithCondition } from "../statics/each-if.ts";
import { joined } from "../statics/predicates.ts";
import { likeKeyword, sameOf } from "../statics/same.ts";
import { standing } from "../statics/standing.ts";
import { digits } from "../vocabulary/numbers.ts";
import { ABILITY_WORDS, FLAVOR, FLAVOR_WORDS, wordsBeforeDash } from "../vocabulary/words-before-dash.ts";
import { activated, activatedEither, activatedModal, classLevel, lessRider, loyalty, xOf } from "./activated.ts";
import { attackOptions } from "./attacking.ts";
import { firstDraw } from "./first-draw.ts";
import { costedKeyword } from "./keywords.ts";
import { triggered } from "./triggered.ts";

/** Whole abilities: keyword lines, static abilities, what a spell does, and the words in front of a dash. */

const { rule, deferred } = rulesFor<readonly Ability[]>();
// static

/** A static ability has no targets. */
function untargeted<M>(scope: Scope, bind: (own: Scope) => M): M {
  const own = scope.fresh();
  // What a spell's additional cost was paid with is spoken of as it resolves (601.2h, 608.2h), and by its other lines.
  if (scope.isSpell) own.tell({ paid: scope.paid });
  const meaning = bind(own);
  if (scope.isSpell) scope.tell({ paid: own.paid });
  if (own.choices.length > 0) unbound("nobody is asked by a static ability");
  return own.targets.length > 0 ? unbound("a static ability has no targets") : meaning;
}

/** "As long as it isn't on the battlefield": no ability of a permanent works then. */
const ELSEWHERE: Condition = {
  if: "not",
  of: { if: "is", what: { what: "self" }, filter: { is: "inZone", zone: "battlefield" } },
};
const plainStatics: Phrase<readonly Ability[]> = oneOf(() => [
  deferred("{sentences}", { sentences: many(staticSentence) }, ({ sentences }, scope) =>
    untargeted(scope, (own) => sentences.bind(own)).map(({ effects, ...more }) => ({
      kind: "static",
      effects,
      ...more,
    })),
  ),
  deferred("{sentence} otherwise, it {said}.", { sentence: staticSentence, said: joined.one }, (trees, scope) => {
    const { effects, if: test, ...more } = untargeted(scope, (own) => trees.sentence.bind(own));
    const [first] = effects;
    if (test === undefined || first?.static !== "modify" || first.affects.what === "all")
      return unbound("otherwise than what?");
    const otherwise = untargeted(scope, (own) => standing(trees.said.bind(own), first.affects, own));
    return [
      { kind: "static", effects, if: test, ...more },
      { kind: "static", effects: otherwise, if: { if: "not", of: test }, ...more },
    ];
  }),
  deferred("during your turn, {sentence}", { sentence: staticSentence }, ({ sentence }, scope) => {
    const { effects, if: inner, ...more } = untargeted(scope, (own) => sentence.bind(own));
    const turn: Condition = { if: "turnOf", who: { who: "you" } };
    return [{ kind: "static", effects, if: inner === undefined ? turn : { if: "and", of: [turn, inner] }, ...more }];
  }),
  deferred(
    "during your turn, (if|as long as) {test}, {sentence}",
    { test: condition, sentence: staticSentence },
    ({ test, sentence }, scope) => {
      const [condition, { effects, if: inner, ...more }] = untargeted(
        scope,
        (own) => [test.bind(own), sentence.bind(own)] as const,
      );
      const all: Condition[] = [{ if: "turnOf", who: { who: "you" } }, condition];
      return [{ kind: "static", effects, if: { if: "and", of: inner === undefined ? all : [...all, inner] }, ...more }];
    },
  ),
  deferred("during turns other than yours, {sentence}", { sentence: staticSentence }, ({ sentence }, scope) => {
    const { effects, if: inner, ...more } = untargeted(scope, (own) => sentence.bind(own));
    const turn: Condition = { if: "not", of: { if: "turnOf", who: { who: "you" } } };
    return [{ kind: "static", effects, if: inner === undefined ? turn : { if: "and", of: [turn, inner] }, ...more }];
  }),
  // Each thing that is said of it with a condition of its own.
  ...(["one", "many"] as const).map((number) =>
    deferred("{what} {all}.", { what: objects[number], all: eachWithCondition[number] }, ({ what, all }, scope) =>
      untargeted(scope, (own) => {
        const of = what.bind(own);
        return all.bind(own).map(({ said, test }) => ({
          kind: "static",
          effects: standing(said, of, own),
          ...(test && { if: test }),
        }));
      }),
    ),
  ),
  // Either of two, by whether it is so.
  deferred(
    "as long as {test}, {then} otherwise, {other}",
    { test: condition, then: staticSentence, other: staticSentence },
    ({ test, then, other }, scope) => {
      const [so, first, second] = untargeted(
        scope,
        (own) => [test.bind(own), then.bind(own), other.bind(own)] as const,
      );
      const isNot: Condition = { if: "not", of: so };
      return (
        [
          [so, first],
          [isNot, second],
        ] as const
      ).map(([when, { effects, if: inner, ...more }]) => ({
        ...{ kind: "static", effects, if: inner === undefined ? when : { if: "and", of: [when, inner] } },
        ...more,
      }));
    },
  ),
  deferred(
    "as long as {test}, {sentence}",
    { test: condition, sentence: staticSentence },
    ({ test, sentence }, scope) => {
      const [condition, { effects, if: inner, ...more }, from] = untargeted(scope, (own) => {
        const said = test.bind(own);
        if (sameData(said, ELSEWHERE)) unbound("works where it is not, which is said of it by itself");
        // "As long as this card is in your graveyard": there it works.
        return [said, sentence.bind(own), own.from] as const;
      });
      const both: Condition = inner === undefined ? condition : { if: "and", of: [condition, inner] };
      return [{ kind: "static", effects, if: both, ...(from === undefined ? {} : { from }), ...more }];
    },
  ),
]);

/** "As long as you control a creature with flying, this creature has flying. The same is true for first strike.": one each. */
const statics: Phrase<readonly Ability[]> = oneOf(() => [
  plainStatics,
  deferred(
    "{first} the same is true for {others}.",
    { first: plainStatics, others: sameOf },
    ({ first, others }, scope) => {
      // A quote may end as a sentence does; of what it says nothing is the same.
      if (/^[”’^]$/.test(printed(first).at(-1) ?? "")) unbound("said of a quote");
      const plain = first.bind(scope).map(({ text: _, ...one }) => one as Ability);
      return [...plain, ...others.bind(scope).flatMap((word) => likeKeyword("ability", plain, word))];
    },
  ),
]);

// keyword lines

const keywordLine: Phrase<readonly Ability[]> = rule("{all}", { all: many(keyword, "(,|;)") }, ({ all }) =>
  all.flat().map((one: Keyword) => ({ kind: "keyword", keyword: one })),
);

/** What a spell does as it resolves; only instants and sorceries have such lines. The scope goes on to the next line. */
const spellLine: Phrase<readonly Ability[]> = deferred("{body}", { body }, ({ body: bodyTree }, scope) => {
  if (!scope.isSpell || scope.inQuote) unbound("only instants and sorceries have instructions of their own");
  const { spellSoFar } = scope;
  scope.tell({ begun: spellSoFar, notZero: 0 });
  const body = bodyTree.bind(scope);
  const x = xOf(scope, body);
  scope.tell({ begun: undefined, notZero: undefined });
  if (body.modes === undefined) scope.tell({ spellSoFar: scope.said });
  return [{ kind: "spell", body, ...x }];
});

/** "If ..., this spell can't be countered and the damage can't be prevented.": of the damage that the line before deals. */
const uncounterableDamage: Phrase<readonly Ability[]> = deferred(
  "if {test}, {self} can't be countered and the damage can't be prevented.",
  { test: condition, self },
  ({ test }, scope) => {
    const { spellSoFar } = scope;
    const last = spellSoFar?.effects.findLast((one) => one.do === "damage");
    if (!scope.isSpell || spellSoFar === undefined || last?.do !== "damage") return unbound("no damage before it");
    const condition = test.bind(scope);
    const effects = spellSoFar.effects.map((one) =>
      one === last
        ? ({ do: "if", condition, then: [{ ...last, unpreventable: true }], otherwise: [last] } as const)
        : one,
    );
    scope.tell({ spellSoFar: { ...spellSoFar, effects } });
    return [
      {
        kind: "static",
        effects: [{ static: "rule", rule: { rule: "cantBeCountered", what: { is: "self" } } }],
        if: condition,
        from: "stack",
      },
      { kind: "spell", body: { targets: scope.targets, effects } },
    ];
  },
);

const chapterNumber = words("I II III IV V VI VII VIII".split(" ").map((roman, i) => [roman, i + 1] as const));
/** A Saga's chapters (714.2): "I, II — ..." is one ability for each of its numbers. */
const chapters: Phrase<readonly Ability[]> = oneOf(() => [
  deferred("{numbers} — {body}", { numbers: many(chapterNumber, ","), body }, ({ numbers, body }, scope) =>
    chaptersOf(numbers.bind(scope), body, scope),
  ),
  // 207.2d: chapters of later editions have names.
  deferred(
    "{numbers} — {name} — {body}",
    { numbers: many(chapterNumber, ","), name: fixed(title, FLAVOR), body },
    ({ numbers, body }, scope) => chaptersOf(numbers.bind(scope), body, scope),
  ),
]);
function chaptersOf(numbers: readonly number[], body: Tree<Body>, scope: Scope): readonly Ability[] {
  if (!scope.face.typeLine.subtypes.includes("Saga")) unbound("only Sagas have chapters");
  return numbers.map((reaches) => ({
    kind: "triggered",
    when: { on: "counters", object: { is: "self" }, kind: "lore", reaches },
    body: body.bind(scope.fresh()),
  }));
}

/** Which room it is, the dungeon says by the order of its lines (309.4). */
const roomName = fixed(heading, FLAVOR);
/** A room of a dungeon (309.4c): "When you move your venture marker into this room, [effect]"; which room, the card says. */
const room: Phrase<readonly Ability[]> = deferred("{name} — {body}", { name: roomName, body }, ({ body }, scope) => {
  if (!scope.face.typeLine.types.includes("dungeon")) unbound("only dungeons have rooms");
  return [
    {
      kind: "triggered",
      when: { on: "enterRoom", object: { is: "self" }, room: 0 },
      body: body.bind(scope.fresh()),
      from: "command",
    },
  ];
});

/** 717.5, 702.159a. */
const visit: Phrase<readonly Ability[]> = deferred("visit — {body}", { body }, ({ body }, scope) => {
  if (!scope.face.typeLine.subtypes.includes("Attraction")) unbound("only Attractions are visited");
  const own = scope.fresh();
  return [
    {
      kind: "triggered",
      when: { on: "visit", object: { is: "self" }, by: { who: "you" } },
      body: body.bind(own),
    },
  ];
});

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
const SOLVED: Condition = { if: "is", what: { what: "self" }, filter: { is: "solved" } };

/** 607.2d: a word chosen as it enters, and the abilities it has with each. */
const anchorWord = token((text) => (/^\p{Lu}[\p{L}-]*$/u.test(text) ? text : undefined));
const anchored: Phrase<readonly Ability[]> = rule(
  "as {self} enters, choose {a} or {b}.\n • {first} — {one}\n • {second} — {other}",
  { self, a: anchorWord, b: anchorWord, first: anchorWord, one: ability, second: anchorWord, other: ability },
  ({ a, b, first, one, second, other }) => {
    if (a !== first || b !== second) return unbound("chosen by other words");
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
      ...one.map((each) => onlyWhile(each, chosen(a))),
      ...other.map((each) => onlyWhile(each, chosen(b))),
    ];
  },
);

/** 702.6a, 702.122a: what is said of the ability behind the keyword; "the creature it targets" is equip's. */
const riddenKeyword: Phrase<readonly Ability[]> = oneOf(() => [
  ...["equip {cost}. {riders}", "equip -- {cost}. {riders}"].map((words) =>
    deferred(words, { cost: costs, riders: equipRiders }, (said, scope) => {
      const own = scope.fresh();
      const cost = said.cost.bind(own);
      own.mention({ ref: { what: "target", slot: 0 }, number: "one", nouns: ["creature", "aimed"] });
      return [{ kind: "keyword", keyword: { keyword: "equip", cost, ...said.riders.bind(own) } }];
    }),
  ),
  // 601.2f: said of the spell cast for this cost only.
  rule(
    "{keyword} {cost}. {self} costs {X} {more} to cast this way, where X is {is}.",
    { keyword: costedKeyword, cost: costs, self, more, is: amount },
    ({ keyword, cost, more, is }) => [
      { kind: "keyword", keyword: { keyword, cost } },
      {
        kind: "static",
        effects: [
          {
            static: "rule",
            rule: {
              rule: "costs",
              what: { is: "self" },
              kind: "spell",
              change: { change: more, mana: "{1}", times: is },
            },
          },
        ],
        if: { if: "castWith", what: { what: "self" }, method: keyword },
        from: "everywhere",
      },
    ],
  ),
  rule("crew {n}. {limits}", { n: digits, limits: activationLimit }, ({ n, limits }) => [
    { kind: "keyword", keyword: { keyword: "crew", n, limits } },
  ]),
]);
const equipRiders: Phrase<Pick<ActivatedAbility, "limits" | "reduction">> = oneOf(() => [
  rulesFor<Pick<ActivatedAbility, "limits" | "reduction">>().rule(
    "{limits}",
    { limits: activationLimit },
    ({ limits }) => ({
      limits,
    }),
  ),
  rulesFor<Pick<ActivatedAbility, "limits" | "reduction">>().rule("{rider}", { rider: lessRider }, ({ rider }) =>
    rider.reduction === undefined ? unbound("an equip ability says no more") : { reduction: rider.reduction },
  ),
]);

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
  rule("max speed — {ability}", { ability }, ({ ability }) =>
    ability.map((one) => onlyWhile(one, { if: "designation", of: { who: "you" }, designation: "maxSpeed" })),
  ),
  // 702.169, 719.3: it is solved at the beginning of its controller's end step, if that is so by then.
  rule("solved — {ability}", { ability }, ({ ability }) => ability.map((one) => onlyWhile(one, SOLVED))),
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
  // 207.2d: flavor words that the card's own data tells.
  deferred("{words} — {ability}", { words: title, ability: triggered }, ({ words, ability }, scope) => {
    const said = spelled(words.bind(scope));
    if (isListed(said) || !scope.face.flavorWords?.some((one) => spelled(one) === said))
      unbound("words in front of a dash that nothing tells of");
    return ability.bind(scope);
  }),
]);
/** Without spaces, as it is told apart into words in one way on cards and in another in their data. */
const spelled = (words: string): string => words.replaceAll(" ", "");
/** Those that cards of any file have in front of abilities are read by their list. */
const isListed = (said: string): boolean => LISTED.has(said);
const LISTED: ReadonlySet<string> = new Set([...ABILITY_WORDS, ...FLAVOR_WORDS].map(spelled));
