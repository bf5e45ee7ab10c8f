import { describe, expect, it } from "vitest";
import { abilities, card, spell, verdict } from "../support.ts";

/** The last that was exiled, the first of a turn, the next spell, one of each kind, and whom it attacked last. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("until another card is exiled with it", () => {
  it.each(product(["play", "cast"], ["Exile the top card of your library", "Exile target card from a graveyard"]))(
    "may %s: %s",
    (verb, exile) => {
      const text = `At the beginning of your end step, ${exile.toLowerCase()}. You may ${verb} that card until you exile another card with this creature.`;
      const [only] = abilities(card(text));
      expect(only).toMatchObject({
        body: { effects: [{ to: { link: "exiled" } }, { duration: { while: { what: { what: "last" } } } }] },
      });
    },
  );
  it("needs one that was exiled", () =>
    expect(
      verdict(card("{1}: Mill a card. You may play that card until you exile another card with this creature.")),
    ).toBe("declined"));
});

const WHEN = ["during your turn", "during each of your turns", "each turn"];
const AIM = ["a creature you control", "this creature", "a land"];
describe("the first ability that targets something", () => {
  it.each(product(product(WHEN, AIM), ["{2} less", "{1} more"]))("%j costs %s", ([when, aim], change) => {
    const text = `The first activated ability you activate ${when} that targets ${aim} costs ${change} to activate.`;
    const [only] = abilities(card(text));
    const before = { if: "not", of: { event: { on: "activate", ability: { is: "targets" } } } };
    expect(only).toMatchObject({
      effects: [{ rule: { rule: "costs", kind: "ability", change: { change: change.slice(4) } } }],
      if: { of: when === "each turn" ? [before] : [{ if: "turnOf" }, before] },
    });
  });
});

const SPELLS = ["spell", "creature spell", "instant or sorcery spell"];
const COSTS = [
  ["pay life equal to that spell's mana value", "life"],
  ["sacrifice a creature", "sacrifice"],
  ["pay {2}", "mana"],
] as const;
describe("rather than the mana cost of the next spell", () => {
  it.each(product(SPELLS, COSTS))("%s: %j", (what, [cost, pay]) => {
    const text = `{T}: Rather than pay the mana cost of the next ${what} you cast this turn, you may ${cost}.`;
    expect(abilities(card(text))).toMatchObject([
      { body: { effects: [{ do: "nextSpell", instead: [{ pay }], duration: "endOfTurn" }] } },
    ]);
  });
});

describe("one of each kind", () => {
  it.each(["the battlefield", "your hand"])("of each permanent type, to %s", (to) => {
    const text = `For each permanent type, return up to one card of that type from your graveyard to ${to}. You lose 3 life for each card returned this way.`;
    const [only] = abilities(spell(text));
    expect(only).toMatchObject({
      body: { effects: [{ do: "move", what: { of: { length: 6 } } }, { do: "loseLife" }] },
    });
  });
  it.each(product(["flying", "haste"], ["reach, trample, and vigilance", "hexproof, menace, reach, and ward"]))(
    "with %s, lifelink, and so on for %s",
    (first, others) => {
      const text = `Reveal the top seven cards of your library. Choose from among them a card with ${first}, a card with lifelink, and so on for ${others}. Put one of the chosen cards onto the battlefield, the other chosen cards into your hand, and the rest into your graveyard.`;
      const [only] = abilities(spell(text));
      const effects = only?.kind === "spell" ? only.body.effects : [];
      expect(effects.filter((one) => one.do === "choose")).toHaveLength(3 + others.split(",").length);
      expect(effects.slice(-3)).toMatchObject([
        { to: { zone: "battlefield" } },
        { what: { what: "except" }, to: { zone: "hand" } },
        { what: { what: "except" }, to: { zone: "graveyard" } },
      ]);
    },
  );
  it.each(["flying", "haste"])("exiled with delve: %s", (keyword) => {
    const text = `Delve\nIf a creature card with ${keyword} was exiled with this creature's delve ability, this creature has ${keyword}. The same is true for reach and trample.`;
    const read = abilities(card(text));
    expect(read).toHaveLength(4);
    expect(read[1]).toMatchObject({ if: { what: { of: { name: "delved" }, filter: { of: [{}, { keyword }] } } } });
  });
});

describe("what nobody has chosen", () => {
  it.each(["creature", "nonland permanent", "artifact"])("%s", (what) => {
    const a = what === "artifact" ? "an" : "a";
    const text = `Choose ${a} ${what} you don't control, then each other player chooses ${a} ${what} they don't control that hasn't been chosen this way. Destroy all other ${what}s.`;
    const [only] = abilities(spell(text));
    const both = { what: "union", of: [{ name: "n1" }, { name: "n2" }] };
    expect(only).toMatchObject({
      body: {
        effects: [
          { note: "n1" },
          { what: { by: { who: "others" } }, note: "n2" },
          { what: { filter: { of: [{ is: "not", of: { of: both } }, {}] } } },
        ],
      },
    });
  });
});

describe("for each vote", () => {
  it.each(product(["creature", "land"], ["from your hand", "from your graveyard"]))("%s cards, %s", (what, from) => {
    const text = `Starting with you, each player votes for wild or free. Reveal cards from the top of your library until you reveal a ${what} card for each wild vote. Put those cards into your hand, then shuffle the rest into your library. You may put a ${what} card ${from} onto the battlefield for each free vote.`;
    const [only] = abilities(spell(text));
    expect(only).toMatchObject({
      body: {
        effects: [
          { do: "vote" },
          { do: "revealUntil", count: { name: "wild" } },
          { do: "move" },
          { do: "move" },
          { do: "may", effects: [{ what: { count: { min: 0, max: { name: "free" } } } }] },
        ],
      },
    });
  });
});

const WHOM = ["an opponent", "a player"];
describe("whom it did not attack", () => {
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
