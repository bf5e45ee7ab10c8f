import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import type { Objects } from "../../../lib/engine/abilities/references.ts";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { oneTarget, sorcery } from "../../support/sorcery.ts";
import type { Choices, TestGame } from "../../support/testGame.ts";

/** A sorcery for {0} with this text, in the hand of player 0. */
function deed(t: TestGame, text: string): void {
  kit(t);
  t.cards(["Test Deed {0}", "Sorcery", text].join("\n"));
  t.hand(0, "Test Deed");
}
function does(t: TestGame, choices: Choices = {}): void {
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

  scenario("701.18a: cards that stay on top are put back in the order one likes", (t) => {
    deed(t, "Scry 2.");
    t.library(0, "Test Ogre", "Test Bear");
    does(t);
    t.choose();
    const names = t.asked("order").items.map(({ text }) => text);
    t.answer({ ask: "order", order: ["Test Bear", "Test Ogre"].map((name) => names.indexOf(name)) });
    const [second, first] = t.game.state.players[0]!.library.slice(-2);
    expect([first, second].map((id) => t.nameOf(id!))).toEqual(["Test Bear", "Test Ogre"]);
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

  scenario("701.19, 101.4: each player searches their own library, and what they find enters together", (t) => {
    t.cards(`
      Test Survey {0}
      Sorcery
      Each player searches their library for a basic land card, puts it onto the battlefield tapped, then shuffles.`);
    t.hand(0, "Test Survey");
    t.to("precombatMain");
    t.cast("Test Survey");
    t.pass(2);
    for (const player of [0, 1]) {
      expect(t.asked("choose")).toMatchObject({ player, about: "search" });
      expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([0, 0]);
      t.choose("Plains");
    }
    expect([t.count(0, "battlefield", "Plains"), t.count(1, "battlefield", "Plains")]).toEqual([1, 1]);
    expect(t.see("Plains").tapped).toBe(true);
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

describe("117, 405: priority and the stack", () => {
  const CARDS = `
  Test Growth {G}
  Instant
  Target creature gets +3/+3 until end of turn.

  Test Insight {U}
  Sorcery
  Draw two cards.`;

  scenario("701.5a, 608.2m: a countered spell goes to its owner's graveyard and does nothing", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Island");
    t.hand(0, "Test Spark");
    t.hand(1, "Test Denial");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.pass();
    t.cast("Test Denial", { targets: ["Test Spark"] });
    t.resolve();
    expect(t.stackSize).toBe(0);
    expect(t.count(0, "graveyard", "Test Spark")).toBe(1);
    expect(t.lifeOf(1)).toBe(20);
  });
});

describe("701.2-701.21", () => {
  scenario("701.9b: a creature's power is doubled once", (t) => {
    t.cards(`
      Test Surge {G}
      Instant
      Double target creature's power until end of turn.

      Test Ogre {R}
      Creature — Ogre
      3/3`);
    t.hand(0, "Test Surge");
    t.battlefield(0, "Forest", "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Surge", { targets: ["Test Ogre"] });
    t.resolve();
    expect(t.see("Test Ogre")).toMatchObject({ power: 6, toughness: 3 });
  });

  scenario("701.9d: to double a life total is to gain as much", (t) => {
    t.cards(`
      Test Balm {0}
      Sorcery
      Double target player's life total.`);
    t.life(1, 7);
    t.hand(0, "Test Balm");
    t.to("precombatMain");
    t.cast("Test Balm", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(14);
  });

  scenario("701.10b, 400.7a: control of a permanent and of a spell is exchanged", (t) => {
    t.cards(`
      Test Chimera {0}
      Creature — Chimera
      Whenever an opponent casts a spell, you may exchange control of this creature and that spell. If you do, you may choose new targets for the spell.
      3/3`);
    t.battlefield(1, "Test Chimera");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    t.yes();
    // 115.7d: there is no target that could be chosen anew, and nobody is asked.
    t.resolveAll();
    expect([t.count(1, "battlefield", "Test Cub"), t.count(0, "battlefield", "Test Chimera")]).toEqual([1, 1]);
  });

  scenario("701.10b, 701.12: two targets of one word are exchanged, two chosen ones fight each other", (t) => {
    t.cards(`
      Test Swap {0}
      Sorcery
      Exchange control of two target creatures.

      Test Duel {0}
      Sorcery
      Choose target creature you control and target creature you don't control. The creature you control gets +1/+0 until end of turn. Then those creatures fight each other.`);
    t.battlefield(0, "Test Ox");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Swap", "Test Duel");
    t.to("precombatMain");
    t.cast("Test Swap", { targets: [["Test Ox", "Test Cub"]] });
    t.resolve();
    const mine = t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.controller === 0);
    expect(mine.length).toBeGreaterThan(0);
    t.cast("Test Duel", { targets: ["Test Cub", "Test Ox"] });
    t.resolve();
    expect(t.count(0, "graveyard") + t.count(1, "graveyard")).toBeGreaterThanOrEqual(2);
  });

  scenario("701.11a, 608.2c: cards are exiled from the top until one is found; the others go to the bottom", (t) => {
    t.cards(`
      Test Venture {R}
      Sorcery
      Exile cards from the top of your library until you exile a nonland card. Put that card into your hand. Put the rest on the bottom of your library in a random order.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Venture");
    t.library(0, "Forest", "Plains", "Test Bear", "Island");
    t.battlefield(0, "Mountain");
    t.to("precombatMain");
    t.cast("Test Venture");
    t.resolve();
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
    expect(t.count(0, "exile")).toBe(0);
  });

  scenario("701.12: a creature that fights triggers what looks for it", (t) => {
    t.cards(`
      Test Brawl {0}
      Sorcery
      Target creature you control fights target creature you don't control.

      Test Crowd {0}
      Enchantment
      Whenever a creature you control fights, you gain 1 life.`);
    t.battlefield(0, "Test Ox", "Test Crowd");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Brawl");
    t.to("precombatMain");
    t.cast("Test Brawl", { targets: ["Test Ox", "Test Cub"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.12c: a creature that fights itself deals itself damage twice", (t) => {
    kit(t);
    t.cards(`Test Wall {G}
      Creature — Wall
      2/5`);
    const itself: Objects = { what: "target", slot: 0 };
    t.define(sorcery("Test Struggle", [{ do: "fight", one: itself, other: itself }], [oneTarget()]));
    t.battlefield(0, "Test Wall");
    t.hand(0, "Test Struggle");
    t.to("precombatMain");
    t.cast("Test Struggle", { targets: ["Test Wall"] });
    t.resolve();
    expect(t.see("Test Wall").damage).toBe(4);
  });

  scenario("701.17a: the rest are those that were not chosen", (t) => {
    t.cards(`
      Test Cull {0}
      Sorcery
      Choose up to one creature. Destroy the rest.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Cull");
    t.to("precombatMain");
    t.cast("Test Cull");
    t.resolve();
    t.choose("Test Ox");
    expect([t.count(0, "battlefield"), t.count(1, "battlefield")]).toEqual([0, 1]);
  });

  scenario("701.19, 701.19b: cards with the chosen name are searched for in three zones", (t) => {
    t.cards(`
      Test Purge {B}
      Sorcery
      Destroy target land. Search its controller's graveyard, hand, and library for any number of cards with the same name as that land and exile them. Then that player shuffles.`);
    t.hand(0, "Test Purge");
    t.battlefield(0, "Swamp");
    t.battlefield(1, "Forest");
    t.hand(1, "Forest", "Plains");
    t.graveyard(1, "Forest");
    t.to("precombatMain");
    t.cast("Test Purge", { targets: ["Forest"] });
    t.resolve();
    const hidden = [...t.ids(1, "hand", "Forest"), ...t.ids(1, "graveyard", "Forest")];
    t.answer({ ask: "choose", chosen: hidden } as never);
    expect(t.count(1, "exile", "Forest")).toBe(3);
    expect(t.count(1, "hand", "Forest")).toBe(0);
  });

  scenario(
    "201.2a, 701.19a: a card has the name of itself, so that it is found where it is the one that is named",
    (t) => {
      t.cards(`
      Test Extraction {0}
      Instant
      Choose target card in a graveyard. Search its owner's graveyard, hand, and library for any number of cards with the same name as that card and exile them. Then that player shuffles.`);
      t.hand(0, "Test Extraction");
      t.hand(1, "Forest", "Plains");
      t.graveyard(1, "Forest", "Plains");
      t.to("precombatMain");
      const [named] = t.ids(1, "graveyard", "Forest");
      t.cast("Test Extraction", { targets: [named!] });
      t.resolve();
      t.answer({ ask: "choose", chosen: [named, ...t.ids(1, "hand", "Forest")] } as never);
      expect([t.count(1, "exile", "Forest"), t.count(1, "graveyard", "Plains")]).toEqual([2, 1]);
    },
  );

  scenario("201.2a: all others with the name of the target are those besides it", (t) => {
    t.cards(`
      Test Pulse {0}
      Sorcery
      Destroy target creature and all other creatures with the same name as that creature.`);
    t.hand(0, "Test Pulse");
    t.battlefield(1, "Test Bear", "Test Bear", "Test Ox");
    t.to("precombatMain");
    t.cast("Test Pulse", { targets: [t.ids(1, "battlefield", "Test Bear")[0]!] });
    t.resolve();
    expect([t.count(1, "graveyard", "Test Bear"), t.count(1, "battlefield", "Test Ox")]).toEqual([2, 1]);
  });

  scenario("701.19a: a search for two kinds of card finds one of each at most", (t) => {
    t.cards(`
      Test Survey {0}
      Sorcery
      Search your library for a Forest card and a Swamp card, put those cards onto the battlefield tapped, then shuffle.`);
    t.emptyLibraries();
    t.library(0, "Forest", "Forest", "Swamp", "Test Bear");
    t.hand(0, "Test Survey");
    t.to("precombatMain");
    t.cast("Test Survey");
    t.resolve();
    const forests = t.ids(0, "library", "Forest");
    expect(t.refused({ ask: "choose", chosen: forests }).rule).toBe("701.19a");
    t.choose("Forest", "Swamp");
    expect([t.count(0, "battlefield", "Forest"), t.count(0, "battlefield", "Swamp")]).toEqual([1, 1]);
  });

  scenario("701.20c: a library is shuffled even if what was to be shuffled in is gone", (t) => {
    kit(t);
    t.cards(`Test Fold {G}
      Instant
      Target creature's owner shuffles it into their library.

      Test Ear {1}
      Artifact
      Whenever an opponent shuffles their library, you gain 1 life.

      Test Home {G}
      Creature — Spirit
      1/1
      When this creature dies, shuffle it into its owner's library.

      Test Grave {B}
      Instant
      Exile target card from a graveyard.`);
    t.battlefield(0, "Test Ear", "Swamp", "Swamp");
    t.battlefield(1, "Test Home");
    t.hand(0, "Test Murder", "Test Grave");
    t.to("precombatMain");
    t.cast("Test Murder", { targets: ["Test Home"] });
    t.resolve();
    t.cast("Test Grave", { targets: ["Test Home"] });
    t.resolve();
    t.resolveAll();
    expect([t.count(1, "exile", "Test Home"), t.lifeOf(0)]).toEqual([1, 21]);
  });

  scenario("701.21a, 603.2: it triggers when you tap it, not when it is tapped otherwise", (t) => {
    t.cards(`
      Test Sentry {U}
      Creature — Soldier
      1/1
      Whenever you tap an untapped creature an opponent controls, you gain 1 life.
      {1}: Tap target creature.`);
    t.lands(0, "Island", 2);
    t.battlefield(0, "Test Sentry");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.activate("Test Sentry", { targets: ["Test Bear"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.activate("Test Sentry", { targets: ["Test Sentry"] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("701.10, 701.15", () => {
  const CARDS = `
  Test Slayer {B}
  Sorcery
  Destroy target creature.

  Test Burial {B}
  Sorcery
  Destroy target creature. It can't be regenerated.`;

  const IT = { what: "target", slot: 0 } as const;

  function does(t: TestGame): void {
    t.cast("Test Deed", { targets: ["Test Bear"] });
    t.resolve();
  }

  function prepare(t: TestGame, effects: readonly Effect[]): void {
    t.cards(CARDS);
    t.define(sorcery("Test Deed", effects, [oneTarget()]));
    t.hand(0, "Test Deed");
  }

  scenario("701.10b: control is exchanged, or nothing is where both have the same controller", (t) => {
    t.cards(CARDS);
    const swap: Effect = {
      do: "exchange",
      quality: "control",
      one: { objects: IT },
      other: { objects: { what: "target", slot: 1 } },
    };
    t.define(sorcery("Test Deed", [swap], [oneTarget(), oneTarget()]));
    t.hand(0, "Test Deed", "Test Deed");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ogre");
    t.to("precombatMain");
    t.cast("Test Deed", { targets: ["Test Bear", "Test Ogre"] });
    t.resolve();
    expect([t.see("Test Bear").controller, t.see("Test Ogre").controller]).toEqual([1, 0]);
  });

  scenario("701.15a: a regeneration shield replaces one destruction: tapped, and its damage removed", (t) => {
    prepare(t, [{ do: "regenerate", what: IT }]);
    t.battlefield(0, "Test Bear", "Test Ogre", "Swamp", "Swamp");
    t.hand(0, "Test Slayer", "Test Slayer");
    t.to("precombatMain");
    does(t);
    t.cast("Test Slayer", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").tapped).toBe(true);
    t.cast("Test Slayer", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("701.15c: a shield is not applied where it can't be regenerated", (t) => {
    prepare(t, [{ do: "regenerate", what: IT }]);
    t.battlefield(0, "Test Bear", "Test Ogre", "Swamp");
    t.hand(0, "Test Burial");
    t.to("precombatMain");
    does(t);
    t.cast("Test Burial", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });
});

describe("701.10d-e: cards in different zones are exchanged", () => {
  const CARDS = `
    Test Wings {1}{U}
    Enchantment — Aura
    Enchant creature
    Enchanted creature has flying.
    Whenever an Aura you control enters, you gain 5 life.
    Aura swap {U}

    Test Shell {4}{W}
    Enchantment — Aura
    Enchant creature
    Enchanted creature gets +0/+4.

    Test Robbery {U}
    Instant
    Gain control of target enchantment.`;

  scenario("701.10d: not between cards of different owners", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.lands(1, "Island", 2);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Wings");
    t.hand(1, "Test Shell", "Test Robbery");
    t.to("precombatMain");
    t.cast("Test Wings", { targets: ["Test Bear"] });
    t.resolve();
    t.resolveAll();
    t.pass();
    t.cast("Test Robbery", { targets: ["Test Wings"] });
    t.resolve();
    t.pass();
    t.activate("Test Wings");
    t.resolve();
    t.yes();
    expect([t.count(1, "hand", "Test Shell"), t.see("Test Bear").keywords]).toEqual([1, ["flying"]]);
  });

  scenario("701.10e, 702.65a: both Auras move at once: the one that leaves does not see the other enter", (t) => {
    kit(t);
    t.cards(CARDS);
    t.lands(0, "Island", 4);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Wings", "Test Shell");
    t.to("precombatMain");
    t.cast("Test Wings", { targets: ["Test Bear"] });
    t.resolve();
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(25);
    t.activate("Test Wings");
    t.resolve();
    t.yes();
    t.resolveAll();
    expect([t.see("Test Bear").toughness, t.lifeOf(0)]).toEqual([6, 25]);
  });
});

describe("701.18", () => {
  const WATCHERS = `
    Test Seer {U}
    Creature — Wizard
    1/1
    Whenever you scry, you gain 1 life.
    Whenever you surveil, you gain 1 life.

    Test Count {1}
    Artifact
    {0}: Scry X, where X is the number of cards in your graveyard.

    Test Dim {1}
    Artifact
    {0}: Surveil X, where X is the number of artifact cards in your graveyard.`;

  scenario("701.18b, 701.42c: to scry 0 or surveil 0 is no scrying or surveilling", (t) => {
    t.cards(WATCHERS);
    t.battlefield(0, "Test Seer", "Test Count", "Test Dim");
    t.to("precombatMain");
    t.activate("Test Count");
    t.resolve();
    t.activate("Test Dim");
    t.resolve();
    expect([t.stackSize, t.lifeOf(0), t.asked().ask]).toEqual([0, 20, "priority"]);
  });

  scenario("701.9c: doubling a power below 0 lowers it", (t) => {
    t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Wither {0}
  Instant
  Target creature gets -4/-0 until end of turn.

  Test Double {0}
  Instant
  Double target creature's power until end of turn.`);
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Wither", "Test Double");
    t.to("precombatMain");
    t.cast("Test Wither", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(-2);
    t.cast("Test Double", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(-4);
  });

  scenario(
    "701.13c, 701.13d: an ability that speaks of one milled card speaks of each, where more were milled",
    (t) => {
      t.cards(`
  Test Bear {0}
  Creature — Bear
  2/2

  Test Grind {0}
  Sorcery
  Mill a card. If a creature card is milled this way, you gain 3 life.

  Test Bigger {0}
  Enchantment
  If you would mill one or more cards, you mill that many cards plus one instead.`);
      t.battlefield(0, "Test Bigger");
      t.library(0, "Test Bear", "Forest");
      t.hand(0, "Test Grind");
      t.to("precombatMain");
      t.cast("Test Grind");
      t.resolve();
      expect([t.count(0, "graveyard"), t.lifeOf(0)]).toEqual([3, 23]);
    },
  );

  scenario("701.20b: what was found is not shuffled, and whatever looks for shuffling sees it", (t) => {
    t.cards(`
  Test Tutor {0}
  Sorcery
  Search your library for a basic land card, reveal it, then shuffle and put that card on top.

  Test Watch {0}
  Enchantment
  Whenever you shuffle your library, you gain 1 life.`);
    t.battlefield(0, "Test Watch");
    t.library(0, "Island");
    t.hand(0, "Test Tutor");
    t.to("precombatMain");
    t.cast("Test Tutor");
    t.resolve();
    t.choose("Island");
    t.resolveAll();
    expect([t.lifeOf(0), t.nameOf(t.game.state.players[0]!.library.at(-1)!)]).toEqual([21, "Island"]);
  });

  scenario("701.3d: an Equipment that leaves or goes to another creature became unattached from its creature", (t) => {
    t.cards(`
      Test Graft {0}
      Artifact — Equipment
      Equipped creature gets +1/+1.
      Whenever this Equipment becomes unattached from a permanent, sacrifice that permanent.
      Equip {0}

      Test Bear {0}
      Creature — Bear
      2/2

      Test Elk {0}
      Creature — Elk
      3/3

      Test Smash {0}
      Instant
      Destroy target artifact.`);
    t.battlefield(0, "Test Graft", "Test Bear", "Test Elk");
    t.hand(0, "Test Smash");
    t.to("precombatMain");
    t.activate("Test Graft", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
    t.activate("Test Graft", { targets: ["Test Elk"] });
    t.resolve();
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    t.cast("Test Smash", { targets: ["Test Graft"] });
    t.resolveAll();
    expect(t.count(0, "graveyard", "Test Elk")).toBe(1);
  });

  scenario("701.10c, 119.7: who can't gain life keeps a lower total while life totals are exchanged", (t) => {
    t.cards(`
      Test Exchange {0}
      Sorcery
      Exchange life totals with target opponent.

      Test Hush {0}
      Enchantment
      Your opponents can't gain life.

      Test Joy {0}
      Enchantment
      If you would gain life, you gain that much life plus 1 instead.`);
    t.life(0, 5);
    t.life(1, 9);
    t.battlefield(0, "Test Joy");
    t.hand(0, "Test Exchange", "Test Exchange", "Test Hush");
    t.to("precombatMain");
    t.cast("Test Exchange", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([10, 5]);
    t.cast("Test Hush");
    t.resolve();
    t.cast("Test Exchange", { targets: [1] });
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([10, 5]);
  });

  scenario("701.10g: a life total exchanged with a creature's toughness is gained or lost", (t) => {
    t.cards(`
      Test Tree {0}
      Creature — Plant
      Defender
      {T}: Exchange target opponent's life total with this creature's toughness.
      0/13

      Test Joy {0}
      Enchantment
      Whenever an opponent loses life, you gain that much life.`);
    t.battlefield(0, "Test Tree", "Test Joy");
    t.to("precombatMain");
    t.activate("Test Tree", { targets: [1] });
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(13);
    expect(t.see("Test Tree").toughness).toBe(20);
    expect(t.lifeOf(0)).toBe(27);
  });

  scenario("701.15b: a static ability regenerates each time", (t) => {
    t.cards(`
      Test Clergy {0}
      Creature — Human Cleric
      If this creature would be destroyed, regenerate it.
      1/1

      Test Bolt {0}
      Instant
      Destroy target creature.`);
    t.battlefield(0, "Test Clergy");
    t.hand(0, "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Clergy"] });
    t.resolve();
    expect(t.see("Test Clergy").tapped).toBe(true);
    t.cast("Test Bolt", { targets: ["Test Clergy"] });
    t.resolve();
    expect(t.see("Test Clergy").tapped).toBe(true);
  });

  scenario("701.19g: who may search may do so whatever comes of it", (t) => {
    t.cards(`
      Test Offer {0}
      Sorcery
      You may search your library for a basic land card, put it onto the battlefield, then shuffle.`);
    t.library(0, "Plains", "Plains", "Plains");
    t.hand(0, "Test Offer");
    t.to("precombatMain");
    t.cast("Test Offer");
    t.resolve();
    t.yes();
    t.choose("Plains");
    expect(t.count(0, "battlefield", "Plains")).toBe(1);
  });
});
