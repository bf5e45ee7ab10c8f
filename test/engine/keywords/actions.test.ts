import { describe, expect } from "vitest";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import type { Choices, Table } from "../../support/table.ts";

/** A sorcery for {0} with this text, in the hand of player 0. */
function deed(t: Table, text: string): void {
  kit(t);
  t.cards(["Test Deed {0}", "Sorcery", text].join("\n"));
  t.hand(0, "Test Deed");
}
function does(t: Table, choices: Choices = {}): void {
  t.to("precombatMain");
  t.cast("Test Deed", choices);
  t.resolve();
}

describe("701: what the usual verbs mean", () => {
  scenario("701.2a: activating puts the ability on the stack and pays its costs", (t) => {
    subject(t, "{T}: You gain 1 life.");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    expect([t.stackSize, t.see("Test Subject").tapped, t.lifeOf(0)]).toEqual([1, true, 20]);
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.2a: only the controller activates an ability unless it says otherwise", (t) => {
    subject(t, "{T}: You gain 1 life.");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.pass();
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("701.3a, 701.3c: attached elsewhere it is taken from where it was", (t) => {
    deed(t, "Draw a card.");
    t.cards(`Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {0}`);
    t.battlefield(0, "Test Blade", "Test Bear", "Test Ogre");
    t.to("precombatMain");
    t.activate("Test Blade", { targets: ["Test Bear"] });
    t.resolve();
    t.activate("Test Blade", { targets: ["Test Ogre"] });
    t.resolve();
    expect([t.see("Test Bear").power, t.see("Test Ogre").power]).toEqual([2, 6]);
  });

  scenario("701.3b: what can't be attached there does not move", (t) => {
    kit(t);
    subject(t, "Protection from artifacts");
    t.cards(`Test Blade {1}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {0}`);
    t.battlefield(0, "Test Blade", "Test Subject", "Test Bear");
    t.to("precombatMain");
    t.activate("Test Blade");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(4);
  });

  scenario("701.4a: casting takes the card to the stack and pays for it", (t) => {
    kit(t);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    expect([t.count(0, "hand"), t.count(0, "stack", "Test Bear")]).toEqual([0, 1]);
  });

  scenario("701.4a: what can't be paid can't be cast", (t) => {
    kit(t);
    t.lands(0, "Forest", 1);
    t.hand(0, "Test Bear");
    t.to("precombatMain");
    expect(t.can("cast", "Test Bear")).toBe(false);
  });

  scenario("701.5a-b: a countered spell goes to the graveyard, and nothing that was paid comes back", (t) => {
    kit(t);
    t.lands(0, "Forest", 2);
    t.battlefield(1, "Island");
    t.hand(0, "Test Bear");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.pass();
    t.cast("Test Denial");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    expect(t.see("Forest").tapped).toBe(true);
  });

  scenario("701.6a: creating puts tokens of that description onto the battlefield", (t) => {
    deed(t, "Create two 1/1 white Soldier creature tokens.");
    does(t);
    expect(t.count(0, "battlefield", "Soldier Token")).toBe(2);
  });

  scenario("701.6b: how many are created may be replaced, before they enter", (t) => {
    deed(t, "Create a 1/1 white Soldier creature token.");
    t.cards(`Test Double {G}
      Enchantment
      If one or more tokens would be created under your control, twice that many of those tokens are created instead.`);
    t.battlefield(0, "Test Double");
    does(t);
    expect(t.count(0, "battlefield", "Soldier Token")).toBe(2);
  });

  scenario("701.7a: a destroyed permanent goes to its owner's graveyard", (t) => {
    deed(t, "Gain control of target creature. Destroy that creature.");
    t.battlefield(1, "Test Bear");
    does(t);
    expect(t.count(1, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("701.7b: sacrifice and 0 toughness destroy nothing: indestructible does not help", (t) => {
    deed(t, "Target player sacrifices a creature of their choice.");
    subject(t, "Indestructible");
    t.battlefield(1, "Test Subject");
    does(t, { targets: [1] });
    expect(t.count(1, "graveyard", "Test Subject")).toBe(1);
  });

  scenario("701.8a-b: the discarding player chooses", (t) => {
    deed(t, "Target player discards a card.");
    t.hand(1, "Test Bear", "Test Ogre");
    does(t, { targets: [1] });
    expect(t.asked("choose").player).toBe(1);
    t.choose("Test Ogre");
    expect(t.count(1, "graveyard", "Test Ogre")).toBe(1);
  });

  scenario("701.8b: unless the effect says that it is at random", (t) => {
    deed(t, "Target player discards a card at random.");
    t.hand(1, "Test Bear", "Test Bear");
    does(t, { targets: [1] });
    expect(t.count(1, "hand")).toBe(1);
  });

  scenario("701.9e: doubling counters gives as many more", (t) => {
    deed(t, "Double the number of +1/+1 counters on target creature.");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 3 } });
    does(t);
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 6 });
  });

  scenario("701.9e: of none, none", (t) => {
    deed(t, "Double the number of +1/+1 counters on target creature.");
    t.battlefield(0, "Test Bear");
    does(t);
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("701.11a: exiled from wherever it is", (t) => {
    deed(t, "Exile target card from a graveyard.");
    t.graveyard(1, "Test Bear");
    does(t);
    expect(t.count(1, "exile", "Test Bear")).toBe(1);
  });

  scenario("701.12a, 701.12d: each deals damage equal to its power to the other; it is no combat damage", (t) => {
    deed(t, "Target creature you control fights target creature you don't control.");
    subject(t, "Whenever Test Subject deals combat damage, you gain 9 life.", "3/3");
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Ogre");
    does(t);
    expect(t.count(0, "graveyard", "Test Subject")).toBe(1);
    expect([t.see("Test Ogre").damage, t.lifeOf(0)]).toEqual([3, 20]);
  });

  scenario("701.12b: if one of them is gone neither deals damage", (t) => {
    deed(t, "Target creature you control fights target creature you don't control.");
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Bear", "Island");
    t.hand(1, "Test Return");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.pass();
    t.cast("Test Return", { targets: ["Test Ogre"] });
    t.resolveAll();
    expect(t.see("Test Bear").damage).toBe(0);
  });

  scenario("701.13a: milled from the top into the graveyard", (t) => {
    deed(t, "Target player mills two cards.");
    t.library(1, "Test Ogre", "Test Bear");
    does(t, { targets: [1] });
    expect([t.count(1, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Ogre")]).toEqual([1, 1]);
  });

  scenario("701.13b: no more than there are", (t) => {
    deed(t, "Target player mills five cards.");
    t.emptyLibraries();
    t.library(1, "Test Ogre", "Test Bear");
    does(t, { targets: [1] });
    expect(t.count(1, "graveyard")).toBe(2);
  });

  scenario("701.14a: a land is played without the stack, once each turn", (t) => {
    t.hand(0, "Forest", "Forest");
    t.to("precombatMain");
    t.playLand("Forest");
    expect([t.stackSize, t.count(0, "battlefield", "Forest")]).toEqual([0, 1]);
    expect(t.can("playLand", "Forest")).toBe(false);
  });

  scenario("701.14b: playing a card that is no land is casting it", (t) => {
    deed(t, "Exile the top card of your library. You may play that card this turn.");
    t.library(0, "Test Spark");
    t.battlefield(0, "Mountain");
    does(t);
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("701.16a-b: revealed cards stay where they are", (t) => {
    deed(t, "Reveal the top card of your library. If it's a creature card, you gain 3 life.");
    t.library(0, "Test Bear");
    does(t);
    expect(t.lifeOf(0)).toBe(23);
    expect(t.count(0, "library", "Test Bear")).toBe(1);
  });

  scenario("701.16a: a hand that is revealed is still a hand", (t) => {
    deed(t, "Target player reveals their hand. You gain 1 life.");
    t.hand(1, "Test Bear");
    does(t, { targets: [1] });
    expect(t.count(1, "hand", "Test Bear")).toBe(1);
  });

  scenario("701.17a: only what one controls can be sacrificed", (t) => {
    deed(t, "Each player sacrifices a creature of their choice.");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    does(t);
    expect([t.count(0, "graveyard", "Test Bear"), t.count(1, "graveyard", "Test Ogre")]).toEqual([1, 1]);
  });

  scenario("701.17a: a player without such a permanent sacrifices nothing", (t) => {
    deed(t, "Each player sacrifices a creature of their choice.");
    t.battlefield(0, "Test Bear");
    does(t);
    expect(t.count(1, "graveyard")).toBe(0);
  });

  scenario("701.18a: scry: some to the bottom, the rest on top", (t) => {
    deed(t, "Scry 2.");
    t.library(0, "Test Ogre", "Test Bear");
    does(t);
    t.choose("Test Bear");
    expect(t.ids(0, "library", "Test Bear")).toEqual([t.game.state.players[0]!.library[0]]);
    expect(t.ids(0, "library", "Test Ogre")).toEqual([t.game.state.players[0]!.library.at(-1)]);
  });

  scenario("701.18d: what triggers on scrying triggers once it is done", (t) => {
    deed(t, "Scry 1.");
    t.cards(`Test Seer {U}
      Enchantment
      Whenever you scry, you gain 1 life.`);
    t.battlefield(0, "Test Seer");
    does(t);
    t.answer({ ask: "choose", chosen: [] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.19a, 701.19d: simply a card must be found", (t) => {
    deed(t, "Search your library for a card, put it into your hand, then shuffle.");
    t.library(0, "Test Bear");
    does(t);
    expect(t.asked("choose").min).toBe(1);
    t.choose("Test Bear");
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("701.19b: a card of a stated quality need not be found", (t) => {
    deed(t, "Search your library for a creature card, reveal it, put it into your hand, then shuffle.");
    t.library(0, "Test Bear");
    does(t);
    expect(t.asked("choose").min).toBe(0);
    t.answer({ ask: "choose", chosen: [] });
    expect(t.count(0, "hand")).toBe(0);
  });

  scenario("701.20a: a shuffled library is the same cards in another order", (t) => {
    deed(t, "Shuffle your library.");
    t.library(0, "Test Bear", "Test Ogre", "Test Spark", "Test Murder");
    t.to("precombatMain");
    const before = t.game.state.players[0]!.library;
    t.cast("Test Deed");
    t.resolve();
    const names = (ids: readonly number[]): number[] =>
      ids.map((id) => t.game.state.cards[(id % 4096) - 16]![0]).sort();
    expect(names(t.game.state.players[0]!.library)).toEqual(names(before));
  });

  scenario("701.20e: abilities trigger though there is nothing to shuffle", (t) => {
    deed(t, "Shuffle your library.");
    t.cards(`Test Drum {R}
      Enchantment
      Whenever you shuffle your library, you gain 2 life.`);
    t.emptyLibraries();
    t.battlefield(0, "Test Drum");
    does(t);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(22);
  });

  scenario("701.21a: only an untapped permanent becomes tapped", (t) => {
    deed(t, "Tap all creatures.");
    t.cards(`Test Watch {W}
      Enchantment
      Whenever a creature becomes tapped, you gain 1 life.`);
    subject(t, "{T}: You gain 10 life.");
    t.battlefield(0, "Test Watch", "Test Bear", "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolveAll();
    t.cast("Test Deed");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(32);
  });

  scenario("701.21b: only what is tapped becomes untapped", (t) => {
    deed(t, "Untap target creature.");
    subject(t, "{T}: You gain 1 life.\nWhenever this creature becomes untapped, you gain 5 life.");
    t.battlefield(0, "Test Subject");
    t.hand(0, "Test Deed");
    does(t);
    expect([t.stackSize, t.see("Test Subject").tapped]).toEqual([0, false]);
    t.activate("Test Subject");
    t.resolve();
    t.cast("Test Deed");
    t.resolveAll();
    expect([t.lifeOf(0), t.see("Test Subject").tapped]).toEqual([26, false]);
  });

  scenario("701.21b: untapped, it may be used again", (t) => {
    deed(t, "Untap target creature.");
    subject(t, "{T}: You gain 1 life.");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    t.cast("Test Deed");
    t.resolve();
    expect(t.can("activate", "Test Subject")).toBe(true);
  });
});
