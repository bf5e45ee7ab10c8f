import type {
  Ability,
  ActivatedAbility,
  ActivationLimit,
  Body,
  Mode,
  TriggeredAbility,
} from "../engine/abilities/ability.ts";
import type { Condition } from "../engine/abilities/conditions.ts";
import type { Cost } from "../engine/abilities/costs.ts";
import type { Keyword } from "../engine/abilities/keywords.ts";
import type { Range, Zone } from "../engine/abilities/references.ts";
import { forEach } from "./amounts.ts";
import { type Scope, unbound } from "./bind/scope.ts";
import { mana } from "./costs.ts";
import { text } from "./effects/sequence.ts";
import { ability, activationLimit, body, condition, costs, event, keyword, staticSentence } from "./hubs.ts";
import { heading, many, oneOf, opt, type Phrase, printed, rulesFor, type Tree, token, words } from "./kernel.ts";
import type { Event } from "./meanings.ts";
import { spell } from "./tokens.ts";
import { times } from "./triggers.ts";

/** Whole abilities: keyword lines, activated, triggered and static abilities, what a spell does, modes. */

const { rule, late } = rulesFor<readonly Ability[]>();

// bodies

const { late: bodyRule } = rulesFor<Body>();
interface Bullet {
  readonly targets: Mode["targets"];
  readonly effects: Mode["effects"];
  readonly text: string;
}
const firstWord = (tree: Tree<unknown>): string | undefined => printed(tree)[0];
const modal: Phrase<Range> = words<Range>([
  ["choose one", { min: 1, max: 1 }],
  ["choose two", { min: 2, max: 2 }],
  ["choose three", { min: 3, max: 3 }],
  ["choose one or both", { min: 1, max: 2 }],
  ["choose one or more", { min: 1 }],
  ["choose up to one", { min: 0, max: 1 }],
  ["choose up to two", { min: 0, max: 2 }],
  ["choose any number", { min: 0 }],
]);
const bullet: Phrase<Bullet> = rulesFor<Bullet>().late("\n • {text}", { text }, ({ text }, scope) => {
  const own = scope.copy();
  own.targets = [];
  const effects = text.bind(own);
  return { targets: own.targets, effects, text: spell(printed(text)) };
});

/** The body of an ability: its own targets, its instructions. */
function bodyOf(text: Tree<Body["effects"]>, scope: Scope): Body {
  const effects = text.bind(scope);
  return { targets: scope.targets, effects };
}

export const bodies: readonly Phrase<Body>[] = [
  bodyRule("{text}", { text }, ({ text }, scope) => bodyOf(text, scope)),
  bodyRule(
    "{modal}. you may choose the same mode more than once. {bullets}",
    { modal, bullets: many(bullet) },
    ({ modal, bullets }, scope) => {
      const options = bullets.bind(scope);
      const choose = modal.bind(scope);
      return {
        targets: [],
        effects: [],
        modes: {
          choose: choose.max === undefined ? { ...choose, max: options.length } : choose,
          options,
          repeat: true,
        },
      };
    },
  ),
  ...(
    [
      ["(you may choose both|you may choose both instead)", 1],
      ["(choose both|choose both instead)", 2],
      ["choose any number instead", 0],
    ] as const
  ).map(([instead, min]) =>
    bodyRule(
      `{modal}. if {test} (as you cast this spell|), ${instead}. {bullets}`,
      { modal, test: condition, bullets: many(bullet) },
      ({ modal, test, bullets }, scope) => {
        const options = bullets.bind(scope);
        return {
          targets: [],
          effects: [],
          modes: {
            choose: modal.bind(scope),
            options,
            instead: { if: test.bind(scope), choose: { min, max: options.length } },
          },
        };
      },
    ),
  ),
  bodyRule(
    "{modal} that hasn't been chosen — {bullets}",
    { modal, bullets: many(bullet) },
    ({ modal, bullets }, scope) => ({
      targets: [],
      effects: [],
      modes: { choose: modal.bind(scope), options: bullets.bind(scope), once: "ever" },
    }),
  ),
  bodyRule(
    "{modal} that hasn't been chosen this turn — {bullets}",
    { modal, bullets: many(bullet) },
    ({ modal, bullets }, scope) => ({
      targets: [],
      effects: [],
      modes: { choose: modal.bind(scope), options: bullets.bind(scope), once: "turn" },
    }),
  ),
  bodyRule("{modal} — {bullets}", { modal, bullets: many(bullet) }, ({ modal, bullets }, scope) => {
    const options = bullets.bind(scope);
    const choose = modal.bind(scope);
    return {
      targets: [],
      effects: [],
      modes: { choose: choose.max === undefined ? { ...choose, max: options.length } : choose, options },
    };
  }),
];

// activated

export const limits: readonly Phrase<readonly ActivationLimit[]>[] = [
  words<readonly ActivationLimit[]>([
    ["activate only as a sorcery.", [{ only: "sorcery" }]],
    ["activate only during your turn.", [{ only: "ownTurn" }]],
    ["activate only during an opponent's turn.", [{ only: "opponentsTurn" }]],
    [
      "activate only during your turn, before attackers are declared.",
      [{ only: "ownTurn" }, { only: "beforeAttackers" }],
    ],
    ["activate only before attackers are declared.", [{ only: "beforeAttackers" }]],
    ["activate only during your upkeep.", [{ only: "ownUpkeep" }]],
    ["activate only during any upkeep step.", [{ only: "upkeep" }]],
    ["activate only once each turn.", [{ only: "oncePerTurn" }]],
    ["activate only once.", [{ only: "once" }]],
    ["activate only as a sorcery and only once each turn.", [{ only: "sorcery" }, { only: "oncePerTurn" }]],
    ["activate only as a sorcery and only once.", [{ only: "sorcery" }, { only: "once" }]],
    ["activate only during your turn and only once each turn.", [{ only: "ownTurn" }, { only: "oncePerTurn" }]],
    ["activate only during your upkeep and only once each turn.", [{ only: "ownUpkeep" }, { only: "oncePerTurn" }]],
    ["activate only during combat.", [{ only: "combat" }]],
    ["activate only during the declare attackers step.", [{ only: "declareAttackers" }]],
    ["activate only during the declare blockers step.", [{ only: "declareBlockers" }]],
    ["activate only during your end step.", [{ only: "ownTurn" }, { only: "endStep" }]],
    ["activate no more than twice each turn.", [{ only: "timesPerTurn", times: 2 }]],
    ["activate no more than three times each turn.", [{ only: "timesPerTurn", times: 3 }]],
  ]),
  rulesFor<readonly ActivationLimit[]>().rule("activate only if {condition}.", { condition }, ({ condition }) => [
    { only: "if", condition },
  ]),
  rulesFor<readonly ActivationLimit[]>().rule(
    "activate only if {condition} and only as a sorcery.",
    { condition },
    ({ condition }) => [{ only: "if", condition }, { only: "sorcery" }],
  ),
  rulesFor<readonly ActivationLimit[]>().rule(
    "activate only if {condition} and only once each turn.",
    { condition },
    ({ condition }) => [{ only: "if", condition }, { only: "oncePerTurn" }],
  ),
];

const costNouns = (cost: readonly Cost[], scope: Scope): void => {
  for (const one of cost)
    if (one.pay === "sacrifice" && one.what.what === "self")
      scope.mention({ ref: { what: "self" }, number: "one", nouns: [] });
};

/** A card that discards itself is in a hand. */
const fromCosts = (cost: readonly Cost[]): Zone | undefined =>
  cost.some((one) => one.pay === "discard" && one.what.what === "self") ? "hand" : undefined;

/** What is said of the ability itself behind its effect. */
type Rider = Pick<ActivatedAbility, "by" | "reduction">;
const { rule: riderRule } = rulesFor<Rider>();
const rider: Phrase<Rider> = oneOf(() => [
  riderRule("any player may activate this ability.", {}, () => ({ by: "anyPlayer" })),
  riderRule("only your opponents may activate this ability.", {}, () => ({ by: "opponents" })),
  riderRule("this ability costs {mana} less to activate for each {of}.", { mana, of: forEach }, ({ mana, of }) => ({
    reduction: { mana, times: of },
  })),
]);

const activated: Phrase<readonly Ability[]> = late(
  "{costs} : {body} {riders} {limits}",
  { costs, body, riders: opt(rider), limits: opt(many(activationLimit)) },
  ({ costs: costTree, body: bodyTree, riders, limits }, scope) => {
    const own = scope.fresh();
    const cost = costTree.bind(own);
    costNouns(cost, own);
    const what = bodyTree.bind(own);
    const more = riders.bind(own);
    const when = limits.bind(own)?.flat();
    const from = own.from ?? fromCosts(cost);
    return [
      {
        kind: "activated",
        costs: cost,
        body: what,
        ...more,
        ...(from === undefined ? {} : { from }),
        ...(when === undefined ? {} : { limits: when }),
      },
    ];
  },
);

const loyaltyCost = token((text) => {
  const found = /^([+−]?)(\d+)$/.exec(text);
  return found === null ? undefined : found[1] === "−" ? -Number(found[2]) : Number(found[2]);
});
const loyalty: Phrase<readonly Ability[]> = late(
  "{n} : {body}",
  { n: loyaltyCost, body },
  ({ n, body: bodyTree }, scope) => {
    if (!scope.face.typeLine.types.includes("planeswalker")) unbound("only planeswalkers have loyalty abilities");
    const own = scope.fresh();
    return [{ kind: "activated", costs: [{ pay: "loyalty", amount: n.bind(own) }], body: bodyTree.bind(own) }];
  },
);

// triggered

const during = words<Condition>([
  ["during your turn", { if: "turnOf", who: { who: "you" } }],
  ["during an opponent's turn", { if: "turnOf", who: { who: "opponents" } }],
  ["during each opponent's turn", { if: "turnOf", who: { who: "opponents" } }],
]);
const when: Phrase<Event> = oneOf(() => [
  rulesFor<Event>().rule("(when|whenever) {event}", { event }, ({ event }) => event),
  rulesFor<Event>().rule("(when|whenever) {event} {during}", { event, during }, ({ event, during }) => ({
    ...event,
    if: during,
  })),
  rulesFor<Event>().rule("whenever {event} for the first time each turn", { event }, ({ event }) =>
    event.when.on === "becomesTarget" ? unbound("said of the target") : { ...event, limit: "firstEachTurn" },
  ),
  rulesFor<Event>().rule("at {times}", { times }, ({ times }) => times),
]);
const triggerLimit = words<NonNullable<TriggeredAbility["limit"]>>([
  ["this ability triggers only once each turn.", "oncePerTurn"],
  ["this ability triggers only twice each turn.", "twicePerTurn"],
]);

function trigger(
  own: Scope,
  { when, batch, from, limit }: Event,
  body: Body,
  more: Partial<TriggeredAbility>,
): readonly Ability[] {
  const where = from ?? (when.on === "move" && when.object.is === "self" ? undefined : own.from);
  return [
    {
      kind: "triggered",
      when,
      body,
      ...(batch === undefined ? {} : { batch }),
      ...(where === undefined ? {} : { from: where }),
      ...(limit === undefined ? {} : { limit }),
      ...more,
    },
  ];
}

/** The ability that triggers on this event; each event of a text is one of its own, with its own "it". */
function triggeredBy(when: Tree<Event>, { test, body, limit }: TriggerParts, scope: Scope): readonly Ability[] {
  const own = scope.fresh();
  const event = when.bind(own);
  const tested = test?.bind(own);
  const interveningIf: Condition | undefined =
    event.if !== undefined && tested !== undefined ? { if: "and", of: [event.if, tested] } : (event.if ?? tested);
  const what = body.bind(own);
  const only = limit.bind(own);
  return trigger(own, event, what, {
    ...(interveningIf === undefined ? {} : { interveningIf }),
    ...(only === undefined ? {} : { limit: only }),
  });
}
interface TriggerParts {
  readonly test?: Tree<Condition>;
  readonly body: Tree<Body>;
  readonly limit: Tree<NonNullable<TriggeredAbility["limit"]> | undefined>;
}
const plainBody = (body: Tree<Body>): void => {
  if (firstWord(body) === "if") unbound("an if right after the event is part of when it triggers (603.4)");
};

const triggered: Phrase<readonly Ability[]> = oneOf(() => [
  late("{when}, {body} {limit}", { when, body, limit: opt(triggerLimit) }, ({ when, ...parts }, scope) => {
    plainBody(parts.body);
    return triggeredBy(when, parts, scope);
  }),
  late(
    "{when}, if {test}, {body} {limit}",
    { when, test: condition, body, limit: opt(triggerLimit) },
    ({ when, ...parts }, scope) => triggeredBy(when, parts, scope),
  ),
  late(
    "{when} and {other}, {body} {limit}",
    { when, other: when, body, limit: opt(triggerLimit) },
    ({ when, other, ...parts }, scope) => {
      plainBody(parts.body);
      return [...triggeredBy(when, parts, scope), ...triggeredBy(other, parts, scope)];
    },
  ),
  late(
    "{when} and {other}, if {test}, {body} {limit}",
    { when, other: when, test: condition, body, limit: opt(triggerLimit) },
    ({ when, other, ...parts }, scope) => [...triggeredBy(when, parts, scope), ...triggeredBy(other, parts, scope)],
  ),
]);

// static

/** A static ability has no targets. */
function untargeted<M>(scope: Scope, bind: (own: Scope) => M): M {
  const own = scope.fresh();
  const meaning = bind(own);
  return own.targets.length > 0 ? unbound("a static ability has no targets") : meaning;
}

const statics: Phrase<readonly Ability[]> = oneOf(() => [
  late("{sentences}", { sentences: many(staticSentence) }, ({ sentences }, scope) =>
    untargeted(scope, (own) => sentences.bind(own)).map(({ effects, ...more }) => ({
      kind: "static",
      effects,
      ...more,
    })),
  ),
  late("during your turn, {sentence}", { sentence: staticSentence }, ({ sentence }, scope) => {
    const { effects, if: inner, ...more } = untargeted(scope, (own) => sentence.bind(own));
    const turn: Condition = { if: "turnOf", who: { who: "you" } };
    return [{ kind: "static", effects, if: inner === undefined ? turn : { if: "and", of: [turn, inner] }, ...more }];
  }),
  late("during turns other than yours, {sentence}", { sentence: staticSentence }, ({ sentence }, scope) => {
    const { effects, if: inner, ...more } = untargeted(scope, (own) => sentence.bind(own));
    const turn: Condition = { if: "not", of: { if: "turnOf", who: { who: "you" } } };
    return [{ kind: "static", effects, if: inner === undefined ? turn : { if: "and", of: [turn, inner] }, ...more }];
  }),
  late("as long as {test}, {sentence}", { test: condition, sentence: staticSentence }, ({ test, sentence }, scope) => {
    const [condition, { effects, if: inner, ...more }] = untargeted(
      scope,
      (own) => [test.bind(own), sentence.bind(own)] as const,
    );
    const both: Condition = inner === undefined ? condition : { if: "and", of: [condition, inner] };
    return [{ kind: "static", effects, if: both, ...more }];
  }),
]);

// keyword lines

const keywordLine: Phrase<readonly Ability[]> = rule("{all}", { all: many(keyword, "(,|;)") }, ({ all }) =>
  all.flat().map((one: Keyword) => ({ kind: "keyword", keyword: one })),
);

/** What a spell does as it resolves; only instants and sorceries have such lines. The scope goes on to the next line. */
const spellLine: Phrase<readonly Ability[]> = late("{body}", { body }, ({ body: bodyTree }, scope) => {
  if (!scope.isSpell || scope.inQuote) unbound("only instants and sorceries have instructions of their own");
  return [{ kind: "spell", body: bodyTree.bind(scope) }];
});

/** 207.2c: words without rules meaning in front of an ability. */
const abilityWords = (
  "Adamant|Addendum|Alliance|Battalion|Bloodrush|Celebration|Channel|Chroma|Cohort|Constellation|Converge|Corrupted|Coven|Delirium|" +
  "Descend 4|Descend 8|Domain|Eerie|Eminence|Enrage|Fateful hour|Fathomless descent|Ferocious|Flurry|Formidable|Grandeur|Hellbent|" +
  "Heroic|Imprint|Inspired|Join forces|Kinship|Landfall|Lieutenant|Magecraft|Metalcraft|Morbid|Pack tactics|Paradox|Parley|Radiance|" +
  "Raid|Rally|Renew|Revolt|Secret council|Spell mastery|Strive|Survival|Sweep|Tempting offer|Threshold|Undergrowth|Valiant|Void|" +
  "Will of the council|Opus|Increment|Infusion|Repartee|Vivid|Mayhem|Start your engines|Max speed|Exhaust|Boast|Council's dilemma"
)
  .split("|")
  .filter((one) => !["Boast", "Exhaust", "Max speed", "Start your engines"].includes(one));
const abilityWord = words(abilityWords.map((one) => [one.charAt(0).toLowerCase() + one.slice(1), one] as const));

const chapterNumber = words("I II III IV V VI VII VIII".split(" ").map((roman, i) => [roman, i + 1] as const));
/** A Saga's chapters (714.2): "I, II — ..." is one ability for each of its numbers. */
const chapters: Phrase<readonly Ability[]> = late(
  "{numbers} — {body}",
  { numbers: many(chapterNumber, ","), body },
  ({ numbers, body }, scope) => {
    if (!scope.face.typeLine.subtypes.includes("Saga")) unbound("only Sagas have chapters");
    return numbers.bind(scope).map((reaches) => ({
      kind: "triggered",
      when: { on: "counters", object: { is: "self" }, kind: "lore", reaches },
      body: body.bind(scope.fresh()),
    }));
  },
);

export const plainLines: readonly Phrase<readonly Ability[]>[] = [
  keywordLine,
  activated,
  loyalty,
  chapters,
  triggered,
  statics,
  spellLine,
];

/** Words with a dash behind that do mean something. */
const meaningful: ReadonlySet<string> = new Set(
  "Exhaust Boast Max Solved To Visit Companion Forecast Power-up I II III IV V VI VII VIII Renew Channel LEVEL Level Sneak Warp Prototype Splice Starting".split(
    " ",
  ),
);
/** 207.2d: flavor words in front of a dash, as free as names; ability words and what has rules meaning are not among them. */
const flavorWords: Phrase<string> = heading((words) => {
  const text = words.join(" ");
  const free =
    /^\p{Lu}/u.test(words[0] ?? "") &&
    !meaningful.has(words[0] ?? "") &&
    words.length <= 7 &&
    words.every((word) => /^[\p{L}][\p{L}'’-]*$|^'s$|^[,!?]$/u.test(word)) &&
    !abilityWords.some((one) => one.toLowerCase() === text.toLowerCase());
  return free ? text : undefined;
});

const limited = (abilities: readonly Ability[], limits: readonly ActivationLimit[]): readonly Ability[] =>
  abilities.map((one) => (one.kind === "activated" ? { ...one, limits: [...(one.limits ?? []), ...limits] } : one));

/** A whole line of a card. */
export const line: Phrase<readonly Ability[]> = oneOf(() => [
  ability,
  rule("exhaust — {ability}", { ability: activated }, ({ ability }) => limited(ability, [{ only: "once" }])),
  rule("boast — {ability}", { ability: activated }, ({ ability }) =>
    limited(ability, [
      { only: "oncePerTurn" },
      { only: "if", condition: { if: "happened", event: { on: "attacks", object: { is: "self" } } } },
    ]),
  ),
  rule("{word} — {ability}", { word: flavorWords, ability }, ({ ability }) => ability),
  rule("{word} — {ability}", { word: abilityWord, ability }, ({ ability }) => ability),
]);
