import { describe, expect, it } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("attacks in a combat phase to come", () => {
  const ATTACKERS = [
    ["Target creature an opponent controls", "its controller's", { what: "target", slot: 0 }],
    ["Target creature", "that player's", { what: "target", slot: 0 }],
  ] as const;

  it.each(ATTACKERS)("%s", (what, whose, who) => {
    const text = `${what} attacks during ${whose} next combat phase if able.`;
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { rules: [{ rule: "mustAttack", who }], duration: { nextCombatOf: { who: "controllerOf", of: who } } },
          ],
        },
      },
    ]);
  });
  it("is each in its own, of several, which is declined", () => {
    expect(verdict(spell("All creatures attack during their controller's next combat phase if able."))).toBe(
      "declined",
    );
  });
});

describe("508.1d: who must attack whom, and when", () => {
  const when = [
    ["this turn", "endOfTurn"],
    ["this combat", "endOfCombat"],
  ] as const;
  const whom = [
    ["", {}],
    ["target opponent ", { defender: { who: "target" } }],
    ["this creature ", { attacked: { what: "self" } }],
  ] as const;
  it.each(product(when, whom))("%j %j", ([time, duration], [attacked, what]) => {
    expect(effectsOf(abilities(card(`{T}: Target creature attacks ${attacked}${time} if able.`)))).toMatchObject([
      { do: "rule", duration, rules: [{ rule: "mustAttack", who: { what: "target", slot: 0 }, ...what }] },
    ]);
  });
});

describe("what is put onto the battlefield attacking", () => {
  it.each(["defending player", "that player"])("508.4: %s or a planeswalker they control", (who) => {
    const text =
      who === "that player"
        ? `Whenever you attack a player, create a 1/1 white Human creature token that's tapped and attacking ${who} or a planeswalker they control.`
        : `Whenever Mossback Tern attacks, create a 1/1 white Human creature token that's tapped and attacking ${who} or a planeswalker they control.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { entering: { tapped: true, attacking: { orPlaneswalker: true } } },
    ]);
  });
  scenario("603.12: what was put there this way fights, and what was put into a hand does not", (t) => {
    t.cards(`
  Test Hunter {0}
  Creature — Human
  When this creature enters, reveal the top card of your library. If it's a creature card, put it onto the battlefield. Otherwise, put that card into your hand. When you put a creature card onto the battlefield this way, it fights this creature.
  1/4`);
    t.hand(0, "Test Hunter", "Test Hunter");
    t.library(0, "Swamp", "Swamp", "Plain Stone", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Hunter");
    t.resolve();
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear").damage).toBe(1);
    expect(t.see("Test Hunter").damage).toBe(2);
    t.cast("Test Hunter");
    t.resolve();
    t.resolve();
    expect(t.stackSize).toBe(0);
    expect(t.count(0, "hand", "Plain Stone")).toBe(1);
  });
});

describe("what an opponent attacking the enchanted player does as well", () => {
  it.each([
    ["you draw a card", { do: "draw" }],
    ["create a tapped 1/1 red Goblin creature token", { do: "createTokens" }],
    ["you gain 2 life", { do: "gainLife" }],
  ])("%s", (words, deed) => {
    const curse = card(
      `Enchant player\nWhenever enchanted player is attacked, ${words}. Each opponent attacking that player does the same.`,
      { typeLine: { ...typed("enchantment"), subtypes: ["Aura", "Curse"] } },
    );
    expect(effectsOf(abilities(curse).slice(1))).toMatchObject([
      { ...deed, who: { who: "you" } },
      {
        do: "forEachPlayer",
        of: { who: "those", of: { who: "opponents" } },
        effects: [{ ...deed, who: { who: "current" } }],
      },
    ]);
  });
});

describe("who chooses which creatures attack and block, by for how long", () => {
  const declared = [
    ["You choose which creatures attack DURATION.", "attackers"],
    ["You choose which creatures block DURATION and how those creatures block.", "blockers"],
  ] as const;
  const durations = [
    ["this turn", "endOfTurn"],
    ["this combat", "endOfCombat"],
  ] as const;
  it.each(product(declared, durations))("%j %j", ([text, declaring], [words, duration]) => {
    expect(effectsOf(abilities(spell(text.replace("DURATION", words))))).toMatchObject([
      { do: "rule", rules: [{ rule: "choosesCombat", who: { who: "you" }, declaring }], duration },
    ]);
  });
});
