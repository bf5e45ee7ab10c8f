import { describe, expect } from "vitest";
import type { TriggeredAbility } from "../../../lib/engine/abilities/ability.ts";
import type { EventPattern } from "../../../lib/engine/abilities/events.ts";
import { characteristicsOf } from "../../../lib/engine/query/characteristics.ts";
import { scenario } from "../../support/scenario.ts";

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
