import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, verdict } from "../support.ts";

/** What was paid, flipped and revealed this way, which spell an event is about, and targets told by other players. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
  const [only] = abilities(card(text));
  if (only?.kind !== "triggered") throw new Error("no triggered ability");
  return only;
};

const PAYABLE = [
  ["{R}", { pay: "mana", mana: "{R}" }],
  ["{C}", { pay: "mana", mana: "{C}" }],
  ["mana", { pay: "mana", mana: "{X}" }],
  ["{E}", { pay: "energy" }],
  ["life", { pay: "life" }],
] as const;
const THEN = [
  ["it deals that much damage to any target", { do: "damage", amount: { amount: "noted" } }],
  ["scry that many plus one", undefined],
] as const;
describe("any amount of it", () => {
  it.each(PAYABLE)("%s", (what, cost) => {
    const text = `When this creature dies, you may pay any amount of ${what}. When you do, ${THEN[0][0]}.`;
    expect(triggered(text).body.effects).toMatchObject([
      { do: "may", effects: [{ do: "pay", cost: [cost], times: "amount" }] },
      { do: "if", then: [{ do: "reflexive", body: { effects: [THEN[0][1]] } }] },
    ]);
  });
});

const KINDS = ["instant", "Goblin", "instant or sorcery", "noncreature"] as const;
const PLACES = [
  ["", 0],
  [" from your graveyard", 1],
  [" from exile", 1],
  [" from anywhere other than your hand", 1],
] as const;
describe("the first of a kind, from anywhere or from there", () => {
  it.each(product(KINDS, PLACES))("%s%j", (kind, [place, told]) => {
    const { when } = triggered(`Whenever you cast your first ${kind} spell${place} each turn, draw a card.`);
    expect(when).toMatchObject({ on: "cast", ordinal: 1 });
    expect(JSON.stringify(when).includes("castFrom")).toBe(told === 1);
  });
});

const ORDINALS = ["first", "second"] as const;
const GIVEN = ["cascade", "convoke"] as const;
describe("the nth spell cast from somewhere has something", () => {
  it.each(product(ORDINALS, GIVEN))("%s %s", (nth, keyword) => {
    const [only] = abilities(card(`The ${nth} spell you cast from exile each turn has ${keyword}.`));
    expect(JSON.stringify(only)).toContain('"is":"castFrom","zone":"exile"');
  });
});

const FLIPS = [
  ["flip a coin until you lose a flip", { count: "untilLose" }],
  ["flip three coins", { count: 3 }],
] as const;
const MADE = [
  ["create a token that's a copy of that creature", "createTokenCopies"],
  ["create a 1/1 red Goblin creature token", "createTokens"],
] as const;
describe("what each flip makes", () => {
  it.each(product(FLIPS, MADE))("%j %j", ([flips, how], [makes, done]) => {
    const text = `Whenever a nontoken creature you control enters, ${flips}. For each flip you won, ${makes}. Those tokens gain haste.`;
    const [flip, given] = triggered(text).body.effects;
    expect(flip).toMatchObject({ do: "flipCoin", ...how, win: [{ do: done, note: "n1" }] });
    expect(given).toMatchObject({ do: "apply", to: { what: "noted", name: "n1" } });
  });
});

describe("targets that other players limit, or that chance names", () => {
  it.each(["player", "opponent"] as const)("another target %s", (who) => {
    const { body } = triggered(`Whenever a player casts a spell, another target ${who} loses 1 life.`);
    expect(body.targets).toMatchObject([{ of: [{ target: "player", who: { who: "those" } }] }]);
  });
  it("is another than the target before it", () => {
    const { body } = triggered(
      "When this creature enters, target player draws a card and another target player discards a card.",
    );
    expect(body.targets).toMatchObject([{}, { otherThan: [0] }]);
  });
  it.each(["player", "opponent"] as const)("target %s chosen at random", (who) => {
    const { body } = triggered(`At the beginning of your end step, target ${who} chosen at random draws a card.`);
    expect(body.targets).toMatchObject([{ random: true }]);
  });
});

const LIMITS = [
  ["attack", "attackLimit"],
  ["block", "blockLimit"],
] as const;
describe("no more than so many", () => {
  it.each(product(LIMITS, ["each opponent", "target player"]))("%j %s", ([verb, rule], who) => {
    const { body } = triggered(
      `When this creature enters, ${who} can't ${verb} with more than two creatures this turn.`,
    );
    expect(body.effects).toMatchObject([{ do: "rule", rules: [{ rule, count: 2 }], duration: "endOfTurn" }]);
  });
});

describe("what an instruction did this way", () => {
  it("is dealing damage to you, of that creature only", () => {
    const text =
      "At the beginning of your upkeep, this creature deals 2 damage to you unless you discard a card. If this creature deals damage to you this way, sacrifice it.";
    expect(triggered(text).body.effects).toMatchObject([{ do: "pay" }, { do: "if", condition: { if: "somePlayer" } }]);
    const other = text.replace("upkeep, this creature", "upkeep, target creature");
    expect(verdict(card(other))).toBe("declined");
  });
  it("is revealing what was searched for", () => {
    const text =
      "When this creature enters, search your library for an artifact card and reveal it. If you reveal a card with mana value 2 this way, put it onto the battlefield. Otherwise, put that card into your hand. Then shuffle.";
    expect(triggered(text).body.effects).toMatchObject([
      { do: "search", reveal: true },
      { do: "if" },
      { do: "shuffle" },
    ]);
    expect(verdict(card(text.replace(" and reveal it", "")))).toBe("declined");
  });
  it("is paying, where something may be paid", () => {
    const text =
      "Whenever this creature attacks, you may pay {2}. If you pay, draw a card, and after this phase, there is an additional combat phase.";
    expect(triggered(text).body.effects).toMatchObject([{ do: "pay", paid: [{ do: "draw" }, { do: "extraPhase" }] }]);
    expect(verdict(card("Whenever this creature attacks, you may sacrifice it. If you pay, draw a card."))).toBe(
      "declined",
    );
  });
});

const COUNTERS = [
  ["a +1/+1 counter or two charge counters", 2],
  ["a flying counter, a reach counter, or a trample counter", 3],
] as const;
describe("counters as one likes", () => {
  it.each(product(COUNTERS, ["target creature", "up to one other target artifact", "this creature"]))(
    "%j %s",
    ([all, n], on) => {
      const [effect] = triggered(`When this creature enters, put your choice of ${all} on ${on}.`).body.effects;
      expect(effect?.do === "chooseOne" && effect.options).toHaveLength(n);
    },
  );
});
