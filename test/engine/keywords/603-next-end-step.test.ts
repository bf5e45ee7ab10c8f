import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { TestGame } from "../../support/testGame.ts";

const CARDS = `
  Test Raider {3}{R}
  Creature — Goblin
  3/2
  Dash {1}{R}

  Test Racer {3}{R}
  Creature — Goblin
  3/2
  Blitz {1}{R}

  Test Revenant {3}{R}
  Creature — Zombie
  3/2
  Unearth {R}

  Test Chorus {3}{R}
  Creature — Human
  3/2
  Encore {R}

  Test Blink {W}
  Instant
  Exile target creature, then return that card to the battlefield under its owner's control.

  Test Raising {B}
  Instant
  Return target creature card from your graveyard to the battlefield.

  Test Lend {R}
  Instant
  Return target creature card from your graveyard to the battlefield. It gains haste. Sacrifice it at the beginning of the next end step.

  Test Relic {1}
  Artifact
  When this artifact is put into a graveyard from the battlefield, return it to the battlefield at the beginning of the next end step.

  Test Smash {R}
  Instant
  Destroy target artifact.

  Test Sweep {B}
  Instant
  Exile target card from a graveyard.`;

const LANDS = ["Mountain", "Mountain", "Mountain", "Plains", "Swamp", "Swamp"] as const;

function begin(t: TestGame): void {
  kit(t);
  t.cards(CARDS);
  t.battlefield(0, ...LANDS);
}

describe("603.7c, 400.7: what waits for the next end step is about the permanent, not about its card", () => {
  scenario("702.109a, 603.7c: a dashed creature that died stays in the graveyard", (t) => {
    begin(t);
    t.hand(0, "Test Raider", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Raider", { via: "dash" });
    t.resolve();
    t.cast("Test Murder", { targets: ["Test Raider"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Raider"), t.count(0, "hand", "Test Raider")]).toEqual([1, 0]);
  });

  scenario("702.109a, 603.7c: a dashed creature that left and came back is another object and stays", (t) => {
    begin(t);
    t.hand(0, "Test Raider", "Test Blink");
    t.to("precombatMain");
    t.cast("Test Raider", { via: "dash" });
    t.resolve();
    t.cast("Test Blink", { targets: ["Test Raider"] });
    t.resolve();
    expect(t.see("Test Raider").keywords).toEqual(["dash"]);
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Raider"), t.count(0, "hand", "Test Raider")]).toEqual([1, 0]);
  });

  scenario("702.109a: it goes back to its owner's hand though another player controls it by then", (t) => {
    begin(t);
    t.cards(`Test Loan {U}
      Instant
      Target opponent gains control of target creature.`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Raider", "Test Loan");
    t.to("precombatMain");
    t.cast("Test Raider", { via: "dash" });
    t.resolve();
    t.cast("Test Loan", { targets: [1, "Test Raider"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "hand", "Test Raider")).toBe(1);
  });

  scenario("702.152a, 603.7c: a blitzed creature that left and came back is not sacrificed", (t) => {
    begin(t);
    t.hand(0, "Test Racer", "Test Blink");
    t.to("precombatMain");
    t.cast("Test Racer", { via: "blitz" });
    t.resolve();
    t.cast("Test Blink", { targets: ["Test Racer"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Racer"), t.count(0, "hand")]).toEqual([1, 0]);
  });

  scenario("702.152a, 701.17a: a blitzed creature another player controls is not sacrificed", (t) => {
    begin(t);
    t.cards(`Test Loan {U}
      Instant
      Target opponent gains control of target creature.`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Racer", "Test Loan");
    t.to("precombatMain");
    t.cast("Test Racer", { via: "blitz" });
    t.resolve();
    t.cast("Test Loan", { targets: [1, "Test Racer"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect(t.count(1, "battlefield", "Test Racer")).toBe(1);
  });

  scenario("702.74a, 400.7: an evoked creature that left and came back before the sacrifice stays", (t) => {
    begin(t);
    t.cards(`Test Vision {4}{R}
      Creature — Elemental
      4/4
      Evoke {R}`);
    t.hand(0, "Test Vision", "Test Blink");
    t.to("precombatMain");
    t.cast("Test Vision", { via: "evoke" });
    t.resolve();
    t.cast("Test Blink", { targets: ["Test Vision"] });
    t.resolve();
    expect(t.stackSize).toBe(1);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Vision")).toBe(1);
  });

  scenario("702.84a: unearthed, it is exiled as it would go anywhere else", (t) => {
    begin(t);
    t.graveyard(0, "Test Revenant");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.activate("Test Revenant");
    t.resolve();
    t.cast("Test Murder", { targets: ["Test Revenant"] });
    t.resolve();
    expect(t.count(0, "exile", "Test Revenant")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "exile", "Test Revenant")).toBe(1);
  });

  scenario("702.84a, 400.7: unearthed, exiled and returned by a spell, it is a new object and stays", (t) => {
    begin(t);
    t.graveyard(0, "Test Revenant");
    t.hand(0, "Test Blink", "Test Murder");
    t.to("precombatMain");
    t.activate("Test Revenant");
    t.resolve();
    t.cast("Test Blink", { targets: ["Test Revenant"] });
    t.resolve();
    expect(t.see("Test Revenant").keywords).toEqual(["unearth"]);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Revenant")).toBe(1);
    t.cast("Test Murder", { targets: ["Test Revenant"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Revenant")).toBe(1);
  });

  scenario("702.141a: encored tokens attack if able and are sacrificed at the next end step", (t) => {
    begin(t);
    t.graveyard(0, "Test Chorus");
    t.to("precombatMain");
    t.activate("Test Chorus");
    t.resolve();
    const [token] = t.ids(0, "battlefield", "Test Chorus");
    t.attack("Test Chorus");
    t.to("end");
    expect(t.zone(token!)).toBe("battlefield");
    t.resolveAll();
    expect([t.zone(token!), t.lifeOf(1)]).toEqual([undefined, 17]);
  });

  scenario("603.7c: 'sacrifice it at the beginning of the next end step' finds no card that came back", (t) => {
    begin(t);
    t.graveyard(0, "Test Ogre");
    t.hand(0, "Test Lend", "Test Blink");
    t.to("precombatMain");
    t.cast("Test Lend", { targets: ["Test Ogre"] });
    t.resolve();
    t.cast("Test Blink", { targets: ["Test Ogre"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
  });

  scenario("603.7c, 400.7e: what is to return from the graveyard returns from there", (t) => {
    begin(t);
    t.battlefield(0, "Test Relic");
    t.hand(0, "Test Smash");
    t.to("precombatMain");
    t.cast("Test Smash", { targets: ["Test Relic"] });
    t.resolve();
    t.resolve();
    expect(t.count(0, "graveyard", "Test Relic")).toBe(1);
    t.to("end");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Relic")).toBe(1);
  });

  scenario("603.7c: and not from where it went since", (t) => {
    begin(t);
    t.battlefield(0, "Test Relic");
    t.hand(0, "Test Smash", "Test Sweep");
    t.to("precombatMain");
    t.cast("Test Smash", { targets: ["Test Relic"] });
    t.resolve();
    t.resolve();
    t.cast("Test Sweep", { targets: ["Test Relic"] });
    t.resolve();
    t.to("end");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Test Relic"), t.count(0, "exile", "Test Relic")]).toEqual([0, 1]);
  });
});

describe("603.7c: delayed triggers about an event of their own", () => {
  const KEEPER = `
    Test Keeper {1}{B}
    Creature — Cleric
    1/1
    Whenever this creature attacks, choose target creature. When that creature dies this turn, return that card to the battlefield under your control.`;
  scenario("603.7c, 400.7e: the delayed trigger finds what its own event put into the graveyard", (t) => {
    begin(t);
    t.cards(KEEPER);
    t.battlefield(0, "Test Keeper");
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Murder");
    t.attack("Test Keeper");
    t.choose("Test Ogre");
    t.resolve();
    t.cast("Test Murder", { targets: ["Test Ogre"] });
    t.resolve();
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ogre")).toBe(1);
  });
});
