import { describe, expect } from "vitest";
import type { Ability } from "../../../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { Replacement } from "../../../../lib/engine/abilities/replacements.ts";
import { kit, subject } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import { enchantment, oneTarget, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Insight {0}
  Sorcery
  Draw a card.`;

const YOU = { who: "you" } as const;
const replacing = (name: string, replacement: Replacement) =>
  enchantment(name, [{ kind: "static", effects: [{ static: "replace", replacement }] }]);
const gains = (amount: number): Effect => ({ do: "gainLife", who: YOU, amount });

describe("614.1-614.9: replacement effects", () => {
  scenario(
    "614.1, 614.1a, 614.6: the event does not happen at all; another happens, which may trigger abilities",
    (t) => {
      t.cards(`${CARDS}

      Test Rest {0}
      Enchantment
      If a creature would die, exile it instead.

      Test Mourner {0}
      Enchantment
      Whenever a creature dies, you gain 1 life.`);
      t.battlefield(0, "Test Rest", "Test Mourner", "Test Cub");
      t.hand(0, "Test Slayer");
      t.to("precombatMain");
      t.cast("Test Slayer", { targets: ["Test Cub"] });
      t.resolveAll();
      expect([t.count(0, "exile", "Test Cub"), t.count(0, "graveyard", "Test Cub"), t.lifeOf(0)]).toEqual([1, 0, 20]);
    },
  );

  scenario("614.1b, 614.10: 'skip' replaces a step with nothing", (t) => {
    t.cards(`
      Test Curse {0}
      Enchantment
      Players skip their upkeep steps.

      Test Clock {0}
      Enchantment
      At the beginning of your upkeep, you gain 1 life.`);
    t.battlefield(0, "Test Curse", "Test Clock");
    t.to("draw", 3);
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("614.1d: what is said of entering in general applies to everything that does", (t) => {
    t.cards(`${CARDS}

      Test Frost {0}
      Enchantment
      Creatures your opponents control enter tapped.`);
    t.battlefield(1, "Test Frost");
    t.hand(0, "Test Cub");
    t.to("precombatMain");
    t.cast("Test Cub");
    t.resolve();
    expect(t.see("Test Cub").tapped).toBe(true);
  });

  scenario("614.3: it lasts until it is used up or its duration is over", (t) => {
    t.cards(`${CARDS}

      Test Troll {0}
      Creature — Troll
      {0}: Regenerate this creature.
      2/2`);
    t.battlefield(0, "Test Troll");
    t.hand(0, "Test Slayer", "Test Slayer");
    t.to("precombatMain");
    t.activate("Test Troll");
    t.resolve();
    t.activate("Test Troll");
    t.resolve();
    t.cast("Test Slayer", { targets: ["Test Troll"] });
    t.resolve();
    // One of two shields is used up; the other ends with the turn.
    expect(t.see("Test Troll").tapped).toBe(true);
    t.to("precombatMain", 3);
    t.cast("Test Slayer", { targets: ["Test Troll"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Troll")).toBe(1);
  });

  scenario("614.4: regenerating in response works; once the spell has resolved it is too late", (t) => {
    t.cards(`${CARDS}

      Test Troll {0}
      Creature — Troll
      {0}: Regenerate this creature.
      2/2`);
    t.battlefield(1, "Test Troll");
    t.hand(0, "Test Slayer", "Test Slayer");
    t.to("precombatMain");
    t.cast("Test Slayer", { targets: ["Test Troll"] });
    t.pass();
    t.activate("Test Troll");
    t.resolveAll();
    expect(t.see("Test Troll").tapped).toBe(true);
    t.cast("Test Slayer", { targets: ["Test Troll"] });
    t.resolveAll();
    expect(t.count(1, "graveyard", "Test Troll")).toBe(1);
  });

  scenario("614.5: two effects that each double damage make four times as much", (t) => {
    t.cards(`${CARDS}

      Test Fury {0}
      Enchantment
      If a source you control would deal damage to a permanent or player, it deals double that damage instead.`);
    t.battlefield(0, "Test Fury", "Test Fury");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(8);
  });

  scenario("614.6: an instruction of the modified event that can't be carried out is ignored", (t) => {
    t.cards(CARDS);
    t.define(
      replacing("Test Trade", {
        of: { on: "gainLife", who: YOU },
        instead: {
          by: "effects",
          effects: [
            {
              do: "discard",
              who: YOU,
              what: { what: "chosen", filter: { is: "any" }, in: "hand", of: YOU, count: { min: 1, max: 1 } },
            },
            { do: "draw", who: YOU, count: 1 },
          ],
        },
      }),
    );
    t.battlefield(0, "Test Trade");
    t.hand(0, "Test Salve");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([20, 1]);
  });

  scenario("614.7, 614.7a: an event that never happens is not replaced: 0 damage is no damage", (t) => {
    t.cards(`${CARDS}

      Test Fury {0}
      Enchantment
      If a source you control would deal damage to a permanent or player, it deals that much damage plus 1 instead.

      Test Fizzle {0}
      Instant
      Test Fizzle deals X damage to any target, where X is the number of Swamps you control.`);
    t.battlefield(0, "Test Fury");
    t.hand(0, "Test Fizzle", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Fizzle", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(20);
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("614.8: regeneration replaces destruction: damage goes, it is tapped and leaves combat", (t) => {
    t.cards(`${CARDS}

      Test Troll {0}
      Creature — Troll
      {0}: Regenerate this creature.
      3/3

      Test Ogre {0}
      Creature — Ogre
      4/4`);
    t.battlefield(0, "Test Ogre");
    t.battlefield(1, "Test Troll");
    t.to("precombatMain");
    t.attack("Test Ogre");
    t.block(["Test Troll", "Test Ogre"]);
    t.pass();
    t.activate("Test Troll");
    t.resolve();
    t.to("endOfCombat");
    expect(t.see("Test Troll")).toMatchObject({ tapped: true, damage: 0 });
    expect(t.game.state.combat?.attackers[0]?.blockers).toEqual([]);
  });

  scenario("614.9: damage is redirected to a creature that is there, and not to one that has left", (t) => {
    t.cards(CARDS);
    t.define(
      sorcery(
        "Test Decoy",
        [
          {
            do: "replace",
            replacement: {
              of: { on: "damage", to: { players: YOU } },
              instead: { by: "redirect", to: { objects: { what: "target", slot: 0 } } },
            },
            duration: "endOfTurn",
          },
        ],
        [oneTarget()],
      ),
    );
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Decoy", "Test Slayer");
    t.hand(1, "Test Bolt", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Decoy", { targets: ["Test Cub"] });
    t.resolve();
    t.pass();
    t.cast("Test Bolt", { targets: [0] });
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Cub")]).toEqual([20, 1]);
    t.pass();
    t.cast("Test Bolt", { targets: [0] });
    t.resolve();
    expect(t.lifeOf(0)).toBe(17);
  });
});

describe("614.10-614.11: skipping and drawing", () => {
  const skip = (step: "draw" | "untap"): Effect => ({ do: "skipStep", who: YOU, step, next: true });

  scenario("614.10a: two effects that skip the next draw step skip the next two", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Doze", [skip("draw")]));
    t.hand(0, "Test Doze", "Test Doze");
    t.to("precombatMain");
    t.cast("Test Doze");
    t.resolve();
    t.cast("Test Doze");
    t.resolve();
    const before = t.count(0, "hand");
    t.to("precombatMain", 3);
    expect(t.count(0, "hand")).toBe(before);
    t.to("precombatMain", 5);
    expect(t.count(0, "hand")).toBe(before);
    t.to("precombatMain", 7);
    expect(t.count(0, "hand")).toBe(before + 1);
  });

  scenario("614.10a: what was to happen at the beginning of a skipped step waits for the next that is not", (t) => {
    t.cards(CARDS);
    t.define(
      sorcery("Test Alarm", [
        { do: "skipStep", who: YOU, step: "upkeep", next: true },
        {
          do: "delayed",
          when: { on: "step", step: "upkeep", of: YOU },
          body: { targets: [], effects: [gains(5)] },
        },
      ]),
    );
    t.hand(0, "Test Alarm");
    t.to("precombatMain");
    t.cast("Test Alarm");
    t.resolve();
    t.to("precombatMain", 3);
    expect(t.lifeOf(0)).toBe(20);
    t.to("precombatMain", 5);
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("614.10: a step that has begun is no longer skipped", (t) => {
    t.cards(CARDS);
    t.define({
      ...sorcery("Test Doze", [skip("draw")]),
      faces: [
        {
          ...sorcery("Test Doze", [skip("draw")]).faces[0],
          typeLine: { supertypes: [], types: ["instant"], subtypes: [] },
        },
      ],
    });
    t.hand(0, "Test Doze");
    t.to("draw", 3);
    const before = t.count(0, "hand");
    t.cast("Test Doze");
    t.resolve();
    expect(t.count(0, "hand")).toBe(before - 1);
    t.to("precombatMain", 5);
    expect(t.count(0, "hand")).toBe(before - 1);
  });

  scenario("614.10b: skipping and then acting: the action comes first in what actually occurs next", (t) => {
    t.cards(CARDS);
    t.define(
      enchantment("Test Nap", [
        {
          kind: "static",
          effects: [
            {
              static: "replace",
              replacement: {
                of: { on: "step", step: "draw", of: YOU },
                instead: { by: "effects", effects: [gains(2)] },
              },
            },
          ],
        },
      ]),
    );
    t.battlefield(0, "Test Nap");
    t.to("precombatMain", 3);
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([22, 0]);
  });

  scenario("614.10b: of several skipped steps, in the first that is not: there the action asks what it asks", (t) => {
    t.cards(CARDS);
    const instead = (step: "upkeep" | "draw", effect: Effect): Ability => ({
      kind: "static",
      effects: [
        {
          static: "replace",
          replacement: { of: { on: "step", step, of: YOU }, instead: { by: "effects", effects: [effect] } },
        },
      ],
    });
    t.define(
      enchantment("Test Nap", [
        instead("upkeep", { do: "may", who: YOU, effects: [gains(2)] }),
        instead("draw", { do: "may", who: YOU, effects: [gains(5)] }),
      ]),
    );
    t.battlefield(1, "Test Nap");
    t.to("end", 1);
    while (t.asked().ask === "priority" && t.turn.number === 1) t.pass();
    expect([t.asked().about, t.turn.number, t.step]).toEqual(["may", 2, "precombatMain"]);
    t.yes();
    expect(t.lifeOf(1)).toBe(22);
    t.yes();
    expect([t.lifeOf(1), t.asked().ask, t.step, t.count(1, "hand")]).toEqual([27, "priority", "precombatMain", 0]);
  });

  scenario("614.11: a draw is replaced even with an empty library", (t) => {
    t.cards(CARDS);
    t.define(replacing("Test Well", { of: { on: "draw", who: YOU }, instead: { by: "effects", effects: [gains(1)] } }));
    t.emptyLibraries();
    t.library(1, "Plains", "Plains");
    t.battlefield(0, "Test Well");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect([t.over, t.lifeOf(0)]).toEqual([false, 21]);
  });

  scenario("614.11a: what replaces a draw is completed before the next draw of the sequence", (t) => {
    t.cards(`
      Test Study {0}
      Sorcery
      Draw two cards.`);
    t.define(
      replacing("Test Sieve", {
        of: { on: "draw", who: YOU },
        instead: {
          by: "effects",
          effects: [
            { do: "mill", who: YOU, count: 1 },
            { do: "draw", who: YOU, count: 1 },
          ],
        },
      }),
    );
    t.emptyLibraries();
    t.library(0, "Plains", "Island", "Swamp", "Mountain", "Forest");
    t.library(1, "Plains", "Plains");
    t.battlefield(0, "Test Sieve");
    t.hand(0, "Test Study");
    t.to("precombatMain");
    t.cast("Test Study");
    t.resolve();
    const names = t.ids(0, "hand").map((id) => t.seeId(id).name);
    expect(names).toEqual(["Mountain", "Island"]);
  });

  scenario("614.11b: what was to be done with the drawn card is not done with the cards of a replacement", (t) => {
    t.cards(CARDS);
    t.define(
      replacing("Test Echo", {
        of: { on: "draw", who: YOU },
        instead: { by: "effects", effects: [{ do: "draw", who: YOU, count: 2 }] },
      }),
    );
    const drawn = { what: "noted", name: "drawn" } as const;
    t.define(
      sorcery("Test Glimpse", [
        { do: "draw", who: YOU, count: 1, note: "drawn" },
        { do: "discard", who: YOU, what: drawn },
      ]),
    );
    t.battlefield(0, "Test Echo");
    t.hand(0, "Test Glimpse");
    t.to("precombatMain");
    t.cast("Test Glimpse");
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("113.6c, 614.1a: from anywhere is also from a library and from a hand", (t) => {
    t.cards(`
      Old Titan {9}
      Artifact Creature — Golem
      If Old Titan would be put into a graveyard from anywhere, reveal Old Titan and shuffle it into its owner's library instead.
      9/9

      Small Mill {U}
      Sorcery
      Mill two cards.

      Small Loss {U}
      Sorcery
      Discard a card.`);
    t.battlefield(0, "Island", "Island");
    t.hand(0, "Small Mill", "Small Loss", "Old Titan");
    t.library(0, "Island", "Old Titan");
    t.to("precombatMain");
    t.cast("Small Mill");
    t.resolve();
    expect([t.count(0, "graveyard", "Island"), t.count(0, "library", "Old Titan")]).toEqual([1, 1]);
    t.cast("Small Loss");
    t.resolve();
    expect([t.count(0, "hand"), t.count(0, "library", "Old Titan")]).toEqual([0, 2]);
  });
});

describe("614.1-614.9: as cards word it", () => {
  scenario("614.1a, 701.8: a card that an opponent's spell makes one discard goes elsewhere", (t) => {
    t.cards(`
      Test Smiter {0}
      Creature — Elephant
      4/4
      If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.

      Test Ruin {0}
      Sorcery
      Target player discards a card.`);
    t.hand(0, "Test Ruin", "Test Ruin");
    t.hand(1, "Test Smiter");
    t.to("precombatMain");
    t.cast("Test Ruin", { targets: [1] });
    t.resolve();
    expect([t.count(1, "battlefield", "Test Smiter"), t.count(1, "graveyard", "Test Smiter")]).toEqual([1, 0]);
  });

  scenario("614.1a: one's own spell does not", (t) => {
    t.cards(`
      Test Smiter {0}
      Creature — Elephant
      4/4
      If a spell or ability an opponent controls causes you to discard this card, put it onto the battlefield instead of putting it into your graveyard.

      Test Ruin {0}
      Sorcery
      Target player discards a card.`);
    t.hand(0, "Test Ruin", "Test Smiter");
    t.to("precombatMain");
    t.cast("Test Ruin", { targets: [0] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Smiter"), t.count(0, "graveyard", "Test Smiter")]).toEqual([0, 1]);
  });

  scenario("614.1a, 614.4: the next time a player would draw", (t) => {
    t.cards(`
      Test Words {0}
      Sorcery
      The next time you would draw a card this turn, you gain 3 life instead.

      Test Lore {0}
      Sorcery
      Draw two cards.`);
    t.hand(0, "Test Words", "Test Lore");
    t.to("precombatMain");
    t.cast("Test Words");
    t.resolve();
    t.cast("Test Lore");
    t.resolve();
    expect([t.lifeOf(0), t.count(0, "hand")]).toEqual([23, 1]);
  });

  scenario("614.1a, 104.2b: a draw from an empty library that is replaced", (t) => {
    t.cards(`
      Test Maniac {0}
      Creature — Wizard
      2/2
      If you would draw a card while your library has no cards in it, you gain 9 life instead.

      Test Lore {0}
      Sorcery
      Draw a card.`);
    t.emptyLibraries();
    t.library(1, "Test Lore");
    t.battlefield(0, "Test Maniac");
    t.hand(0, "Test Lore");
    t.to("precombatMain");
    t.cast("Test Lore");
    t.resolve();
    expect(t.lifeOf(0)).toBe(29);
  });

  scenario("614.1a, 608.2n: one that would be put into a graveyard is exiled instead, countered or resolved", (t) => {
    t.cards(`
      Test Sage {1}{U}
      Creature — Human
      2/2
      Once during each of your turns, you may cast an instant spell from your graveyard. If a spell cast this way would be put into your graveyard, exile it instead.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Sage");
    t.put(0, "graveyard", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(18);
    expect(t.count(0, "exile", "Test Spark")).toBe(1);
  });

  scenario("614.1c, 614.12: enters tapped, and with counters", (t) => {
    t.cards(`
      Test Gate
      Land
      This land enters tapped.
      {T}: Add {W}.

      Test Hydra {G}
      Creature — Hydra
      This creature enters with two +1/+1 counters on it.
      0/0`);
    t.battlefield(0, "Forest");
    t.hand(0, "Test Gate", "Test Hydra");
    t.to("precombatMain");
    t.playLand("Test Gate");
    expect(t.see("Test Gate").tapped).toBe(true);
    t.cast("Test Hydra");
    t.resolve();
    expect(t.see("Test Hydra")).toMatchObject({ power: 2, counters: { "+1/+1": 2 } });
  });

  scenario("614.1c: the permanent it becomes enters as the permission says", (t) => {
    t.cards(`
      Test Smith {1}{R}
      Creature — Dwarf
      2/2
      Once during each of your turns, you may cast an artifact spell from your graveyard. If you cast a spell this way, that artifact enters tapped.

      Test Anvil {1}
      Artifact
      {T}: You gain 1 life.`);
    t.lands(0, "Mountain", 1);
    t.battlefield(0, "Test Smith");
    t.put(0, "graveyard", "Test Anvil");
    t.to("precombatMain");
    t.cast("Test Anvil");
    t.resolve();
    expect(t.see("Test Anvil").tapped).toBe(true);
  });

  scenario("614.5, 616.1g: an effect that doubles draws does not double its own result again", (t) => {
    t.cards(`
      Test Echo {2}{U}
      Enchantment
      If you would draw a card, draw two cards instead.`);
    t.battlefield(0, "Test Echo", "Island");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect(t.count(0, "hand")).toBe(2);
  });

  scenario("614.7, 616.1: where one effect has left no counters to put, another has none to add to", (t) => {
    t.cards(`${CARDS}

      Test Thinning {0}
      Enchantment
      If an opponent would put one or more counters on a permanent or player, they put half that many of each of those kinds of counters on that permanent or player instead, rounded down.

      Test Ladder {0}
      Enchantment
      If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.

      Test Growth {0}
      Sorcery
      Put a +1/+1 counter on target creature.`);
    t.battlefield(0, "Test Ladder", "Test Cub");
    t.battlefield(1, "Test Thinning");
    t.hand(0, "Test Growth", "Test Growth");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Cub"] });
    t.resolve();
    t.option("Test Thinning");
    expect(t.see("Test Cub").counters ?? {}).toEqual({});
    t.cast("Test Growth", { targets: ["Test Cub"] });
    t.resolve();
    t.option("Test Ladder");
    expect(t.see("Test Cub").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("614.7a, 120.8: where one effect has left no damage, another has none to increase", (t) => {
    t.cards(`${CARDS}

      Test Damper {0}
      Enchantment
      If a spell would deal damage to a permanent or player, it deals that much damage minus 1 to that permanent or player instead.

      Test Ember {0}
      Enchantment
      If a source would deal damage to a permanent or player, it deals that much damage plus 1 to that permanent or player instead.

      Test Prick {0}
      Sorcery
      Test Prick deals 1 damage to target player.`);
    t.battlefield(0, "Test Damper", "Test Ember");
    t.hand(0, "Test Prick", "Test Prick");
    t.to("precombatMain");
    t.cast("Test Prick", { targets: [1] });
    t.resolve();
    t.option("Test Damper");
    expect(t.lifeOf(1)).toBe(20);
    t.cast("Test Prick", { targets: [1] });
    t.resolve();
    t.option("Test Ember");
    expect(t.lifeOf(1)).toBe(19);
  });

  scenario("614.5, 616.1: two such effects make four of one", (t) => {
    t.cards(`
      Test Echo {2}{U}
      Enchantment
      If you would draw a card, draw two cards instead.`);
    t.battlefield(0, "Test Echo", "Test Echo", "Island");
    t.hand(0, "Test Insight");
    t.to("precombatMain");
    t.cast("Test Insight");
    t.resolve();
    expect(t.count(0, "hand")).toBe(4);
  });

  scenario("614.6: a creature that would die is exiled instead, and what else is said is done", (t) => {
    t.cards(`
      Test Reaper {0}
      Enchantment
      If a nontoken creature an opponent controls would die, instead exile that card and create a 2/2 black Zombie creature token.`);
    t.battlefield(0, "Test Reaper");
    t.battlefield(1, "Test Cub");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Cub"] });
    t.resolveAll();
    expect([
      t.count(1, "exile", "Test Cub"),
      t.count(1, "graveyard"),
      t.count(0, "battlefield", "Zombie Token"),
    ]).toEqual([1, 0, 1]);
  });

  scenario("614.6, 614.1a: life gain that is increased", (t) => {
    t.cards(`
      Test Angel {3}{W}
      Creature — Angel
      If you would gain life, you gain that much life plus 1 instead.
      2/2

      Test Salve {W}
      Instant
      You gain 3 life.`);
    t.battlefield(0, "Test Angel", "Plains");
    t.hand(0, "Test Salve");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("614.9: damage is dealt to another object instead", (t) => {
    t.cards(`
      Test Guard {W}
      Creature — Wall
      0/8
      All damage that would be dealt to you is dealt to this creature instead.

      Test Bolt {R}
      Instant
      Test Bolt deals 3 damage to any target.`);
    t.hand(0, "Test Bolt");
    t.battlefield(0, "Mountain");
    t.battlefield(1, "Test Guard");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [1] });
    t.resolve();
    expect(t.lifeOf(1)).toBe(20);
    expect(t.see("Test Guard").damage).toBe(3);
  });

  scenario("614.9, 615.7: the next 1 damage is dealt to another creature, what is more to the first", (t) => {
    t.cards(`
      Test Warden {0}
      Creature — Kor
      {0}: The next 1 damage that would be dealt to this creature this turn is dealt to target creature you control instead.
      2/5`);
    t.battlefield(0, "Test Warden", "Test Ox");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.activate("Test Warden", { targets: ["Test Ox"] });
    t.resolveAll();
    t.cast("Test Bolt", { targets: ["Test Warden"] });
    t.resolveAll();
    expect([t.see("Test Warden").damage, t.see("Test Ox").damage]).toEqual([2, 1]);
  });
});

describe("614.1", () => {
  /** What cards count and compare, and where their abilities work, read from text and played. */
  const BEAR = `
  Test Bear {G}{G}
  Creature — Bear
  2/2

  Test Ox {R}{G}
  Creature — Ox
  2/4`;

  const RUINS = (sacrifice: string) => `${BEAR}

      Test Ruins
      Land
      If this land would enter, ${sacrifice} an untapped Bear instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.`;
  const seen = (t: TestGame) =>
    ["Test Ruins", "Test Bear"].map((name) => [t.count(0, "battlefield", name), t.count(0, "graveyard", name)]);

  scenario(
    "614.1c, 118.12: a land that has to be paid for is, by whoever can, and goes into a graveyard without",
    (t) => {
      t.cards(RUINS("sacrifice"));
      t.hand(0, "Test Ruins", "Test Ruins");
      t.battlefield(0, "Test Bear");
      t.to("precombatMain");
      t.playLand("Test Ruins");
      expect(seen(t)).toEqual([
        [1, 0],
        [0, 1],
      ]);
      t.to("precombatMain");
      t.to("precombatMain");
      t.playLand("Test Ruins");
      expect(seen(t)).toEqual([
        [1, 1],
        [0, 1],
      ]);
    },
  );

  scenario("614.1c, 614.12a: a land that may be paid for goes into a graveyard where it is not", (t) => {
    t.cards(RUINS("you may sacrifice"));
    t.hand(0, "Test Ruins");
    t.battlefield(0, "Test Bear");
    t.to("precombatMain");
    t.playLand("Test Ruins");
    t.answer({ ask: "confirm", yes: false });
    expect(seen(t)).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });
});

describe("614.9", () => {
  /** What cards count and compare, and where their abilities work, read from text and played. */
  const BEAR = `
  Test Bear {G}{G}
  Creature — Bear
  2/2

  Test Ox {R}{G}
  Creature — Ox
  2/4`;

  scenario("614.9: the damage of a chosen source is dealt to something else", (t) => {
    t.cards(`${BEAR}

      Test Mirror {0}
      Instant
      The next time a source of your choice would deal damage to you this turn, that damage is dealt to target creature instead.

      Test Bolt {0}
      Instant
      Test Bolt deals 3 damage to target player.`);
    t.battlefield(1, "Test Ox");
    t.hand(0, "Test Mirror", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: [0] });
    t.cast("Test Mirror", { targets: ["Test Ox"] });
    t.resolve();
    t.choose("Test Bolt");
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Ox").damage]).toEqual([20, 3]);
  });
});

describe("601.2c", () => {
  scenario("601.2c, 614.11: what is done instead of a draw has the targets that were chosen with the ability", (t) => {
    kit(t);
    subject(
      t,
      "{0}: The next time you would draw a card this turn, this creature deals 2 damage to any target instead.",
    );
    t.battlefield(0, "Test Subject");
    t.battlefield(1, "Test Bear");
    t.cards(`
      Test Lesson {0}
      Sorcery
      Draw a card.`);
    t.hand(0, "Test Lesson");
    t.to("precombatMain");
    t.activate("Test Subject", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.count(1, "graveyard", "Test Bear")).toBe(0);
    t.cast("Test Lesson");
    t.resolveAll();
    expect([t.count(1, "graveyard", "Test Bear"), t.count(0, "hand")]).toEqual([1, 0]);
  });
});

describe("614.10", () => {
  function resolves(t: TestGame, ...effects: Effect[]): void {
    t.define(sorcery("Test Deed", effects));
    t.hand(0, "Test Deed");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.resolve();
  }

  scenario("614.10: a player skips the next draw step, once", (t) => {
    resolves(t, { do: "skipStep", who: { who: "opponents" }, step: "draw", next: true });
    t.to("end", 2);
    expect(t.count(1, "hand")).toBe(0);
    t.to("end", 4);
    expect(t.count(1, "hand")).toBe(1);
  });

  scenario("614.10: a player skips the next turn", (t) => {
    resolves(t, { do: "skipTurn", who: { who: "opponents" } });
    t.to("upkeep", 2);
    expect(t.turn.active).toBe(0);
  });
});
