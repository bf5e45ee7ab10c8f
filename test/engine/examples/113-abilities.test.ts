import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("the source of an ability that was countered (113.7)", () => {
  for (const [kinds, loses] of [
    ["artifact or creature", true],
    ["artifact or enchantment", false],
  ] as const)
    scenario(`611.2b, 613.1f: a creature, of an ${kinds}: ${loses ? "loses" : "keeps"} its abilities`, (t) => {
      subject(t, "{1}: You gain 1 life.");
      t.cards(`
        Test Binder {0}
        Creature — Merfolk
        Flash
        When this creature enters, counter up to one target activated or triggered ability. If an ability of an ${kinds} is countered this way, that permanent loses all abilities for as long as this creature remains on the battlefield.
        3/2

        Test Fall {0}
        Instant
        Destroy target creature.`);
      t.battlefield(0, "Test Subject", "Plains", "Plains");
      t.hand(0, "Test Fall");
      t.hand(1, "Test Binder");
      t.to("precombatMain");
      t.activate("Test Subject");
      t.pass();
      t.cast("Test Binder");
      t.resolve();
      t.answer({ ask: "choose", chosen: [t.asked("choose").from[0]!] });
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(20);
      expect(t.can("activate", "Test Subject")).toBe(!loses);
      t.cast("Test Fall", { targets: ["Test Binder"] });
      t.resolve();
      expect(t.can("activate", "Test Subject")).toBe(true);
    });
});

scenario("113.6k, 508.4: a card in exile puts itself onto the battlefield attacking", (t) => {
  t.cards(`
      Test Eagle {0}
      Creature — Bird
      Exile this creature: You gain 1 life.
      When a legendary creature you control attacks and isn't blocked, if this card is exiled, put it onto the battlefield attacking.
      2/1

      Test Lady {0}
      Legendary Creature — Human
      1/1`);
  t.battlefield(0, "Test Eagle", "Test Lady");
  t.to("precombatMain");
  t.activate("Test Eagle");
  t.resolve();
  expect(t.count(0, "exile", "Test Eagle")).toBe(1);
  t.to("declareAttackers");
  t.attack("Test Lady");
  t.to("postcombatMain");
  expect([t.count(0, "battlefield", "Test Eagle"), t.lifeOf(1)]).toEqual([1, 17]);
});

scenario("113.6: of a deck that was not drafted nothing was noted, revealed or removed", (t) => {
  t.cards(`
      Test Scout {0}
      Artifact Creature — Construct
      Reveal this card as you draft it and note how many cards you've drafted this draft round, including this card.
      This creature enters with X +1/+1 counters on it, where X is the highest number you noted for cards named Test Scout.
      1/1

      Test Grinder {0}
      Artifact Creature — Construct
      Draft this card face up.
      As you draft a card, you may remove it from the draft face down.
      This creature enters with X +1/+1 counters on it, where X is the number of cards you removed from the draft with cards named Test Grinder.
      1/1`);
  t.hand(0, "Test Scout", "Test Grinder");
  t.to("precombatMain");
  for (const name of ["Test Scout", "Test Grinder"]) {
    t.cast(name);
    t.resolve();
    expect([t.see(name).counters, t.see(name).power]).toEqual([{}, 1]);
  }
});

scenario("113.7, 602.5: the source of an ability that was countered can't activate any more this turn", (t) => {
  t.cards(`
      Test Bind {0}
      Instant
      Split second
      Counter target activated or triggered ability. If a permanent's ability is countered this way, activated abilities of that permanent can't be activated this turn.

      Test Font {0}
      Artifact
      {1}: You gain 1 life.`);
  t.battlefield(0, "Test Font", "Plains", "Plains");
  t.hand(1, "Test Bind");
  t.to("precombatMain");
  t.activate("Test Font");
  t.pass();
  t.cast("Test Bind");
  t.resolveAll();
  expect([t.lifeOf(0), t.can("activate", "Test Font")]).toEqual([20, false]);
  t.to("precombatMain", 3);
  expect(t.can("activate", "Test Font")).toBe(true);
});

describe("the activated abilities of others (113.10)", () => {
  const TAPPER = `
      Test Pinger {0}
      Creature — Wizard
      {T}: This creature deals 1 damage to any target.
      1/1`;
  scenario("201.5: of creature cards in all graveyards, whose words mean the creature that has them", (t) => {
    t.cards(`${TAPPER}

      Test Slime {0}
      Creature — Ooze
      As long as this creature is on the battlefield, it has all activated abilities of all creature cards in all graveyards.
      4/3`);
    t.battlefield(0, "Test Slime");
    t.graveyard(1, "Test Pinger");
    t.to("precombatMain");
    t.activate("Test Slime", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(1), t.see("Test Slime").tapped]).toEqual([19, true]);
  });
  scenario("613.1f: of each other creature with a counter, as long as it has one", (t) => {
    t.cards(`${TAPPER}

      Test Kraken {0}
      Legendary Creature — Ooze
      Test Kraken has all activated abilities of each other creature with a +1/+1 counter on it.
      {T}: Put a +1/+1 counter on target creature.
      4/6

      Test Kraken Two {0}
      Creature — Ooze
      Test Kraken Two has all activated abilities of each other creature with a +1/+1 counter on it.
      4/6`);
    t.battlefield(0, "Test Kraken", "Test Kraken Two");
    t.permanentWith(1, "Test Pinger", { counters: { "+1/+1": 1 } });
    t.to("precombatMain");
    t.activate("Test Kraken Two", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(19);
    t.activate("Test Kraken", { ability: 1, targets: ["Test Kraken Two"] });
    t.resolve();
    expect(t.see("Test Kraken Two").power).toBe(5);
  });
});

describe("113.6b: an ability that works on the stack", () => {
  const TORCH = `
    Test Torch {X}{R}
    Sorcery
    As long as Test Torch is on the stack, spells that target it cost {2} more to cast.
    Test Torch deals X damage to any target.`;
  scenario("601.2f: what targets it costs more", (t) => {
    kit(t);
    t.cards(TORCH);
    t.hand(0, "Test Torch");
    t.lands(0, "Mountain", 4);
    t.hand(1, "Test Denial");
    t.lands(1, "Island", 2);
    t.to("precombatMain");
    t.cast("Test Torch", { x: 3, targets: [1] });
    t.pass();
    expect(() => t.cast("Test Denial", { targets: ["Test Torch"] })).toThrow(/cannot/u);
  });
  scenario("601.2f: and two mana more pay for it", (t) => {
    kit(t);
    t.cards(TORCH);
    t.hand(0, "Test Torch");
    t.lands(0, "Mountain", 4);
    t.hand(1, "Test Denial");
    t.lands(1, "Island", 3);
    t.to("precombatMain");
    t.cast("Test Torch", { x: 3, targets: [1] });
    t.pass();
    t.cast("Test Denial", { targets: ["Test Torch"] });
    t.resolve();
    expect(t.game.state.players[1]!.life).toBe(20);
  });
});
