import { describe, expect } from "vitest";
import { BEAR, begin, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { settle } from "../../support/settle.ts";

scenario("122.1, 614.12: with two counters of different kinds", (t) => {
  kit(t);
  t.cards(`
      Test Rebirth {0}
      Sorcery
      Return target permanent card from your graveyard to the battlefield with a hexproof counter and an indestructible counter on it.`);
  t.put(0, "graveyard", "Test Bear");
  t.hand(0, "Test Rebirth");
  t.to("precombatMain");
  t.cast("Test Rebirth", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.see("Test Bear").counters).toEqual({ hexproof: 1, indestructible: 1 });
});

scenario("122.1: kinds of counters among permanents, each counted once", (t) => {
  t.cards(`
      Test Chart {1}
      Artifact
      {T}: You gain X life, where X is the number of different kinds of counters among permanents you control.

      Test Nest {1}
      Artifact
      This artifact enters with two charge counters and a +1/+1 counter on it.

      Test Pod {1}
      Artifact
      This artifact enters with a charge counter on it.`);
  t.battlefield(0, "Test Chart", "Forest", "Forest");
  t.hand(0, "Test Nest", "Test Pod");
  t.to("precombatMain");
  t.cast("Test Nest");
  t.resolveAll();
  t.cast("Test Pod");
  t.resolveAll();
  t.activate("Test Chart");
  t.resolveAll();
  expect(t.lifeOf(0)).toBe(22);
});

scenario("122.1: one counter and another of a kind that is chosen", (t) => {
  t.cards(`
      Test Captain {0}
      Artifact
      {0}: Put a +1/+1 counter and your choice of a flying, first strike, or lifelink counter on target creature.
${BEAR}`);
  t.battlefield(0, "Test Captain", "Test Bear");
  t.to("precombatMain");
  t.activate("Test Captain", { targets: ["Test Bear"] });
  t.resolve();
  t.option("A lifelink counter");
  expect(t.see("Test Bear")).toMatchObject({ power: 3, keywords: ["lifelink"] });
});

scenario("122.1, 608.2d: a counter of one of several kinds, and only if one controls it", (t) => {
  t.cards(`
      Test Model {0}
      Artifact
      {0}: Put a flying, lifelink, or +1/+1 counter on target creature. If you control that creature, you gain 1 life.
${BEAR}`);
  t.battlefield(0, "Test Model");
  t.battlefield(1, "Test Bear");
  t.to("precombatMain");
  t.activate("Test Model", { targets: ["Test Bear"] });
  t.resolve();
  t.option("A +1/+1 counter");
  expect(t.see("Test Bear").power).toBe(3);
  expect(t.lifeOf(0)).toBe(20);
});

describe("122.1b: one of several kinds of counters", () => {
  scenario("beside another, as one likes", (t) => {
    kit(t);
    t.cards(`
      Test Blessing {0}
      Sorcery
      Put a +1/+1 counter and a counter from among flying, first strike, or vigilance on target creature.`);
    t.hand(0, "Test Blessing");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Blessing", { targets: ["Test Bear"] });
    t.resolve();
    t.option("A first strike counter");
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1, "first strike": 1 });
  });
});

scenario("122.1: up to so many counters are removed from a player", (t) => {
  t.cards(`
      Test Fever {0}
      Sorcery
      Target player gets five poison counters.

      Test Salve {0}
      Sorcery
      Remove up to three counters from target artifact, creature, planeswalker, or opponent.`);
  t.hand(0, "Test Fever", "Test Salve");
  t.to("precombatMain");
  t.cast("Test Fever", { targets: [1] });
  t.resolve();
  t.cast("Test Salve", { targets: [1] });
  t.resolve();
  t.answer({ ask: "number", number: 3 });
  expect(t.game.state.players[1]!.counters).toEqual({ poison: 2 });
});

scenario("122.6, 603.2c: one trigger for counters on several, and as many as all of them", (t) => {
  kit(t);
  subject(
    t,
    "Whenever one or more charge counters are put on artifacts you control, put that many +1/+1 counters on this creature.",
  );
  t.cards(`
      Test Cell {0}
      Artifact
      {T}: Add {C}.

      Test Surge {0}
      Sorcery
      Put two charge counters on each artifact you control.`);
  t.battlefield(0, "Test Subject", "Test Cell", "Test Cell");
  t.hand(0, "Test Surge");
  t.to("precombatMain");
  t.cast("Test Surge");
  t.resolveAll();
  expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 4 });
});

scenario("122.1: as much damage as there were counters on the player", (t) => {
  t.cards(`
      Test Fever {0}
      Sorcery
      Target player gets three poison counters.

      Test Cure {0}
      Sorcery
      Target player loses all poison counters. Test Cure deals that much damage to that player.`);
  t.hand(0, "Test Fever", "Test Cure");
  t.to("precombatMain");
  t.cast("Test Fever", { targets: [1] });
  t.resolve();
  t.cast("Test Cure", { targets: [1] });
  t.resolve();
  expect([t.lifeOf(1), t.game.state.players[1]!.counters.poison ?? 0]).toEqual([17, 0]);
});

describe("122.6: counters on a permanent or player", () => {
  scenario("122.6: whoever puts them there, on either, once for each such event", (t) => {
    kit(t);
    t.cards(`
      Test Unity {0}
      Enchantment
      Whenever you put one or more counters on a permanent or player, this enchantment deals that much damage to target opponent.

      Test Venom {0}
      Sorcery
      Each opponent gets two poison counters.

      Test Feast {0}
      Sorcery
      Put three +1/+1 counters on target creature.`);
    t.battlefield(0, "Test Unity", "Test Bear");
    t.hand(0, "Test Venom", "Test Feast");
    t.to("precombatMain");
    t.cast("Test Venom");
    settle(t);
    expect(t.lifeOf(1)).toBe(18);
    t.cast("Test Feast", { targets: ["Test Bear"] });
    settle(t);
    expect(t.lifeOf(1)).toBe(15);
  });
});

scenario("122.1, 608.2d: any number of counters is taken from each of them, and that many are spoken of", (t) => {
  t.cards(`
      Test Frog {0}
      Creature — Frog
      When this creature enters, you may remove any number of +1/+1 counters from among creatures you control. If you do, put twice that many +1/+1 counters on this creature.
      3/3

      Test Elk {0}
      Creature — Elk
      This creature enters with two +1/+1 counters on it.
      1/1`);
  t.hand(0, "Test Elk", "Test Elk", "Test Frog");
  t.to("precombatMain");
  for (const one of ["Test Elk", "Test Elk", "Test Frog"]) {
    t.cast(one);
    t.resolve();
  }
  t.resolve();
  t.yes();
  t.number(2);
  t.number(1);
  expect(t.see("Test Frog").power).toBe(9);
  expect(t.ids(0, "battlefield", "Test Elk").map((id) => t.seeId(id).power)).toEqual([1, 2]);
});

scenario("122.1, 614.17: counters can't be put on what is of any of those kinds", (t) => {
  t.cards(`
      Test Calm {0}
      Enchantment
      Counters can't be put on artifacts or creatures.

      Test Growth {0}
      Sorcery
      Put a +1/+1 counter on target creature.
${BEAR}`);
  t.battlefield(0, "Test Calm", "Test Bear");
  t.hand(0, "Test Growth");
  t.to("precombatMain");
  t.cast("Test Growth", { targets: ["Test Bear"] });
  t.resolve();
  expect(t.see("Test Bear").power).toBe(2);
});

scenario("122.1: counters put and removed by the hands of two players", (t) => {
  kit(t);
  t.cards(`
      Test Heir {0}
      Artifact
      {0}: Put a charge counter on this artifact for each card in your hand, then remove a charge counter from this artifact for each card in target opponent's hand.`);
  t.battlefield(0, "Test Heir");
  t.hand(0, "Test Bear", "Test Bear", "Test Ogre");
  t.hand(1, "Test Bear");
  t.to("precombatMain");
  t.activate("Test Heir", { targets: [1] });
  t.resolve();
  expect(t.see("Test Heir").counters).toEqual({ charge: 2 });
});

describe("122.1: kinds of counters that are chosen, or looked at in turn", () => {
  scenario("608.2d: one of the kinds there are, on each other creature", (t) => {
    kit(t);
    t.cards(`
      Test Safeguard {0}
      Instant
      Choose a kind of counter on a creature you control. Put a counter of that kind on each other creature you control.`);
    t.permanentWith(0, "Test Bear", { counters: { flying: 1, "+1/+1": 2 } });
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Safeguard");
    t.to("precombatMain");
    t.cast("Test Safeguard");
    t.resolve();
    expect(t.see("Test Ogre").counters).toEqual({});
    expect(t.asked("option").options).toEqual(["flying", "+1/+1"]);
    t.option("flying");
    expect(t.see("Test Ogre").counters).toEqual({ flying: 1 });
  });

  scenario("608.2d: of none nothing is chosen, and nothing is put", (t) => {
    kit(t);
    t.cards(`
      Test Safeguard {0}
      Instant
      Choose a kind of counter on a creature you control. Put a counter of that kind on each creature you control.`);
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Safeguard");
    t.to("precombatMain");
    t.cast("Test Safeguard");
    t.resolve();
    expect(t.see("Test Ogre").counters).toEqual({});
  });

  scenario("608.2c: only if it has none of that kind", (t) => {
    kit(t);
    t.cards(`
      Test Courier {0}
      Artifact
      {0}: Choose a counter on a permanent you control. Put a counter of that kind on target permanent you control if it doesn't have a counter of that kind on it.`);
    t.permanentWith(0, "Test Bear", { counters: { reach: 1 } });
    t.battlefield(0, "Test Courier", "Test Ogre");
    t.to("precombatMain");
    for (let i = 0; i < 2; i++) {
      t.activate("Test Courier", { targets: [t.ids(0, "battlefield", "Test Ogre")] });
      t.resolve();
      expect(t.see("Test Ogre").counters).toEqual({ reach: 1 });
    }
  });

  scenario("608.2c: for each kind in turn, one's choice of it or another", (t) => {
    kit(t);
    t.cards(`
      Test Taker {0}
      Creature — Beast
      When this creature enters, for each kind of counter on permanents you control, you may put your choice of a +1/+1 counter or a counter of that kind on this creature.
      1/1`);
    t.permanentWith(0, "Test Bear", { counters: { flying: 2, reach: 1 } });
    t.hand(0, "Test Taker");
    t.to("precombatMain");
    t.cast("Test Taker");
    t.resolve();
    t.resolve();
    t.yes();
    t.option("A counter of that kind");
    t.yes();
    t.option("A +1/+1");
    expect(t.see("Test Taker").counters).toEqual({ flying: 1, "+1/+1": 1 });
  });

  scenario("608.2h: as many of each kind as it has or last had", (t) => {
    kit(t);
    t.cards(`
      Test Editor {0}
      Artifact
      Whenever a creature you control enters, if this artifact has counters on it, put the same number of each kind of counter on that creature.`);
    t.permanentWith(0, "Test Editor", { counters: { "+1/+1": 3, trample: 1 } });
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolveAll();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 3, trample: 1 });
  });

  scenario("608.2c: at random among those it lacks, and nothing when it has them all", (t) => {
    t.cards(`
      Test Giant {0}
      Artifact Creature — Giant
      {0}: Choose a kind of counter at random that this creature doesn't have on it from among flying, reach, and +1/+1. Put a counter of that kind on this creature.
      3/3`);
    t.battlefield(0, "Test Giant");
    t.to("precombatMain");
    for (let i = 0; i < 4; i++) {
      t.activate("Test Giant");
      t.resolve();
    }
    expect(t.see("Test Giant").counters).toEqual({ flying: 1, reach: 1, "+1/+1": 1 });
  });

  scenario("608.2c, 122.6: a process for one keyword after the other, and what was put in all of them", (t) => {
    kit(t);
    t.cards(`
      Test Warper {0}
      Creature — Beast
      When this creature enters, put a flying counter on any creature you control if a creature card in your graveyard has flying. Repeat this process for haste, reach, and trample. Then put a +1/+1 counter on this creature for each counter put on a creature this way.
      3/3

      Test Bird {0}
      Creature — Bird
      Flying, trample
      1/1`);
    t.graveyard(0, "Test Bird");
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Warper");
    t.to("precombatMain");
    t.cast("Test Warper");
    t.resolve();
    t.resolve();
    t.choose("Test Bear");
    t.choose("Test Warper");
    expect(t.see("Test Bear").counters).toEqual({ flying: 1 });
    expect(t.see("Test Warper").counters).toEqual({ trample: 1, "+1/+1": 2 });
  });
});

scenario("122.1, 104.4c: as the last of its counters is removed, the game is a draw", (t) => {
  t.cards(`
      Test Truce {0}
      Enchantment
      Test Truce enters with two intervention counters on it.
      {0}: Remove an intervention counter from this enchantment.
      When you remove the last intervention counter from this enchantment, the game is a draw.`);
  t.hand(0, "Test Truce");
  t.to("precombatMain");
  t.cast("Test Truce");
  t.resolve();
  t.activate("Test Truce");
  t.resolveAll();
  expect(t.over).toBe(false);
  t.activate("Test Truce");
  t.resolveAll();
  expect([t.over, t.winners]).toEqual([true, []]);
});

describe("moving counters (122.5)", () => {
  const MOVERS = `
  Test Ancient {3}{G}
  Creature — Treefolk
  {0}: You may move any number of +1/+1 counters from this creature onto other creatures.
  0/3

  Test Lender {1}{G}
  Instant
  Move a counter from target permanent you control onto a second target permanent.`;

  scenario("as many as their mover likes, onto whichever others they choose", (t) => {
    t.cards(MOVERS);
    t.permanentWith(0, "Test Ancient", { counters: { "+1/+1": 3 } });
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Ancient");
    t.resolve();
    t.yes();
    t.choose("Test Ogre", "Test Bear");
    expect(t.asked()).toMatchObject({ ask: "number", min: 0, max: 3 });
    t.number(1);
    expect(t.asked()).toMatchObject({ ask: "number", min: 0, max: 2 });
    t.number(2);
    expect(t.see("Test Ancient").counters["+1/+1"] ?? 0).toBe(0);
    expect(t.see("Test Ogre").counters).toMatchObject({ "+1/+1": 1 });
    expect(t.see("Test Bear").counters).toMatchObject({ "+1/+1": 2 });
  });

  scenario("one counter is of one kind, which is chosen where there are several", (t) => {
    t.cards(MOVERS);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1, charge: 2 } });
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Lender");
    t.lands(0, "Forest", 2);
    t.to("precombatMain");
    t.cast("Test Lender", { targets: ["Test Bear", "Test Ogre"] });
    t.resolve();
    expect(t.asked()).toMatchObject({ ask: "option", options: ["+1/+1", "charge"], min: 1, max: 1 });
    t.option("charge");
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1, charge: 1 });
    expect(t.see("Test Ogre").counters).toEqual({ charge: 1 });
  });
});

scenario("122.1, 608.2h: as many tokens as it had counters", (t) => {
  kit(t);
  t.cards(`
      Test Widow {0}
      Creature — Spider
      Whenever a nontoken creature you control dies, if it had counters on it, create X 1/1 green Spider creature tokens, where X is the number of counters it had on it.
      1/4

      Test Doomblade {0}
      Instant
      Destroy target creature.`);
  t.battlefield(0, "Test Widow");
  t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 2 } });
  t.hand(0, "Test Doomblade");
  t.to("precombatMain");
  t.cast("Test Doomblade", { targets: ["Test Bear"] });
  t.resolveAll();
  expect(t.count(0, "battlefield", "Spider Token")).toBe(2);
});

scenario("122.6, 603.2c: counters of any kind removed from what one controls, all at once", (t) => {
  t.cards(`
      Test Sieve {0}
      Enchantment
      Whenever one or more counters are removed from a permanent you control, you gain 1 life.

      Test Jar {0}
      Artifact
      This artifact enters with three nectar counters on it.
      Remove two nectar counters from this artifact: Draw a card.`);
  t.battlefield(0, "Test Sieve");
  t.hand(0, "Test Jar");
  t.to("precombatMain");
  t.cast("Test Jar");
  t.resolve();
  t.activate("Test Jar");
  t.resolveAll();
  expect([t.lifeOf(0), t.see("Test Jar").counters]).toEqual([21, { nectar: 1 }]);
});

scenario("122.1: one card into the hand, and the other into exile with a counter, for later", (t) => {
  begin(
    t,
    `
      Test Scion {0}
      Legendary Planeswalker — Karn
      +1: Reveal the top two cards of your library. An opponent chooses one of them. Put that card into your hand and the other into exile with a silver counter on it.
      −1: Put a card you own with a silver counter on it from exile into your hand.
      Loyalty 5`,
    ["Test Scion"],
  );
  t.library(0, "Test Bear", "Test Ogre");
  t.to("precombatMain");
  t.cast("Test Scion");
  settle(t);
  t.activate("Test Scion", { ability: 0 });
  t.pass(2);
  t.choose("Test Bear");
  expect([t.count(0, "hand", "Test Bear"), t.count(0, "exile", "Test Ogre")]).toEqual([1, 1]);
  t.to("precombatMain", 3);
  t.activate("Test Scion", { ability: 1 });
  settle(t);
  expect([t.count(0, "hand", "Test Ogre"), t.count(0, "exile")]).toEqual([1, 0]);
});

scenario("122.1, 608.2d: counters are distributed among some that are chosen as it is done", (t) => {
  kit(t);
  t.cards(`
    Test Blessing {0}
    Sorcery
    Distribute three +1/+1 counters among any number of creatures you control.`);
  t.battlefield(0, "Test Bear", "Test Ogre");
  t.hand(0, "Test Blessing");
  t.to("precombatMain");
  t.cast("Test Blessing");
  t.resolve();
  t.choose("Test Bear", "Test Ogre");
  t.divide(2, 1);
  expect([t.see("Test Bear").counters, t.see("Test Ogre").counters]).toEqual([{ "+1/+1": 2 }, { "+1/+1": 1 }]);
});

describe("twice as many of what one has", () => {
  scenario("122.1, 701.10: counters of each kind on oneself", (t) => {
    t.cards(`
      Test Coil {0}
      Sorcery
      You get {E}{E}{E}. Double the number of each kind of counter you have.

      Test Sum {0}
      Sorcery
      You gain X life, where X is the number of energy counters you have.`);
    t.hand(0, "Test Coil", "Test Sum");
    t.to("precombatMain");
    t.cast("Test Coil");
    t.resolve();
    t.cast("Test Sum");
    t.resolve();
    expect(t.lifeOf(0)).toBe(26);
  });
});
