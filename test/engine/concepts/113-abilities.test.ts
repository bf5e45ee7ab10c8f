import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { creature, ruling } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";

describe("113.2-113.12: as cards word it", () => {
  scenario("113.2c: two instances of the same ability act each on its own", (t) => {
    t.cards(`
  Test Twice {G}
  Creature — Bear
  1/1
  When this creature enters, you gain 1 life.
  When this creature enters, you gain 1 life.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Twice");
    t.to("precombatMain");
    t.cast("Test Twice");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("113.3, 113.3a-d: spell, activated, triggered and static abilities", (t) => {
    t.cards(`
  Test Sage {G}
  Creature — Elf
  1/1
  Other creatures you control get +1/+1.
  {1}: You gain 1 life.
  Whenever you gain life, put a +1/+1 counter on this creature.
`);
    t.lands(0, "Forest", 1);
    t.battlefield(0, "Test Sage", "Test Bear");
    t.to("precombatMain");
    expect(t.see("Test Bear").power).toBe(3);
    t.activate("Test Sage");
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.see("Test Sage").power).toBe(2);
  });

  scenario("113.6: what a card says of decks does nothing in a game", (t) => {
    t.cards(`
      Test Rats {0}
      Creature — Rat
      1/1
      A deck can have any number of cards named Test Rats.`);
    t.hand(0, "Test Rats");
    t.to("precombatMain");
    t.cast("Test Rats");
    t.resolve();
    expect(t.see("Test Rats")).toMatchObject({ power: 1, toughness: 1 });
  });

  scenario("113.6, 113.6b: an ability works on the battlefield unless it says from where", (t) => {
    t.cards(`
  Test Ember {R}
  Creature — Elemental
  1/1
  {R}: This creature gets +1/+0 until end of turn.
  {R}, Exile this card from your graveyard: You gain 2 life.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Ember");
    t.graveyard(0, "Test Ember");
    t.to("precombatMain");
    const offered = t
      .asked("priority")
      .actions.filter((action) => action.act === "activate" && !action.mana)
      .map((action) => action.act === "activate" && [t.zone(action.source as number), action.ability]);
    expect(offered).toEqual([
      ["battlefield", 0],
      ["graveyard", 1],
    ]);
  });

  scenario("113.6a, 604.3: what defines a card's power counts in every zone", (t) => {
    t.cards(`
  Test Elder {2}{G}
  Creature — Treefolk
  */*
  This creature's power and toughness are each equal to the number of lands you control.

  Test Weigh {G}
  Instant
  Return target creature card with power 2 from your graveyard to your hand.`);
    t.lands(0, "Forest", 2);
    t.graveyard(0, "Test Elder");
    t.hand(0, "Test Weigh");
    t.to("precombatMain");
    t.cast("Test Weigh");
    t.resolve();
    expect(t.count(0, "hand", "Test Elder")).toBe(1);
  });

  scenario("113.6d, 113.6e, 113.6g: costs, limits and protection of a spell work before it is a permanent", (t) => {
    t.cards(`
  Test Surge {4}{G}
  Creature — Elemental
  5/5
  This spell costs {1} less to cast for each creature you control.
  This spell can't be countered.

  Test No {U}
  Instant
  Counter target spell.
`);
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Test Bear", "Test Bear");
    t.lands(1, "Island", 1);
    t.hand(0, "Test Surge");
    t.hand(1, "Test No");
    t.to("precombatMain");
    t.cast("Test Surge");
    t.pass();
    t.cast("Test No");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Surge")).toBe(1);
  });

  scenario("113.6i, 614.12: it enters without those of the kind it can't have, and with the others", (t) => {
    t.cards(`
      Test Purity {0}
      Enchantment
      Creatures you control can't have -1/-1 counters put on them.

      Test Husk {0}
      Creature — Horror
      This creature enters with a -1/-1 counter and a +1/+1 counter on it.
      3/3`);
    t.battlefield(0, "Test Purity");
    t.hand(0, "Test Husk");
    t.to("precombatMain");
    t.cast("Test Husk");
    t.resolveAll();
    expect(t.see("Test Husk").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("113.6j, 113.6m: an ability with a cost or effect in another zone works there only", (t) => {
    t.cards(`
  Test Riser {1}{B}
  Creature — Zombie
  2/2
  {B}: Return this card from your graveyard to your hand.`);
    t.lands(0, "Swamp", 1);
    t.battlefield(0, "Test Riser");
    t.graveyard(0, "Test Riser");
    t.to("precombatMain");
    t.activate("Test Riser");
    t.resolve();
    expect([t.count(0, "hand", "Test Riser"), t.count(0, "battlefield", "Test Riser")]).toEqual([1, 1]);
    expect(t.can("activate", "Test Riser")).toBe(false);
  });

  scenario("113.6k: what can't trigger from the battlefield triggers where it can", (t) => {
    t.cards(`
  Test Ghost {1}{B}
  Creature — Spirit
  2/2
  When you cycle this card, you gain 2 life.
  Cycling {1}`);
    t.lands(0, "Swamp", 1);
    t.hand(0, "Test Ghost");
    t.to("precombatMain");
    t.activate("Test Ghost");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("113.7, 113.7a: an ability on the stack does not need its source any more", (t) => {
    t.cards(`
  Test Pinger {1}{R}
  Creature — Goblin
  3/1
  {T}: This creature deals damage equal to its power to any target.`);
    t.battlefield(0, "Test Pinger");
    t.lands(1, "Swamp", 1);
    t.hand(1, "Test Doom");
    t.to("precombatMain");
    t.activate("Test Pinger", { targets: [1] });
    t.pass();
    t.cast("Test Doom");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("113.9: what counters spells does not counter abilities", (t) => {
    t.cards(`
  Test Healer {1}{W}
  Creature — Cleric
  1/1
  {T}: You gain 2 life.

  Test No {U}
  Instant
  Counter target spell.

  Test Hush {U}
  Instant
  Counter target activated ability.`);
    t.battlefield(0, "Test Healer");
    t.lands(1, "Island", 1);
    t.hand(1, "Test No", "Test Hush");
    t.to("precombatMain");
    t.activate("Test Healer");
    t.pass();
    expect([t.can("cast", "Test No"), t.can("cast", "Test Hush")]).toEqual([false, true]);
    t.cast("Test Hush");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("113.10, 113.10b, 113.10c: the last of adding and removing prevails; removing takes all instances", (t) => {
    t.cards(`
  Test Bird {1}{U}
  Creature — Bird
  1/1
  Flying

  Test Lift {U}
  Instant
  Target creature gains flying until end of turn.

  Test Clip {G}
  Instant
  Target creature loses flying until end of turn.`);
    t.battlefield(0, "Test Bird", "Island", "Island", "Forest");
    t.hand(0, "Test Lift", "Test Clip", "Test Lift");
    t.to("precombatMain");
    t.cast("Test Lift", { targets: ["Test Bird"] });
    t.resolve();
    t.cast("Test Clip", { targets: ["Test Bird"] });
    t.resolve();
    expect(t.see("Test Bird").keywords).not.toContain("flying");
    t.cast("Test Lift", { targets: ["Test Bird"] });
    t.resolve();
    expect(t.see("Test Bird").keywords).toContain("flying");
  });

  scenario("113.10a: an ability given with its instructions keeps them", (t) => {
    t.cards(`
  Test Staff {2}
  Artifact
  Creatures you control have "{1}: You gain 1 life. Activate only as a sorcery."`);
    t.lands(0, "Plains", 2);
    t.battlefield(0, "Test Bear", "Test Staff");
    expect(t.step).toBe("upkeep");
    expect(t.can("activate", "Test Bear")).toBe(false);
    t.to("precombatMain");
    expect(t.can("activate", "Test Bear")).toBe(true);
  });

  scenario("113.12: being unblockable by an effect is no ability that could be lost", (t) => {
    t.cards(`
  Test Slip {U}
  Instant
  Target creature can't be blocked this turn.

  Test Blank {U}
  Instant
  Target creature loses all abilities until end of turn.`);
    t.battlefield(0, "Island", "Island", "Test Bear");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Slip", "Test Blank");
    t.to("precombatMain");
    t.cast("Test Slip", { targets: [t.ids(0, "battlefield", "Test Bear")[0]!] });
    t.resolve();
    t.cast("Test Blank", { targets: [t.ids(0, "battlefield", "Test Bear")[0]!] });
    t.resolve();
    t.attack("Test Bear");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(18);
  });
});

describe("113.6", () => {
  /** What cards count and compare, and where their abilities work, read from text and played. */
  const BEAR = `
  Test Bear {G}{G}
  Creature — Bear
  2/2

  Test Ox {R}{G}
  Creature — Ox
  2/4`;

  scenario("113.6, 113.6b: as long as it is in a graveyard, its ability works there", (t) => {
    t.cards(`${BEAR}

      Test Echo {0}
      Creature — Incarnation
      1/1
      As long as this card is in your graveyard and you control an Ox, Bears you control have trample.`);
    t.battlefield(0, "Test Bear", "Test Ox", "Test Echo");
    t.to("precombatMain");
    expect(t.see("Test Bear").keywords).not.toContain("trample");
  });

  scenario("113.6b: the same, in the graveyard", (t) => {
    t.cards(`${BEAR}

      Test Echo {0}
      Creature — Incarnation
      1/1
      As long as this card is in your graveyard and you control an Ox, Bears you control have trample.`);
    t.battlefield(0, "Test Bear", "Test Ox");
    t.graveyard(0, "Test Echo");
    t.to("precombatMain");
    expect(t.see("Test Bear").keywords).toContain("trample");
  });
});

describe("110-113: permanents, tokens, copies, abilities", () => {
  const YOU = { who: "you" } as const;

  const SELF = { what: "self" } as const;

  scenario("113.6f: an ability that lets a card be cast from a zone works there", (t) => {
    t.define({
      ...creature("Test Ghoul", 2, 1),
      faces: [
        {
          ...creature("Test Ghoul", 2, 1).faces[0],
          abilities: [
            {
              kind: "static",
              from: "graveyard",
              effects: [{ static: "rule", rule: { rule: "mayPlay", who: YOU, what: SELF } }],
            },
          ],
        },
      ],
    });
    t.graveyard(0, "Test Ghoul");
    t.to("precombatMain");
    t.cast("Test Ghoul");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ghoul")).toBe(1);
  });

  scenario("113.6h, 113.6i: as it enters: how it does, and that no counters are put on it", (t) => {
    const noCounters = ruling({ rule: "cantHaveCounters", who: SELF });
    t.define(creature("Test Slick", 2, 2, noCounters));
    t.cards(`
      Test Dozer {0}
      Creature — Ox
      This creature enters tapped.
      3/3

      Test Nursery {0}
      Enchantment
      Each creature you control enters with an additional +1/+1 counter on it.`);
    t.battlefield(0, "Test Nursery");
    t.hand(0, "Test Slick", "Test Dozer");
    t.to("precombatMain");
    t.cast("Test Slick");
    t.resolve();
    t.cast("Test Dozer");
    t.resolve();
    expect([t.see("Test Slick").counters, t.see("Test Slick").power]).toEqual([{}, 2]);
    expect(t.see("Test Dozer")).toMatchObject({ tapped: true, power: 4 });
  });
});

describe("113.8", () => {
  const RACER = "Start your engines!\nMax speed — Test Subject has flying.";

  scenario(
    "113.8: the speed trigger has no source, sees losses at once as one, and is one for each turn",
    (t) => {
      kit(t);
      subject(t, RACER);
      t.cards(`Test Dirge {B}
      Sorcery
      Each player loses 2 life.`);
      t.battlefield(0, "Test Subject", "Swamp", "Swamp", "Swamp");
      t.hand(0, "Test Murder", "Test Dirge", "Test Dirge");
      t.to("precombatMain");
      t.cast("Test Murder", { targets: ["Test Subject"] });
      t.resolve();
      t.cast("Test Dirge");
      t.resolve();
      expect(t.stackSize).toBe(1);
      expect(t.game.state.objects[t.game.state.stack[0]!]!.source).toBeUndefined();
      t.resolve();
      t.cast("Test Dirge");
      t.resolve();
      expect([t.stackSize, t.game.state.players[0]!.speed]).toEqual([0, 2]);
    },
    { seats: 3 },
  );
});

describe("113: abilities", () => {
  const THEFT = `
  Test Lure {U}
  Sorcery
  Gain control of target creature.`;

  scenario("113.8: who activated an ability controls it, whoever controls its source later", (t) => {
    t.cards(`${THEFT.replace("Sorcery", "Instant")}

  Test Healer {1}{W}
  Creature — Cleric
  1/1
  {T}: You gain 2 life.`);
    t.battlefield(0, "Test Healer");
    t.lands(1, "Island", 1);
    t.hand(1, "Test Lure");
    t.to("precombatMain");
    t.activate("Test Healer");
    t.pass();
    t.cast("Test Lure");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1), t.see("Test Healer").controller]).toEqual([22, 20, 1]);
  });
});
