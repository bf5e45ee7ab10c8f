import { describe, expect, it } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, product, verdict } from "../support.ts";

describe("603.2e: what causes an ability to trigger an additional time", () => {
  const CAUSES = [
    ["a player drawing a card", { on: "draw", who: { who: "each" } }],
    ["you drawing a card", { on: "draw", who: { who: "you" } }],
    ["an opponent discarding a card", { on: "discard", who: { who: "opponents" } }],
    ["you cycling a card", { on: "cycle", who: { who: "you" } }],
    ["you gaining life", { on: "gainLife", who: { who: "you" } }],
    ["an opponent losing life", { on: "loseLife", who: { who: "opponents" } }],
    ["turning a face-down permanent face up", { on: "turnFaceUp" }],
    ["a land or Bird you control entering the battlefield", { on: "move", to: "battlefield" }],
    ["a land or Bird you control entering", { on: "move", to: "battlefield" }],
  ] as const;
  it.each(CAUSES)("%s", (cause, when) => {
    const text = `If ${cause} causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.`;
    expect(abilities(card(text))).toMatchObject([
      { effects: [{ rule: { rule: "triggersTwice", when, of: { is: "controlledBy" }, permanents: true } }] },
    ]);
  });

  scenario("603.2e: drawing a card causes it, and nothing else", (t) => {
    kit(t);
    subject(
      t,
      "If a player drawing a card causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.\nWhenever you draw a card, you gain 1 life.\nWhenever you cast a sorcery spell, you gain 5 life.",
    );
    t.battlefield(0, "Test Subject", "Island");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(27);
  });
});

describe("damage by such a source", () => {
  const SOURCES = ["a Zombie", "a legendary creature", "a red spell", "a creature an opponent controls"];
  const WHO = ["a player was dealt", "an opponent was dealt", "you were dealt", "you've been dealt"];
  it.each(product(SOURCES, WHO))("by %s: %s", (source, who) => {
    for (const kind of ["damage", "combat damage", "noncombat damage"]) {
      const text = `At the beginning of your end step, if ${who} ${kind} by ${source} this turn, draw a card.`;
      expect(abilities(card(text))).toMatchObject([
        { interveningIf: { if: "happened", event: { on: "damage", to: { players: {} } } } },
      ]);
    }
  });
  it.each(["you control", "an opponent controls"])("603.2c: dealt by one or more creatures %s", (whose) => {
    const text = `Whenever an opponent is dealt combat damage by one or more creatures ${whose}, you gain that much life.`;
    expect(abilities(card(text))).toMatchObject([
      { when: { on: "damage", combat: true, to: { players: { who: "opponents" } } }, batch: "byRecipient" },
    ]);
  });

  scenario("603.2c, 120.3: once for all of them that deal damage to a player at once, of all of it", (t) => {
    kit(t);
    subject(
      t,
      "Haste\nWhenever an opponent is dealt combat damage by one or more creatures you control, you gain that much life.",
      "1/1",
      "{0}",
    );
    t.battlefield(0, "Test Subject", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.attack("Test Subject", "Test Bear", "Test Ogre");
    t.to("combatDamage");
    expect(t.count(0, "stack")).toBe(1);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(13);
    expect(t.lifeOf(0)).toBe(27);
  });

  scenario("608.2h: by a source that was such then", (t) => {
    kit(t);
    subject(
      t,
      "At the beginning of your end step, if a player was dealt damage by an Ogre this turn, you gain 3 life.",
    );
    t.battlefield(0, "Test Subject", "Test Bear", "Mountain");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolveAll();
    t.attack("Test Bear");
    t.to("end");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });
});

describe("done this way, of the event", () => {
  const DONE = [
    ["you discard one or more cards", "card discarded this way"],
    ["you sacrifice one or more artifacts", "artifact sacrificed this way"],
    ["you mill one or more cards", "creature card milled this way"],
  ] as const;
  it.each(DONE)("whenever %s: for each %s", (event, each) => {
    const text = `Whenever ${event}, put a +1/+1 counter on this creature for each ${each}.`;
    const [only] = abilities(card(text));
    expect(JSON.stringify(only)).toContain('"what":"event"');
  });
  it("is nothing that the event did not do", () =>
    expect(
      verdict(card("Whenever you discard one or more cards, you gain 1 life for each card milled this way.")),
    ).toBe("declined"));

  scenario("608.2h: for each card of the event", (t) => {
    kit(t);
    subject(t, "Whenever you discard one or more cards, you gain 2 life for each card discarded this way.");
    t.cards(`
      Test Purge {0}
      Sorcery
      Discard all the cards in your hand.`);
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Purge", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Purge");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20 + 2 * t.count(0, "graveyard") - 2);
  });
});

describe("attacking", () => {
  scenario("722.1: a creature that attacks the monarch", (t) => {
    kit(t);
    subject(t, "Haste\nWhenever this creature attacks the monarch, you gain 3 life.", "0/1", "{0}");
    t.cards(`
      Test Crown {0}
      Sorcery
      Target opponent becomes the monarch.`);
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Crown");
    t.to("precombatMain");
    t.cast("Test Crown", { targets: [1] });
    t.resolveAll();
    t.attack("Test Subject");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });
  scenario("722.1: nobody, where there is no monarch", (t) => {
    kit(t);
    subject(t, "Haste\nWhenever this creature attacks the monarch, you gain 3 life.", "0/1", "{0}");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.attack("Test Subject");
    expect(t.count(0, "stack")).toBe(0);
  });
  it("903.3d: with your commander", () =>
    expect(abilities(card("Whenever you attack with your commander, draw a card."))).toMatchObject([
      { when: { on: "attackDeclared", with: { is: "and", of: [{ is: "commander" }, { is: "ownedBy" }] } } },
    ]));
});

describe("returned to hand", () => {
  it.each(["one or more noncreature permanents are", "a creature is", "one or more lands you control are"])(
    "%s",
    (what) =>
      expect(abilities(card(`Whenever ${what} returned to hand, draw a card.`))).toMatchObject([
        { when: { on: "move", from: "battlefield", to: "hand" } },
      ]),
  );
  it("701.23d: winning a clash, whoever begins it", () =>
    expect(abilities(card("Whenever you win a clash, draw a card."))).toMatchObject([
      { when: { on: "clash", who: { who: "you" }, won: true } },
    ]));
});

describe("508.3d: attacking you and yours", () => {
  const WHOM = [
    ["you or a planeswalker you control", { is: "attackingPlayer", orTheirs: true }],
    ["you and/or one or more planeswalkers you control", { is: "attackingPlayer", orTheirs: true }],
    [
      "one or more planeswalkers you control",
      {
        is: "and",
        of: [
          { is: "attackingPlayer", orTheirs: true },
          { is: "not", of: { is: "attackingPlayer" } },
        ],
      },
    ],
  ] as const;
  it.each(product(WHOM, ["an opponent", "a player"]))("%j, by %s", ([whom, attackers], who) =>
    expect(abilities(card(`Whenever ${who} attacks ${whom}, that player loses 1 life.`))).toMatchObject([
      { when: { on: "attackDeclared", with: attackers }, body: { effects: [{ who: { who: "eventPlayer" } }] } },
    ]),
  );

  scenario("508.3d: once, and not for what attacks you alone", (t) => {
    kit(t);
    subject(
      t,
      "Whenever an opponent attacks one or more planeswalkers you control, you gain 5 life.\nWhenever an opponent attacks you and/or one or more planeswalkers you control, you gain 1 life.",
      "0/1",
    );
    t.cards(`
      Test Sage {0}
      Legendary Planeswalker — Sage
      +1: You gain 1 life.
      Loyalty 3`);
    t.battlefield(0, "Test Subject", "Test Sage");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.to("precombatMain", 2);
    t.attack(["Test Bear", 0]);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.to("precombatMain", 4);
    const before = t.lifeOf(0);
    t.attack(["Test Bear", "Test Sage"], ["Test Ogre", "Test Sage"]);
    t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(before + 6);
  });
});
