import { describe, expect } from "vitest";
import type { TriggeredAbility } from "../../../../lib/engine/abilities/ability.ts";
import type { Amount } from "../../../../lib/engine/abilities/amounts.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { artifact } from "../../../support/artifact.ts";
import { creature, ruling } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";
import { enchantment, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";
import { counts } from "../../../support/triggers.ts";

describe("111.1-111.13: as cards word it", () => {
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

  scenario("111.7, 111.8, 704.5d: a token that leaves the battlefield does not come back and ceases to exist", (t) => {
    t.cards(`
      Test Rally {W}
      Sorcery
      Create a 1/1 white Soldier creature token.

      Test Blink {W}
      Instant
      Exile target creature you control, then return that card to the battlefield under your control.`);
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Rally", "Test Blink");
    t.to("precombatMain");
    t.cast("Test Rally");
    t.resolve();
    const [token] = t.ids(0, "battlefield").filter((id) => id < 0);
    t.cast("Test Blink");
    t.resolve();
    expect(t.zone(token!)).toBeUndefined();
    expect(t.ids(0, "battlefield").filter((id) => id < 0)).toEqual([]);
    expect(t.count(0, "exile")).toBe(0);
  });

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

  scenario("111.10r: a Young Hero grows as it attacks while its toughness is 3 or less", (t) => {
    t.cards(`
      Test Tale {0}
      Sorcery
      Create a Young Hero Role token attached to target creature you control.`);
    t.define(creature("Test Bear", 2, 3));
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Tale");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolve();
    t.attack("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").toughness).toBe(4);
    t.to("precombatMain", 3);
    t.attack("Test Bear");
    expect([t.see("Test Bear").toughness, t.stackSize]).toEqual([4, 0]);
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

describe("110-113: permanents, tokens, copies, abilities", () => {
  const YOU = { who: "you" } as const;

  const TARGET = { what: "target", slot: 0 } as const;

  const ANY = { is: "any" } as const;

  /** In hand, and the main phase has come. */
  function holding(t: TestGame, ...cards: readonly CardDefinition[]): void {
    for (const card of cards) t.define(card);
    t.hand(0, ...cards.map(({ name }) => name));
    t.to("precombatMain");
  }

  const WOLF: Effect = {
    do: "createTokens",
    who: YOU,
    count: 1,
    token: {
      name: "Ulf",
      colors: ["G"],
      supertypes: ["legendary"],
      types: ["creature"],
      subtypes: ["Wolf"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  };

  const made = (name: string, t: TestGame): void => {
    t.cards(`
      Test Maker {0}
      Sorcery
      Create a ${name} token.`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Maker");
    t.to("precombatMain");
    t.cast("Test Maker");
    t.resolve();
  };

  scenario("111.5: a token that can't enter is not created; nor a copy of an instant or sorcery card", (t) => {
    t.define(enchantment("Test Wall", [ruling({ rule: "cantEnter", what: { is: "token" } })]));
    t.define(enchantment("Test Census", [counts({ on: "createToken", by: YOU, object: ANY })]));
    t.define(
      sorcery(
        "Test Mirror",
        [{ do: "createTokenCopies", who: YOU, count: 1, of: TARGET }],
        [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: ANY, in: "graveyard" }] }],
      ),
    );
    t.battlefield(0, "Test Census");
    t.graveyard(0, "Test Howl");
    t.hand(0, "Test Mirror", "Test Wall");
    holding(t, sorcery("Test Howl", [WOLF]));
    t.cast("Test Mirror");
    t.resolveAll();
    expect([t.count(0, "battlefield"), t.lifeOf(0)]).toEqual([1, 20]);
    t.cast("Test Wall");
    t.resolve();
    t.cast("Test Howl");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Ulf"), t.lifeOf(0)]).toEqual([0, 20]);
  });

  scenario("111.9: a legendary token has the name it is given, and there is one of it", (t) => {
    t.hand(0, "Test Howl");
    holding(t, sorcery("Test Howl", [WOLF]));
    t.cast("Test Howl");
    t.resolve();
    t.cast("Test Howl");
    t.resolve();
    expect(t.asked("choose")).toMatchObject({ about: "legendRule" });
  });

  scenario("111.10c: a Gold is sacrificed for one mana of any color, without being tapped", (t) => {
    made("Gold", t);
    t.activate("Gold Token");
    t.option("{R}");
    expect([t.mana(0), t.count(0, "battlefield", "Gold Token")]).toEqual(["R", 0]);
  });

  scenario("111.10d: a Walker is a 2/2 black Zombie named Walker", (t) => {
    made("Walker", t);
    expect(t.see("Walker")).toMatchObject({ power: 2, toughness: 2, colors: "B", subtypes: ["Zombie"] });
  });

  scenario("111.10e: a Shard scries and draws", (t) => {
    made("Shard", t);
    expect(t.see("Shard Token").types).toEqual(["enchantment"]);
    t.activate("Shard Token");
    t.resolve();
    expect(t.asked().about).toBe("scry");
  });
});

describe("111.6", () => {
  /** What cards count and compare, and where their abilities work, read from text and played. */
  const BEAR = `
  Test Bear {G}{G}
  Creature — Bear
  2/2

  Test Ox {R}{G}
  Creature — Ox
  2/4`;

  scenario("111.6, 603.6c: a token put into a graveyard is no card put there", (t) => {
    t.cards(`${BEAR}

      Test Crypt {0}
      Enchantment
      Whenever a creature card is put into an opponent's graveyard from anywhere, you gain 1 life.

      Test Cub Call {0}
      Sorcery
      Target opponent creates a 2/2 green Bear creature token.

      Test Slay {0}
      Sorcery
      Destroy all creatures.`);
    t.battlefield(0, "Test Crypt");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Cub Call", "Test Slay");
    t.to("precombatMain");
    t.cast("Test Cub Call", { targets: [1] });
    t.resolve();
    t.cast("Test Slay");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("111: tokens", () => {
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
});
