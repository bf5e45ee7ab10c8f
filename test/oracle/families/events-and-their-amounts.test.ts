import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, verdict } from "../support.ts";

/** Triggered abilities by their dimensions: what the event is about, how much it is of, and what is asked besides. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
  const [only] = abilities(card(text));
  if (only?.kind !== "triggered") throw new Error("no triggered ability");
  return only;
};

const HOSTS = [
  ["a Goblin you control or an Elf an opponent controls", { is: "or" }],
  ["an attacking Goblin you control or a blocking Elf an opponent controls", { is: "or" }],
] as const;
const HAPPENS = [
  ["dies", { on: "move", from: "battlefield", to: "graveyard" }],
  ["attacks", { on: "attacks" }],
  ["becomes tapped", { on: "tap" }],
  ["attacks, blocks, or becomes tapped", { on: "anyOf" }],
  ["becomes the target of an activated ability", { on: "becomesTarget", of: { is: "activatedAbility" } }],
] as const;
describe("one of two that each is told with its own", () => {
  it.each(product(HOSTS, HAPPENS))("%j %j", ([what], [happens, event]) => {
    expect(triggered(`Whenever ${what} ${happens}, draw a card.`).when).toMatchObject(event);
  });
});

const AMOUNTS = [
  ["that damage", "less than or equal to"],
  ["the damage dealt", "equal to"],
  ["the amount of damage it dealt to that player", "less than"],
] as const;
const DEALERS = ["this creature deals", "another creature you control deals", "a Goblin deals"] as const;
describe("so much as was dealt", () => {
  it.each(product(AMOUNTS, DEALERS))("%j by %s", ([amount, compare], dealer) => {
    const text = `Whenever ${dealer} combat damage to a player, you may put a creature card with mana value ${compare} ${amount} from your hand onto the battlefield.`;
    const [may] = triggered(text).body.effects;
    expect(JSON.stringify(may)).toContain('{"amount":"event"}');
  });
  it("is asked of an event that deals any", () => {
    expect(verdict(card("Whenever this creature attacks, draw cards equal to that damage."))).toBe("declined");
  });
});

const AFTER = [
  ["you attack with one or more Wraiths", "exile the top X cards of your library, where X is their total power"],
  ["one or more Wraiths you control attack", "scry X, where X is the greatest power among them"],
  ["one or more Wraiths you control die", "mill X cards, where X is the least toughness among those Wraiths"],
] as const;
describe("what X is of", () => {
  it.each(AFTER)("whenever %s, %s", (event, then) => {
    const text = JSON.stringify(triggered(`Whenever ${event}, ${then}.`).body);
    expect(text).toContain('"what":"event"');
    expect(text).not.toContain("noted");
  });
});

const KINDS = ["hour", "+1/+1", "plan"] as const;
const NTHS = [
  ["second", 2],
  ["third", 3],
  ["tenth", 10],
  ["twelfth", 12],
] as const;
describe("the nth counter", () => {
  it.each(product(KINDS, NTHS))("%s, %j", (kind, [word, reaches]) => {
    const { when } = triggered(`When the ${word} ${kind} counter is put on this creature, sacrifice it.`);
    expect(when).toEqual({ on: "counters", object: { is: "self" }, kind, reaches });
  });
});

describe("who causes it", () => {
  const by = [
    ["you control", "you"],
    ["an opponent controls", "opponent"],
  ] as const;
  const deeds = [
    ["destroys a creature you control", { on: "destroy" }],
    ["exiles a creature you control", { on: "move", from: "battlefield", to: "exile" }],
    ["exiles one or more creatures from the battlefield", { on: "move", from: "battlefield", to: "exile" }],
  ] as const;
  it.each(product(by, deeds))("%j %j", ([who, cause], [does, event]) => {
    const { when } = triggered(`Whenever a spell or ability ${who} ${does}, draw a card.`);
    expect(when).toMatchObject({ ...event, cause });
  });
});

describe("conditions joined by and", () => {
  const one = [
    "you cast it from your hand",
    "a creature died this turn",
    "it was kicked",
    "this creature isn't tapped",
  ];
  const other = ["you control an Island", "it's not your turn", "an opponent lost life this turn"];
  it.each(product(one, other))("%s and %s", (first, second) => {
    const { interveningIf } = triggered(`When this creature enters, if ${first} and ${second}, draw a card.`);
    expect(interveningIf).toMatchObject({ if: "and", of: [{}, {}] });
  });
});

describe("as many of them as counters were on it", () => {
  const wordings = ["that many", "that number of"];
  const had = ["it had counters on it", "it had one or more +1/+1 counters on it", "it had a +1/+1 counter on it"];
  it.each(product(wordings, had))("%s, if %s", (many, condition) => {
    const text = `Whenever another creature you control dies, if ${condition}, put ${many} +1/+1 counters on target creature.`;
    expect(triggered(text).body.effects).toMatchObject([
      { do: "putCounters", count: { amount: "counters", on: { what: "event", role: "object" } } },
    ]);
  });
});

describe("603.2c: once for all that happens at the same time", () => {
  it.each([
    ["this creature deals damage to one or more creatures", { on: "damage" }],
    ["this creature deals combat damage to one or more blocking creatures", { on: "damage", combat: true }],
    ["one or more players sacrifice one or more creatures", { on: "sacrifice", who: { who: "each" } }],
    ["one or more opponents discard one or more cards", { on: "discard", who: { who: "opponents" } }],
  ])("%s", (event, when) => {
    expect(triggered(`Whenever ${event}, scry 1.`)).toMatchObject({ when, batch: true });
  });
  it("is not said of several sources, each of which does so apart", () => {
    expect(verdict(card("Whenever a Goblin deals damage to one or more creatures, scry 1."))).toBe("declined");
  });
  it.each(["each turn", "in a turn"])("121.1: the third card %s", (words) => {
    expect(triggered(`Whenever you draw your third card ${words}, scry 1.`).when).toMatchObject({
      on: "draw",
      ordinal: 3,
    });
  });
});
