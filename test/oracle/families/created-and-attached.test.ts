import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, verdict } from "../support.ts";

/** What was created with something, what is put onto something, and what was dealt by whom, by their dimensions. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
  const found = abilities(card(text)).at(-1);
  if (found?.kind !== "triggered") throw new Error("no triggered ability");
  return found;
};

describe("tokens created with it", () => {
  const made = ["create a 1/1 white Soldier creature token", "create a token that's a copy of target creature"];
  const done = ["destroy all tokens created with this creature", "exile all other tokens created with this creature"];
  it.each(product(made, done))("%s, %s", (create, then) => {
    const { effects } = triggered(`Whenever this creature attacks, ${create}. Then ${then}.`).body;
    expect(effects[0]).toMatchObject({ entering: { link: "put" } });
    expect(JSON.stringify(effects[1])).toContain('{"is":"linked","name":"put"}');
    expect(JSON.stringify(effects[1]).includes('"not"')).toBe(then.includes("other"));
  });
  it("are asked of something that creates some", () => {
    expect(verdict(card("Whenever this creature attacks, exile all tokens created with it."))).toBe("declined");
  });
});

describe("put onto it", () => {
  const events = [
    "this creature attacks",
    "another creature deals combat damage to a player",
    "a Goblin creature enters",
  ];
  const onto = ["it", "that creature"];
  it.each(product(events, onto))("whenever %s, onto %s", (event, to) => {
    const text = `Whenever ${event}, you may put an Aura card from your hand onto the battlefield attached to ${to}.`;
    if (event.startsWith("this") && to === "that creature") return;
    const [may] = triggered(text).body.effects;
    expect(JSON.stringify(may)).toMatch(/"attachedTo":\{"objects":\{"what":"(?:event|host|self)"/);
  });
});

describe("opponents who were dealt damage", () => {
  const kinds = [
    ["damage", {}],
    ["combat damage", { combat: true }],
  ] as const;
  const sources = [
    ["this creature", { is: "self" }],
    ["a Dragon", {}],
    ["this creature or a Dragon", { is: "or" }],
  ] as const;
  it.each(product(kinds, sources))("%j by %j", ([kind, combat], [by, source]) => {
    const text = `At the beginning of your end step, you draw X cards, where X is the number of your opponents who were dealt ${kind} by ${by} this turn.`;
    expect(triggered(text).body.effects[0]).toMatchObject({
      count: { amount: "countPlayers", of: { where: { event: { on: "damage", source, ...combat } } } },
    });
  });
  it.each(product(kinds, ["two or more creatures", "three or more Goblins"]))("%j by %s", ([kind], by) => {
    const [only] = abilities(spell(`If you've been dealt ${kind} by ${by} this turn, draw a card.`));
    expect(JSON.stringify(only)).toContain('"distinct":"other"');
  });
});

describe("enough cards exiled with it", () => {
  const ns = ["two or more", "three or more", "exactly five"];
  it.each(product(ns, ["put those cards into their owners' hands", "return those cards to the battlefield"]))(
    "%s: %s",
    (n, then) => {
      const text = `Whenever this creature attacks, exile target artifact.\nAt the beginning of your upkeep, if ${n} cards have been exiled with this creature, ${then}.`;
      expect(triggered(text).body.effects[0]).toMatchObject({ what: { what: "linked", name: "exiled" } });
    },
  );
});

describe("a choice of tokens, made by each of several players for themselves (608.2d)", () => {
  const one = "a 1/1 white Bird creature token with flying";
  const other = "a 2/2 green Bear creature token";
  it.each([
    ["each player creates", { who: "each" }],
    ["each opponent creates", { who: "opponents" }],
  ])("%s", (creates, of) => {
    const [each] = triggered(`When this creature enters, ${creates} their choice of ${one} or ${other}.`).body.effects;
    const creating = { effects: [{ do: "createTokens", who: { who: "current" } }] };
    expect(each).toMatchObject({
      do: "forEachPlayer",
      of,
      effects: [{ do: "chooseOne", who: { who: "current" }, options: [creating, creating] }],
    });
  });
});

describe("more of them that may be put onto the battlefield instead of one (608.2d)", () => {
  it.each([
    ["two", 2],
    ["three", 3],
  ])("%s: one may be put still", (word, max) => {
    const text = `Reveal the top four cards of your library. You may put a creature card from among them onto the battlefield. Put the rest into your graveyard.\nIf you control a Wall, you may put ${word} creature cards onto the battlefield instead of one.`;
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "look" },
            {
              do: "if",
              then: [{ do: "may", effects: [{ do: "move", what: { count: { min: 1, max } } }] }],
              otherwise: [{ do: "may", effects: [{ do: "move", what: { count: { min: 1, max: 1 } } }] }],
            },
            { do: "move" },
          ],
        },
      },
    ]);
  });
});
