import { describe, expect } from "vitest";
import type { Modification } from "../../../../lib/engine/abilities/modifications.ts";
import { creature, kit, subject } from "../../../support/kit.ts";
import { scenario } from "../../../support/scenario.ts";
import { enchantment, oneTarget, sorcery } from "../../../support/sorcery.ts";

const CARDS = `
  Test Troll {0}
  Creature — Troll
  {0}: Regenerate this creature.
  2/2

  Test Shrink {0}
  Instant
  Target creature gets -2/-2 until end of turn.

  Test Spark {0}
  Instant
  Test Spark deals 2 damage to any target.`;

const IT = { what: "target", slot: 0 } as const;
const becomes = (name: string, ...modifications: Modification[]) =>
  sorcery(name, [{ do: "apply", to: IT, modifications, duration: "endOfTurn" }], [oneTarget({ is: "any" })]);

describe("704.5d-e: tokens and copies outside their zones", () => {
  scenario("704.5d: a token in a hand ceases to exist, though it was put there", (t) => {
    t.cards(`
      Test Rally {0}
      Sorcery
      Create a 1/1 white Soldier creature token.

      Test Tide {0}
      Sorcery
      Return target creature to its owner's hand.`);
    t.hand(0, "Test Rally", "Test Tide");
    t.to("precombatMain");
    t.cast("Test Rally");
    t.resolve();
    t.cast("Test Tide");
    t.resolve();
    expect([t.count(0, "hand"), t.count(0, "battlefield")]).toEqual([0, 0]);
  });

  scenario("704.5e: a copy of a spell that left the stack ceases to exist", (t) => {
    t.cards(`
      Test Salve {0}
      Instant
      You gain 1 life.

      Test Echo {0}
      Instant
      Copy target instant spell.`);
    t.hand(0, "Test Salve", "Test Echo");
    t.to("precombatMain");
    t.cast("Test Salve");
    t.cast("Test Echo");
    t.resolve();
    t.resolveAll();
    expect([t.lifeOf(0), t.count(0, "graveyard", "Test Salve")]).toEqual([22, 1]);
  });
});

describe("704.5f-k: creatures, planeswalkers, legends, worlds", () => {
  scenario("704.5f: regeneration can't replace going to the graveyard for toughness 0", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Troll");
    t.hand(0, "Test Shrink");
    t.to("precombatMain");
    t.activate("Test Troll");
    t.resolve();
    t.cast("Test Shrink", { targets: ["Test Troll"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Troll")).toBe(1);
  });

  scenario("704.5g: regeneration replaces destruction by lethal damage", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Troll");
    t.hand(0, "Test Spark");
    t.to("precombatMain");
    t.activate("Test Troll");
    t.resolve();
    t.cast("Test Spark", { targets: ["Test Troll"] });
    t.resolve();
    expect(t.see("Test Troll")).toMatchObject({ tapped: true, damage: 0 });
  });

  scenario("704.5h: any damage by a source with deathtouch destroys; regeneration replaces it", (t) => {
    t.cards(`${CARDS}

      Test Viper {0}
      Creature — Snake
      Deathtouch
      {0}: This creature deals 1 damage to target creature.
      1/1

      Test Giant {0}
      Creature — Giant
      7/7

      Test Hydra {0}
      Creature — Hydra
      {0}: Regenerate this creature.
      6/6`);
    t.battlefield(0, "Test Viper", "Test Giant", "Test Hydra");
    t.to("precombatMain");
    t.activate("Test Viper", { targets: ["Test Giant"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Giant")).toBe(1);
    t.activate("Test Hydra");
    t.resolve();
    t.activate("Test Viper", { targets: ["Test Hydra"] });
    t.resolve();
    expect(t.see("Test Hydra")).toMatchObject({ tapped: true, damage: 0 });
    t.to("end", 1);
    expect(t.count(0, "battlefield", "Test Hydra")).toBe(1);
  });

  scenario("704.5k: the world rule: only the newest world permanent stays", (t) => {
    t.cards(`
      Test Abyss {0}
      World Enchantment

      Test Storm {0}
      World Enchantment`);
    t.battlefield(1, "Test Abyss");
    t.hand(0, "Test Storm");
    t.to("precombatMain");
    t.cast("Test Storm");
    t.resolve();
    expect([t.count(1, "graveyard", "Test Abyss"), t.count(0, "battlefield", "Test Storm")]).toEqual([1, 1]);
  });

  scenario("704.5k: the time it has been a world counts, not the time it is there; a tie takes all", (t) => {
    t.cards(`
      Test Abyss {0}
      World Enchantment

      Test Plain {0}
      Enchantment

      Test Field {0}
      Enchantment`);
    t.define(becomes("Test Worlding", { modify: "addTypes", supertypes: ["world"] }));
    t.define(
      sorcery("Test Both", [
        {
          do: "apply",
          to: { what: "all", filter: { is: "type", type: "enchantment" } },
          modifications: [{ modify: "addTypes", supertypes: ["world"] }],
          duration: "endOfTurn",
        },
      ]),
    );
    t.battlefield(0, "Test Plain", "Test Abyss");
    t.hand(0, "Test Worlding", "Test Field", "Test Both");
    t.to("precombatMain");
    t.cast("Test Worlding", { targets: ["Test Plain"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Plain"), t.count(0, "graveyard", "Test Abyss")]).toEqual([1, 1]);
    t.to("precombatMain", 3);
    t.cast("Test Field");
    t.resolve();
    t.cast("Test Both");
    t.resolve();
    expect(t.count(0, "battlefield")).toBe(0);
  });
});

describe("704.5m-r: attachments and counters", () => {
  scenario("704.5m: an Aura attached to what it can't enchant any more", (t) => {
    t.cards(`${CARDS}

      Test Blessing {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature gets +1/+1.`);
    t.define(becomes("Test Stone", { modify: "setTypes", types: ["artifact"], subtypes: [] }));
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Blessing", "Test Stone");
    t.to("precombatMain");
    t.cast("Test Blessing", { targets: ["Test Cub"] });
    t.resolve();
    t.cast("Test Stone", { targets: ["Test Cub"] });
    t.resolve();
    expect([t.count(0, "graveyard", "Test Blessing"), t.count(0, "battlefield", "Test Cub")]).toEqual([1, 1]);
  });

  scenario("704.5p: a creature, or what is no Aura, Equipment or Fortification any more, becomes unattached", (t) => {
    t.cards(`${CARDS}

      Test Sword {0}
      Artifact — Equipment
      Equipped creature gets +1/+0.
      Equip {0}

      Test Axe {0}
      Artifact — Equipment
      Equipped creature gets +2/+0.
      Equip {0}`);
    t.define(
      becomes("Test Waking", { modify: "addTypes", types: ["creature"] }, { modify: "setPT", power: 1, toughness: 1 }),
    );
    t.define(becomes("Test Melting", { modify: "removeTypes", subtypes: ["Equipment"] }));
    t.battlefield(0, "Test Cub", "Test Sword", "Test Axe");
    t.hand(0, "Test Waking", "Test Melting");
    t.to("precombatMain");
    for (const name of ["Test Sword", "Test Axe"]) {
      t.activate(name, { targets: ["Test Cub"] });
      t.resolve();
    }
    expect(t.see("Test Cub").power).toBe(5);
    t.cast("Test Waking", { targets: ["Test Sword"] });
    t.resolve();
    expect(t.see("Test Cub").power).toBe(4);
    t.cast("Test Melting", { targets: ["Test Axe"] });
    t.resolve();
    expect([
      t.see("Test Cub").power,
      t.count(0, "battlefield", "Test Sword"),
      t.count(0, "battlefield", "Test Axe"),
    ]).toEqual([2, 1, 1]);
    expect([t.see("Test Sword"), t.see("Test Axe")].length).toBe(2);
    const attached = t.game.state.battlefield.filter((id) => t.game.state.objects[id]!.attachedTo !== undefined);
    expect(attached).toEqual([]);
  });

  scenario("704.5r, 122.4: more counters of a kind than it can have: all but that many are removed", (t) => {
    t.cards(CARDS);
    t.define(
      enchantment("Test Cup", [
        {
          kind: "static",
          effects: [{ static: "rule", rule: { rule: "counterLimit", who: { what: "self" }, kind: "charge", most: 3 } }],
        },
      ]),
    );
    t.define(
      sorcery(
        "Test Pouring",
        [{ do: "putCounters", kind: "charge", count: 5, on: { objects: IT } }],
        [oneTarget({ is: "type", type: "enchantment" })],
      ),
    );
    t.battlefield(0, "Test Cup");
    t.hand(0, "Test Pouring");
    t.to("precombatMain");
    t.cast("Test Pouring");
    t.resolve();
    expect(t.see("Test Cup").counters).toEqual({ charge: 3 });
  });

  scenario("704.5y: of several Roles one player controls on a creature only the newest stays", (t) => {
    t.cards(CARDS);
    for (const [name, role] of [
      ["Test Casting", "Wicked"],
      ["Test Coronation", "Royal"],
    ] as const)
      t.define(
        sorcery(
          name,
          [
            {
              do: "createTokens",
              who: { who: "you" },
              count: 1,
              token: {
                name: role,
                colors: [],
                supertypes: [],
                types: ["enchantment"],
                subtypes: ["Aura", "Role"],
                abilities: [
                  { kind: "keyword", keyword: { keyword: "enchant", filter: { is: "type", type: "creature" } } },
                ],
              },
              entering: { attachedTo: { objects: IT } },
            },
          ],
          [oneTarget()],
        ),
      );
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Casting", "Test Coronation");
    t.to("precombatMain");
    t.cast("Test Casting", { targets: ["Test Cub"] });
    t.resolve();
    t.cast("Test Coronation", { targets: ["Test Cub"] });
    t.resolveAll();
    expect([t.count(0, "battlefield", "Wicked"), t.count(0, "battlefield", "Royal")]).toEqual([0, 1]);
  });
});

describe("704.5s-x: Sagas and battles", () => {
  scenario("704.5s: a Saga is sacrificed after its last chapter has left the stack", (t) => {
    t.cards(`
      Test Tale {0}
      Enchantment — Saga
      I — You gain 1 life.`);
    t.hand(0, "Test Tale");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolve();
    expect([t.count(0, "battlefield", "Test Tale"), t.stackSize]).toEqual([1, 1]);
    t.resolve();
    expect([t.count(0, "graveyard", "Test Tale"), t.lifeOf(0)]).toEqual([1, 21]);
  });

  const SIEGE = `
    Test Invasion {0}
    Battle — Siege
    When this Siege enters, you gain 1 life.
    Defense 2`;

  scenario("704.5v: a battle with defense 0 goes, but not while an ability of it waits on the stack", (t) => {
    t.cards(`${CARDS}
${SIEGE}`);
    t.hand(0, "Test Invasion", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Invasion");
    t.resolve();
    t.cast("Test Spark", { targets: ["Test Invasion"] });
    t.resolve();
    expect([t.count(0, "battlefield", "Test Invasion"), t.see("Test Invasion").counters]).toEqual([1, {}]);
    while (t.stackSize > 0) {
      t.resolve();
      // 310.11b: nothing to cast it as.
      if (t.asked().ask === "choose") t.choose();
    }
    expect(t.count(0, "battlefield", "Test Invasion")).toBe(0);
  });

  scenario(
    "704.5w: a battle without a protector in the game gets one its controller chooses",
    (t) => {
      t.cards(`${CARDS}
${SIEGE}`);
      t.hand(0, "Test Invasion");
      t.to("precombatMain");
      t.cast("Test Invasion");
      t.resolve();
      t.choose(2);
      t.resolveAll();
      const [battle] = t.ids(0, "battlefield", "Test Invasion");
      expect(t.game.state.objects[battle!]!.chosen?.player).toBe(2);
      t.pass(2);
      t.concede(2);
      expect(t.game.state.objects[battle!]!.chosen?.player).toBe(1);
    },
    { seats: 3 },
  );

  scenario("704.5x: a Siege whose controller is its protector gets an opponent", (t) => {
    t.cards(`${CARDS}
${SIEGE}`);
    t.define(
      sorcery(
        "Test Theft",
        [{ do: "gainControl", who: { who: "you" }, what: IT, duration: "forever" }],
        [oneTarget({ is: "type", type: "battle" })],
      ),
    );
    t.battlefield(0, "Test Invasion");
    t.hand(1, "Test Theft");
    t.to("precombatMain", 2);
    const [battle] = t.ids(0, "battlefield", "Test Invasion");
    expect(t.game.state.objects[battle!]!.chosen?.player).toBe(1);
    t.cast("Test Theft");
    t.resolve();
    expect(t.game.state.objects[battle!]!.chosen?.player).toBe(0);
  });
});

describe("704.6-704.8", () => {
  scenario("704.7: of actions with the same result one replacement effect replaces all", (t) => {
    t.cards(`${CARDS}

      Test Snake {0}
      Creature — Snake
      Deathtouch
      {0}: This creature deals 5 damage to target creature.
      1/1`);
    t.battlefield(0, "Test Troll", "Test Snake");
    t.to("precombatMain");
    t.activate("Test Troll");
    t.resolve();
    // Lethal damage and damage by deathtouch at once: one shield is enough.
    t.activate("Test Snake", { targets: ["Test Troll"] });
    t.resolve();
    expect(t.see("Test Troll").tapped).toBe(true);
  });

  scenario("704.8: what leaves in one check sees the others as they were before it", (t) => {
    t.cards(`
      Test Captain {0}
      Creature — Human
      Other creatures you control get +1/+1.
      2/2

      Test Martyr {0}
      Creature — Human
      When this creature dies, you gain life equal to its power.
      1/1

      Test Quake {0}
      Sorcery
      Test Quake deals 2 damage to each creature.`);
    t.battlefield(0, "Test Captain", "Test Martyr");
    t.hand(0, "Test Quake");
    t.to("precombatMain");
    t.cast("Test Quake");
    t.resolve();
    t.resolveAll();
    expect([t.count(0, "battlefield"), t.lifeOf(0)]).toEqual([0, 22]);
  });
});

describe("704.3", () => {
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
});

describe("704.5: as cards word it", () => {
  scenario("704.5g: by their power where an effect says so", (t) => {
    t.cards(`
      Test Brute {2}{R}
      Creature — Ogre
      4/2
      Lethal damage dealt to creatures you control is determined by their power rather than their toughness.`);
    t.lands(0, "Mountain", 2);
    t.battlefield(0, "Test Brute");
    t.hand(0, "Test Spark", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Spark", { targets: ["Test Brute"] });
    t.resolve();
    expect(t.count(0, "battlefield", "Test Brute")).toBe(1);
    t.cast("Test Spark", { targets: ["Test Brute"] });
    t.resolve();
    expect(t.count(0, "graveyard", "Test Brute")).toBe(1);
  });
});
