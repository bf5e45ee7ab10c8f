import { describe, expect } from "vitest";
import { kit } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";
import type { TestGame } from "../../support/testGame.ts";

/** `own` in hand for nothing, `there` on the battlefield, at the first main phase. */
function begin(t: TestGame, cards: string, own: readonly string[], there: readonly string[] = []): void {
  kit(t);
  t.cards(cards);
  t.battlefield(0, ...there);
  t.hand(0, ...own);
}

describe("what can't become untapped or suspected", () => {
  const FROST = `
    Test Frost {0}
    Enchantment — Aura
    Enchant creature
    When this Aura enters, tap enchanted creature.
    Enchanted creature can't become untapped.

    Test Thaw {0}
    Instant
    Untap target creature. You gain 1 life.`;
  scenario("101.2, 502.3: neither in the untap step nor by an effect", (t) => {
    begin(t, FROST, ["Test Frost", "Test Thaw"], ["Test Bear"]);
    t.to("precombatMain");
    t.cast("Test Frost", { targets: ["Test Bear"] });
    settle(t);
    t.cast("Test Thaw", { targets: ["Test Bear"] });
    settle(t);
    expect([t.lifeOf(0), t.see("Test Bear").tapped]).toEqual([21, true]);
    t.to("upkeep", 3);
    expect(t.see("Test Bear").tapped).toBe(true);
  });

  scenario("101.2, 701.58a: what can't become suspected is not, and may block", (t) => {
    begin(
      t,
      `
      Test Alibi {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't become suspected.

      Test Charge {0}
      Sorcery
      Suspect target creature. It gains menace until end of turn.`,
      ["Test Alibi", "Test Charge", "Test Charge"],
      ["Test Bear", "Test Ogre"],
    );
    t.to("precombatMain");
    t.cast("Test Alibi", { targets: ["Test Bear"] });
    settle(t);
    for (const name of ["Test Bear", "Test Ogre"]) {
      t.cast("Test Charge", { targets: [name] });
      settle(t);
    }
    const marks = (name: string) => t.game.state.objects[t.ids(0, "battlefield", name)[0]!]!.marks;
    expect([marks("Test Bear"), marks("Test Ogre")]).toEqual([undefined, ["suspected"]]);
  });
});

describe("106.3: what mana from a kind of permanent paid for another spell", () => {
  scenario("106.3: looked at as the spell was paid for, the token being gone by now", (t) => {
    begin(
      t,
      `
      Test Worm {0}
      Creature — Dragon
      When this creature enters, create a Treasure token.
      Whenever you cast a spell, if mana from a Treasure was spent to cast it, you gain 3 life.
      1/1`,
      ["Test Worm", "Test Growth", "Test Growth"],
      ["Test Bear"],
    );
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.cast("Test Worm");
    settle(t);
    t.activate("Treasure Token");
    t.option("{G}");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    settle(t);
    expect([t.lifeOf(0), t.count(0, "battlefield", "Treasure Token")]).toEqual([23, 0]);
    t.cast("Test Growth", { targets: ["Test Bear"] });
    settle(t);
    expect(t.lifeOf(0)).toBe(23);
  });
});

describe("404.2, 613.4b, 614.1a, 305.6: how many, how large, how much more and which types", () => {
  scenario("404.2: a graveyard counts if it has enough cards in it", (t) => {
    begin(
      t,
      `
      Test Councillor {0}
      Creature — Human
      This creature gets +2/+0 for each graveyard with three or more cards in it.
      1/1`,
      [],
      ["Test Councillor"],
    );
    t.graveyard(0, "Test Bear", "Test Bear", "Test Bear");
    t.graveyard(1, "Test Bear", "Test Bear");
    expect(t.see("Test Councillor").power).toBe(3);
  });

  scenario("613.4b, 608.2h: its base size becomes another's as it is then", (t) => {
    begin(
      t,
      `
      Test Butler {0}
      Creature — Elf
      {0}: Choose up to one other target creature you control. Its base power and toughness become equal to Test Butler's power and toughness until end of turn.
      {0}: Until end of turn, Test Butler's base power becomes equal to the number of Forests you control.
      3/4`,
      ["Test Growth"],
      ["Test Butler", "Test Bear"],
    );
    t.lands(0, "Forest", 1);
    t.to("precombatMain");
    t.activate("Test Butler", { ability: 0, targets: ["Test Bear"] });
    settle(t);
    t.cast("Test Growth", { targets: ["Test Butler"] });
    settle(t);
    expect([t.see("Test Bear").power, t.see("Test Bear").toughness]).toEqual([3, 4]);
    t.activate("Test Butler", { ability: 1 });
    settle(t);
    expect([t.see("Test Butler").power, t.see("Test Butler").toughness]).toEqual([4, 7]);
  });

  scenario("614.1a: that much damage and so much more, to whom the words say", (t) => {
    begin(
      t,
      `
      Test Archer {0}
      Creature — Human Archer
      If a source you control would deal noncombat damage to an opponent or a permanent an opponent controls, instead it deals that much damage plus X, where X is Test Archer's power.
      2/2

      Test Fire {0}
      Enchantment
      This enchantment enters with three fire counters on it.
      If a source you control would deal damage to an opponent or a permanent an opponent controls, it deals that much damage plus an amount of damage equal to the number of fire counters on this enchantment instead.

      Test Spark {0}
      Instant
      Test Spark deals 1 damage to each player.`,
      ["Test Fire", "Test Spark"],
      ["Test Archer"],
    );
    t.to("precombatMain");
    t.cast("Test Fire");
    settle(t);
    t.cast("Test Spark");
    settle(t);
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([19, 14]);
  });

  scenario("305.6, 111.4: a land token that is every basic land type has all their mana abilities", (t) => {
    begin(
      t,
      `
      Test Woods {0}
      Sorcery
      Create a tapped colorless land token named Everyplace that is every basic land type.

      Test Reliquary {0}
      Sorcery
      Create a 4/4 Dragon creature token named Test Wyrm that's all colors. It has flying.`,
      ["Test Woods", "Test Reliquary"],
    );
    t.to("precombatMain");
    t.cast("Test Woods");
    settle(t);
    t.cast("Test Reliquary");
    settle(t);
    expect(t.see("Everyplace")).toMatchObject({ tapped: true, types: ["land"] });
    expect([...t.see("Test Wyrm").keywords]).toEqual(["flying"]);
    t.to("precombatMain", 3);
    t.activate("Everyplace", { ability: 0 });
    expect(t.game.state.players[0]!.mana).toHaveLength(1);
  });
});

describe("what happened first, and what is one of several kinds", () => {
  scenario("603.4: the first time that creature became tapped this turn, and no other time", (t) => {
    begin(
      t,
      `
      Test Captain {0}
      Creature — Human
      Whenever a creature you control becomes tapped during your turn, if it's the first time that creature has become tapped this turn, untap it.
      1/1

      Test Nap {0}
      Sorcery
      Tap target creature.`,
      ["Test Nap", "Test Nap", "Test Nap"],
      ["Test Captain", "Test Bear"],
    );
    t.to("precombatMain");
    const after = (name: string): boolean => {
      t.cast("Test Nap", { targets: [name] });
      settle(t);
      return t.see(name).tapped;
    };
    expect([after("Test Bear"), after("Test Bear"), after("Test Captain")]).toEqual([false, true, false]);
  });

  scenario("115.1: an activated ability, a triggered ability, or a spell of a kind", (t) => {
    begin(
      t,
      `
      Test Rebuke {0}
      Instant
      Counter target activated ability, triggered ability, or noncreature spell.

      Test Spring {0}
      Artifact
      {0}: You gain 1 life.`,
      ["Test Rebuke"],
      ["Test Spring"],
    );
    t.to("precombatMain");
    expect(t.can("cast", "Test Rebuke")).toBe(false);
    t.activate("Test Spring");
    t.cast("Test Rebuke");
    settle(t);
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("205.3, 201.2: cards of a kind or of a name, in exile and in the graveyard", (t) => {
    begin(
      t,
      `
      Test Slime {0}
      Sorcery
      You gain X life, where X is two plus the total number of cards you own in exile and in your graveyard that are Bears or are named Test Slime.`,
      ["Test Slime"],
    );
    t.graveyard(0, "Test Slime", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Slime");
    settle(t);
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("603.2: as it enters, and as it is sacrificed", (t) => {
    begin(
      t,
      `
      Test Basket {0}
      Artifact — Food
      When this artifact enters and when you sacrifice it, you gain 2 life.
      {0}, Sacrifice this artifact: You gain 3 life.`,
      ["Test Basket"],
    );
    t.to("precombatMain");
    t.cast("Test Basket");
    settle(t);
    t.activate("Test Basket");
    settle(t);
    expect(t.lifeOf(0)).toBe(27);
  });

  scenario("110.2: a card returned under your control is on the battlefield, whoever owns it", (t) => {
    begin(
      t,
      `
      Test Massacre {0}
      Enchantment
      Whenever a creature an opponent controls dies, they may pay 3 life. If they don't, return that card under your control with a finality counter on it.

      Test Doom {0}
      Sorcery
      Destroy target creature.`,
      ["Test Doom"],
      ["Test Massacre"],
    );
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: ["Test Bear"] });
    t.resolve();
    t.pass(2);
    t.no();
    expect([t.count(0, "battlefield", "Test Bear"), t.see("Test Bear").counters]).toEqual([1, { finality: 1 }]);
  });
});
