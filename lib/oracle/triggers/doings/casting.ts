import type { Filter } from "../../../engine/abilities/filters.ts";
import { subtypeOwner } from "../../../engine/state/subtypes.ts";
import { unbound } from "../../bind/unbound.ts";
import { type Doing, noun } from "../../hubs.ts";
import { type EveryForm, rulesFor } from "../../kernel/index.ts";
import { and } from "../../nouns/filters.ts";
import { ofTargets, permanents } from "../../nouns/kinds.ts";
import { self } from "../../nouns/self.ts";
import { own } from "../../players/own.ts";
import { pronoun } from "../../references/pronouns.ts";
import { namedAbility } from "../../vocabulary/abilityNames.ts";
import { ordinal } from "../../vocabulary/numbers.ts";
import { casting, playedFrom, spellNoun } from "../casting.ts";
import { another, itHappensTo } from "../subjects.ts";
import { inTheirTurn } from "./inTheirTurn.ts";

/** Casting, playing, activating, copying (601, 602, 305, 707.10). */

const { everyForm: doing } = rulesFor<Doing>();

export const castingDoings: readonly EveryForm<Doing>[] = [
  doing("<cast> {cast}", { cast: casting }, ({ cast }) => (by) => ({ on: "cast", ...cast(by), by })),
  ...(["turn", "turns"] as const).map((turn) =>
    doing(
      `<cast> {own} {ordinal} {what} during ${turn === "turn" ? "" : "each of"} {their} ${turn}`,
      { own, ordinal, what: noun.one, their: own },
      ({ own, ordinal, what, their }, scope) => {
        const object = spellNoun(what, scope);
        return (by) => ({ on: "cast", object, ordinal, by: inTheirTurn(their(own(by))) });
      },
    ),
  ),
  // 903.3: wherever it is cast from.
  doing("<cast> your commander", {}, (_, scope) => {
    itHappensTo(scope, ["commander", "spell"]);
    const object = and([{ is: "spell" }, { is: "commander" }, { is: "ownedBy", who: { who: "you" } }]);
    return (by) => ({ on: "cast", object, by });
  }),
  // 601.2a: the very card that was spoken of.
  doing("<cast> {it}", { it: pronoun }, ({ it }, scope) => {
    if (it.what !== "target" && it.what !== "noted") unbound("which card?");
    itHappensTo(scope, ["spell"]);
    return (by) => ({ on: "cast", object: { is: "castAs", of: it }, by });
  }),
  doing("<cast> or copy {cast}", { cast: casting }, ({ cast }) => (by) => ({
    on: "anyOf",
    of: [
      { on: "cast", ...cast(by), by },
      { on: "copySpell", object: cast(by).object, by },
    ],
  })),
  doing("<play> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (!what.nouns.some((noun) => noun === "land" || subtypeOwner(noun) === "land"))
      unbound("only lands are just played");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "playLand", object: what.filter, by });
  }),
  doing("<play> another {what}", { what: noun.one }, ({ what }, scope) => {
    if (!what.nouns.some((noun) => noun === "land" || subtypeOwner(noun) === "land"))
      unbound("only lands are just played");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "playLand", object: another(what.filter), by });
  }),
  doing("<play> a {what} from {from}", { what: noun.one, from: playedFrom }, ({ what, from }, scope) => {
    if (!what.nouns.some((noun) => noun === "land" || subtypeOwner(noun) === "land"))
      unbound("only lands are just played");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "playLand", object: what.filter, by, ...from(by).land });
  }),
  doing("<play> a card from {from}", { from: playedFrom }, ({ from }, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({
      on: "anyOf",
      of: [
        { on: "cast", object: and([{ is: "card" }, from(by).spell]), by },
        { on: "playLand", object: { is: "any" }, by, ...from(by).land },
      ],
    });
  }),
  doing("<play> a land or <cast> a spell from {from}", { from: playedFrom }, ({ from }, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({
      on: "anyOf",
      of: [
        { on: "cast", object: and([{ is: "spell" }, from(by).spell]), by },
        { on: "playLand", object: { is: "any" }, by, ...from(by).land },
      ],
    });
  }),
  // 601.2a, 305.1: what such a card became as it was played.
  doing("<play> a card exiled with {self}", { self }, (_, scope) => {
    scope.links.used = true;
    itHappensTo(scope, ["card"]);
    const object: Filter = { is: "castAs", of: { what: "linked", name: "exiled", asTheyWere: true } };
    return (by) => ({
      on: "anyOf",
      of: [
        { on: "cast", object, by },
        { on: "playLand", object, by },
      ],
    });
  }),
  doing("<play> a card", {}, (_, scope) => {
    itHappensTo(scope, ["card"]);
    return (by) => ({
      on: "anyOf",
      of: [
        { on: "cast", object: { is: "card" }, by },
        { on: "playLand", object: { is: "any" }, by },
      ],
    });
  }),
  doing("<activate> an ability of a {what} that isn't a mana ability", { what: permanents.one }, ({ what }, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: what.filter, by, notMana: true });
  }),
  doing("<activate> a loyalty ability of a {what}", { what: permanents.one }, ({ what }, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: what.filter, by, loyalty: true });
  }),
  doing("<activate> a loyalty ability", {}, (_, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: { is: "any" }, by, loyalty: true });
  }),
  ...(
    [
      ["", {}],
      ["that isn't a mana ability", { notMana: true }],
    ] as const
  ).map(([words, limits]) =>
    doing(`<activate> a {keyword} ability ${words}`, { keyword: namedAbility }, ({ keyword }, scope) => {
      scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"], spoken: true });
      return (by) => ({
        on: "activate",
        object: { is: "any" },
        by,
        ...limits,
        ability: { is: "abilityKeyword", keyword },
      });
    }),
  ),
  doing("<activate> an ability that isn't a mana ability", {}, (_, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"], spoken: true });
    return (by) => ({ on: "activate", object: { is: "any" }, by, notMana: true });
  }),
  doing("<activate> a ability with {X} in its activation cost", {}, (_, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({
      on: "activate",
      object: { is: "any" },
      by,
      notMana: true,
      ability: { is: "activationCostHasX" },
    });
  }),
  ...(
    [
      ["a {what}", {}],
      ["a {what} or player", { players: { who: "each" } }],
    ] as const
  ).map(([words, players]) =>
    doing(`<activate> a ability that targets ${words}`, { what: permanents.one }, ({ what }, scope) => {
      scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
      const ability: Filter = { is: "targets", objects: ofTargets(what), ...players };
      return (by) => ({ on: "activate", object: { is: "any" }, by, ability });
    }),
  ),
  doing("<activate> an ability of a {what}", { what: permanents.one }, ({ what }, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: what.filter, by });
  }),
  doing("<copy> a {what}", { what: noun.one }, ({ what }, scope) => {
    if (!what.nouns.includes("spell")) unbound("only spells are copied");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "copySpell", object: what.filter, by });
  }),
  // 702.33d: it is kicked as it is cast.
  doing("<kick> a spell", {}, (_, scope) => {
    itHappensTo(scope, ["spell"]);
    return (by) => ({ on: "cast", object: and([{ is: "spell" }, { is: "kicked" }]), by });
  }),
  doing("<cast> a {what} using teamwork", { what: noun.one }, ({ what }, scope) => {
    if (!what.nouns.includes("spell")) unbound("only spells are cast");
    itHappensTo(scope, what.nouns);
    return (by) => ({ on: "cast", object: and([what.filter, { is: "castWith", method: "teamwork" }]), by });
  }),
  // 605.1: "if it isn't a mana ability" is asked of the ability activated.
  doing(
    "<activate> a ability of a {what} , if it isn't a mana ability",
    { what: permanents.one },
    ({ what }, scope) => {
      scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
      return (by) => ({ on: "activate", object: what.filter, by, notMana: true });
    },
  ),
  doing("<activate> a ability , if it isn't a mana ability", {}, (_, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return (by) => ({ on: "activate", object: { is: "any" }, by, notMana: true });
  }),
];
