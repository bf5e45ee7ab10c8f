import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { filterOf } from "../effects/damage/damagePatterns.ts";
import { noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import type { Noun } from "../meanings.ts";
import { and, not } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { self } from "../nouns/self.ts";
import { anyObjects } from "../references/references.ts";
import { numberWord } from "../vocabulary/numbers.ts";

/** What would happen, as "if" tells it of a replacement effect (614.1a): moves, life, draws, tokens, mana. */

export const you: Players = { who: "you" };
const { rule: object } = rulesFor<Filter>();
export const itWould = (scope: Scope, nouns: readonly string[]): void =>
  scope.mention({ ref: { what: "event", role: "object" }, number: "one", nouns });

/** What the event would happen to. */
export const victim: Phrase<Filter> = oneOf(() => [
  object("{self}", { self }, (_, scope) => {
    itWould(scope, ["this"]);
    return { is: "self" };
  }),
  object("a {what}", { what: noun.one }, ({ what }, scope) => {
    if (what.card === true && (what.filter.is === "any" || what.in !== undefined))
      unbound("cards are told of by where they go");
    itWould(scope, what.nouns);
    return what.filter;
  }),
  object("another {what}", { what: permanents.one }, ({ what }, scope) => {
    itWould(scope, what.nouns);
    return and([{ is: "another" }, what.filter]);
  }),
  object("{what}", { what: anyObjects }, ({ what }, scope) => {
    if (what.what === "self" || what.what === "all") unbound("said elsewhere");
    itWould(scope, []);
    return filterOf(what);
  }),
]);

const { rule: event } = rulesFor<EventPattern>();
/** What is said of a permanent, of what need not be one. */
function ofAnything({ filter, nouns }: Noun): Filter {
  if (nouns[0] !== "permanent" || filter.is === "permanentCard") return unbound("said of one kind only");
  return filter.is === "and" ? and(filter.of.filter((one) => one.is !== "permanentCard")) : filter;
}
const graveyardFrom = words<{ readonly from?: Zone }>([
  ["from anywhere", {}],
  ["from the battlefield", { from: "battlefield" }],
]);
/** "That much", of what would happen. */
export const amountOf = (scope: Scope): void => {
  scope.tell({ event: { amount: { amount: "event" } } });
};

const toGraveyard = (what: Filter, scope: Scope): EventPattern => ({
  on: "move",
  object: what,
  from: what.is === "self" && (scope.inQuote || !scope.isSpell) ? "battlefield" : "stack",
  to: "graveyard",
});

export const moves: Phrase<EventPattern> = oneOf(() => [
  event("{what} would die", { what: victim }, ({ what }) => ({
    on: "move",
    object: what,
    from: "battlefield",
    to: "graveyard",
  })),
  event(
    "{what} would be put into (a|its owner's|their) graveyard {from}",
    { what: victim, from: graveyardFrom },
    ({ what, from }) => ({
      on: "move",
      object: what,
      ...from,
      to: "graveyard",
    }),
  ),
  // 404.1: what others own goes to a graveyard of theirs.
  ...(
    [
      ["", {}],
      [" and it wasn't cycled", { notCycled: true }],
    ] as const
  ).map(([words, more]) =>
    event(
      `{what} would be put into your graveyard {from}${words}`,
      { what: victim, from: graveyardFrom },
      ({ what, from }) => ({
        on: "move",
        object: what.is === "self" ? what : and([what, { is: "ownedBy", who: you }]),
        ...from,
        to: "graveyard",
        ...more,
      }),
    ),
  ),
  // A permanent from the battlefield, a spell from the stack.
  event("{what} would be put into (a|its owner's|their) graveyard", { what: victim }, ({ what }, scope) =>
    toGraveyard(what, scope),
  ),
  // 404.1: of a permanent that others may control it would matter who owns it.
  event("{what} would be put into your graveyard", { what: victim }, ({ what }, scope) =>
    scope.inQuote ? unbound("whose it is") : toGraveyard(what, scope),
  ),
  // 700.4: a creature on the battlefield, or a creature card from elsewhere.
  event(
    "a {what} a opponent owns would die or a {card} not on the battlefield would be put into a opponent's graveyard",
    { what: permanents.one, card: noun.one },
    ({ what, card }, scope) => {
      if (card.card !== true || card.in !== undefined) unbound("cards come from elsewhere");
      itWould(scope, ["card", "creature"]);
      const owned: Filter = { is: "ownedBy", who: { who: "opponents" } };
      return {
        on: "anyOf",
        of: [
          { on: "move", object: and([what.filter, owned]), from: "battlefield", to: "graveyard" },
          { on: "move", object: and([card.filter, { is: "card" }, owned]), notFrom: ["battlefield"], to: "graveyard" },
        ],
      };
    },
  ),
  event("a card would be put into your graveyard from anywhere", {}, (_, scope) => {
    itWould(scope, ["card"]);
    return { on: "move", object: and([{ is: "card" }, { is: "ownedBy", who: you }]), to: "graveyard" };
  }),
  event("a card or token would be put into your graveyard from anywhere", {}, (_, scope) => {
    itWould(scope, ["card", "token"]);
    return { on: "move", object: { is: "ownedBy", who: you }, to: "graveyard" };
  }),
  event("a card would be put into a opponent's graveyard from anywhere", {}, (_, scope) => {
    itWould(scope, ["card"]);
    return { on: "move", object: and([{ is: "card" }, { is: "ownedBy", who: { who: "opponents" } }]), to: "graveyard" };
  }),
  event("a card you didn't control would be put into a opponent's graveyard from anywhere", {}, (_, scope) => {
    itWould(scope, ["card"]);
    const opponents: Filter = { is: "ownedBy", who: { who: "opponents" } };
    return {
      on: "move",
      object: and([{ is: "card" }, opponents, not({ is: "controlledBy", who: you })]),
      to: "graveyard",
    };
  }),
  // 109.1: whatever goes there is one of these.
  event(
    "a {what}, spell, or card not on the battlefield would be put into a graveyard",
    { what: permanents.one },
    ({ what }, scope) => {
      itWould(scope, ["permanent", "spell", "card"]);
      return { on: "move", object: ofAnything(what), to: "graveyard" };
    },
  ),
  event("a card would be put into a graveyard from anywhere", {}, (_, scope) => {
    itWould(scope, ["card"]);
    return { on: "move", object: { is: "card" }, to: "graveyard" };
  }),
  event("a card or token would be put into a graveyard from anywhere", {}, (_, scope) => {
    itWould(scope, ["card", "token"]);
    return { on: "move", object: { is: "any" }, to: "graveyard" };
  }),
  event("{what} would be exiled", { what: victim }, ({ what }) => ({
    on: "move",
    object: what,
    from: "battlefield",
    to: "exile",
  })),
  event("{what} would be returned to its owner's hand", { what: victim }, ({ what }) => ({
    on: "move",
    object: what,
    from: "battlefield",
    to: "hand",
  })),
  event("{what} would leave the battlefield", { what: victim }, ({ what }) => ({
    on: "move",
    object: what,
    from: "battlefield",
  })),
]);

/** Said with what is or isn't so of it: "and it wasn't cast". */
export const arrivals: Phrase<EventPattern> = event("{what} would enter", { what: victim }, ({ what }) => ({
  on: "move",
  object: what,
  to: "battlefield",
}));
/** Under an opponent's control, whoever had it. */
export const arrivalsOfOthers: Phrase<EventPattern> = event(
  "a {what} would enter the battlefield under a opponent's control",
  { what: permanents.one },
  ({ what }, scope) => {
    itWould(scope, what.nouns);
    return {
      on: "move",
      object: and([what.filter, { is: "controlledBy", who: { who: "opponents" } }]),
      to: "battlefield",
    };
  },
);

/** 106.12b: what is produced, in place of what would be. */
export const tapsForMana: Phrase<EventPattern> = oneOf(() => [
  event("you tap a {what} for mana", { what: permanents.one }, ({ what }) => ({
    on: "tapForMana",
    object: what.filter,
    by: you,
  })),
  ...(
    [
      ["a player taps", { who: "each" }],
      ["a opponent taps", { who: "opponents" }],
    ] as const
  ).map(([words, by]) =>
    event(`${words} a {what} for mana`, { what: permanents.one }, ({ what }, scope) => {
      scope.mentionPlayer({ who: "eventPlayer" });
      return { on: "tapForMana", object: what.filter, by };
    }),
  ),
  event("a {what} is tapped for mana", { what: permanents.one }, ({ what }) => ({
    on: "tapForMana",
    object: what.filter,
  })),
  event("a {what} is tapped for {n} or more mana", { what: permanents.one, n: numberWord }, ({ what, n }) => ({
    on: "tapForMana",
    object: what.filter,
    amount: { compare: ">=", to: n },
  })),
]);
/** 701.40, 701.46: what objects are told to do. */
export const objectActs: Phrase<EventPattern> = oneOf(() =>
  (["explore", "connive"] as const).map((act) =>
    event(`{what} would ${act}`, { what: victim }, ({ what }) => ({ on: "told", act, object: what })),
  ),
);
/** 502.3, 701.21b. */
export const untappings: Phrase<EventPattern> = event(
  "{what} would (untap|become untapped)",
  { what: victim },
  ({ what }) => ({ on: "untap", object: what }),
);
/** 701.7a. */
export const destructions: Phrase<EventPattern> = event("{what} would be destroyed", { what: victim }, ({ what }) => ({
  on: "destroy",
  object: what,
}));
/** 701.5a: whose spell or ability it is that would do so. */
export const counterings: Phrase<EventPattern> = oneOf(() =>
  (
    [
      ["a spell or ability you control", { by: you }],
      ["a spell or ability an opponent controls", { by: { who: "opponents" } }],
      ["a spell or ability", {}],
    ] as const
  ).map(([words, whose]) =>
    event(`${words} would counter a {what}`, { what: noun.one }, ({ what }, scope) => {
      if (what.in !== "stack") unbound("only spells and abilities are countered");
      itWould(scope, what.nouns);
      return { on: "countered", object: what.filter, ...whose };
    }),
  ),
);
