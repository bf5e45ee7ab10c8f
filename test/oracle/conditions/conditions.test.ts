import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, product, verdict } from "../support.ts";

describe("conditions about several things of one's own", () => {
  it.each([
    ["you control another Bear or an Island", "or"],
    ["you control three or more creatures that share a creature type", "compare"],
    ["you have four or more creature cards in your graveyard", "compare"],
    ["you own a card in exile", "exists"],
    ["you control a permanent of each color", "and"],
    ["all nonland permanents you control are white", "not"],
    ["your team controls another Bear", "exists"],
    ["there are three or more basic land types among lands you control", "compare"],
    ["the Ring has tempted you four or more times this game", "compare"],
  ])("%s", (test, kind) => {
    expect(abilities(card(`This creature has flying as long as ${test}.`))).toMatchObject([{ if: { if: kind } }]);
  });
  it("no more of the Ring than the rules count (701.52c)", () =>
    expect(
      verdict(card("This creature has flying as long as the Ring has tempted you six or more times this game.")),
    ).toBe("declined"));
});

describe("enough cards exiled with it", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text)).at(-1);
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };

  const ns = ["two or more", "three or more", "exactly five"];
  it.each(product(ns, ["put those cards into their owners' hands", "return those cards to the battlefield"]))(
    "%s: %s",
    (n, then) => {
      const text = `Whenever this creature attacks, exile target artifact.\nAt the beginning of your upkeep, if ${n} cards have been exiled with this creature, ${then}.`;
      expect(triggered(text).body.effects[0]).toMatchObject({ what: { what: "linked", name: "exiled" } });
    },
  );
});

describe("conditions joined by and", () => {
  const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
    const [only] = abilities(card(text));
    if (only?.kind !== "triggered") throw new Error("no triggered ability");
    return only;
  };

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

describe("whom it did not attack", () => {
  const WHOM = ["an opponent", "a player"];

  it.each(product(WHOM, ["tap this creature", "draw a card"]))("%s, or else %s", (whom, or) => {
    const text = `At the beginning of combat on your turn, choose ${whom} at random that this creature didn't attack during your last combat. This creature attacks that player this combat if able. If you can't choose ${whom} this way, ${or}.`;
    expect(abilities(card(text))).toMatchObject([
      {
        body: {
          effects: [
            { do: "choosePlayer", random: true, from: { where: { of: { if: "attackedInLastCombat" } } } },
            { do: "rule", rules: [{ rule: "mustAttack", defender: { who: "noted" } }] },
            { do: "if", condition: { if: "not", of: { if: "did" } } },
          ],
        },
      },
    ]);
  });
});

describe("of some player, or of the one told of", () => {
  const ifSo = (condition: string) =>
    abilities(card(`At the beginning of your end step, if ${condition}, draw a card.`));
  it("any player who controls none", () =>
    expect(ifSo("a player controls no creatures")).toMatchObject([
      { interveningIf: { if: "somePlayer", of: { who: "each" }, condition: { if: "compare", value: { to: 0 } } } },
    ]));
  it("damage to that player since the turn began", () => {
    const text =
      "Whenever this creature deals damage to a player, if it has dealt 10 or more damage to that player this turn, they lose the game.";
    expect(abilities(card(text))).toMatchObject([
      {
        interveningIf: {
          amount: { of: { on: "damage", to: { players: { who: "eventPlayer" } } }, sum: true },
          value: { compare: ">=", to: 10 },
        },
      },
    ]);
  });
});

it("506.2: the defending player, once told of, is who they are", () => {
  const text =
    "Whenever this creature attacks, if defending player has more cards in hand than you, exile the top card of their library.";
  expect(abilities(card(text))).toMatchObject([
    { body: { effects: [{ do: "move", what: { what: "topOfLibrary", of: { who: "defendingPlayer" } } }] } },
  ]);
});
