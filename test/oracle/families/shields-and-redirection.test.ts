import { describe, expect, it } from "vitest";
import type { TypeLine } from "../../../lib/cards/schema.ts";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell } from "../support.ts";

/** Damage that is prevented or dealt elsewhere, by how much, to whom, for how long and in which order that is said. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

const BEAR = {
  typeLine: { supertypes: [], types: ["creature"], subtypes: ["Bear"] } satisfies TypeLine,
  power: "2",
  toughness: "2",
} as const;
const EQUIPMENT: TypeLine = { supertypes: [], types: ["artifact"], subtypes: ["Equipment"] };
const HURT = [
  ["you", { to: { players: { who: "you" } } }],
  ["creatures you control", { to: { objects: { is: "and" } } }],
  ["you and permanents you control", { to: { players: { who: "you" }, objects: { is: "controlledBy" } } }],
] as const;
const ORDERS = [
  (to: string) => `that would be dealt to ${to} this turn`,
  (to: string) => `that would be dealt this turn to ${to}`,
] as const;

describe("all damage", () => {
  it.each(product(HURT, ORDERS))("prevented, to %j", ([to, pattern], order) => {
    expect(effectsOf(abilities(spell(`Prevent all damage ${order(to)}.`)))).toMatchObject([
      { do: "replace", replacement: { of: { on: "damage", ...pattern }, instead: { by: "prevent" } } },
    ]);
  });
  const elsewhere = [
    ["this creature", { objects: { what: "self" } }],
    ["target creature", { objects: { what: "target", slot: 0 } }],
    ["target player", { players: { who: "target", slot: 0 } }],
  ] as const;
  it.each(product(product(HURT, ORDERS), elsewhere))("to %j, dealt to %j", ([[to, pattern], order], [taker, other]) => {
    const text = `{T}: All damage ${order(to)} is dealt to ${taker} instead.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "replace", replacement: { of: pattern, instead: { by: "redirect", to: other } }, duration: "endOfTurn" },
    ]);
  });
  it.each(HURT)("until your next turn, to %s", (to, pattern) => {
    const text = `{T}: Until your next turn, all damage that would be dealt to ${to} is dealt to this creature instead.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { replacement: { of: pattern, instead: { by: "redirect" } }, duration: "yourNextTurn" },
    ]);
  });
});

describe("the next so much damage", () => {
  it.each(ORDERS)("divided among targets as they are chosen: %s", (order) => {
    const text = `Prevent the next 5 damage ${order("any number of targets")}, divided as you choose.`;
    const [only] = abilities(spell(text));
    expect(only).toMatchObject({ body: { targets: [{ count: { min: 0 }, divide: 5 }] } });
    expect(effectsOf([only!])).toMatchObject([
      { shield: 5, divided: true, about: { what: "target", slot: 0 }, players: { who: "target", slot: 0 } },
    ]);
  });
  it.each(product(ORDERS, ["any target", "target player"]))("%s, %s: elsewhere", (order, taker) => {
    const text = `{W}: The next 1 damage ${order("this creature")} is dealt to ${taker} instead.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { shield: 1, about: { what: "self" }, replacement: { instead: { by: "redirect", to: { players: {} } } } },
    ]);
  });
});

describe("some of those that were spoken of", () => {
  const combat = [
    ["blocks", ["blocks"]],
    ["becomes blocked by", ["becomesBlocked"]],
    ["blocks or becomes blocked by", ["blocks", "becomesBlocked"]],
  ] as const;
  const some = [
    ["one of those creatures", { count: { min: 1, max: 1 } }],
    ["two of those creatures", { count: { min: 2, max: 2 } }],
    ["one of those creatures at random", { count: { min: 1, max: 1 }, random: true }],
  ] as const;
  it.each(product(combat, some))("%j, %j", ([verb, on], [words, which]) => {
    const text = `Whenever this creature ${verb} one or more creatures, destroy ${words}.`;
    const [only] = abilities(card(text));
    const pairs = on.map((kind) => ({ on: kind, object: { is: "self" }, other: { is: "type" } }));
    expect(only).toMatchObject({ batch: true, when: pairs.length === 1 ? pairs[0] : { on: "anyOf", of: pairs } });
    expect(effectsOf([only!])).toMatchObject([
      { do: "destroy", what: { what: "chosen", among: { what: "event", role: "other" }, ...which } },
    ]);
  });
});

describe("copies of what was activated", () => {
  const events = [
    ["you activate an ability, if it isn't a mana ability", { by: { who: "you" } }],
    ["you activate an ability that isn't a mana ability", { by: { who: "you" } }],
    ["you activate a loyalty ability of a planeswalker", { by: { who: "you" }, loyalty: true }],
    ["an ability of equipped creature is activated, if it isn't a mana ability", { object: { is: "among" } }],
    ["an ability of an artifact is activated, if it isn't a mana ability", { object: { is: "type" } }],
  ] as const;
  const payments = [
    ["", (copy: object) => copy],
    ["you may pay {2}. If you do, ", (copy: object) => ({ do: "pay", paid: [copy] })],
  ] as const;
  it.each(product(events, payments))("%j, %j", ([event, when], [payment, inside]) => {
    const text = `Whenever ${event}, ${payment}copy that ability. You may choose new targets for the copy.`;
    const [only] = abilities(card(text, event.includes("equipped") ? { typeLine: EQUIPMENT } : {}));
    expect(only).toMatchObject({ when: { on: "activate", ...when } });
    const copy = { do: "copySpell", what: { what: "eventSpell" }, newTargets: true };
    expect(effectsOf([only!])).toMatchObject([inside(copy)]);
  });
});

describe("targets of an opponent's choice, whose and where that is said last", () => {
  const whose = [
    ["creature", "you don't control", { filter: { is: "and" } }],
    ["creature", "you control", { filter: { is: "and" } }],
    ["creature card", "from your graveyard", { in: "graveyard", of: { who: "you" } }],
  ] as const;
  it.each(whose)("%s %s", (noun, where, of) => {
    const [only] = abilities(spell(`Exile target ${noun} of an opponent's choice ${where}.`));
    expect(only).toMatchObject({
      body: { targets: [{ of: [of], by: { who: "chosen", from: { who: "opponents" } } }] },
    });
  });
});

describe("what others gain as a cost", () => {
  const who = [
    ["an opponent", { who: "chosen", from: { who: "opponents" } }],
    ["each opponent", { who: "opponents" }],
    ["each other player", { who: "others" }],
  ] as const;
  it.each(who)("%s", (words, gains) => {
    const text = `If you control a Forest, rather than pay this spell's mana cost, you may have ${words} gain 6 life.\nDraw a card.`;
    expect(abilities(spell(text))[0]).toMatchObject({
      effects: [{ rule: { rule: "alternativeCost", cost: [{ pay: "gainLife", who: gains, amount: 6 }] } }],
    });
  });
});

describe("the next time", () => {
  const shield = "The next time target creature would deal damage this turn, prevent that damage.";
  it.each(["Draw a card.", "You gain life equal to the number of cards in your hand."])(
    "what speaks of no damage is done at once: %s",
    (then) => {
      const [, apart] = effectsOf(abilities(spell(`${shield} ${then}`)));
      expect(effectsOf(abilities(spell(then)))).toEqual([apart]);
    },
  );
  it.each(["You gain life equal to the damage prevented this way.", "You gain that much life."])(
    "what speaks of the damage is done as it is prevented: %s",
    (then) => {
      expect(effectsOf(abilities(spell(`${shield} ${then}`)))).toMatchObject([
        { do: "replace", replacement: { instead: { by: "prevent", then: [{ do: "gainLife" }] } } },
      ]);
    },
  );
});

describe("a card drawn and revealed (121.1)", () => {
  it.each(["this creature attacks", "this creature enters", "another creature you control dies"])(
    "is what it means, when %s",
    (event) => {
      expect(effectsOf(abilities(card(`Whenever ${event}, draw a card and reveal it.`, BEAR)))).toMatchObject([
        { do: "draw", note: "n1" },
        { do: "look", what: { what: "noted", name: "n1" }, reveal: true },
      ]);
    },
  );
});
