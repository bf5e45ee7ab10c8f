import { describe, expect } from "vitest";
import { creature, kit, subject } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";

describe("numbers, choices and chance as something resolves (107, 608)", () => {
  for (const [counters, may] of [
    [0, true],
    [1, false],
    [2, true],
  ] as const)
    scenario(
      `508.1c: with ${counters} counters it ${may ? "may" : "can't"} attack, where only an even number lets it`,
      (t) => {
        subject(t, "This creature can't attack or block unless it has an even number of counters on it.");
        t.permanentWith(0, "Test Subject", { counters: { "+1/+1": counters } });
        t.to("beginningOfCombat");
        t.pass();
        t.pass();
        expect(t.asked().ask === "attackers").toBe(may);
      },
    );

  scenario("608.2c: an odd number of counters is one more than an even one", (t) => {
    subject(
      t,
      "At the beginning of your first main phase, put a +1/+1 counter on this creature. Then if it has an odd number of counters on it, you gain 3 life.",
    );
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    t.to("precombatMain", 3);
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Subject").power]).toEqual([23, 4]);
  });

  scenario("608.2d: which of three abilities it loses is chosen as that resolves", (t) => {
    subject(t, "{T}: Target creature loses your choice of flying, first strike, or trample until end of turn.");
    creature(t, "Test Wing", "Flying, trample");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Wing");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Wing"] });
    t.resolve();
    t.option("Lose trample");
    expect(t.see("Test Wing").keywords).toEqual(["flying"]);
  });

  scenario("305.2: X is known by then, and so many more lands may be played", (t) => {
    t.cards(`Test Toil {X}{G}
      Sorcery
      You may play X additional lands this turn.`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Toil", "Island", "Island", "Island", "Island");
    t.to("precombatMain");
    t.cast("Test Toil", { x: 2 });
    t.resolve();
    for (let land = 0; land < 3; land++) t.playLand("Island");
    expect([t.can("playLand", "Island"), t.count(0, "battlefield", "Island")]).toEqual([false, 3]);
  });

  scenario(
    "608.2c: an opponent chosen at random is one of them, whom nobody chose",
    (t) => {
      t.cards(`Test Lightning {R}
        Sorcery
        Test Lightning deals 7 damage to an opponent chosen at random.`);
      t.battlefield(0, "Mountain");
      t.hand(0, "Test Lightning");
      t.to("precombatMain");
      t.cast("Test Lightning");
      t.resolve();
      expect(t.asked().ask).toBe("priority");
      expect([t.lifeOf(0), t.lifeOf(1) + t.lifeOf(2)]).toEqual([20, 33]);
    },
    { seats: 3 },
  );

  scenario("603.12, 701.47a: what is done when it connives this way has its targets only then", (t) => {
    kit(t);
    subject(t, "When this creature enters, it connives. When it connives this way, tap up to one target creature.");
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Subject", "Forest");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.resolve();
    t.choose("Forest");
    expect(t.see("Test Bear").tapped).toBe(false);
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").tapped).toBe(true);
  });

  scenario("109.2: what attacks is a Wolf or a Werewolf, and both must attack", (t) => {
    kit(t);
    t.cards(`Test Howl {G}
      Instant
      Target attacking Wolf or Werewolf gets +2/+2 until end of turn.`);
    creature(t, "Test Wolf", "", "2/2", "{G}", "Creature — Wolf");
    creature(t, "Test Werewolf", "", "2/2", "{G}", "Creature — Werewolf");
    t.battlefield(0, "Test Wolf", "Test Werewolf", "Test Bear", "Forest");
    t.hand(0, "Test Howl");
    t.attack("Test Wolf", "Test Bear");
    t.cast("Test Howl");
    t.resolve();
    // The one target there is was not asked for.
    expect([t.see("Test Wolf").power, t.see("Test Werewolf").power]).toEqual([4, 2]);
  });
});
