import { describe, expect } from "vitest";
import { creature, kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

function cast(t: TestGame, type: string, text: string, cost = "{0}"): void {
  kit(t);
  t.cards(`Test Deed ${cost}\n${type}\n${text}`);
  t.hand(0, "Test Deed");
}

describe("707.10c: targets of a copy, whatever else the sentence does", () => {
  scenario("the spell is copied and goes to its owner's hand; the copy is yours and may be aimed anew", (t) => {
    cast(
      t,
      "Instant",
      "Copy target spell, then return it to its owner's hand. You may choose new targets for the copy.",
    );
    t.battlefield(1, "Mountain");
    t.hand(1, "Test Spark");
    t.to("precombatMain");
    t.pass();
    t.cast("Test Spark", { targets: [0] });
    t.pass();
    t.cast("Test Deed", { targets: ["Test Spark"] });
    t.pass(2);
    t.yes();
    t.choose(1);
    settle(t);
    expect(t.count(1, "hand", "Test Spark")).toBe(1);
    expect([0, 1].map((seat) => t.lifeOf(seat))).toEqual([20, 18]);
  });
});

describe("121.1: cards drawn", () => {
  scenario("only what was just drawn is discarded", (t) => {
    cast(t, "Sorcery", "Draw two cards, then discard one of them.");
    t.hand(0, "Test Ogre");
    t.library(0, "Test Bear", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.pass(2);
    expect(
      t
        .asked("choose")
        .from.map((one) => t.nameOf(one))
        .sort(),
    ).toEqual(["Test Bear", "Test Murder"]);
    t.choose("Test Bear");
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });
});

describe("701.60a: manifest dread several times", () => {
  scenario("and then something is done to each of those creatures", (t) => {
    cast(t, "Sorcery", "Manifest dread X times, then put X +1/+1 counters on each of those creatures.", "{X}");
    t.lands(0, "Swamp", 2);
    t.to("precombatMain");
    t.cast("Test Deed", { x: 2 });
    settle(t);
    const sizes = t.ids(0, "battlefield").map((id) => t.seeId(id).power);
    expect(sizes.filter((power) => power !== undefined)).toEqual([4, 4]);
  });
});

describe("111.3, 105.2c: tokens as they are described", () => {
  scenario("a land of its own with what it can do, and creatures whose color stands in front of their size", (t) => {
    cast(
      t,
      "Sorcery",
      'Create a tapped land token named Refuge with "{T}: Add {G}." Create two black 2/2 Zombie creature tokens.',
    );
    t.to("precombatMain");
    t.cast("Test Deed");
    settle(t);
    expect(t.see("Refuge")).toMatchObject({ types: ["land"], colors: "", tapped: true });
    expect(t.see("Zombie Token")).toMatchObject({ types: ["creature"], colors: "B", power: 2 });
    expect(t.count(0, "battlefield", "Zombie Token")).toBe(2);
  });
});

describe("106.1: so much mana for each", () => {
  scenario("of the color that was chosen", (t) => {
    kit(t);
    t.cards(`Test Altar {0}
      Artifact
      {T}, Sacrifice one or more creatures: Choose a color. Target player adds two mana of the chosen color for each creature sacrificed this way.`);
    t.battlefield(0, "Test Altar", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Altar", { targets: [0] });
    t.choose("Test Bear", "Test Ogre");
    t.pass(2);
    t.option("R");
    expect(t.game.state.players[0]!.mana.map(({ type }) => type)).toEqual(["R", "R", "R", "R"]);
  });
});

describe("106.6, 118.9: mana for one way to cast a spell", () => {
  const WELL = `Test Well {0}
    Artifact
    {T}: Add {R}. Spend this mana only to pay a flashback cost or cast a creature spell.

    Test Echo {R}
    Instant
    You gain 1 life.
    Flashback {R}

    Test Imp {R}
    Creature — Imp
    1/1`;
  scenario("a spell is cast for its flashback cost with it, and not for its mana cost", (t) => {
    t.cards(WELL);
    t.battlefield(0, "Test Well");
    t.hand(0, "Test Echo", "Test Imp");
    t.graveyard(0, "Test Echo");
    t.to("precombatMain");
    expect([t.can("cast", "Test Imp"), t.can("cast", "Test Echo"), t.can("cast", "Test Echo", "flashback")]).toEqual([
      true,
      false,
      true,
    ]);
    t.cast("Test Echo", { via: "flashback" });
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("611.2: a rule for a turn to come", () => {
  scenario("in the next turn of its controller it can't attack that player, and in the turn after that it can", (t) => {
    cast(t, "Sorcery", "Target creature can't attack you during its controller's next turn.");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Test Ogre"] });
    settle(t);
    // With nothing that can attack, no attackers are asked for in turn 2.
    t.attack("Test Ogre");
    expect(t.turn.number).toBe(4);
  });
});

describe("608.2c: another than the source", () => {
  scenario("it is itself no other of its kind", (t) => {
    kit(t);
    creature(
      t,
      "Test Captain",
      "When this creature enters, put a +1/+1 counter on target creature. If that creature is another Bear, put two +1/+1 counters on it instead.",
      "1/1",
      "{0}",
      "Creature — Bear",
    );
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Captain", "Test Captain");
    t.to("precombatMain");
    for (const target of ["Test Bear", "Test Captain"]) {
      t.cast("Test Captain");
      t.resolve();
      const { from } = t.asked("choose");
      t.answer({ ask: "choose", chosen: [from.findLast((one) => t.nameOf(one) === target)!] });
      settle(t);
    }
    expect(t.see("Test Bear").power).toBe(4);
    expect(
      t
        .ids(0, "battlefield", "Test Captain")
        .map((id) => t.seeId(id).power)
        .sort(),
    ).toEqual([1, 2]);
  });
});

describe("305.7: one basic land type or another", () => {
  scenario("as whoever is told likes, and until end of turn", (t) => {
    cast(t, "Instant", "Target land becomes a Plains or an Island until end of turn.");
    t.battlefield(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Forest"] });
    t.pass(2);
    t.option("Island");
    expect(t.see("Forest").subtypes).toEqual(["Island"]);
    t.to("upkeep");
    expect(t.see("Forest").subtypes).toEqual(["Forest"]);
  });
});

describe("118.12: a card of the hand on top of the library", () => {
  const TOLL = "Target opponent loses 3 life unless they put a card from their hand on top of their library.";
  for (const pays of [true, false])
    scenario(pays ? "is what they lose nothing for" : "is theirs to keep", (t) => {
      cast(t, "Sorcery", TOLL);
      t.hand(1, "Test Bear");
      t.to("precombatMain");
      t.cast("Test Deed", { targets: [1] });
      t.pass(2);
      if (pays) {
        t.yes();
        settle(t);
      } else t.no();
      expect([t.lifeOf(1), t.count(1, "hand", "Test Bear")]).toEqual(pays ? [20, 0] : [17, 1]);
      if (pays) expect(t.nameOf(t.ids(1, "library").at(-1)!)).toBe("Test Bear");
    });
});

describe("608.2h: what somebody controlled as it was exiled", () => {
  scenario("of their creatures, and of no one else's", (t) => {
    cast(
      t,
      "Sorcery",
      "Exile all creatures. You gain X life, where X is the number of creatures your opponents controlled that were exiled this turn.",
    );
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Deed");
    settle(t);
    expect(t.lifeOf(0)).toBe(22);
  });
});

describe("608.2c: the total power of what something was done to", () => {
  for (const enough of [false, true])
    scenario(enough ? "large enough together" : "too small together", (t) => {
      cast(
        t,
        "Sorcery",
        "Creatures you control gain haste until end of turn. If those creatures have total power 6 or greater, you gain 3 life.",
      );
      t.battlefield(0, "Test Bear", ...(enough ? ["Test Ogre"] : ["Test Bear"]));
      t.battlefield(1, "Test Ogre");
      t.to("precombatMain");
      t.cast("Test Deed");
      settle(t);
      expect(t.lifeOf(0)).toBe(enough ? 23 : 20);
    });
});

describe("609.4b: mana of any color for what is another's", () => {
  scenario("abilities of what you control but don't own, and of nothing of your own", (t) => {
    cast(t, "Sorcery", "Gain control of target creature.");
    creature(
      t,
      "Test Thief",
      "You may spend mana as though it were mana of any color to cast spells you don't own or to activate abilities of permanents you control but don't own.",
    );
    creature(t, "Test Pump", "{R}: This creature gets +1/+0 until end of turn.");
    creature(t, "Test Pupil", "{R}: This creature gets +1/+0 until end of turn.");
    t.battlefield(0, "Test Thief", "Forest", "Test Pupil");
    t.battlefield(1, "Test Pump");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Test Pump"] });
    settle(t);
    expect([t.can("activate", "Test Pump"), t.can("activate", "Test Pupil")]).toEqual([true, false]);
  });
});
