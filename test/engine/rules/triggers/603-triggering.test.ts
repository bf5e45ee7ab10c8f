import { describe, expect } from "vitest";
import type { TriggeredAbility } from "../../../../lib/engine/abilities/ability.ts";
import type { EventPattern } from "../../../../lib/engine/abilities/events.ts";
import type { Rule } from "../../../../lib/engine/abilities/rules.ts";
import type { CardDefinition } from "../../../../lib/engine/definition.ts";
import { characteristicsOf } from "../../../../lib/engine/query/characteristics/characteristics.ts";
import { scenario } from "../../../support/scenario.ts";

/** "Whenever [this happens], you gain 1 life." */
const gainsLife = (when: EventPattern, more: Partial<TriggeredAbility> = {}): TriggeredAbility => ({
  kind: "triggered",
  when,
  body: { targets: [], effects: [{ do: "gainLife", who: { who: "you" }, amount: 1 }] },
  text: "Whenever it happens, you gain 1 life.",
  ...more,
});

describe("603.1-603.2: triggering", () => {
  scenario("603.2: an ability triggers by itself and does nothing yet", (t) => {
    t.battlefield(0, "Forest");
    t.hand(0, "Glad Hound");
    t.to("precombatMain");
    t.cast("Glad Hound");
    t.resolve();
    expect([t.stackSize, t.lifeOf(0)]).toEqual([1, 20]);
  });

  scenario("603.2a: abilities trigger although none may be activated and no spell cast", (t) => {
    t.cards(`
      Sudden Culling {B}
      Instant
      Split second
      Destroy target creature.

      Grave Bell {2}
      Artifact
      Whenever a creature dies, you gain 1 life.`);
    t.battlefield(0, "Grave Bell", "Swamp", "Mountain");
    t.battlefield(1, "Marsh Hound");
    t.hand(0, "Sudden Culling", "Spark");
    t.gives("Plain Stone", gainsLife({ on: "cast", object: { is: "any" } }));
    t.battlefield(0, "Plain Stone");
    t.to("precombatMain");
    t.cast("Sudden Culling", { targets: ["Marsh Hound"] });
    expect([t.stackSize, t.can("cast", "Spark")]).toEqual([2, false]);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("603.2b: as a step begins, everything that triggers at its beginning triggers", (t) => {
    t.cards(`
      Dawn Bell {2}
      Artifact
      At the beginning of your upkeep, you gain 1 life.

      Common Bell {2}
      Artifact
      At the beginning of each player's upkeep, you gain 2 life.`);
    t.battlefield(0, "Dawn Bell", "Common Bell");
    t.order(0, 1);
    t.to("upkeep", 2);
    expect(t.stackSize).toBe(1);
    t.resolveAll();
    while (t.asked().ask !== "order") t.pass();
    expect([t.turn.number, t.step]).toEqual([3, "upkeep"]);
    t.order(0, 1);
    expect(t.stackSize).toBe(2);
  });

  scenario("603.2c: once for each occurrence in one event", (t) => {
    t.cards(`
      Land Bell {2}
      Artifact
      Whenever a land is put into a graveyard from the battlefield, you gain 1 life.

      Ruin {W}
      Sorcery
      Destroy all lands.`);
    t.battlefield(0, "Land Bell", "Plains", "Forest");
    t.battlefield(1, "Forest");
    t.hand(0, "Ruin");
    t.to("precombatMain");
    t.cast("Ruin");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1, 2);
    expect(t.stackSize).toBe(3);
  });

  scenario("603.2e, 603.2d: an additional time is for abilities of the object, not for delayed ones it made", (t) => {
    t.cards(`
      Echo Stone {2}
      Artifact

      Later Hound {1}{G}
      Creature — Dog
      When this creature enters, you gain 1 life at the beginning of the next end step.
      2/2`);
    t.gives("Echo Stone", {
      kind: "static",
      effects: [
        {
          static: "rule",
          rule: {
            rule: "triggersTwice",
            when: {
              on: "anyOf",
              of: [
                { on: "move", object: { is: "any" } },
                { on: "step", step: "end" },
              ],
            },
            of: { is: "type", type: "creature" },
          },
        },
      ],
    });
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Echo Stone");
    t.hand(0, "Later Hound");
    t.to("precombatMain");
    t.cast("Later Hound");
    t.resolve();
    expect(t.stackSize).toBe(2);
    t.resolveAll();
    t.to("end");
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("603.2f: becomes tapped is the change, not entering tapped or being so", (t) => {
    t.cards(`
      Weary Hound {G}
      Creature — Dog
      This creature enters tapped.
      Whenever this creature becomes tapped, you gain 1 life.
      1/1

      Lull {U}
      Instant
      Tap target creature.`);
    t.battlefield(0, "Forest", "Island", "Island");
    t.hand(0, "Weary Hound", "Lull");
    t.to("precombatMain");
    t.cast("Weary Hound");
    t.resolve();
    expect(t.stackSize).toBe(0);
    t.cast("Lull", { targets: ["Weary Hound"] });
    t.resolve();
    expect(t.stackSize).toBe(0);
    t.to("declareAttackers", 3);
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("603.2g: an object that not all can see at any time triggers nothing", (t) => {
    t.gives(
      "Marsh Hound",
      gainsLife({ on: "move", object: { is: "self" }, to: "exile" }, { from: ["exile", "graveyard"] }),
    );
    t.cards(`
      Hiding {U}
      Sorcery
      Exile the top card of your library face down.

      Showing {U}
      Sorcery
      Exile the top card of your library.`);
    t.lands(0, "Island", 2);
    t.hand(0, "Hiding", "Showing");
    t.library(0, "Marsh Hound", "Marsh Hound");
    t.to("precombatMain");
    t.cast("Hiding");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Showing");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.2h: an event that was prevented triggers nothing", (t) => {
    t.cards(`
      Thorn Bell {2}
      Artifact
      Whenever you're dealt damage, you gain 1 life.

      Shelter {W}
      Instant
      Prevent all damage that would be dealt to you this turn.`);
    t.battlefield(0, "Thorn Bell", "Plains", "Mountain");
    t.hand(0, "Shelter", "Spark");
    t.to("precombatMain");
    t.cast("Shelter");
    t.resolve();
    t.cast("Spark", { targets: [0] });
    t.resolve();
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 20]);
  });

  scenario(
    "603.2i: do this only once each turn: having done it, it triggers no more, having declined, it does",
    (t) => {
      t.cards(`
      Keen Warden {1}{G}
      Creature — Human
      Whenever another creature you control enters, you may draw a card. Do this only once each turn.
      2/2`);
      t.lands(0, "Forest", 3);
      t.battlefield(0, "Keen Warden");
      t.hand(0, "Glad Hound", "Glad Hound", "Glad Hound");
      t.to("precombatMain");
      const enter = (): void => {
        t.cast("Glad Hound");
        t.resolve();
        if (t.asked().ask === "order") t.order(0, 1);
      };
      enter();
      t.resolveAll();
      t.no();
      t.resolveAll();
      enter();
      t.resolveAll();
      t.yes();
      t.resolveAll();
      const hand = t.count(0, "hand");
      enter();
      expect(t.stackSize).toBe(1);
      t.resolveAll();
      expect(t.count(0, "hand")).toBe(hand - 1);
    },
  );
});

describe("603.3: putting triggered abilities on the stack", () => {
  scenario("603.3: it is put on the stack the next time a player would receive priority, as no card", (t) => {
    t.gives("Plain Stone", gainsLife({ on: "loseLife" }));
    t.cards(`
      Long Spark {R}
      Instant
      Long Spark deals 2 damage to any target. Draw a card.`);
    t.battlefield(0, "Plain Stone", "Mountain");
    t.hand(0, "Long Spark");
    t.to("precombatMain");
    t.cast("Long Spark", { targets: [1] });
    t.resolve();
    // The spell finished resolving before.
    expect([t.count(0, "hand"), t.count(0, "graveyard"), t.stackSize]).toEqual([1, 1, 1]);
    const [ability] = t.game.state.stack;
    expect(t.game.state.objects[ability!]).toMatchObject({ kind: "ability", triggered: true });
    expect(characteristicsOf(t.game, ability!)).toMatchObject({ name: "", types: 0, colors: 0 });
  });

  scenario("603.3a: whoever controlled its source as it triggered controls it", (t) => {
    t.cards(`
      Borrowing {U}
      Instant
      Gain control of target artifact until end of turn. Untap that artifact.`);
    t.gives("Plain Stone", gainsLife({ on: "loseLife" }));
    t.battlefield(0, "Plain Stone", "Mountain");
    t.battlefield(1, "Island");
    t.hand(0, "Spark");
    t.hand(1, "Borrowing");
    t.to("precombatMain");
    t.cast("Spark", { targets: [1] });
    t.resolve();
    t.pass();
    t.cast("Borrowing", { targets: ["Plain Stone"] });
    t.resolveAll();
    expect([t.see("Plain Stone").controller, t.lifeOf(0), t.lifeOf(1)]).toEqual([1, 21, 18]);
  });

  scenario("603.3b: abilities that trigger on another ability's triggering come after those", (t) => {
    t.gives("Plain Stone", gainsLife({ on: "loseLife" }));
    t.cards("Second Stone {2}\nArtifact");
    t.gives("Second Stone", gainsLife({ on: "gainLife", who: { who: "you" } }, { limit: "oncePerTurn" }));
    t.battlefield(0, "Plain Stone", "Second Stone", "Mountain");
    t.hand(0, "Spark");
    t.to("precombatMain");
    t.cast("Spark", { targets: [1] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("603.3c: a mode without a legal target can't be chosen; without any mode it is removed", (t) => {
    t.cards(`
      Choosy Hound {1}{G}
      Creature — Dog
      When this creature enters, choose one —
      • Destroy target artifact.
      • Destroy target enchantment.
      2/2`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Choosy Hound", "Choosy Hound");
    t.to("precombatMain");
    t.cast("Choosy Hound");
    t.resolve();
    expect(t.stackSize).toBe(0);
  });

  scenario("603.3c, 700.2b: of the modes only the possible one is left", (t) => {
    t.cards(`
      Choosy Hound {1}{G}
      Creature — Dog
      When this creature enters, choose one —
      • Destroy target artifact.
      • Destroy target enchantment.
      2/2`);
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Plain Stone");
    t.hand(0, "Choosy Hound");
    t.to("precombatMain");
    t.cast("Choosy Hound");
    t.resolve();
    t.resolve();
    expect(t.count(1, "graveyard", "Plain Stone")).toBe(1);
  });

  scenario("603.3d: targets are chosen as it is put on the stack; without a legal one it is removed", (t) => {
    t.cards(`
      Fierce Hound {1}{G}
      Creature — Dog
      When this creature enters, destroy target artifact.
      2/2`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Fierce Hound", "Fierce Hound");
    t.battlefield(1, "Plain Stone");
    t.to("precombatMain");
    t.cast("Fierce Hound");
    t.resolve();
    expect(t.game.state.objects[t.game.state.stack[0]!]!.targets).toEqual([t.ids(1, "battlefield", "Plain Stone")]);
    t.resolve();
    t.cast("Fierce Hound");
    t.resolve();
    expect(t.stackSize).toBe(0);
  });
});

describe("603.4-603.5", () => {
  scenario("603.4: the condition after the trigger is looked at as it triggers", (t) => {
    t.cards(`
      Heir {1}{W}
      Creature — Human
      At the beginning of your end step, if you have 21 or more life, you gain 5 life.
      1/1

      Sip {G}
      Instant
      You gain 1 life.`);
    t.battlefield(0, "Heir", "Forest");
    t.hand(0, "Sip");
    t.to("end");
    t.cast("Sip");
    t.resolveAll();
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 21]);
  });

  scenario("603.4, 608.2a: and again as it resolves: if it isn't so any more, nothing happens", (t) => {
    t.cards(`
      Heir {1}{W}
      Creature — Human
      At the beginning of your end step, if you have 21 or more life, you gain 5 life.
      1/1`);
    t.life(0, 21);
    t.battlefield(0, "Heir");
    t.battlefield(1, "Mountain");
    t.hand(1, "Spark");
    t.to("end");
    expect(t.stackSize).toBe(1);
    t.pass();
    t.cast("Spark", { targets: [0] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(19);
  });

  scenario("603.5: an unless is dealt with as the ability resolves", (t) => {
    t.cards(`
      Tax Hound {1}{W}
      Creature — Dog
      Whenever an opponent casts a spell, you draw a card unless that player pays {1}.
      2/2

      Sip {G}
      Instant
      You gain 1 life.`);
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Tax Hound");
    t.hand(0, "Sip");
    t.to("precombatMain");
    t.cast("Sip");
    expect(t.stackSize).toBe(2);
    t.resolve();
    expect(t.asked("confirm").player).toBe(0);
    t.yes();
    expect(t.count(1, "hand")).toBe(0);
  });
});

describe("603.2-603.5: as cards word it", () => {
  scenario("603.2, 400.1: 'enters from your graveyard' is about your own", (t) => {
    t.cards(`
      Test Warden {0}
      Creature — Devil
      Whenever this creature or another creature enters from your graveyard, you gain 1 life.
      1/1

      Test Raise {0}
      Sorcery
      Put target creature card from a graveyard onto the battlefield under your control.`);
    t.battlefield(0, "Test Warden");
    t.put(0, "graveyard", "Test Cub");
    t.put(1, "graveyard", "Test Ox");
    t.hand(0, "Test Raise", "Test Raise");
    t.to("precombatMain");
    t.cast("Test Raise", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Raise", { targets: ["Test Cub"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.2: what an event is while is looked at as it happens, and not again", (t) => {
    t.cards(`
      Test Rider {0}
      Creature — Human
      1/1
      Whenever this creature attacks while you control an Ox, you gain 2 life.

      Test Slay {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Rider", "Test Ox");
    t.hand(0, "Test Slay");
    t.to("precombatMain");
    t.attack("Test Rider");
    t.cast("Test Slay", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("603.2, 614.12: what enters causes no abilities to trigger", (t) => {
    t.cards(`
      Test Hush {W}
      Creature — Bird
      1/1
      Creatures entering don't cause abilities to trigger.

      Test Herald {G}
      Creature — Elf
      1/1
      When this creature enters, you gain 3 life.`);
    t.hand(0, "Test Herald");
    t.battlefield(0, "Test Hush", "Forest");
    t.to("precombatMain");
    t.cast("Test Herald");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("603.2: what enters from anywhere but a graveyard is told apart", (t) => {
    t.cards(`
      Test Gate {0}
      Enchantment
      Whenever a creature you control enters from anywhere other than a graveyard, you gain 1 life.

      Test Raise {0}
      Sorcery
      Return target creature card from your graveyard to the battlefield.`);
    t.battlefield(0, "Test Gate");
    t.graveyard(0, "Test Ox");
    t.hand(0, "Test Cub", "Test Raise");
    t.to("precombatMain");
    t.cast("Test Raise", { targets: ["Test Ox"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Cub");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.2c: 'whenever a player mills one or more' triggers once for each player who does", (t) => {
    t.cards(`
  Test Drain {0}
  Sorcery
  Each player mills two cards.

  Test Feeder {0}
  Enchantment
  Whenever a player mills one or more creature cards, you gain 1 life.`);
    for (const seat of [0, 1]) t.put(seat, "library", "Test Cub", "Test Cub", "Test Cub");
    t.battlefield(0, "Test Feeder");
    t.hand(0, "Test Drain");
    t.to("precombatMain");
    t.cast("Test Drain");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario(
    "603.2c, 510.2: 'one or more creatures deal combat damage to a player' triggers once for all of them",
    (t) => {
      t.cards(`
  Test Spoils {0}
  Enchantment
  Whenever one or more creatures you control deal combat damage to a player, you gain 1 life.`);
      t.battlefield(0, "Test Spoils", "Test Cub", "Test Ox");
      t.to("declareAttackers");
      t.attack("Test Cub", "Test Ox");
      t.to("postcombatMain");
      expect(t.lifeOf(0)).toBe(21);
    },
  );

  scenario("603.2c, 603.7: a delayed trigger of one or more triggers once, for as many as they are", (t) => {
    t.cards(`
      Test March {0}
      Sorcery
      Whenever one or more creatures you control attack this turn, you gain that much life.`);
    t.battlefield(0, "Test Cub", "Test Ox");
    t.hand(0, "Test March");
    t.to("precombatMain");
    t.cast("Test March");
    t.resolve();
    t.attack("Test Cub", "Test Ox");
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("603.2c: that many, of one or more creatures that do something at once", (t) => {
    t.cards(`
      Test Herald {0}
      Enchantment
      Whenever one or more creatures you control attack, you gain that much life.`);
    t.battlefield(0, "Test Herald", "Test Cub", "Test Ox");
    t.to("precombatMain");
    t.attack("Test Cub", "Test Ox");
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("603.2c: 'a counter is put' happens once for each counter", (t) => {
    t.cards(`
      Test Sage {0}
      Creature — Wizard
      Whenever a +1/+1 counter is put on this creature, you gain 1 life.
      1/1

      Test Boon {0}
      Sorcery
      Put three +1/+1 counters on target creature.`);
    t.battlefield(0, "Test Sage");
    t.hand(0, "Test Boon");
    t.to("precombatMain");
    t.cast("Test Boon", { targets: ["Test Sage"] });
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1, 2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("603.2c, 120.1: one trigger for each source of simultaneous damage, not for each thing damaged", (t) => {
    t.cards(`
      Test Tyrant {3}{R}
      Creature — Beast
      4/4
      Whenever a red source you control deals damage to one or more permanents and/or players, put a +1/+1 counter on this creature.

      Test Storm {1}{R}
      Sorcery
      Test Storm deals 1 damage to each creature and each player.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Tyrant");
    t.hand(0, "Test Storm");
    t.to("precombatMain");
    t.cast("Test Storm");
    t.resolve();
    t.resolveAll();
    expect(t.see("Test Tyrant").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("603.2d: another creature's triggered ability triggers once more", (t) => {
    t.cards(`
      Test Echoer {0}
      Creature — Wizard
      If a triggered ability of another creature you control triggers, that ability triggers an additional time.
      1/1

      Test Greeter {0}
      Creature — Human
      When this creature enters, you gain 2 life.
      1/1`);
    t.battlefield(0, "Test Echoer");
    t.hand(0, "Test Greeter");
    t.to("precombatMain");
    t.cast("Test Greeter");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("603.3d, 603.7: a delayed trigger chooses targets of its own each time it triggers", (t) => {
    t.cards(`
      Test Anthem {G}
      Sorcery
      Whenever you cast a spell this turn, put a +1/+1 counter on target creature you control.

      Test Sip {W}
      Sorcery
      You gain 2 life.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Anthem", "Test Sip");
    t.battlefield(0, "Forest", "Plains", "Test Bear");
    t.to("precombatMain");
    t.cast("Test Anthem");
    t.resolve();
    t.cast("Test Sip");
    t.resolveAll();
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("603.4: 'if it entered from your graveyard' looks at whose graveyard it was", (t) => {
    t.cards(`
  Test Risen {0}
  Creature — Zombie
  3/3
  Whenever a creature enters, if it entered from your graveyard or you cast it from your graveyard, return this card from your graveyard to the battlefield tapped at the beginning of the next end step.

  Test Raising {0}
  Sorcery
  Put target creature card from a graveyard onto the battlefield under your control.`);
    t.put(0, "graveyard", "Test Bear");
    t.put(1, "graveyard", "Test Risen");
    t.hand(0, "Test Raising");
    t.to("precombatMain");
    t.cast("Test Raising", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.stackSize).toBe(0);
    t.to("upkeep");
    expect(t.count(1, "graveyard", "Test Risen")).toBe(1);
  });

  scenario("603.4: an intervening if is checked as it triggers and again as it resolves", (t) => {
    t.cards(`
      Test Heir {1}{W}
      Creature — Human
      At the beginning of your upkeep, if you have 21 or more life, you gain 5 life.
      1/1`);
    t.life(0, 20);
    t.battlefield(0, "Test Heir");
    expect([t.step, t.stackSize]).toEqual(["upkeep", 0]);
    t.to("end");
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("603.4: one of several kinds, the spell that this creature was set apart by its name", (t) => {
    t.cards(`
      Test Storm {0}
      Creature — Otter
      Whenever you cast a spell, if it's the first instant spell or the first Otter spell other than Test Storm you've cast this turn, you gain 1 life.
      1/1

      Test Otter {0}
      Creature — Otter
      1/1`);
    t.hand(0, "Test Storm", "Test Otter", "Test Otter", "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    const lives: number[] = [];
    for (const name of ["Test Storm", "Test Otter", "Test Otter", "Test Bolt", "Test Bolt"]) {
      t.cast(name, name === "Test Bolt" ? { targets: [1] } : {});
      t.resolveAll();
      lives.push(t.lifeOf(0));
    }
    expect(lives).toEqual([20, 21, 21, 22, 22]);
  });

  scenario("603.5, 608.2d: a may in the effect is decided as it resolves", (t) => {
    t.cards(`
      Test Sage {U}
      Creature — Human Wizard
      When this creature enters, you may draw a card.
      1/1`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Sage");
    t.to("precombatMain");
    t.cast("Test Sage");
    t.resolve();
    t.resolve();
    expect(t.asked("confirm").about).toBe("may");
    t.no();
    expect(t.count(0, "hand")).toBe(0);
  });
});

describe("603.2", () => {
  /** An enchantment with one rule. */
  const law = (...rules: readonly Rule[]): CardDefinition => ({
    name: "Test Law",
    layout: "normal",
    faces: [
      {
        name: "Test Law",
        manaCost: "{0}",
        typeLine: { supertypes: [], types: ["enchantment"], subtypes: [] },
        text: "",
        abilities: [{ kind: "static", effects: rules.map((rule) => ({ static: "rule", rule })) }],
      },
    ],
  });

  const CARDS = `
  Test Healer {W}
  Creature — Cleric
  1/1
  When Test Healer enters, you gain 2 life.

  Test Study {U}
  Sorcery
  Draw two cards.`;

  const ENTERING = { on: "move", object: { is: "type", type: "creature" }, to: "battlefield" } as const;

  scenario("603.2: creatures that enter don't cause abilities to trigger", (t) => {
    t.cards(CARDS);
    t.define(law({ rule: "triggersNot", when: ENTERING }));
    t.battlefield(0, "Test Law", "Plains");
    t.hand(0, "Test Healer");
    t.to("precombatMain");
    t.cast("Test Healer");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("603.2d: an ability triggers an additional time", (t) => {
    t.cards(CARDS);
    t.define(law({ rule: "triggersTwice", when: ENTERING }));
    t.battlefield(0, "Test Law", "Plains");
    t.hand(0, "Test Healer");
    t.to("precombatMain");
    t.cast("Test Healer");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("603.2d: a triggered ability of a permanent, not one that a card in a graveyard has", (t) => {
    t.cards(CARDS);
    t.cards(`
      Loud Gate {4}
      Artifact
      If an artifact or creature entering causes a triggered ability of a permanent you control to trigger, that ability triggers an additional time.

      Patient Bones {B}
      Creature — Skeleton
      When a Cleric enters, you may return this card from your graveyard to the battlefield.
      1/1`);
    t.battlefield(0, "Loud Gate", "Plains");
    t.graveyard(0, "Patient Bones");
    t.hand(0, "Test Healer");
    t.to("precombatMain");
    t.cast("Test Healer");
    t.resolve();
    if (t.asked().ask === "order") t.order(0, 1, 2);
    expect(t.stackSize).toBe(3);
  });
});

describe("603.2", () => {
  /** What cards count and compare, and where their abilities work, read from text and played. */
  const BEAR = `
  Test Bear {G}{G}
  Creature — Bear
  2/2

  Test Ox {R}{G}
  Creature — Ox
  2/4`;

  scenario("603.2c: several cards discarded at once are one event", (t) => {
    t.cards(`${BEAR}

      Test Clerk {0}
      Enchantment
      Whenever you discard one or more cards, you gain that much life.

      Test Purge {0}
      Sorcery
      Discard two cards.`);
    t.battlefield(0, "Test Clerk");
    t.hand(0, "Test Purge", "Test Bear", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Purge");
    t.resolve();
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
  });
});
