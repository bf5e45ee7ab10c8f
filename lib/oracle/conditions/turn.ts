import type { Condition } from "../../engine/abilities/conditions.ts";
import type { EventPattern } from "../../engine/abilities/events.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import { hasDoneThat, noun } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { and } from "../nouns/filters.ts";
import { ofDamage, permanents } from "../nouns/kinds.ts";
import { digits } from "../vocabulary/numbers.ts";
import { howMany, is, not, you } from "./counts.ts";
import { deed, noDeed, tallied, tally } from "./playerDeeds.ts";
import { some } from "./players.ts";

/** What players did and what became of them this turn: "an opponent cast a blue spell this turn", "you've lost life". */

const { rule } = rulesFor<Condition>();
/** Of you, or of any one of several. */
const ofAny = (who: Players, condition: (current: Players) => Condition): Condition =>
  who.who === "you" ? condition(who) : some(who, condition);

/** Whoever it is told of; "an opponent" is any of them. */
const told: Phrase<Players> = words<Players>([
  ["you", you],
  ["an opponent", { who: "opponents" }],
  ["a player", { who: "each" }],
]);
const hasTold: Phrase<Players> = words<Players>([
  ["you've", you],
  ["an opponent has", { who: "opponents" }],
  ["a player has", { who: "each" }],
]);

/** How much life: "gained 5 or more life". */
const sum = words<(who: Players) => EventPattern>([
  ["gained", (who) => ({ on: "gainLife", who })],
  ["lost", (who) => ({ on: "loseLife", who })],
]);
const dealt: Phrase<Players> = words<Players>([
  ["an opponent was dealt", { who: "opponents" }],
  ["an opponent has been dealt", { who: "opponents" }],
  ["you were dealt", you],
  ["you've been dealt", you],
  ["a player was dealt", { who: "each" }],
]);
const damageKind = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);
const lately = words<"turn" | "lastTurn">([
  ["this turn", "turn"],
  ["last turn", "lastTurn"],
]);
const spanned = (span: "turn" | "lastTurn") => (span === "turn" ? {} : ({ span } as const));

export const turnConditions: readonly Phrase<Condition>[] = [
  rule("{who} {did} {when}", { who: told, did: deed, when: lately }, ({ who, did, when }) => ({
    if: "happened",
    event: did(who),
    ...spanned(when),
  })),
  rule("{who} {did} {when}", { who: hasTold, did: hasDoneThat, when: lately }, ({ who, did, when }) => ({
    if: "happened",
    event: did(who),
    ...spanned(when),
  })),
  // 109.5: whoever was spoken of.
  rule("(that player|they) {did} {when}", { did: deed, when: lately }, ({ did, when }, scope) => ({
    if: "happened",
    event: did(scope.playerPronoun()),
    ...spanned(when),
  })),
  rule("you haven't {did} {when}", { did: hasDoneThat, when: lately }, ({ did, when }) =>
    not({ if: "happened", event: did(you), ...spanned(when) }),
  ),
  rule("{who} {did} this turn", { who: oneOf(() => [told, hasTold]), did: tally }, ({ who, did }, scope) => {
    // "That much" is how often, from then on.
    if (who.who === "you") scope.tell({ counted: { amount: "history", of: did.event(who) } });
    return ofAny(who, (current) => tallied(did, current));
  }),
  rule("you {did} {when}", { did: noDeed, when: lately }, ({ did, when }) =>
    not({ if: "happened", event: did(you), ...spanned(when) }),
  ),
  // Not one of them did.
  rule("no opponent {did} {when}", { did: deed, when: lately }, ({ did, when }) =>
    not({ if: "happened", event: did({ who: "opponents" }), ...spanned(when) }),
  ),
  rule(
    "{who} {sum} {n} or more life this turn",
    { who: oneOf(() => [told, hasTold]), sum, n: digits },
    ({ who, sum, n }) =>
      ofAny(who, (current) => is({ amount: "history", of: sum(current), sum: true }, { compare: ">=", to: n })),
  ),
  rule("{who} {kind} {when}", { who: dealt, kind: damageKind, when: lately }, ({ who, kind, when }) => ({
    if: "happened",
    event: { on: "damage", to: { players: who }, ...kind },
    ...spanned(when),
  })),
  // 608.2h: by what such a source was then.
  rule(
    "{who} {kind} by a {what} {when}",
    { who: dealt, kind: damageKind, what: noun.one, when: lately },
    ({ who, kind, what, when }) => ({
      if: "happened",
      event: { on: "damage", source: ofDamage(what), to: { players: who }, ...kind },
      ...spanned(when),
    }),
  ),
  rule(
    "{who} {kind} by {n} {what} this turn",
    { who: dealt, kind: damageKind, n: howMany, what: permanents.many },
    ({ who, kind, n, what }) =>
      ofAny(who, (current) =>
        is(
          {
            amount: "history",
            of: { on: "damage", source: what.filter, to: { players: current }, ...kind },
            distinct: "other",
          },
          n,
        ),
      ),
  ),
  // 305.2: of the land that the event is of.
  rule("it wasn't the first land you played this turn", {}, (_, scope) => {
    if (!scope.objects.some(({ ref, nouns }) => ref.what === "event" && nouns.includes("land"))) unbound("which land?");
    const of: EventPattern = { on: "playLand", object: { is: "any" }, by: you };
    return is({ amount: "history", of }, { compare: ">", to: 1 });
  }),
  rule("{who} {n} or more damage this turn", { who: dealt, n: digits }, ({ who, n }) =>
    ofAny(who, (current) =>
      is({ amount: "history", of: { on: "damage", to: { players: current } }, sum: true }, { compare: ">=", to: n }),
    ),
  ),
  rule("a {what} you controlled left the battlefield this turn", { what: permanents.one }, ({ what }) => ({
    if: "happened",
    event: { on: "move", object: and([what.filter, { is: "controlledBy", who: you }]), from: "battlefield" },
  })),
  rule("a {what} died under an opponent's control this turn", { what: permanents.one }, ({ what }) => ({
    if: "happened",
    event: {
      on: "move",
      object: and([what.filter, { is: "controlledBy", who: { who: "opponents" } }]),
      from: "battlefield",
      to: "graveyard",
    },
  })),
  rule(
    "a {what} entered the battlefield under an opponent's control this turn",
    { what: permanents.one },
    ({ what }) => ({
      if: "happened",
      event: {
        on: "move",
        object: and([what.filter, { is: "controlledBy", who: { who: "opponents" } }]),
        to: "battlefield",
      },
    }),
  ),
  // 109.5: of whoever controlled it, and of whoever controlled what did it.
  ...(
    [
      ["under your control", you],
      ["under an opponent's control", { who: "opponents" }],
    ] as const
  ).flatMap(([words, who]) =>
    (
      [
        ["you controlled", "you"],
        ["an opponent controlled", "opponent"],
      ] as const
    ).map(([by, cause]) =>
      rule(
        `a {what} ${words} was destroyed this turn by a spell or ability ${by}`,
        { what: permanents.one },
        ({ what }) => ({
          if: "happened",
          event: { on: "destroy", object: and([what.filter, { is: "controlledBy", who }]), cause },
        }),
      ),
    ),
  ),
  rule("that player attacked you during their last turn", {}, (_, scope) => ({
    if: "attackedInLastTurn",
    who: scope.playerPronoun("one"),
    whom: you,
  })),
  ...(
    [
      ["a player", { who: "each" }],
      ["an opponent", { who: "opponents" }],
    ] as const
  ).map(([words, who]) =>
    rule(`${words} attacked you during their last turn`, {}, () => ({ if: "attackedInLastTurn", who, whom: you })),
  ),
  rule("it's the first combat phase of the turn", {}, () => ({ if: "phase", phase: "firstCombat" })),
  rule("it's the first combat phase of your turn", {}, () => ({
    if: "and",
    of: [
      { if: "phase", phase: "firstCombat" },
      { if: "turnOf", who: you },
    ],
  })),
  rule("it's your combat phase", {}, () => ({
    if: "and",
    of: [
      { if: "phase", phase: "combat" },
      { if: "turnOf", who: you },
    ],
  })),
  rule("you're the defending player", {}, () => ({
    if: "samePlayer",
    one: you,
    other: { who: "defendingPlayer" },
  })),
  ...(
    [
      ["it's that player's turn", (one: Condition): Condition => one],
      ["(it's not|it isn't) that player's turn", not],
    ] as const
  ).map(([words, whether]) =>
    rule(words, {}, (_, scope) => whether({ if: "turnOf", who: scope.playerPronoun("one") })),
  ),
  rule("you gained and lost life this turn", {}, () => ({
    if: "and",
    of: [
      { if: "happened", event: { on: "gainLife", who: you } },
      { if: "happened", event: { on: "loseLife", who: you } },
    ],
  })),
  rule("{n} {what} attacked this turn", { n: howMany, what: permanents.many }, ({ n, what }) => ({
    if: "happened",
    event: { on: "attacks", object: what.filter },
    times: n,
  })),
  rule("a spell was warped this turn", {}, () => ({
    if: "happened",
    event: { on: "cast", object: { is: "castWith", method: "warp" } },
  })),
  rule("a card was put into exile this turn", {}, () => ({
    if: "happened",
    event: { on: "move", object: { is: "card" }, to: "exile" },
  })),
];
