import { describe, expect } from "vitest";
import type { ActivatedAbility } from "../../../lib/engine/abilities/ability.ts";
import type { Amount } from "../../../lib/engine/abilities/amounts.ts";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import type { Modification } from "../../../lib/engine/abilities/modifications.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";

describe("107.1: as cards word it", () => {
  scenario("107.1a: a third of it, rounded up each time", (t) => {
    t.cards(`
      Test Scourge {0}
      Sorcery
      Each player loses a third of their life, then discards a third of the cards in their hand, then sacrifices a third of the creatures they control. Round up each time.`);
    t.battlefield(1, "Test Bear", "Test Ogre", "Test Bear", "Test Bear");
    t.hand(0, "Test Scourge");
    t.hand(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Scourge");
    t.resolve();
    t.choose("Test Bear", "Test Bear");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([13, 13]);
    expect([t.count(1, "hand", "Test Ogre"), t.count(1, "battlefield", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("107.1a, 707.9b: copies with half of what power and toughness were, each rounded up", (t) => {
    t.cards(`
      Test Cleave {0}
      Sorcery
      Destroy target creature. If that creature dies this way, its controller creates two tokens that are copies of that creature, except their power is half that creature's power and their toughness is half that creature's toughness. Round up each time.

      Test Odd {0}
      Creature — Troll
      5/3`);
    t.battlefield(1, "Test Odd");
    t.hand(0, "Test Cleave");
    t.to("precombatMain");
    t.cast("Test Cleave", { targets: ["Test Odd"] });
    t.resolve();
    expect([t.count(1, "graveyard", "Test Odd"), t.count(1, "battlefield", "Test Odd")]).toEqual([1, 2]);
    expect(t.see("Test Odd")).toMatchObject({ power: 3, toughness: 2 });
  });

  scenario("608.2c: for each of what happened this turn, and each player it happened to", (t) => {
    t.cards(`
      Test Reckoning {0}
      Sorcery
      For each card you've discarded this turn, you gain 2 life. For each opponent who lost life this turn, that player loses 3 life. Draw a card for each two lands you control.

      Test Stir {0}
      Sorcery
      Discard two cards. Target player loses 1 life.`);
    t.lands(0, "Forest", 5);
    t.hand(0, "Test Reckoning", "Test Stir", "Test Bear", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Stir", { targets: [1] });
    t.resolve();
    t.choose("Test Bear", "Test Bear");
    const before = t.count(0, "hand");
    t.cast("Test Reckoning");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "hand")]).toEqual([24, 16, before + 1]);
  });
});

describe("107.3: as cards word it", () => {
  scenario("107.3: X is what the text said it was, in the next sentence too", (t) => {
    t.cards(`
      Test Drain {0}
      Sorcery
      Target player loses X life, where X is the number of creatures you control. You gain X life.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    t.cast("Test Drain", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });

  scenario(
    "107.3a, 608.2c: 'twice that many instead' is twice what it would have been; X may be as much as can be paid",
    (t) => {
      t.cards(`
  Test Loss {X}{U}
  Sorcery
  Target player mills X cards. If this spell was cast from a graveyard, that player mills twice that many cards instead.
  Flashback {X}{U}`);
      t.put(1, "library", ...Array.from({ length: 12 }, () => "Test Cub"));
      t.put(0, "graveyard", "Test Loss");
      t.lands(0, "Island", 4);
      t.to("precombatMain");
      t.cast("Test Loss", { via: "flashback", x: 3, targets: [1] });
      t.resolve();
      expect(t.count(1, "graveyard")).toBe(6);
    },
  );

  scenario("107.3d: the X of a morph cost is chosen as it is paid", (t) => {
    t.cards(`
      Test Sleeper {4}
      Creature — Beast
      Morph {X}{G}
      5/5`);
    t.lands(0, "Forest", 6);
    t.hand(0, "Test Sleeper");
    t.to("precombatMain");
    t.cast("Test Sleeper", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    expect(t.asked("number")).toMatchObject({ about: "x", player: 0, min: 0 });
    t.number(1);
    expect(t.see("Test Sleeper").power).toBe(5);
    expect(t.ids(0, "battlefield", "Forest").filter((id) => t.seeId(id).tapped)).toHaveLength(5);
  });

  scenario("107.3a, 118.3: X of a cost in life is as much as there is life, however much that is", (t) => {
    t.cards(`
      Test Well {0}
      Sorcery
      You gain 5000000 life.

      Test Debt {0}
      Artifact
      Pay X life: Each opponent loses X life.`);
    t.hand(0, "Test Well");
    t.battlefield(0, "Test Debt");
    t.to("precombatMain");
    t.cast("Test Well");
    t.resolve();
    t.activate("Test Debt", { x: 4_321_098 });
    t.resolve();
    expect([t.lifeOf(0), t.over]).toEqual([20 + 5_000_000 - 4_321_098, true]);
  });

  scenario("107.3a, 118.3: no more than there is may be announced", (t) => {
    t.cards(`
      Test Debt {0}
      Artifact
      Pay X life: You gain X life.

      Test Offering {0}
      Sorcery
      As an additional cost to cast this spell, pay X life.
      Draw X cards.`);
    t.battlefield(0, "Test Debt");
    t.hand(0, "Test Offering");
    t.to("precombatMain");
    t.answer({
      ask: "priority",
      action: { act: "activate", source: t.ids(0, "battlefield", "Test Debt")[0]!, ability: 0 },
    });
    expect(t.asked("number")).toMatchObject({ about: "x", min: 0, max: 20 });
    t.number(3);
    t.resolve();
    t.answer({ ask: "priority", action: { act: "cast", card: t.ids(0, "hand", "Test Offering")[0]! } });
    expect(t.asked("number")).toMatchObject({ about: "x", min: 0, max: 20 });
    t.number(0);
    t.resolve();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("107.3a, 106.1: 150 mana pay for an X of 150", (t) => {
    t.cards(`
      Test Surge {X}
      Instant
      You gain X life.`);
    t.lands(0, "Forest", 150);
    t.hand(0, "Test Surge");
    t.to("precombatMain");
    t.cast("Test Surge", { x: 150 });
    t.resolve();
    expect(t.lifeOf(0)).toBe(170);
  });

  scenario("107.3d, 118.3: the X of a morph cost is no more than can be paid", (t) => {
    t.cards(`
      Test Sleeper {4}
      Creature — Beast
      Morph {X}{G}
      5/5`);
    t.lands(0, "Forest", 6);
    t.hand(0, "Test Sleeper");
    t.to("precombatMain");
    t.cast("Test Sleeper", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    expect(t.asked("number")).toMatchObject({ min: 0, max: 2 });
    t.number(2);
  });

  scenario("107.3e: an ability that triggers as a spell is cast speaks of the X of that spell", (t) => {
    t.cards(`
  Test Scholar {0}
  Enchantment
  Whenever you cast a spell with {X} in its mana cost, look at the top X cards of your library. Put one of them into your hand and the rest on the bottom of your library in a random order.

  Test Surge {X}
  Instant
  You gain X life.`);
    t.put(0, "library", "Test Cub", "Test Ox", "Test Bear");
    t.battlefield(0, "Test Scholar");
    t.lands(0, "Plains", 2);
    t.hand(0, "Test Surge");
    t.to("precombatMain");
    t.cast("Test Surge", { x: 2 });
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(2);
    t.choose("Test Ox");
    expect(t.count(0, "hand", "Test Ox")).toBe(1);
  });

  scenario("107.3f: an X that nothing defines is chosen as it resolves", (t) => {
    t.cards(`
      Test Font {0}
      Creature — Elemental
      When this creature enters, you may pay {X}. If you do, you gain X life.
      1/1`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Font");
    t.to("precombatMain");
    t.cast("Test Font");
    t.resolve();
    t.resolve();
    while (t.asked().ask !== "priority") {
      if (t.asked().ask === "number") t.number(2);
      else t.yes();
    }
    expect([t.lifeOf(0), t.ids(0, "battlefield", "Forest").filter((id) => t.seeId(id).tapped).length]).toEqual([22, 2]);
  });

  scenario("107.3: X that is doubled again and again stays a number that can be written down", (t) => {
    t.cards(`
      Test Echo {X}
      Instant
      You gain X life.

      Test Doubler {0}
      Artifact`);
    t.gives("Test Doubler", {
      kind: "activated",
      costs: [{ pay: "mana", mana: "{0}" }],
      body: {
        targets: [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: { is: "spell" }, in: "stack" }] }],
        effects: [{ do: "doubleX", what: { what: "target", slot: 0 } }],
      },
    });
    t.battlefield(0, "Test Doubler", "Plains");
    t.hand(0, "Test Echo");
    t.to("precombatMain");
    t.activate("Plains");
    t.cast("Test Echo", { x: 1 });
    const [echo] = t.game.state.stack;
    for (let times = 0; times < 60; times++) {
      t.activate("Test Doubler");
      t.resolve();
    }
    expect(t.game.state.objects[echo!]!.x).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe("107.3: X", () => {
  const YOU = { who: "you" } as const;

  const SELF = { what: "self" } as const;

  const TARGET = { what: "target", slot: 0 } as const;

  const ANY = { is: "any" } as const;

  const gains = (amount: Amount): Effect => ({ do: "gainLife", who: YOU, amount });

  const does = (...effects: readonly Effect[]): ActivatedAbility => ({
    kind: "activated",
    costs: [],
    body: { targets: [], effects },
  });

  const becoming = (name: string, ...modifications: readonly Modification[]): CardDefinition =>
    sorcery(name, [{ do: "apply", to: TARGET, modifications, duration: "endOfTurn" }], [oneTarget(ANY)]);

  /** In hand, and the main phase has come. */
  function holding(t: TestGame, ...cards: readonly CardDefinition[]): void {
    for (const card of cards) t.define(card);
    t.hand(0, ...cards.map(({ name }) => name));
    t.to("precombatMain");
  }

  const HYDRA = `
    Test Hydra {X}{G}
    Creature — Hydra
    This creature enters with X +1/+1 counters on it.
    0/1`;

  scenario("107.3h: in the mana cost of a permanent X is 0, whatever it was as it was cast", (t) => {
    t.cards(HYDRA);
    t.gives("Test Hydra", {
      kind: "triggered",
      when: { on: "step", step: "end", of: YOU },
      body: {
        targets: [],
        effects: [
          {
            do: "pay",
            who: YOU,
            cost: [{ pay: "manaCost" }],
            optional: true,
            unpaid: [{ do: "sacrifice", who: YOU, what: SELF }],
          },
        ],
      },
    });
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Hydra");
    t.to("precombatMain");
    t.cast("Test Hydra", { x: 2 });
    t.resolve();
    t.to("end");
    t.resolve();
    t.yes();
    expect([t.count(0, "battlefield", "Test Hydra"), t.see("Test Hydra").power]).toEqual([1, 2]);
    expect(t.ids(0, "battlefield", "Forest").filter((id) => t.seeId(id).tapped)).toHaveLength(4);
  });

  scenario("107.3j: X of an ability it gained is not the X it was cast with", (t) => {
    t.cards(HYDRA);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Hydra");
    holding(t, becoming("Test Teaching", { modify: "addAbility", ability: does(gains({ amount: "x" })) }));
    t.cast("Test Hydra", { x: 3 });
    t.resolve();
    t.cast("Test Teaching", { targets: ["Test Hydra"] });
    t.resolve();
    t.activate("Test Hydra");
    t.resolve();
    expect([t.see("Test Hydra").power, t.lifeOf(0)]).toEqual([3, 20]);
  });
});

describe("107.4", () => {
  /** What cards count and compare, and where their abilities work, read from text and played. */
  const BEAR = `
  Test Bear {G}{G}
  Creature — Bear
  2/2

  Test Ox {R}{G}
  Creature — Ox
  2/4`;

  scenario("107.4a, 202.1: mana symbols of a color in the mana costs of permanents", (t) => {
    t.cards(`${BEAR}

      Test Chorus {0}
      Sorcery
      You gain X life, where X is the number of green mana symbols in the mana costs of permanents you control.`);
    t.battlefield(0, "Test Bear", "Test Ox");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Chorus");
    t.to("precombatMain");
    t.cast("Test Chorus");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });
});
