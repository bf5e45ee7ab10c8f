import type { Body, Mode } from "../../engine/abilities/ability.ts";
import type { Range } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { only } from "../effects/clauses/follow.ts";
import { text } from "../effects/sentences/text.ts";
import { amount, clause, condition, costs, count } from "../hubs.ts";
import { fixed, many, oneOf, opt, type Phrase, printed, rulesFor, type Tree, token, words } from "../kernel/index.ts";
import { spell } from "../kernel/tokens.ts";
import { numberWord } from "../vocabulary/numbers.ts";
import { FLAVOR, wordsBeforeDash } from "../vocabulary/wordsBeforeDash.ts";
import { toldFlavorWords } from "./flavorWords.ts";

/** What a spell or ability does: its instructions, or modes of such. */

// bodies

const { deferred: bodyRule } = rulesFor<Body>();
export const firstWord = (tree: Tree<unknown>): string | undefined => printed(tree)[0];
const modal: Phrase<Range> = oneOf(() => [
  soManyModes,
  // 107.3: as many as was announced, or as the trigger's event says.
  rulesFor<Range>().rule("choose up to {n}", { n: count.many }, ({ n }) => ({ min: 0, max: n })),
  rulesFor<Range>().deferred("choose up to X, where X is {is}", { is: amount }, ({ is }, scope) => ({
    min: 0,
    max: is.bind(scope),
  })),
]);
const soManyModes: Phrase<Range> = words<Range>([
  ["choose one", { min: 1, max: 1 }],
  ["choose two", { min: 2, max: 2 }],
  ["choose three", { min: 3, max: 3 }],
  ["choose four", { min: 4, max: 4 }],
  ["choose five", { min: 5, max: 5 }],
  ["choose one or both", { min: 1, max: 2 }],
  ["choose one or more", { min: 1 }],
  ["choose up to one", { min: 0, max: 1 }],
  ["choose any number", { min: 0 }],
]);
/** 207.2d: the name of a mode, which has no rules meaning. */
const modeName = fixed(
  opt(
    oneOf(() => [rulesFor<undefined>().rule("{name} —", { name: wordsBeforeDash }, () => undefined), toldFlavorWords]),
  ),
  FLAVOR,
);
const bullet: Phrase<Mode> = rulesFor<Mode>().deferred(
  "\n • {flavor} {text}",
  { flavor: modeName, text },
  ({ text }, scope) => {
    const own = scope.with({ targets: [], begun: undefined });
    const effects = text.bind(own);
    scope.tell({ notZero: own.notZero });
    return { targets: own.targets, effects, text: spell(printed(text)) };
  },
);

/** 702.172a: a mode with a cost of its own. */
const paidBullet: Phrase<Mode> = rulesFor<Mode>().deferred(
  "\n + {cost} — {text}",
  { cost: costs, text },
  ({ cost, text }, scope) => {
    const own = scope.with({ targets: [], begun: undefined });
    const effects = text.bind(own);
    return { targets: own.targets, effects, text: spell(printed(text)), cost: cost.bind(scope) };
  },
);

/** One of several additional costs, each with what is done for it. */
const tier: Phrase<Mode> = rulesFor<Mode>().deferred(
  "\n • {flavor} {cost} — {text}",
  { flavor: modeName, cost: costs, text },
  ({ cost, text }, scope) => {
    const own = scope.with({ targets: [], begun: undefined });
    const effects = text.bind(own);
    return { targets: own.targets, effects, text: spell(printed(text)), cost: cost.bind(scope) };
  },
);

/** 700.2i: a mode by its pawprints. */
const pawprint: Phrase<number> = rulesFor<number>().rule(
  "{all}",
  { all: many(token((text) => (text === "{P}" ? 1 : undefined))) },
  ({ all }) => all.length,
);
const pawprinted: Phrase<Mode> = rulesFor<Mode>().deferred(
  "\n {pawprints} — {text}",
  { pawprints: pawprint, text },
  ({ pawprints, text }, scope) => {
    const own = scope.with({ targets: [], begun: undefined });
    const effects = text.bind(own);
    return { targets: own.targets, effects, text: spell(printed(text)), pawprints: pawprints.bind(scope) };
  },
);

/** Modes with something said of the ability between "choose one." and the bullets. */
export const modes = { modal, bullets: many(bullet) };
export function modalBody(choose: Range, options: readonly Mode[]): Body {
  const max = choose.max ?? options.length;
  return { targets: [], effects: [], modes: { choose: { ...choose, max }, options } };
}

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
      ["you may choose two instead", [1, 2]],
      ["choose any number instead", 0],
      ["(choose one or more instead|you may choose one or more instead)", 1],
    ] as const
  ).map(([instead, most]) =>
    bodyRule(
      `{modal}. if {test} (as you cast this spell|), ${instead}. {bullets}`,
      { modal, test: condition, bullets: many(bullet) },
      ({ modal, test, bullets }, scope) => {
        const options = bullets.bind(scope);
        const [min, max] = typeof most === "number" ? [most] : most;
        return {
          targets: [],
          effects: [],
          modes: {
            choose: modal.bind(scope),
            options,
            instead: { if: test.bind(scope), choose: { min, max: max ?? options.length } },
          },
        };
      },
    ),
  ),
  ...(
    [
      ["that hasn't been chosen", "ever"],
      ["that hasn't been chosen this turn", "turn"],
    ] as const
  ).flatMap(([words, once]) => [
    bodyRule(`{modal} ${words} (—|.) {bullets}`, { modal, bullets: many(bullet) }, ({ modal, bullets }, scope) => ({
      targets: [],
      effects: [],
      modes: { choose: modal.bind(scope), options: bullets.bind(scope), once },
    })),
    // What is done besides, whichever is chosen.
    bodyRule(
      `{modal} ${words} and {also} — {bullets}`,
      { modal, also: clause, bullets: many(bullet) },
      ({ modal, also, bullets }, scope) => {
        const choose = modal.bind(scope);
        const effects = only(also.bind(scope));
        return { targets: scope.targets, effects, modes: { choose, options: bullets.bind(scope), once } };
      },
    ),
  ]),
  ...(["", "you may "] as const).map((may) =>
    bodyRule(
      `${may}{modal}. each mode must target a different player. {bullets}`,
      { modal, bullets: many(bullet) },
      ({ modal, bullets }, scope) => {
        const options = bullets.bind(scope);
        const choose = modal.bind(scope);
        const slots = options.map(({ targets }) => targets);
        if (slots.some((one) => one.length !== 1 || !sameData(one, slots[0]))) return unbound("not the same targets");
        const range = choose.max === undefined ? { ...choose, max: options.length } : choose;
        const modes = { choose: range, options, apart: true as const };
        return { targets: [], effects: [], modes: may === "" ? modes : { ...modes, optional: true } };
      },
    ),
  ),
  bodyRule("{modal} at random — {bullets}", { modal, bullets: many(bullet) }, ({ modal, bullets }, scope) => {
    const choose = modal.bind(scope);
    if (choose.min !== 1 || choose.max !== 1) return unbound("one of them");
    return { targets: [], effects: [], modes: { choose, options: bullets.bind(scope), by: "random" } };
  }),
  bodyRule("an opponent chooses one — {bullets}", { bullets: many(bullet) }, ({ bullets }, scope) => ({
    targets: [],
    effects: [],
    modes: { choose: { min: 1, max: 1 }, options: bullets.bind(scope), by: "opponent" },
  })),
  bodyRule(
    "choose up to {n} {P} worth of modes. you may choose the same mode more than once. {bullets}",
    { n: numberWord, bullets: many(pawprinted) },
    ({ n, bullets }, scope) => {
      const options = bullets.bind(scope);
      return { targets: [], effects: [], modes: { choose: { min: 0, max: n.bind(scope) }, options, repeat: true } };
    },
  ),
  bodyRule("tiered {bullets}", { bullets: many(tier) }, ({ bullets }, scope) => ({
    targets: [],
    effects: [],
    modes: { choose: { min: 1, max: 1 }, options: bullets.bind(scope) },
  })),
  bodyRule("spree {bullets}", { bullets: many(paidBullet) }, ({ bullets }, scope) => {
    const options = bullets.bind(scope);
    return { targets: [], effects: [], modes: { choose: { min: 1, max: options.length }, options } };
  }),
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
