import { describe, expect } from "vitest";
import { creature, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";

describe("702: keywords before other text of the card", () => {
  const MODAL = `Test Choices {R}
    Instant
    Escalate {1}
    Choose one or more —
    • You gain 3 life.
    • Test Choices deals 2 damage to any target.
    • Draw a card.`;

  scenario("702.120a: escalate is paid once for each mode beyond the first", (t) => {
    t.cards(MODAL);
    t.lands(0, "Mountain", 3);
    t.hand(0, "Test Choices");
    t.to("precombatMain");
    t.cast("Test Choices", { modes: [0, 1, 2], targets: [1] });
    expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped)).toHaveLength(3);
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1), t.count(0, "hand")]).toEqual([23, 18, 1]);
  });

  scenario("702.120a, 730.1: modes that cannot be paid for make the casting illegal", (t) => {
    t.cards(MODAL);
    t.lands(0, "Mountain", 1);
    t.hand(0, "Test Choices");
    t.to("precombatMain");
    expect(() => t.cast("Test Choices", { modes: [0, 2] })).toThrow("cannot-pay");
    t.option("You gain");
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
  });

  const SPREE = `Test Spree {R}
    Sorcery
    Spree
    + {1} — You gain 3 life.
    + {2} — Test Spree deals 4 damage to target creature.`;

  scenario("702.172a: spree: one or more modes, and the costs of those chosen", (t) => {
    kit(t);
    t.cards(SPREE);
    t.lands(0, "Mountain", 4);
    t.battlefield(1, "Test Ogre");
    t.hand(0, "Test Spree");
    t.to("precombatMain");
    t.cast("Test Spree", { modes: [0, 1] });
    expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped)).toHaveLength(4);
    t.resolve();
    expect(t.lifeOf(0)).toBe(23);
    expect(t.count(1, "graveyard", "Test Ogre")).toBe(1);
  });

  scenario("702.172a: with no target for one mode the other may be chosen alone", (t) => {
    t.cards(SPREE);
    t.lands(0, "Mountain", 4);
    t.hand(0, "Test Spree");
    t.to("precombatMain");
    t.cast("Test Spree", { modes: [0] });
    expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped)).toHaveLength(2);
  });

  scenario("702.125a, 702.125c: undaunted: {1} less for each opponent, each instance", (t) => {
    t.cards(`Test March {5}{W}
      Sorcery
      Undaunted
      Draw a card.

      Test Double {5}{W}
      Sorcery
      Undaunted
      Undaunted
      Draw a card.`);
    t.lands(0, "Plains", 4);
    t.hand(0, "Test March", "Test Double");
    t.to("precombatMain");
    expect(t.can("cast", "Test March")).toBe(false);
    expect(t.can("cast", "Test Double")).toBe(true);
  });

  scenario(
    "702.125a, 702.125b: opponents who left the game are not counted",
    (t) => {
      t.cards(`Test March {4}{W}
        Sorcery
        Undaunted
        Draw a card.`);
      t.lands(0, "Plains", 3);
      t.hand(0, "Test March");
      t.to("precombatMain");
      expect(t.can("cast", "Test March")).toBe(true);
      t.cast("Test March");
      expect(t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.tapped)).toHaveLength(3);
    },
    { seats: 3 },
  );

  const FORECAST = `Test Omen {3}{W}
    Sorcery
    Draw two cards.
    Forecast — {W}, Reveal this card from your hand: You gain 2 life.`;

  scenario("702.57a-b: forecast from the hand, in its owner's upkeep, once each turn", (t) => {
    t.cards(FORECAST);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Omen");
    t.to("upkeep", 1);
    t.activate("Test Omen");
    expect(t.can("activate", "Test Omen")).toBe(false);
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
    expect(t.count(0, "hand", "Test Omen")).toBe(1);
    t.to("precombatMain");
    expect(t.can("activate", "Test Omen")).toBe(false);
    t.to("upkeep", 3);
    expect(t.can("activate", "Test Omen")).toBe(true);
  });

  scenario("702.57b: not in another player's upkeep", (t) => {
    t.cards(FORECAST);
    t.lands(1, "Plains", 3);
    t.hand(1, "Test Omen");
    t.to("upkeep", 1);
    t.pass();
    expect(t.can("activate", "Test Omen")).toBe(false);
  });

  scenario("702.165a: another creature gets the counters and what is printed below, until end of turn", (t) => {
    kit(t);
    subject(t, "Backup 2\nFlying\nWhenever Test Subject attacks, you gain 1 life.");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 4, toughness: 4, keywords: ["flying"] });
    t.attack("Test Bear");
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
    t.to("upkeep", 2);
    expect(t.see("Test Bear")).toMatchObject({ power: 4, keywords: [] });
  });

  scenario("702.165a: on itself it is only counters; what is printed above is not given", (t) => {
    kit(t);
    subject(t, "Trample\nBackup 1\nFlying");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Subject", "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    t.choose("Test Subject");
    t.resolve();
    expect(t.see("Test Subject")).toMatchObject({ power: 3, keywords: ["trample", "backup", "flying"] });
    t.cast("Test Subject");
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").keywords).toEqual(["flying"]);
  });

  scenario("702.165b, 702.165d: a copy backs up too, and losing its abilities in response changes nothing", (t) => {
    kit(t);
    subject(t, "Backup 1\nFlying");
    t.cards(`Test Stone {R}
      Instant
      Target creature loses all abilities until end of turn.`);
    t.battlefield(0, "Test Bear", "Test Subject", "Island", "Island", "Island", "Mountain");
    t.hand(0, "Test Mirror", "Test Stone");
    t.to("precombatMain");
    t.cast("Test Mirror", { targets: ["Test Subject"] });
    t.resolve();
    t.choose("Test Bear");
    const token = t.ids(0, "battlefield", "Test Subject").at(-1)!;
    t.cast("Test Stone");
    t.answer({ ask: "choose", chosen: [token] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 3, keywords: ["flying"] });
  });

  const CRAFT = `Test Plans {1}
    Artifact
    Craft with artifact {2}
    // transform
    Test Works
    Artifact
    Color indicator: W
    {T}: You gain 5 life.`;

  scenario("702.167a: craft exiles it and the materials, and it comes back transformed", (t) => {
    kit(t);
    t.cards(CRAFT);
    t.cards(`Test Cog {1}
      Artifact
      {T}: Add {C}.`);
    t.lands(0, "Forest", 2);
    t.battlefield(0, "Test Plans");
    t.graveyard(0, "Test Cog", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Plans");
    t.resolve();
    expect(t.count(0, "exile", "Test Cog")).toBe(1);
    expect(t.see("Test Works").types).toEqual(["artifact"]);
  });

  scenario("702.167a-b: without materials besides itself it cannot be activated; tokens will do", (t) => {
    kit(t);
    t.cards(CRAFT);
    t.cards(`Test Find {G}
      Sorcery
      Investigate.`);
    t.lands(0, "Forest", 3);
    t.battlefield(0, "Test Plans");
    t.hand(0, "Test Find");
    t.to("precombatMain");
    expect(t.can("activate", "Test Plans")).toBe(false);
    t.cast("Test Find");
    t.resolve();
    t.activate("Test Plans");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Works")).toBe(1);
    expect(t.count(0, "battlefield", "Clue Token")).toBe(0);
  });

  const CASE = `Test Case {W}
    Enchantment — Case
    To solve — You control three or more creatures.
    Solved — Creatures you control get +1/+1.`;

  scenario("702.169a-b, 719.3a: a Case is solved at the end step, and its solved ability works from then on", (t) => {
    kit(t);
    t.cards(CASE);
    t.battlefield(0, "Test Case", "Test Bear", "Test Bear", "Test Bear");
    t.to("postcombatMain");
    expect(t.see("Test Bear").power).toBe(2);
    t.to("end");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("702.169b, 719.3a: not while the condition is not met", (t) => {
    kit(t);
    t.cards(CASE);
    t.battlefield(0, "Test Case", "Test Bear", "Test Bear");
    t.to("end");
    expect(t.stackSize).toBe(0);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.169d: a solved activated ability cannot be activated before", (t) => {
    kit(t);
    t.cards(`Test Case {W}
      Enchantment — Case
      To solve — You control two or more creatures.
      Solved — Sacrifice this Case: You gain 4 life.`);
    t.battlefield(0, "Test Case", "Test Bear", "Test Bear");
    t.to("precombatMain");
    expect(t.can("activate", "Test Case")).toBe(false);
    t.to("end");
    t.resolve();
    t.activate("Test Case");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  const RACER = "Start your engines!\nMax speed — Test Subject has flying.";

  scenario("704.3: start your engines gives speed 1; opponents' losses make it 4, once in each own turn", (t) => {
    kit(t);
    subject(t, RACER);
    t.battlefield(0, "Test Subject");
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    expect(t.game.state.players[0]!.speed).toBe(1);
    t.cast("Test Spark", { targets: [1] });
    t.resolveAll();
    expect(t.game.state.players[0]!.speed).toBe(2);
    t.cast("Test Spark", { targets: [1] });
    t.resolveAll();
    expect(t.game.state.players[0]!.speed).toBe(2);
    for (const turn of [3, 5, 7]) {
      expect(t.see("Test Subject").keywords).toEqual(["start your engines!"]);
      t.to("upkeep", turn);
      t.attack("Test Subject");
      t.to("postcombatMain");
      if (turn === 5) break;
    }
    expect(t.game.state.players[0]!.speed).toBe(4);
    expect(t.see("Test Subject").keywords).toEqual(["start your engines!", "flying"]);
  });

  scenario("704.3: speed does not grow in an opponent's turn, and stays though the permanent is gone", (t) => {
    kit(t);
    subject(t, RACER);
    creature(t, "Test Pinger", "{T}: Test Pinger deals 1 damage to each opponent.");
    t.battlefield(0, "Test Subject", "Test Pinger", "Swamp");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Subject"] });
    t.resolve();
    t.to("upkeep", 2);
    t.pass();
    t.activate("Test Pinger");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(19);
    expect(t.game.state.players[0]!.speed).toBe(1);
  });

  scenario(
    "113.8, 603.2h: the speed trigger has no source, sees losses at once as one, and is one for each turn",
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
