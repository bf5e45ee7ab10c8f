import type { Compare } from "../../engine/abilities/amounts.ts";
import type { DamagePattern, EventPattern } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Players, Zone } from "../../engine/abilities/references.ts";
import { sameData } from "../../engine/abilities/visit.ts";
import { type Scope, unbound } from "../bind/scope.ts";
import { type Happening, noun, playersWho } from "../hubs.ts";
import { type EveryForm, inEveryForm, oneOf, type Phrase, rulesFor, type VerbForm, words } from "../kernel/index.ts";
import { and, speaksOf } from "../nouns/filters.ts";
import { enchantedPlayer } from "../nouns/host.ts";
import { isOfSpells, ofTargeted, permanents } from "../nouns/kinds.ts";
import { granter, self } from "../nouns/self.ts";
import { withMost } from "../players/superlatives.ts";
import { digits, numberWord, numberWordOrOne } from "../vocabulary/numbers.ts";
import { becomings } from "./becoming.ts";
import { amountOfEvent, eventPlayer } from "./subjects.ts";

/** What happens to objects: "enters", "dies or is exiled", "deals combat damage to a player". */

const { everyForm: happening, deferredEveryForm: lateHappening } = rulesFor<Happening>();
const diesOrIsExiled: Happening = (object) => ({
  on: "move",
  object,
  from: "battlefield",
  to: ["graveyard", "exile"],
});
const dies: Happening = (object) => ({ on: "move", object, from: "battlefield", to: "graveyard" });

/** In an event in which it is the other object that this is said of, so is what was spoken of so far. */
const otherIsSubject = (scope: Scope): void => {
  scope.tell({
    objects: scope.objects.map((one) =>
      one.ref.what === "event" ? { ...one, ref: { what: "event", role: "other" } } : one,
    ),
  });
  scope.tell({
    players: scope.players.map((one) =>
      one.ref.who === "controllerOf"
        ? { ...one, ref: { who: "controllerOf", of: { what: "event", role: "other" } } }
        : one,
    ),
  });
};
export const sourceIsSubject = (scope: Scope): void => {
  amountOfEvent(scope, "damage");
  otherIsSubject(scope);
};
/** Whom damage is dealt to. */
const { rule: hurt } = rulesFor<DamagePattern>();
const hurtOther = (scope: Scope, nouns: readonly string[]): void =>
  scope.mention({ ref: { what: "event", role: "object" }, number: "one", nouns });
export const damaged: Phrase<DamagePattern> = oneOf(() => [
  hurt("a player", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "each" } };
  }),
  hurt("(an opponent|one of your opponents)", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "opponents" } };
  }),
  hurt("another player", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "others", than: { who: "you" } } };
  }),
  // 506.2, 109.5: of the one that deals it.
  hurt("defending player", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "defendingPlayer", of: { what: "event", role: "other" } } };
  }),
  hurt("its owner", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "ownerOf", of: { what: "event", role: "other" } } };
  }),
  hurt("you", {}, () => ({ players: { who: "you" } })),
  hurt("{who}", { who: enchantedPlayer }, ({ who }, scope) => {
    eventPlayer(scope);
    return { players: who };
  }),
  hurt("the player who cast {granter}", { granter }, ({ granter }, scope) => {
    eventPlayer(scope);
    return granter.what === "granter"
      ? { players: { who: "controllerOf", of: granter } }
      : unbound("of what the quote is on");
  }),
  hurt("a {who}", { who: playersWho.one }, ({ who }, scope) => {
    eventPlayer(scope);
    return { players: who };
  }),
  // If it is dealt to you, there is no such permanent to speak of.
  hurt("you or a {what}", { what: permanents.one }, ({ what }) => ({
    players: { who: "you" },
    objects: what.filter,
  })),
  hurt("you or {self}", { self }, () => ({ players: { who: "you" }, objects: { is: "self" } })),
  hurt("an opponent or battle", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "opponents" }, objects: { is: "type", type: "battle" } };
  }),
  hurt("a player or battle", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "each" }, objects: { is: "type", type: "battle" } };
  }),
  hurt("a player or planeswalker", {}, (_, scope) => {
    eventPlayer(scope);
    return { players: { who: "each" }, objects: { is: "type", type: "planeswalker" } };
  }),
  hurt("{self}", { self }, () => ({ objects: { is: "self" } })),
  hurt("a {what}", { what: permanents.one }, ({ what }, scope) => {
    hurtOther(scope, what.nouns);
    return { objects: what.filter };
  }),
]);
export const kindOfDamage = words<{ readonly combat?: boolean }>([
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["noncombat damage", { combat: false }],
]);

/** Who or what makes something a target. */
const { rule: aiming } = rulesFor<{ readonly of: Filter; readonly by?: Players }>();
interface Aim {
  readonly of: Filter;
  readonly by?: Players;
}
const aimed = (scope: Scope, aim: Aim): Aim => {
  scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["spell", "ability"] });
  return aim;
};
export const aimer = oneOf(() => [
  aiming("a spell or ability", {}, (_, scope) => aimed(scope, { of: { is: "any" } })),
  aiming("a spell", {}, (_, scope) => aimed(scope, { of: { is: "spell" } })),
  aiming("a spell or ability {by}", { by: aimedBy }, ({ by }, scope) => aimed(scope, { of: { is: "any" }, by })),
  aiming("a {what}", { what: noun.one }, ({ what }, scope) => {
    const isOfAbilities = what.nouns.length === 1 && what.nouns[0] === "ability";
    if (!(isOfSpells(what) || isOfAbilities) || what.filter.is === "spell") unbound("said elsewhere");
    if (speaksOf(what.filter, "controlledBy")) unbound("who controls it is told below");
    return aimed(scope, { of: what.filter });
  }),
  aiming("a {keyword} ability", { keyword: spelledOut }, ({ keyword }, scope) => {
    scope.mention({ ref: { what: "eventSpell" }, number: "one", nouns: ["ability"] });
    return { of: { is: "abilityKeyword", keyword } };
  }),
  aiming("a spell {by}", { by: aimedBy }, ({ by }, scope) => aimed(scope, { of: { is: "spell" }, by })),
]);
const aimedBy = words<Players>([
  ["you control", { who: "you" }],
  ["an opponent controls", { who: "opponents" }],
]);

const elsewhereFrom = words<{ readonly from?: Zone }>([
  ["from the battlefield", { from: "battlefield" }],
  ["from anywhere", {}],
]);
const graveyardFrom = oneOf(() => [
  elsewhereFrom,
  words<{ readonly from?: Zone }>([
    ["from your library", { from: "library" }],
    ["from your hand", { from: "hand" }],
  ]),
]);

/** 400.3: what goes into somebody's graveyard comes from that player's own library. */
const theirsFrom = oneOf(() => [
  elsewhereFrom,
  words<{ readonly from?: Zone }>([["from their library", { from: "library" }]]),
]);
const anybodysFrom = oneOf(() => [
  elsewhereFrom,
  words<{ readonly from?: Zone }>([["from a library", { from: "library" }]]),
]);

/** Keyword abilities that are abilities on the stack (702). */
const spelledOut = words(["backup", "equip", "modular"].map((one) => [one, one] as const));

/** 508.1a: whatever attacks is a creature, so that "other creatures" are all that attack as well. */
const OTHERS: Filter = and([{ is: "another" }, { is: "type", type: "creature" }]);
const beside = (filter: Filter, n: number): Pick<Attacks, "beside" | "with"> =>
  sameData(filter, OTHERS) ? { beside: n } : { with: filter, ...(n > 1 && { beside: n }) };
type Attacks = Extract<EventPattern, { on: "attacks" }>;

/** One thing that can happen to objects. */
const simple = [
  happening("<enter> (the battlefield|)", {}, () => (object) => ({ on: "move", object, to: "battlefield" })),
  ...(["graveyard", "exile", "hand"] as const).map((from) =>
    happening(`<enter> from ${from === "exile" ? from : `a ${from}`}`, {}, () => (object) => ({
      on: "move",
      object,
      from,
      to: "battlefield",
    })),
  ),
  happening("<enter> or <leave> the battlefield", {}, () => (object) => ({
    on: "anyOf",
    of: [
      { on: "move", object, to: "battlefield" },
      { on: "move", object, from: "battlefield" },
    ],
  })),
  happening("<become> attached to a {to}", { to: permanents.one }, ({ to }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: to.nouns });
    return (object) => ({ on: "attached", object, to: to.filter });
  }),
  happening("<become> attached to {self}", { self }, () => (object) => ({
    on: "attached",
    object,
    to: { is: "self" },
  })),
  happening("<become> unattached from a {to}", { to: permanents.one }, ({ to }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: to.nouns });
    return (object) => ({ on: "unattached", object, to: to.filter });
  }),
  happening("<transform> into a {what}", { what: permanents.one }, ({ what }) => (object) => ({
    on: "transform",
    object: and([object, what.filter]),
  })),
  // "Milled this way" is said of them then.
  happening("<be> milled", {}, (_, scope) => {
    const last = scope.objects.at(-1);
    if (last?.ref.what === "event") scope.mention({ ...last, nouns: [...last.nouns, "milled"] });
    return (object) => ({ on: "mill", object });
  }),
  happening("<be> put into exile from the battlefield", {}, () => (object) => ({
    on: "move",
    object,
    from: "battlefield",
    to: "exile",
  })),
  happening("<be> exiled from the battlefield", {}, () => (object) => ({
    on: "move",
    object,
    from: "battlefield",
    to: "exile",
  })),
  ...(["tapped", "untapped"] as const).map((is) =>
    happening(`<enter> ${is} under your control`, {}, () => (object) => ({
      on: "move",
      object: and([object, { is }, { is: "controlledBy", who: { who: "you" } }]),
      to: "battlefield",
    })),
  ),
  ...(["tapped", "untapped"] as const).map((is) =>
    happening(`<enter> ${is}`, {}, () => (object) => ({
      on: "move",
      object: and([object, { is }]),
      to: "battlefield",
    })),
  ),
  ...(["graveyard", "hand"] as const).map((from) =>
    happening(`<enter> from your ${from}`, {}, () => (object) => ({
      on: "move",
      object: and([object, { is: "ownedBy", who: { who: "you" } }]),
      from,
      to: "battlefield",
    })),
  ),
  ...(
    [
      ["exile", "exile"],
      ["a graveyard", "graveyard"],
    ] as const
  ).map(([words, from]) =>
    happening(`<enter> from ${words}`, {}, () => (object) => ({ on: "move", object, from, to: "battlefield" })),
  ),
  happening("<die>", {}, () => dies),
  happening("<die> or <be> put into exile", {}, () => diesOrIsExiled),
  // Of a permanent: what it is attached to is on the battlefield.
  happening(
    "<be> put into a graveyard",
    {},
    () => (object) =>
      (object.is === "among" && object.of.what === "host") || speaksOf(object, "controlledBy")
        ? dies(object)
        : unbound("from where?"),
  ),
  happening("<be> put into a player's graveyard {from}", { from: theirsFrom }, ({ from }, scope) => {
    scope.mentionPlayer({ who: "ownerOf", of: { what: "event", role: "object" } });
    return (object) => ({ on: "move", object, ...from, to: "graveyard" });
  }),
  happening("<be> put into a opponent's graveyard {from}", { from: theirsFrom }, ({ from }, scope) => {
    scope.mentionPlayer({ who: "ownerOf", of: { what: "event", role: "object" } });
    return (object) => ({
      on: "move",
      object: and([object, { is: "ownedBy", who: { who: "opponents" } }]),
      ...from,
      to: "graveyard",
    });
  }),
  happening("<be> put into a graveyard {from}", { from: anybodysFrom }, ({ from }) => (object) => ({
    on: "move",
    object,
    ...from,
    to: "graveyard",
  })),
  happening("<be> put into your graveyard {from}", { from: graveyardFrom }, ({ from }) => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "you" } }]),
    ...from,
    to: "graveyard",
  })),
  // 700.4
  happening("<leave> the battlefield without dying", {}, () => (object) => ({
    on: "move",
    object,
    from: "battlefield",
    notTo: "graveyard",
  })),
  happening("<leave> the battlefield", {}, () => (object) => ({ on: "move", object, from: "battlefield" })),
  happening("<leave> your graveyard", {}, () => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "you" } }]),
    from: "graveyard",
  })),
  happening("<leave> a graveyard", {}, () => (object) => ({ on: "move", object, from: "graveyard" })),
  happening("<leave> a opponent's graveyard", {}, () => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "opponents" } }]),
    from: "graveyard",
  })),
  happening("<be> exiled from your graveyard", {}, () => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "you" } }]),
    from: "graveyard",
    to: "exile",
  })),
  happening("<be> exiled from a graveyard", {}, () => (object) => ({
    on: "move",
    object,
    from: "graveyard",
    to: "exile",
  })),
  happening("<be> countered", {}, () => (object) => ({ on: "countered", object })),
  ...(
    [
      ["equipped", "Equipment"],
      ["enchanted", "Aura"],
    ] as const
  ).map(([word, subtype]) =>
    happening(`<become> ${word}`, {}, (_, scope) => {
      otherIsSubject(scope);
      return (to) => ({ on: "attached", object: { is: "subtype", subtype }, to });
    }),
  ),
  happening("<attack>", {}, () => (object) => ({ on: "attacks", object })),
  // 508.3a: those that are declared together.
  happening("and at least one {what} attack", { what: permanents.one }, ({ what }) => (object) => ({
    on: "attacks",
    object,
    ...beside(what.filter, 1),
  })),
  happening("and at least {n} {what} attack", { n: numberWord, what: permanents.many }, ({ n, what }) => (object) => ({
    on: "attacks",
    object,
    ...beside(what.filter, n),
  })),
  happening("<attack> alone", {}, () => (object) => ({ on: "attacks", object, alone: true })),
  happening("<attack> while saddled", {}, () => (object) => ({
    on: "attacks",
    object: and([object, { is: "saddled" }]),
  })),
  happening("<attack> you", {}, (_, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "attacks", object, defender: { who: "you" } });
  }),
  happening("<attack> you or a planeswalker you control", {}, (_, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "attacks", object, defender: { who: "you" }, orTheirs: true });
  }),
  happening("<attack> (a player|an opponent|one of your opponents)", {}, (_, scope) => {
    scope.mentionPlayer({ who: "defendingPlayer" });
    return (object) => ({ on: "attacks", object, defender: { who: "opponents" } });
  }),
  happening("<attack> {who}", { who: withMost }, ({ who }, scope) => {
    scope.mentionPlayer({ who: "defendingPlayer" });
    return (object) => ({ on: "attacks", object, defender: who });
  }),
  happening(
    "<attack> (one of your opponents or a planeswalker they control|one of your opponents or a planeswalker an opponent controls|an opponent or a planeswalker they control)",
    {},
    (_, scope) => {
      scope.mentionPlayer({ who: "defendingPlayer" });
      return (object) => ({ on: "attacks", object, defender: { who: "opponents" }, orTheirs: true });
    },
  ),
  happening("<attack> a {what}", { what: permanents.one }, ({ what }, scope) => {
    const { filter } = what;
    if (filter.is !== "type" || (filter.type !== "planeswalker" && filter.type !== "battle"))
      unbound("only players, planeswalkers and battles are attacked");
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: what.nouns });
    return (object) => ({ on: "attacks", object, permanent: filter });
  }),
  happening("<be> attacked", {}, () => (object) => ({ on: "attacked", object })),
  happening("<block> {n} or more creatures", { n: numberWordOrOne }, ({ n }) => (object) => ({
    on: "blocks",
    object,
    count: { compare: ">=", to: n },
  })),
  happening("<become> blocked by {n} or more creatures", { n: numberWordOrOne }, ({ n }) => (object) => ({
    on: "becomesBlocked",
    object,
    count: { compare: ">=", to: n },
  })),
  happening("<attack> and isn't blocked", {}, () => (object) => ({ on: "attacksUnblocked", object })),
  happening("<attack> you and (isn't|aren't) blocked", {}, () => (object) => ({
    on: "attacksUnblocked",
    object,
    defender: { who: "you" },
  })),
  happening("<attack> a player and (isn't|aren't) blocked", {}, (_, scope) => {
    scope.mentionPlayer({ who: "defendingPlayer" });
    return (object) => ({ on: "attacksUnblocked", object, defender: { who: "each" } });
  }),
  happening("<block> or <become> blocked", {}, () => (object) => ({
    on: "anyOf",
    of: [
      { on: "blocks", object },
      { on: "becomesBlocked", object },
    ],
  })),
  happening("<block> a {other}", { other: permanents.one }, ({ other }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: other.nouns });
    return (object) => ({ on: "blocks", object, other: other.filter, eachAttacker: true });
  }),
  happening("<become> blocked", {}, () => (object) => ({ on: "becomesBlocked", object })),
  happening("<become> blocked by a {other}", { other: permanents.one }, ({ other }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: [...other.nouns, "blocking"] });
    return (object) => ({ on: "becomesBlocked", object, other: other.filter, eachBlocker: true });
  }),
  happening("<block> or <become> blocked by a {other}", { other: permanents.one }, ({ other }, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: other.nouns });
    return (object) => ({
      on: "anyOf",
      of: [
        { on: "blocks", object, other: other.filter, eachAttacker: true },
        { on: "becomesBlocked", object, other: other.filter, eachBlocker: true },
      ],
    });
  }),
  happening("<become> tapped", {}, () => (object) => ({ on: "tap", object })),
  happening("<become> untapped", {}, () => (object) => ({ on: "untap", object })),
  happening("<be> turned face up", {}, () => (object) => ({ on: "turnFaceUp", object })),
  happening("<become> monstrous", {}, () => (object) => ({ on: "monstrous", object })),
  happening("<become> renowned", {}, () => (object) => ({ on: "renowned", object })),
  happening("<transform> into {self}", { self }, () => (object) => ({ on: "transform", object })),
  happening("<regenerate>", {}, () => (object) => ({ on: "regenerate", object })),
  happening("<transform>", {}, () => (object) => ({ on: "transform", object })),
  happening("<mutate>", {}, () => (object) => ({ on: "mutate", object })),
  happening("<explore>", {}, () => (object) => ({ on: "explore", object })),
  ...(["land", "nonland"] as const).map((card) =>
    happening(`<explore> a ${card === "land" ? "land" : "non land"} card`, {}, () => (object) => ({
      on: "explore",
      object,
      card,
    })),
  ),
  happening("<connive>", {}, () => (object) => ({ on: "connive", object })),
  happening("<exploit> a creature", {}, (_, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns: ["creature", "exploited"] });
    return (object) => ({ on: "exploit", object });
  }),
  happening("<be> tapped for mana", {}, (_, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "tapForMana", object });
  }),
  happening("<become> the target of {aimer}", { aimer }, ({ aimer }, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "becomesTarget", object: ofTargeted(object), ...aimer });
  }),
  happening("<become> the target of {aimer} for the first time each turn", { aimer }, ({ aimer }, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "becomesTarget", object: ofTargeted(object), ...aimer, firstTimeEachTurn: true });
  }),
  lateHappening("<deal> {kind} to {to}", { kind: kindOfDamage, to: damaged }, ({ kind, to }, scope) => {
    sourceIsSubject(scope);
    const what = { ...kind.bind(scope), to: to.bind(scope) };
    return (source) => ({ on: "damage", source, ...what });
  }),
  lateHappening("<deal> {kind} to one or more permanents and/or players", { kind: kindOfDamage }, ({ kind }, scope) => {
    sourceIsSubject(scope);
    const what = kind.bind(scope);
    return (source) => ({ on: "damage", source, ...what });
  }),
  lateHappening("<deal> {n} or more {kind} to {to}", { n: digits, kind: kindOfDamage, to: damaged }, (said, scope) => {
    sourceIsSubject(scope);
    const amount: Compare = { compare: ">=", to: said.n.bind(scope) };
    const what = { ...said.kind.bind(scope), to: said.to.bind(scope) };
    return (source) => ({ on: "damage", source, ...what, amount });
  }),
  lateHappening("<deal> {n} or more {kind}", { n: digits, kind: kindOfDamage }, ({ n, kind }, scope) => {
    sourceIsSubject(scope);
    const amount: Compare = { compare: ">=", to: n.bind(scope) };
    const what = kind.bind(scope);
    return (source) => ({ on: "damage", source, ...what, amount });
  }),
  lateHappening("<deal> {kind}", { kind: kindOfDamage }, ({ kind }, scope) => {
    sourceIsSubject(scope);
    const what = kind.bind(scope);
    return (source) => ({ on: "damage", source, ...what });
  }),
  happening("<be> dealt excess damage", {}, (_, scope) => {
    amountOfEvent(scope, "excessDamage");
    return (object) => ({ on: "excessDamage", object });
  }),
  happening("<be> dealt excess noncombat damage", {}, (_, scope) => {
    amountOfEvent(scope, "excessDamage");
    return (object) => ({ on: "excessDamage", object, combat: false });
  }),
  happening("<be> dealt {kind}", { kind: kindOfDamage }, ({ kind }, scope) => {
    amountOfEvent(scope);
    return (objects) => ({ on: "damage", to: { objects }, ...kind });
  }),
  ...becomings,
] as const;

const first = inEveryForm((form) => oneOf(() => simple.map((one) => one[form])));
/** Alone or last only: "blocks or becomes blocked by a creature" says of both by what. */
const blocks = happening("<block>", {}, () => (object) => ({ on: "blocks", object }));
const any = inEveryForm((form) => oneOf(() => [first[form], blocks[form]]));
/** "enters or attacks". */
export const happenings: EveryForm<Happening> = inEveryForm((form) =>
  oneOf(() => [
    any[form],
    rulesFor<Happening>().rule(
      "{one} or {other}",
      { one: first[form], other: any[form] },
      ({ one, other }) =>
        (object) => ({ on: "anyOf", of: [one(object), other(object)] }),
    ),
    rulesFor<Happening>().rule(
      "{one}, {other}, or {third}",
      { one: any[form], other: any[form], third: any[form] },
      ({ one, other, third }) =>
        (object) => ({ on: "anyOf", of: [one(object), other(object), third(object)] }),
    ),
  ]),
);

/** As conditions tell it, which speak of nothing else that took part. */
const told = (form: VerbForm): Phrase<Happening> =>
  rulesFor<Happening>().deferred("{happened}", { happened: happenings[form] }, ({ happened }, scope) =>
    happened.bind(scope.trial()),
  );
export const pastHappenings = told("past");
export const deniedHappenings = told("many");
