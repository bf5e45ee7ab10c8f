import { describe, expect } from "vitest";
import type { TriggeredAbility } from "../../../lib/engine/abilities/ability.ts";
import type { Amount } from "../../../lib/engine/abilities/amounts.ts";
import { characteristicsOf } from "../../../lib/engine/query/characteristics.ts";
import { artifact } from "../../support/artifact.ts";
import { scenario } from "../../support/scenario.ts";

const THEFT = `
  Test Lure {U}
  Sorcery
  Gain control of target creature.`;

describe("108-109: cards and objects", () => {
  scenario(
    "108.2b, 604.3: a token in a graveyard is no card while it is there, nor after it has ceased to exist",
    (t) => {
      t.cards(`
      Bone Pile {0}
      Creature — Skeleton
      Bone Pile's power and toughness are each equal to the number of creature cards in your graveyard.
      */*

      Test Toll {0}
      Sorcery
      Create a 1/1 white Soldier creature token.

      Test End {0}
      Sorcery
      Destroy target creature. You gain life equal to the number of creature cards in your graveyard.`);
      t.graveyard(0, "Marsh Hound", "Marsh Hound");
      t.battlefield(0, "Bone Pile");
      t.hand(0, "Test Toll", "Test End");
      t.to("precombatMain");
      t.cast("Test Toll");
      t.resolve();
      t.cast("Test End", { targets: ["Soldier Token"] });
      t.resolve();
      expect([t.lifeOf(0), t.see("Bone Pile").power]).toEqual([22, 2]);
    },
  );

  scenario("111.7, 608.2h: an effect goes on knowing whose a token was that has ceased to exist", (t) => {
    t.cards(`
      Test Mirror {0}
      Creature — Wizard
      When this creature enters, return target creature an opponent controls to its owner's hand. That creature's owner can't cast spells with the same name as that creature until your next turn.
      1/1

      Test Toll {0}
      Sorcery
      Create a 1/1 white Soldier creature token.`);
    t.hand(0, "Test Toll", "Test Bolt");
    t.hand(1, "Test Mirror");
    t.to("precombatMain");
    t.cast("Test Toll");
    t.resolve();
    t.to("precombatMain", 2);
    t.cast("Test Mirror");
    t.resolve();
    t.resolve();
    expect(t.count(0, "battlefield", "Soldier Token")).toBe(0);
    t.pass();
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("108.2, 108.2b, 111.6: a token is a creature but no creature card", (t) => {
    t.cards(`
  Test Brood {G}
  Sorcery
  Create a 1/1 green Bear creature token.

  Test Away {U}
  Instant
  Return target creature to its owner's hand.

  Test Grave {B}
  Sorcery
  You gain 1 life for each creature card in your graveyard.

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Forest", "Swamp", "Swamp", "Swamp", "Test Bear");
    t.hand(0, "Test Brood", "Test Doom", "Test Doom", "Test Grave");
    t.to("precombatMain");
    t.cast("Test Brood");
    t.resolve();
    expect(t.see("Bear Token")).toMatchObject({ power: 1, types: ["creature"] });
    t.cast("Test Doom", { targets: ["Bear Token"] });
    t.resolve();
    t.cast("Test Doom", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Grave");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("108.3, 110.2, 400.3: whoever controls a permanent, it goes to its owner's graveyard and hand", (t) => {
    t.cards(`${THEFT}

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Island", "Swamp");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Lure", "Test Doom");
    t.to("precombatMain");
    t.cast("Test Lure");
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
    t.cast("Test Doom");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("108.4, 108.4a, 109.4: a card in a graveyard is its owner's where a controller is asked for", (t) => {
    t.cards(`
  Test Raise {B}
  Sorcery
  Return target creature card from your graveyard to the battlefield.`);
    t.lands(0, "Swamp", 1);
    t.graveyard(0, "Test Bear");
    t.graveyard(1, "Test Bear");
    t.hand(0, "Test Raise");
    t.to("precombatMain");
    t.cast("Test Raise");
    t.resolve();
    expect([t.count(0, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Bear")]).toEqual([0, 1]);
    expect(t.see("Test Bear").controller).toBe(0);
  });

  scenario("109.2, 109.2a, 109.2b: a word alone means a permanent; with card or spell, one in that zone", (t) => {
    t.cards(`
  Test Doom {B}
  Instant
  Destroy target creature.

  Test No {U}
  Instant
  Counter target creature spell.

  Test Exhume {B}
  Instant
  Exile target creature card from a graveyard.`);
    t.battlefield(0, "Forest", "Forest");
    t.battlefield(1, "Island", "Swamp", "Swamp");
    t.hand(0, "Test Bear");
    t.hand(1, "Test Doom", "Test No", "Test Exhume");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.pass();
    expect([t.can("cast", "Test Doom"), t.can("cast", "Test No"), t.can("cast", "Test Exhume")]).toEqual([
      false,
      true,
      false,
    ]);
    t.cast("Test No");
    t.resolve();
    t.pass();
    expect([t.can("cast", "Test Doom"), t.can("cast", "Test No"), t.can("cast", "Test Exhume")]).toEqual([
      false,
      false,
      true,
    ]);
  });

  scenario("109.4b, 109.5: you is whoever controlled the source as its ability triggered", (t) => {
    t.cards(`${THEFT}

  Test Heir {W}
  Creature — Human
  1/1
  When this creature dies, you gain 3 life.

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Island", "Swamp");
    t.battlefield(1, "Test Heir");
    t.hand(0, "Test Lure", "Test Doom");
    t.to("precombatMain");
    t.cast("Test Lure");
    t.resolve();
    t.cast("Test Doom");
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([23, 20]);
  });
});

describe("110: permanents", () => {
  scenario("110.1, 110.5b, 110.5d: a card becomes a permanent as it enters, untapped, and stops being one", (t) => {
    t.cards(`
  Test Away {U}
  Instant
  Return target creature to its owner's hand.`);
    t.battlefield(0, "Island", "Forest", "Forest");
    t.permanentWith(0, "Test Bear", { tapped: true });
    t.hand(0, "Test Away");
    t.to("precombatMain");
    const [before] = t.ids(0, "battlefield", "Test Bear");
    t.cast("Test Away");
    t.resolve();
    t.cast("Test Bear");
    t.resolve();
    const [after] = t.ids(0, "battlefield", "Test Bear");
    expect(after).not.toBe(before);
    expect(t.seeId(after!).tapped).toBe(false);
  });

  scenario("110.2a: what an effect puts onto the battlefield comes under the control of whoever is told to", (t) => {
    t.cards(`
  Test Theft {B}
  Sorcery
  Put target creature card from an opponent's graveyard onto the battlefield under your control.`);
    t.lands(0, "Swamp", 1);
    t.graveyard(1, "Test Bear");
    t.hand(0, "Test Theft");
    t.to("precombatMain");
    t.cast("Test Theft");
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(0);
  });

  scenario("110.4: an instant can't be put onto the battlefield", (t) => {
    t.cards(`
  Test Blink {U}
  Sorcery
  Put target card from your graveyard onto the battlefield.`);
    t.lands(0, "Island", 1);
    t.graveyard(0, "Test Spark");
    t.hand(0, "Test Blink");
    t.to("precombatMain");
    t.cast("Test Blink", { targets: ["Test Spark"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Spark")).toBe(1);
    expect(t.count(0, "battlefield")).toBe(1);
  });

  scenario("110.4b: a permanent spell is one that will be a permanent, an instant is none", (t) => {
    t.cards(`
  Test Block {U}
  Instant
  Counter target permanent spell.`);
    t.battlefield(0, "Island", "Mountain");
    t.hand(0, "Test Block", "Test Spark", "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    const [cub] = t.game.state.stack;
    t.cast("Test Spark", { targets: [1] });
    t.cast("Test Block");
    expect(t.game.state.objects[t.game.state.stack.at(-1)!]!.targets).toEqual([[cub]]);
    t.resolveAll();
    expect([t.count(0, "graveyard", "Test Cub"), t.lifeOf(1)]).toEqual([1, 18]);
  });

  scenario("110.4a: a permanent card is one that could be put onto the battlefield", (t) => {
    t.cards(`
  Test Spark {R}
  Instant
  Test Spark deals 2 damage to any target.

  Test Regrow {G}
  Instant
  Return target permanent card from your graveyard to your hand.`);
    t.lands(0, "Forest", 1);
    t.graveyard(0, "Test Bear", "Test Spark", "Plains");
    t.hand(0, "Test Regrow");
    t.to("precombatMain");
    t.cast("Test Regrow");
    const { from } = t.asked("choose");
    expect(from).toHaveLength(2);
    t.choose("Plains");
    t.resolve();
    expect(t.count(0, "hand", "Plains")).toBe(1);
  });

  scenario("110.5, 110.5a, 110.5c: being tapped is no characteristic and lasts until something changes it", (t) => {
    t.cards(`
  Test Hold {U}
  Instant
  Tap target creature. It doesn't untap during its controller's next untap step.`);
    t.battlefield(0, "Island");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Hold");
    t.to("precombatMain");
    t.cast("Test Hold");
    t.resolve();
    t.to("precombatMain", 2);
    expect(t.see("Test Bear")).toMatchObject({ tapped: true, power: 2 });
    t.to("precombatMain", 4);
    expect(t.see("Test Bear").tapped).toBe(false);
  });
});

describe("111: tokens", () => {
  scenario("111.1, 111.2, 111.3, 111.4: a token has what the effect says; its creator owns and controls it", (t) => {
    t.cards(`
  Test Brood {G}
  Sorcery
  Create a 3/3 green Elephant creature token with trample.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Brood");
    t.to("precombatMain");
    t.cast("Test Brood");
    t.resolve();
    const [token] = t.ids(0, "battlefield", "Elephant Token");
    expect(t.seeId(token!)).toMatchObject({
      name: "Elephant Token",
      power: 3,
      toughness: 3,
      controller: 0,
      subtypes: ["Elephant"],
      keywords: ["trample"],
    });
    expect(t.game.state.objects[token!]!.owner).toBe(0);
  });

  scenario("111.2: a token made for another player is that player's", (t) => {
    t.cards(`
  Test Gift {G}
  Sorcery
  Target opponent creates a 3/3 green Elephant creature token.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Gift");
    t.to("precombatMain");
    t.cast("Test Gift");
    t.resolve();
    expect(t.ids(1, "battlefield", "Elephant Token")).toHaveLength(1);
  });

  const PREDEFINED = (made: string) => `
  Test Maker {G}
  Sorcery
  Create a ${made} token.`;

  const made =
    (name: string, check: (t: Parameters<Parameters<typeof scenario>[1]>[0]) => void) =>
    (t: Parameters<Parameters<typeof scenario>[1]>[0]) => {
      t.cards(PREDEFINED(name));
      t.lands(0, "Forest", 4);
      t.hand(0, "Test Maker", "Plains");
      t.to("precombatMain");
      t.cast("Test Maker");
      t.resolve();
      check(t);
    };

  scenario(
    "111.10, 111.10a: a Treasure is sacrificed for one mana of any color",
    made("Treasure", (t) => {
      t.activate("Treasure Token");
      t.option(t.asked("option").options[1]!);
      expect(t.mana(0)).toBe("U");
      expect(t.count(0, "battlefield", "Treasure Token")).toBe(0);
    }),
  );

  scenario(
    "111.10b: a Food gains 3 life",
    made("Food", (t) => {
      t.activate("Food Token");
      t.resolve();
      expect(t.lifeOf(0)).toBe(23);
    }),
  );

  scenario(
    "111.10f: a Clue draws a card",
    made("Clue", (t) => {
      t.activate("Clue Token");
      t.resolve();
      expect(t.count(0, "hand")).toBe(2);
    }),
  );

  scenario(
    "111.10g: a Blood turns a card into another",
    made("Blood", (t) => {
      t.activate("Blood Token");
      t.resolve();
      expect([t.count(0, "hand"), t.count(0, "graveyard", "Plains")]).toEqual([1, 1]);
    }),
  );

  scenario("111.10h: a Powerstone's mana casts no nonartifact spell", (t) => {
    t.cards(`
  Test Maker {G}
  Sorcery
  Create a Powerstone token.

  Test Gear {1}
  Artifact

  Test Song {1}
  Sorcery
  You gain 1 life.`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Maker", "Test Gear", "Test Song");
    t.to("precombatMain");
    t.cast("Test Maker");
    t.resolve();
    expect([t.can("cast", "Test Song"), t.can("cast", "Test Gear")]).toEqual([false, true]);
  });

  scenario("111.10s: a Map lets a creature explore, at sorcery speed", (t) => {
    t.cards(`
  Test Maker {G}
  Sorcery
  Create a Map token.`);
    t.library(0, "Test Bear");
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Maker");
    t.to("precombatMain");
    t.cast("Test Maker");
    t.resolve();
    t.to("beginningOfCombat");
    expect(t.can("activate", "Map Token")).toBe(false);
    t.to("postcombatMain");
    t.activate("Map Token", { targets: ["Test Bear"] });
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    expect(t.see("Test Bear").counters["+1/+1"]).toBe(1);
  });

  scenario(
    "111.10t: a Junk exiles the top card, which may be played this turn",
    made("Junk", (t) => {
      t.activate("Junk Token");
      t.resolve();
      expect(t.count(0, "exile", "Plains")).toBe(1);
      expect(t.can("playLand", "Plains")).toBe(true);
      t.playLand("Plains");
    }),
  );

  scenario("111.7, 111.8: a token that leaves ceases to exist and comes back no more", (t) => {
    t.cards(`
  Test Brood {G}
  Sorcery
  Create a 1/1 green Bear creature token.

  Test Flicker {W}
  Instant
  Exile target creature, then return that card to the battlefield under its owner's control.`);
    t.battlefield(0, "Forest", "Plains");
    t.hand(0, "Test Brood", "Test Flicker");
    t.to("precombatMain");
    t.cast("Test Brood");
    t.resolve();
    t.cast("Test Flicker");
    t.resolve();
    expect(t.count(0, "battlefield", "Bear Token")).toBe(0);
    expect(t.count(0, "exile")).toBe(0);
  });

  scenario("608.2b: without its only target left a spell creates no copy of it", (t) => {
    t.cards(`
  Test Copy {U}
  Sorcery
  Create a token that's a copy of target creature.

  Test Doom {B}
  Instant
  Destroy target creature.`);
    t.battlefield(0, "Island", "Swamp", "Test Bear");
    t.hand(0, "Test Copy", "Test Doom");
    t.to("precombatMain");
    t.cast("Test Copy");
    t.cast("Test Doom");
    t.resolveAll();
    expect(t.count(0, "battlefield")).toBe(2);
  });

  scenario("111.1, 603.2c: several tokens created at once: each of them is created, one or more are once", (t) => {
    t.cards(`
      Test Litter {0}
      Sorcery
      Create two 1/1 white Cat creature tokens and a 3/3 green Dog creature token.

      Test Doubling {0}
      Enchantment
      If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.`);
    const CAT = { is: "subtype", subtype: "Cat" } as const;
    const counting = (batch: boolean, amount: Amount): TriggeredAbility => ({
      kind: "triggered",
      when: { on: "createToken", by: { who: "you" }, object: CAT },
      batch,
      body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount }] },
    });
    t.define(artifact("Test Census", counting(false, 1)));
    t.define(artifact("Test Tally", counting(true, { amount: "times", factor: 10, of: { amount: "event" } })));
    t.battlefield(0, "Test Census", "Test Tally");
    t.battlefield(1, "Test Census");
    t.hand(0, "Test Litter", "Test Doubling", "Test Litter");
    t.to("precombatMain");
    t.cast("Test Litter");
    t.resolve();
    t.order(...t.asked("order").items.keys());
    expect(t.stackSize).toBe(3);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([42, 20]);
    t.cast("Test Doubling");
    t.resolve();
    t.cast("Test Litter");
    t.resolve();
    t.order(...t.asked("order").items.keys());
    t.resolveAll();
    expect([t.count(0, "battlefield", "Cat Token"), t.lifeOf(0)]).toEqual([6, 86]);
  });

  scenario("111.13, 112.1a: a copy of a permanent spell becomes a token as it resolves, created by nobody", (t) => {
    t.cards(`
  Test Twin {U}
  Instant
  Copy target creature spell you control.`);
    t.define(
      artifact("Test Census", {
        kind: "triggered",
        when: { on: "createToken", by: { who: "you" }, object: { is: "any" } },
        body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 1 }] },
      }),
    );
    t.battlefield(0, "Forest", "Forest", "Island", "Test Census");
    t.hand(0, "Test Bear", "Test Twin");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.cast("Test Twin");
    t.resolve();
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(2);
    expect(
      t
        .ids(0, "battlefield", "Test Bear")
        .map((id) => t.game.state.objects[id]!.kind)
        .sort(),
    ).toEqual(["card", "token"]);
    expect(t.lifeOf(0)).toBe(20);
  });
});

describe("112: spells", () => {
  scenario("112.1: a card is a spell from when it is put on the stack until it resolves", (t) => {
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    expect([t.count(0, "hand"), t.count(0, "stack", "Test Bear")]).toEqual([0, 1]);
    t.resolve();
    expect([t.stackSize, t.count(0, "battlefield", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("112.2, 110.2b: a spell is controlled by who cast it; a permanent by who controlled the spell", (t) => {
    t.cards(`
  Test Seize {U}
  Instant
  Gain control of target spell.`);
    t.lands(0, "Forest", 2);
    t.lands(1, "Island", 1);
    t.hand(0, "Test Bear");
    t.hand(1, "Test Seize");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.pass();
    t.cast("Test Seize");
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear").controller).toBe(1);
  });

  scenario("112.3, 112.4, 400.7a: what changes a permanent spell goes on changing the permanent", (t) => {
    t.cards(`
  Test Dye {U}
  Instant
  Target spell becomes blue.`);
    t.lands(0, "Forest", 2);
    t.lands(0, "Island", 1);
    t.hand(0, "Test Bear", "Test Dye");
    t.to("precombatMain");
    t.cast("Test Bear");
    const green = characteristicsOf(t.game, t.game.state.stack[0]!).colors;
    t.cast("Test Dye");
    t.resolveAll();
    const [bear] = t.ids(0, "battlefield", "Test Bear");
    expect([characteristicsOf(t.game, bear!).colors === green, t.seeId(bear!).colors]).toEqual([false, "U"]);
  });
});

describe("113: abilities", () => {
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

describe("114: emblems", () => {
  scenario(
    "114.1, 114.2, 114.3, 114.4, 114.5, 109.4c, 113.6p: an emblem's ability works from the command zone for its owner",
    (t) => {
      t.cards(`
  Test Oath {W}
  Sorcery
  You get an emblem with "Creatures you control get +1/+1."

  Test Ruin {W}
  Sorcery
  Destroy all nonland permanents.`);
      t.lands(0, "Plains", 2);
      t.battlefield(0, "Test Bear");
      t.battlefield(1, "Test Bear");
      t.hand(0, "Test Oath", "Test Ruin");
      t.to("precombatMain");
      t.cast("Test Oath");
      t.resolve();
      const [mine] = t.ids(0, "battlefield", "Test Bear");
      const [theirs] = t.ids(1, "battlefield", "Test Bear");
      expect([t.seeId(mine!).power, t.seeId(theirs!).power]).toEqual([3, 2]);
      const [emblem] = t.game.state.command;
      expect(characteristicsOf(t.game, emblem!)).toMatchObject({
        types: 0,
        colors: 0,
        manaCost: undefined,
        controller: 0,
      });
      t.cast("Test Ruin");
      t.resolve();
      expect(t.game.state.command).toEqual([emblem]);
    },
  );
});
