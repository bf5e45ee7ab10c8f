import type { Body } from "../../../engine/abilities/ability.ts";
import type { Entering } from "../../../engine/abilities/destinations.ts";
import type { Effect } from "../../../engine/abilities/effects.ts";
import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Rule } from "../../../engine/abilities/rules.ts";
import { sameData } from "../../../engine/abilities/visit.ts";
import type { PlayerAntecedent } from "../../bind/known.ts";
import type { Known, ObjectAntecedent, Scope } from "../../bind/scope.ts";
import { unbound } from "../../bind/unbound.ts";
import { mana } from "../../costs/mana.ts";
import { clause, condition, noun } from "../../hubs.ts";
import { oneOf, type Phrase, rulesFor, type Tree, words } from "../../kernel/index.ts";
import { type Instruction, isAmendment, type Noun } from "../../meanings.ts";
import { counters } from "../../nouns/counters.ts";
import { isOfSpells, permanents } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { more } from "../../statics/costs/changes.ts";
import { abilities } from "../../statics/grantedAbilities.ts";
import { LIFE_FOR_IT } from "./paying.ts";

/** What comes of a permission as it is used: "If you cast a spell this way, ..." (601.3, 607.2). */

const { rule } = rulesFor<Instruction>();
type MayPlay = Extract<Rule, { rule: "mayPlay" }>;

const graveyard = "(a|your|its owner's|their owner's|their) graveyard";
const entersWith: Phrase<Entering> = oneOf(() => [
  words<Entering>([["tapped", { tapped: true }]]),
  rulesFor<Entering>().rule("with {counters} on (it|him|her)", { counters }, ({ counters }) => ({
    counters: [counters],
  })),
]);
/** "that creature": the spell is one, or becomes one as it resolves. */
const castPermanent: Phrase<Filter | undefined> = oneOf(() => [
  words<Filter | undefined>([["it", undefined]]),
  rulesFor<Filter | undefined>().rule("that {what}", { what: permanents.one }, ({ what }) => what.filter),
]);
/** What comes of it, and what `spell` the permission must be for. */
interface Rider
  extends Pick<
    MayPlay,
    "then" | "cost" | "anyMana" | "change" | "flash" | "grants" | "grantsFor" | "whenUsed" | "usedFor"
  > {
  readonly spell?: Filter;
  /** By whom: told of those who may play it. */
  readonly by?: "you" | "they";
}
export const thisWay: Phrase<Rider> = oneOf(() => [
  rulesFor<Rider>().rule(
    `if (a|the) spell cast this way would be put into ${graveyard}, exile it instead.`,
    {},
    () => ({ then: { exile: true } }),
  ),
  rulesFor<Rider>().rule(
    `if an instant or sorcery spell cast this way would be put into ${graveyard}, exile it instead.`,
    {},
    () => ({ then: { exile: true, instantsAndSorceries: true } }),
  ),
  ...["if you cast it this way", "if you cast {self} this way"].map((words) =>
    rulesFor<Rider>().rule(`${words} and it would be put into ${graveyard}, exile it instead.`, { self }, () => ({
      then: { exile: true },
      by: "you",
    })),
  ),
  rulesFor<Rider>().rule("if you do, (it|{self}) enters {enters}.", { self, enters: entersWith }, ({ enters }) => ({
    then: { enters },
    by: "you",
  })),
  rulesFor<Rider>().rule(
    "if you cast a spell this way, {it} enters {enters}.",
    { it: castPermanent, enters: entersWith },
    ({ it, enters }) => ({ then: { enters }, ...(it === undefined ? {} : { spell: it }) }),
  ),
  rulesFor<Rider>().rule(
    "if you cast a spell this way, pay life equal to (its|that spell's) mana value rather than (pay|paying) its mana cost.",
    {},
    () => ({ cost: LIFE_FOR_IT }),
  ),
  // 609.4b
  rulesFor<Rider>().rule(
    "if you cast a spell this way, (mana of any type can be spent|you may spend mana as though it were mana of any type) to cast it.",
    {},
    () => ({ anyMana: "type" }),
  ),
  rulesFor<Rider>().rule(
    "if you cast a spell this way, you may spend mana as though it were mana of any color to cast it.",
    {},
    () => ({ anyMana: "color" }),
  ),
  rulesFor<Rider>().rule("mana of any type can be spent to cast (a spell|spells) this way.", {}, () => ({
    anyMana: "type",
  })),
  rulesFor<Rider>().rule("if you cast a spell this way, you may cast it as though it had flash.", {}, () => ({
    flash: true,
  })),
  rulesFor<Rider>().rule("spells you cast this way cost {mana} less to cast.", { mana }, ({ mana }) => ({
    change: { change: "less", mana },
    by: "you",
  })),
  rulesFor<Rider>().rule("a spell cast this way costs {mana} {more} to cast.", { mana, more }, ({ mana, more }) => ({
    change: { change: more, mana },
  })),
  // 611.3d
  rulesFor<Rider>().rule(
    "if you cast a {what} this way, (it|that spell|that creature) gains {abilities} until end of turn.",
    { what: noun.one, abilities },
    ({ what, abilities }) => ({ ...castThen(what), grants: abilities, grantsFor: "endOfTurn" }),
  ),
  rulesFor<Rider>().rule(
    "if you cast a {what} this way, (it|that spell|that creature) gains {abilities}.",
    { what: noun.one, abilities },
    ({ what, abilities }) => ({ ...castThen(what), grants: abilities }),
  ),
  // Of the land that is played, too.
  rulesFor<Rider>().rule("if you do, it gains {abilities}.", { abilities }, ({ abilities }) => ({
    grants: abilities,
    by: "you",
  })),
  // 603.12: of such spells only.
  rulesFor<Rider>().deferred(
    "when you cast a {what} this way, {then}.",
    { what: noun.one, then: clause },
    (said, scope) => {
      const spell = said.what.bind(scope);
      const { spell: usedFor } = castThen(spell);
      const body = whenUsed(said.then, scope, { objects: [eventObject(spell.nouns)] });
      return { whenUsed: body, ...(usedFor && { usedFor }) };
    },
  ),
  // 603.12: of whatever is played.
  rulesFor<Rider>().deferred("when you play a card this way, {then}.", { then: clause }, ({ then }, scope) => ({
    whenUsed: whenUsed(then, scope, { objects: [eventObject(["card"])] }),
    by: "you",
  })),
  ...(["you", "they"] as const).map((by) =>
    rulesFor<Rider>().deferred(`when ${by} do, {then}.`, { then: clause }, ({ then }, scope) => ({
      whenUsed: whenUsed(then, scope, {
        objects: [eventObject(["card"])],
        ...(by === "they" && { players: [THAT_PLAYER] }),
      }),
      by,
    })),
  ),
]);
const THAT_PLAYER: PlayerAntecedent = { ref: { who: "eventPlayer" }, number: "one" };
const eventObject = (nouns: readonly string[]): ObjectAntecedent => ({
  ref: { what: "event", role: "object" },
  number: "one",
  nouns,
});
/** Of which of the spells that may be cast it is said. */
const castThen = (what: Noun): { readonly spell?: Filter } => {
  if (!isOfSpells(what)) return unbound("only spells are cast");
  const filters = (what.filter.is === "and" ? what.filter.of : [what.filter]).filter((one) => one.is !== "spell");
  const [only, ...more] = filters;
  return only === undefined ? {} : { spell: more.length === 0 ? only : { is: "and", of: filters } };
};
/** What triggers as it is used, an ability of its own. */
function whenUsed(then: Tree<Instruction>, scope: Scope, known: Partial<Known>): Body {
  const own = scope.fresh();
  own.tell(known);
  const effects = then.bind(own);
  return isAmendment(effects) ? unbound("changes an instruction that is not there") : { targets: own.targets, effects };
}
export const ridden = (rules: readonly Rule[], { spell, by, ...rider }: Rider): readonly Rule[] =>
  rules.some(({ rule }) => rule === "mayPlay")
    ? rules.map((rule) => {
        if (rule.rule !== "mayPlay" || isOfLands(rule)) return rule;
        if (spell !== undefined && !isOnly(rule.what, spell)) unbound("other spells may be cast too");
        if (by !== undefined && (rule.who.who === "you") !== (by === "you")) unbound("who plays it?");
        return { ...rule, ...rider };
      })
    : unbound("nothing may be cast before it");
/** 305.9: nothing of it can be cast. */
export function isOfLands({ play, what }: MayPlay): boolean {
  const filter = "filter" in what ? what.filter : undefined;
  const all = filter?.is === "and" ? filter.of : [filter];
  return play === true && all.some((one) => one?.is === "type" && one.type === "land");
}
/** All that may be played are such. */
function isOnly(what: MayPlay["what"], wanted: Filter): boolean {
  const filter = "filter" in what ? what.filter : undefined;
  const all = filter?.is === "and" ? filter.of : [filter];
  return all.some((one) => sameData(one, wanted));
}

/** The same for a permission that an instruction gives, or for a spell it has cast. */
export const permissionAmendments: readonly Phrase<Instruction>[] = [
  rule("{rider}", { rider: thisWay }, ({ rider }) => ({ amend: (before) => withRider(before, rider) })),
  rule("if {test}, you may play cards this way without paying their mana costs.", { test: condition }, ({ test }) => ({
    amend: (before) => {
      const last = before.at(-1);
      if (last?.do !== "rule" || !last.rules.every((one) => one.rule === "mayPlay" && one.play === true))
        return unbound("which cards may be played?");
      const free = last.rules.map((one): Rule => (one.rule === "mayPlay" ? { ...one, free: true } : one));
      return [
        ...before.slice(0, -1),
        { do: "if", condition: test, then: [{ ...last, rules: free }], otherwise: [last] },
      ];
    },
  })),
  rule(
    `if (that|the) spell would be put into ${graveyard} (this turn|), put it on the bottom of its owner's library instead.`,
    {},
    () => ({ amend: (before) => withRider(before, { then: { under: true } }) }),
  ),
  ...[
    "if (that|the) spell would be put into {there} (this turn|), exile it instead.",
    "if those spells would be put into {there} (this turn|), exile them instead.",
  ].map((words) =>
    rule(words.replace("{there}", graveyard), {}, () => ({
      amend: (before) => withRider(before, { then: { exile: true } }),
    })),
  ),
];
function withRider(before: readonly Effect[], rider: Rider): readonly Effect[] {
  const last = before.at(-1);
  const rest = before.slice(0, -1);
  if (last?.do === "rule") return [...rest, { ...last, rules: ridden(last.rules, rider) }];
  if (last?.do === "cast") {
    const { spell, then, cost, ...other } = rider;
    if (spell !== undefined && !isOnly(last.what, spell)) unbound("another spell may be cast");
    if (Object.keys(other).length > 0) unbound("said of a permission that lasts");
    return [...rest, { ...last, ...(then && { then }), ...(cost && { cost }) }];
  }
  if (last?.do === "may") return [...rest, { ...last, effects: withRider(last.effects, rider) }];
  if (last?.do === "if") return [...rest, { ...last, then: withRider(last.then, rider) }];
  if (last?.do === "forEachPlayer" || last?.do === "forEach")
    return [...rest, { ...last, effects: withRider(last.effects, rider) }];
  return unbound("nothing may be cast before it");
}
