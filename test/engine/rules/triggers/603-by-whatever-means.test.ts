import { describe, expect } from "vitest";
import { creature, kit, subject } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import { settle } from "../../../support/settle.ts";
import type { TestGame } from "../../../support/testGame.ts";

const watching = (t: TestGame, event: string): void => {
  t.cards(`
    Test Watch {0}
    Enchantment
    Whenever ${event}, you gain 1 life.`);
  t.battlefield(0, "Test Watch");
};

describe("603.2: what happens triggers, by whatever means it happens", () => {
  scenario("714.4, 701.17a: a Saga is sacrificed by its controller", (t) => {
    watching(t, "you sacrifice an enchantment");
    t.cards(`
      Test Tale {0}
      Enchantment — Saga
      I — You gain 1 life.`);
    t.hand(0, "Test Tale");
    t.to("precombatMain");
    t.cast("Test Tale");
    settle(t);
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Tale")]).toEqual([22, 1]);
  });

  scenario("115.1, 707.10: what a copy targets has become its target", (t) => {
    kit(t);
    subject(t, "When this creature becomes the target of a spell, sacrifice it.");
    t.cards(`
      Test Fork {0}
      Instant
      Copy target instant spell. You may choose new targets for the copy.`);
    t.battlefield(0, "Test Subject", "Test Bear");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Growth", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.cast("Test Fork", { targets: ["Test Growth"] });
    t.resolve();
    t.yes();
    t.choose("Test Subject");
    settle(t);
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("115.1, 707.10: and what a copy targets that nobody aimed anew", (t) => {
    kit(t);
    subject(t, "Whenever this creature becomes the target of a spell, you gain 1 life.");
    t.cards(`
      Test Fork {0}
      Instant
      Copy target instant spell.`);
    t.battlefield(0, "Test Subject");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Growth", "Test Fork");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Subject"] });
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("608.3f, 111.12: a token that a copy of a creature spell becomes is not created", (t) => {
    kit(t);
    watching(t, "you create a token");
    t.cards(`
      Test Echo {0}
      Instant
      Copy target creature spell.`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear", "Test Echo");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.cast("Test Echo", { targets: ["Test Bear"] });
    settle(t);
    expect([t.count(0, "battlefield", "Test Bear"), t.lifeOf(0)]).toEqual([2, 20]);
  });

  const left =
    (card: string, play: (t: TestGame) => void) =>
    (t: TestGame): void => {
      kit(t);
      watching(t, "one or more cards leave your graveyard");
      t.cards(card);
      play(t);
      settle(t);
      expect(t.lifeOf(0)).toBe(21);
    };
  scenario(
    "702.66a: cards leave a graveyard to pay for delve, all at once",
    left(
      `
      Test Digger {2}
      Sorcery
      Delve
      Draw a card.`,
      (t) => {
        t.graveyard(0, "Test Bear", "Test Bear");
        t.hand(0, "Test Digger");
        t.to("precombatMain");
        t.cast("Test Digger");
        if (t.asked().ask === "choose") t.choose("Test Bear", "Test Bear");
      },
    ),
  );
  scenario(
    "702.128a: and for embalm",
    left(
      `
      Test Mummy {3}{W}
      Creature — Human
      Embalm {0}
      1/1`,
      (t) => {
        t.graveyard(0, "Test Mummy");
        t.to("precombatMain");
        t.activate("Test Mummy");
      },
    ),
  );
  scenario(
    "601.2a: and to be cast",
    left(
      `
      Test Return {5}
      Sorcery
      Draw a card.
      Flashback {0}`.replaceAll("Test Return", "Test Again"),
      (t) => {
        t.graveyard(0, "Test Again");
        t.to("precombatMain");
        const cast = t.asked("priority").actions.find(({ act }) => act === "cast")!;
        t.answer({ ask: "priority", action: cast });
      },
    ),
  );
  scenario(
    "701.20a: and to be shuffled in",
    left(
      `
      Test Mend {0}
      Sorcery
      Shuffle your graveyard into your library.`,
      (t) => {
        t.graveyard(0, "Test Bear", "Test Ogre");
        t.hand(0, "Test Mend");
        t.to("precombatMain");
        t.cast("Test Mend");
      },
    ),
  );

  scenario("606.4, 122.1: loyalty that is paid for an ability puts counters on", (t) => {
    watching(t, "one or more loyalty counters are put on a planeswalker you control");
    t.cards(`
      Test Walker {0}
      Planeswalker — Test
      +1: Draw a card.
      Loyalty 4`);
    t.battlefield(0, "Test Walker");
    t.to("precombatMain");
    t.activate("Test Walker");
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.18b: to scry 0 is not to scry", (t) => {
    watching(t, "you scry");
    t.cards(`
      Test Gaze {0}
      Sorcery
      Scry X, where X is the number of creatures you control.`);
    t.hand(0, "Test Gaze");
    t.to("precombatMain");
    t.cast("Test Gaze");
    settle(t);
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("701.27a: a player proliferates though there is nothing to choose", (t) => {
    watching(t, "you proliferate");
    t.cards(`
      Test Spread {0}
      Sorcery
      Proliferate.`);
    t.hand(0, "Test Spread");
    t.to("precombatMain");
    t.cast("Test Spread");
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("509.1h: a creature becomes blocked by an effect too", (t) => {
    kit(t);
    subject(t, "Whenever this creature becomes blocked, you gain 1 life.");
    t.cards(`
      Test Snare {0}
      Instant
      Target attacking creature becomes blocked.`);
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Snare");
    t.attack("Test Subject");
    t.to("declareBlockers");
    t.cast("Test Snare", { targets: ["Test Subject"] });
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("708.8: a permanent is turned face up by an effect too", (t) => {
    kit(t);
    creature(t, "Test Lurker", "Morph {9}", "4/4", "{4}{G}");
    watching(t, "a permanent you control is turned face up");
    t.cards(`
      Test Dawn {0}
      Instant
      Turn target creature face up.`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Lurker", "Test Dawn");
    t.to("precombatMain");
    t.cast("Test Lurker", { via: "morph" });
    t.resolve();
    t.cast("Test Dawn");
    settle(t);
    expect([t.see("Test Lurker").power, t.lifeOf(0)]).toEqual([4, 21]);
  });

  scenario("119.3, 119.4: life that is paid or set lower is lost", (t) => {
    watching(t, "an opponent loses life");
    t.cards(`
      Test Toll {0}
      Artifact
      Pay 2 life: Draw a card.

      Test Level {0}
      Instant
      Target player's life total becomes 10.`);
    t.battlefield(1, "Test Toll");
    t.hand(0, "Test Level");
    t.to("precombatMain");
    t.pass();
    t.activate("Test Toll");
    settle(t);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 18]);
    t.cast("Test Level", { targets: [1] });
    settle(t);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 10]);
  });

  scenario("514.1, 514.3a: what triggers on discarding does so in the cleanup step", (t) => {
    kit(t);
    watching(t, "you discard a card");
    t.hand(0, ...Array.from({ length: 8 }, () => "Test Bear"));
    t.to("end");
    t.pass(2);
    t.choose("Test Bear");
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("702.104a, 702.122b: creatures become tapped for crew and convoke", (t) => {
    kit(t);
    watching(t, "a creature you control becomes tapped");
    t.cards(`
      Test Wagon {0}
      Artifact — Vehicle
      Crew 2
      4/4

      Test Herd {1}
      Sorcery
      Convoke
      Draw a card.`);
    t.battlefield(0, "Test Wagon", "Test Bear", "Test Ogre");
    t.hand(0, "Test Herd");
    t.to("precombatMain");
    t.activate("Test Wagon", { costs: ["Test Bear"] });
    settle(t);
    expect(t.lifeOf(0)).toBe(21);
    t.cast("Test Herd");
    settle(t);
    expect(t.lifeOf(0)).toBe(22);
  });
});
