import { describe, expect } from "vitest";
import type { PriorityAction } from "../../../lib/engine/decisions.ts";
import { creature, fight, kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { Table } from "../../support/table.ts";

function special(t: Table, name: string): void {
  const action = t
    .asked("priority")
    .actions.find(
      (one): one is Extract<PriorityAction, { act: "special" }> => one.act === "special" && one.special === name,
    );
  if (action === undefined) throw new Error(`no special action ${name}`);
  t.answer({ ask: "priority", action });
}
const castSubject = (t: Table, via?: string): void => {
  t.hand(0, "Test Subject");
  t.to("precombatMain");
  t.cast("Test Subject", via === undefined ? {} : { via });
  t.resolve();
};
const upkeep = (t: Table, turn: number): void => t.to("upkeep", turn);

describe("702: at the edges", () => {
  scenario("702.23a: rampage with one blocker gives nothing; instances add up with more", (t) => {
    kit(t);
    subject(t, "Rampage 2", "3/3");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    fight(t, "Test Subject", "Test Bear");
    t.resolveAll();
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.24a: cumulative upkeep grows with each age counter", (t) => {
    subject(t, "Cumulative upkeep {1}");
    t.battlefield(0, "Test Subject");
    t.lands(0, "Forest", 1);
    upkeep(t, 1);
    t.resolve();
    t.yes();
    upkeep(t, 3);
    t.resolve();
    if (t.asked().ask === "confirm") t.no();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.25a: flanking does nothing to a blocker with flanking", (t) => {
    subject(t, "Flanking");
    creature(t, "Test Rider", "Flanking", "3/3");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Rider");
    fight(t, "Test Subject", "Test Rider");
    expect(t.stackSize).toBe(0);
  });

  scenario("702.26f: what lasts until end of turn ends while the permanent is phased out", (t) => {
    kit(t);
    t.cards(`Test Mist {0}
      Instant
      Target creature phases out.`);
    t.battlefield(0, "Test Bear", "Forest");
    t.hand(0, "Test Growth", "Test Mist");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(5);
    t.cast("Test Mist", { targets: ["Test Bear"] });
    t.resolve();
    upkeep(t, 3);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.26f: an effect that tracks a permanent ends as that phases out", (t) => {
    kit(t);
    t.cards(`Test Mist {0}
      Instant
      Target creature phases out.

      Test Keeper {0}
      Creature — Elf
      When this creature enters, target creature gets +2/+2 for as long as this creature remains on the battlefield.
      1/1`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Keeper", "Test Mist");
    t.to("precombatMain");
    t.cast("Test Keeper");
    t.resolve();
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
    t.cast("Test Mist", { targets: ["Test Keeper"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(2);
    upkeep(t, 3);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("702.26g: what is attached phases out with it, and in again", (t) => {
    kit(t);
    t.cards(`Test Coat {G}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    subject(t, "Phasing");
    t.battlefield(0, "Test Subject", "Forest");
    t.hand(0, "Test Coat");
    t.to("precombatMain");
    const [id] = t.ids(0, "battlefield", "Test Subject");
    if (t.game.state.objects[id!]!.phasedOut !== undefined) upkeep(t, 3);
    t.to("precombatMain", t.game.state.turn.number);
    t.cast("Test Coat", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.see("Test Subject").power).toBe(3);
    upkeep(t, t.game.state.turn.number + 2);
    const [coat] = t.ids(0, "battlefield", "Test Coat");
    expect(t.game.state.objects[coat!]!.phasedOut).toBe("indirectly");
    upkeep(t, t.game.state.turn.number + 2);
    expect(t.see("Test Subject").power).toBe(3);
  });

  scenario("702.30a: echo is paid once, in the first upkeep", (t) => {
    subject(t, "Echo {G}");
    t.lands(0, "Forest", 3);
    castSubject(t);
    upkeep(t, 3);
    t.resolve();
    t.yes();
    upkeep(t, 5);
    expect(t.stackSize).toBe(0);
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.32a: fading: sacrificed when no counter can be removed", (t) => {
    subject(t, "Fading 1");
    t.lands(0, "Forest", 2);
    castSubject(t);
    upkeep(t, 3);
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({});
    upkeep(t, 5);
    t.resolve();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.63a, 702.63c: vanishing: sacrificed as the last counter goes, whatever removes it", (t) => {
    subject(t, "Vanishing 1");
    t.lands(0, "Forest", 2);
    castSubject(t);
    expect(t.see("Test Subject").counters).toEqual({ time: 1 });
    upkeep(t, 3);
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.35a: a card discarded without its madness cost being paid goes to the graveyard", (t) => {
    t.cards(`Test Frenzy {4}{R}
      Sorcery
      Draw a card.
      Madness {R}

      Test Toss {U}
      Sorcery
      Discard a card.`);
    t.battlefield(0, "Island");
    t.hand(0, "Test Toss", "Test Frenzy");
    t.to("precombatMain");
    t.cast("Test Toss");
    t.resolve();
    t.resolveAll();
    if (t.asked().ask === "confirm") t.no();
    else if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [] });
    expect(t.count(0, "graveyard", "Test Frenzy")).toBe(1);
  });

  scenario("702.34a: flashback does not let a card be cast from the hand for that cost", (t) => {
    t.cards(`Test Echo {4}{G}
      Sorcery
      You gain 1 life.
      Flashback {G}`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Echo");
    t.to("precombatMain");
    expect(t.can("cast", "Test Echo", "flashback")).toBe(false);
  });

  scenario("702.40a: storm copies are not cast: they do not count for another storm", (t) => {
    t.cards(`Test Gust {R}
      Instant
      Storm
      Test Gust deals 1 damage to each opponent.`);
    t.lands(0, "Mountain", 2);
    t.hand(0, "Test Gust", "Test Gust");
    t.to("precombatMain");
    t.cast("Test Gust");
    t.resolveAll();
    t.cast("Test Gust");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.41a-b: affinity reduces generic mana only, each instance", (t) => {
    subject(t, "Affinity for artifacts\nAffinity for artifacts", "2/2", "{4}{G}");
    t.cards(`Test Cog {1}
      Artifact`);
    t.battlefield(0, "Test Cog", "Test Cog", "Test Cog", "Forest");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").power).toBe(2);
  });

  scenario("702.42a-b: without its entwine cost one mode is chosen", (t) => {
    t.cards(`Test Braid {G}
      Sorcery
      Choose one —
      • You gain 2 life.
      • You gain 5 life.
      Entwine {2}`);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Braid");
    t.to("precombatMain");
    t.cast("Test Braid", { modes: [1] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("702.43a: modular moves what counters it had, those it got later too", (t) => {
    kit(t);
    subject(t, "Modular 1", "0/0", "{2}", "Artifact Creature — Construct");
    t.cards(`Test Golem {3}
      Artifact Creature — Golem
      2/2`);
    t.permanentWith(0, "Test Subject", { counters: { "+1/+1": 3 } });
    t.battlefield(0, "Test Golem", "Swamp");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Subject"] });
    t.resolve();
    t.resolve();
    t.yes();
    expect(t.see("Test Golem").counters["+1/+1"]).toBeGreaterThanOrEqual(3);
  });

  scenario("702.45a-b: bushido when it blocks, each instance", (t) => {
    kit(t);
    subject(t, "Bushido 1\nBushido 2");
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Subject");
    fight(t, "Test Ogre", "Test Subject");
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolveAll();
    expect(t.see("Test Subject")).toMatchObject({ power: 5, toughness: 5 });
  });

  scenario("702.46a: soulshift finds nothing of a greater mana value", (t) => {
    kit(t);
    subject(t, "Soulshift 2");
    t.cards(`Test Shade {3}{B}
      Creature — Spirit
      1/1`);
    t.battlefield(0, "Test Subject", "Swamp");
    t.graveyard(0, "Test Shade");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Subject"] });
    t.resolve();
    expect(t.stackSize).toBe(0);
  });

  scenario("702.52a-b: dredge is not possible with too few cards in the library", (t) => {
    kit(t);
    subject(t, "Dredge 3");
    t.emptyLibraries();
    t.graveyard(0, "Test Subject");
    t.library(0, "Test Bear", "Test Bear");
    t.battlefield(0, "Island");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("702.53a: transmute only as a sorcery", (t) => {
    subject(t, "Transmute {1}{U}");
    t.lands(1, "Island", 2);
    t.hand(1, "Test Subject");
    t.to("precombatMain");
    t.pass();
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("702.54a: without damage to an opponent this turn bloodthirst gives nothing", (t) => {
    subject(t, "Bloodthirst 2");
    t.lands(0, "Forest", 2);
    castSubject(t);
    expect(t.see("Test Subject").counters).toEqual({});
  });

  scenario("702.61a: under split second mana abilities can be activated, others not; triggers still trigger", (t) => {
    kit(t);
    t.cards(`Test Snap {R}
      Instant
      Split second
      Test Snap deals 2 damage to any target.`);
    subject(t, "{T}: You gain 1 life.");
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Subject", "Island");
    t.hand(0, "Test Snap");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Snap", { targets: [1] });
    t.pass();
    expect(t.can("activate", "Test Subject")).toBe(false);
    expect(t.can("cast", "Test Denial")).toBe(false);
    expect(t.can("activate", "Island")).toBe(true);
  });

  scenario("702.62a: a creature cast as its last time counter is removed has haste", (t) => {
    subject(t, "Suspend 1—{G}", "3/3", "{6}{G}");
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    special(t, "suspend");
    expect(t.count(0, "exile", "Test Subject")).toBe(1);
    upkeep(t, 3);
    while (t.stackSize > 0 || t.asked().ask !== "priority") {
      if (t.asked().ask === "confirm") t.yes();
      else if (t.asked().ask === "choose") t.choose("Test Subject");
      else t.pass();
    }
    t.attack("Test Subject");
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.62a-b: only when it could be cast", (t) => {
    subject(t, "Suspend 1—{G}", "3/3", "{6}{G}");
    t.lands(1, "Forest", 1);
    t.hand(1, "Test Subject");
    t.to("precombatMain");
    t.pass();
    expect(t.asked("priority").actions.some((one) => one.act === "special")).toBe(false);
  });

  scenario("702.66a: delve pays for generic mana only", (t) => {
    kit(t);
    subject(t, "Delve", "4/4", "{4}{B}");
    t.battlefield(0, "Forest");
    t.graveyard(0, "Test Bear", "Test Bear", "Test Bear", "Test Bear", "Test Bear");
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    expect(t.can("cast", "Test Subject")).toBe(false);
  });

  scenario("702.74a: an evoked creature that is blinked is not sacrificed", (t) => {
    subject(t, "Evoke {G}", "3/3", "{4}{G}");
    t.cards(`Test Blink {W}
      Instant
      Exile target creature, then return it to the battlefield under its owner's control.`);
    t.battlefield(0, "Forest", "Plains");
    t.hand(0, "Test Blink");
    castSubject(t, "evoke");
    t.cast("Test Blink");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.79a: with a -1/-1 counter on it persist does not return it", (t) => {
    kit(t);
    subject(t, "Persist", "3/3");
    t.permanentWith(0, "Test Subject", { counters: { "-1/-1": 1 } });
    t.battlefield(0, "Swamp");
    t.hand(0, "Test Murder");
    t.to("precombatMain");
    t.cast("Test Murder");
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("702.93a: a token with undying does not return: it has ceased to exist", (t) => {
    kit(t);
    subject(t, "Undying", "3/3");
    t.battlefield(0, "Test Subject", "Swamp", "Swamp", "Swamp", "Island", "Island", "Island");
    t.hand(0, "Test Mirror", "Test Murder");
    t.to("precombatMain");
    t.cast("Test Mirror");
    t.resolve();
    const token = t.ids(0, "battlefield", "Test Subject").at(-1)!;
    t.cast("Test Murder");
    t.answer({ ask: "choose", chosen: [token] });
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Subject")).toBe(1);
  });

  scenario("702.82a: devour nothing: no counters", (t) => {
    kit(t);
    subject(t, "Devour 2", "1/1");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 2);
    castSubject(t);
    if (t.asked().ask === "confirm") t.no();
    expect(t.see("Test Subject").counters).toEqual({});
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("702.86a: annihilator with fewer permanents takes all of them", (t) => {
    kit(t);
    subject(t, "Annihilator 3");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    t.attack("Test Subject");
    t.resolve();
    expect(t.count(1, "battlefield")).toBe(0);
  });

  scenario("702.88a: rebound works once, and not for a spell cast from elsewhere", (t) => {
    t.cards(`Test Again {W}
      Sorcery
      You gain 2 life.
      Rebound`);
    t.lands(0, "Plains", 1);
    t.hand(0, "Test Again");
    t.to("precombatMain");
    t.cast("Test Again");
    t.resolve();
    upkeep(t, 3);
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    else t.choose("Test Again");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
    expect(t.count(0, "graveyard", "Test Again")).toBe(1);
  });

  scenario("702.89a: umbra armor does not save from a sacrifice", (t) => {
    kit(t);
    t.cards(`Test Umbra {G}
      Enchantment — Aura
      Enchant creature
      Umbra armor

      Test Edict {B}
      Sorcery
      Target player sacrifices a creature of their choice.`);
    t.battlefield(0, "Test Bear", "Forest", "Swamp");
    t.hand(0, "Test Umbra", "Test Edict");
    t.to("precombatMain");
    t.cast("Test Umbra");
    t.resolve();
    t.cast("Test Edict", { targets: [0] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("702.97a: scavenge counts the power of the card in the graveyard", (t) => {
    kit(t);
    subject(t, "Scavenge {G}", "5/1");
    t.battlefield(0, "Test Bear", "Forest");
    t.graveyard(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 5 });
    expect(t.count(0, "exile", "Test Subject")).toBe(1);
  });

  scenario("702.98a: unleashed with a counter it can't block; without it can", (t) => {
    kit(t);
    subject(t, "Unleash");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Subject");
    t.no();
    t.attack("Test Bear");
    t.block(["Test Subject", "Test Bear"]);
    t.to("postcombatMain");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("702.100a: evolve compares again as it resolves", (t) => {
    kit(t);
    subject(t, "Evolve", "1/1");
    t.battlefield(0, "Test Subject", "Swamp");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear", "Test Murder");
    t.battlefield(0, "Forest");
    t.hand(0, "Test Growth");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    t.cast("Test Growth", { targets: ["Test Subject"] });
    t.resolve();
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({});
  });

  scenario("702.101a: extort is paid for each instance, and gains what was lost", (t) => {
    kit(t);
    subject(t, "Extort\nExtort");
    t.battlefield(0, "Test Subject", "Mountain", "Swamp", "Swamp");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    if (t.asked().ask === "order") t.order(0, 1);
    t.resolve();
    t.yes();
    t.resolve();
    t.yes();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([22, 18]);
  });
});
