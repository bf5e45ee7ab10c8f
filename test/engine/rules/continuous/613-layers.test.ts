import { describe, expect } from "vitest";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { Modification } from "../../../../lib/engine/abilities/modifications.ts";
import { scenario } from "../../../support/scenario.ts";
import { oneTarget, sorcery } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Ogre {0}
  Creature — Ogre
  1/3

  Test Frog {0}
  Instant
  Until end of turn, target creature loses all abilities and has base power and toughness 1/1.

  Test Wings {0}
  Instant
  Target creature gains flying until end of turn.

  Test Bird {0}
  Creature — Bird
  Flying
  2/2

  Test Dye {0}
  Instant
  Target creature becomes white until end of turn.

  Test Tar {0}
  Instant
  Target creature becomes black until end of turn.`;

const IT = { what: "target", slot: 0 } as const;
const apply = (...modifications: Modification[]): Effect => ({
  do: "apply",
  to: IT,
  modifications,
  duration: "endOfTurn",
});

function cast(t: TestGame, name: string, target: string): void {
  t.cast(name, { targets: [target] });
  t.resolve();
}

describe("613.1: layers", () => {
  scenario("613.1, 613.1a, 613.2a: what a copy is comes first; everything else is applied to that", (t) => {
    t.cards(`${CARDS}

      Test Mirror {0}
      Sorcery
      Target creature you control becomes a copy of target creature an opponent controls.`);
    t.battlefield(0, "Test Cub");
    t.battlefield(1, "Test Bird");
    t.hand(0, "Test Growth", "Test Mirror");
    t.to("precombatMain");
    cast(t, "Test Growth", "Test Cub");
    t.cast("Test Mirror", { targets: ["Test Cub", "Test Bird"] });
    t.resolve();
    expect(t.seeId(t.ids(0, "battlefield")[0]!)).toMatchObject({ name: "Test Bird", power: 5, keywords: ["flying"] });
  });

  scenario(
    "613.1a, 613.2a: 'as it enters' that sets power and toughness is copiable, and other effects come later",
    (t) => {
      t.cards(`${CARDS}

      Test Shaper {0}
      Creature — Shapeshifter
      As this creature enters, it becomes your choice of a 3/3 creature or a 1/6 creature with defender.
      0/0

      Test Twin {0}
      Sorcery
      Create a token that's a copy of target creature.`);
      t.hand(0, "Test Shaper", "Test Twin");
      t.to("precombatMain");
      t.cast("Test Shaper");
      t.resolve();
      t.option("1/6");
      expect(t.see("Test Shaper")).toMatchObject({ power: 1, toughness: 6, keywords: ["defender"] });
      cast(t, "Test Twin", "Test Shaper");
      t.option("3/3");
      const [, token] = t.ids(0, "battlefield", "Test Shaper");
      expect(t.seeId(token!)).toMatchObject({ power: 3, toughness: 3, keywords: ["defender"] });
    },
  );

  scenario("613.2b, 708.2: a face-down permanent is a 2/2 to which later layers apply", (t) => {
    t.cards(`${CARDS}

      Test Moth {5}
      Creature — Insect
      Flying
      Morph {0}
      4/5`);
    t.lands(0, "Plains", 3);
    t.hand(0, "Test Moth", "Test Growth");
    t.to("precombatMain");
    t.cast("Test Moth", { via: "morph" });
    t.resolve();
    const [moth] = t.ids(0, "battlefield").filter((id) => t.seeId(id).types.includes("creature"));
    t.cast("Test Growth");
    t.resolve();
    expect(t.seeId(moth!)).toMatchObject({ name: "", power: 5, toughness: 5, keywords: [] });
  });

  scenario("613.1d, 613.1e, 613.1f, 613.1g: types, then colours, then abilities, then power and toughness", (t) => {
    t.cards(`${CARDS}

      Test Golem {0}
      Artifact

      Test Forge {0}
      Enchantment
      Artifact creatures you control are white.

      Test Banner {0}
      Enchantment
      White creatures you control have flying.

      Test Wind {0}
      Enchantment
      Creatures you control with flying get +1/+1.`);
    t.define(
      sorcery(
        "Test Waking",
        [apply({ modify: "addTypes", types: ["creature"] }, { modify: "setPT", power: 2, toughness: 2 })],
        [oneTarget({ is: "type", type: "artifact" })],
      ),
    );
    // Their timestamps are in the opposite order of the layers.
    t.battlefield(0, "Test Wind", "Test Banner", "Test Forge", "Test Golem");
    t.hand(0, "Test Waking");
    t.to("precombatMain");
    cast(t, "Test Waking", "Test Golem");
    expect(t.see("Test Golem")).toMatchObject({ power: 3, toughness: 3, keywords: ["flying"] });
  });

  scenario("613.1f: keyword counters act where abilities are added and removed, in the order of timestamps", (t) => {
    t.cards(`${CARDS}

      Test Feather {0}
      Sorcery
      Put a flying counter on target creature.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Feather", "Test Frog", "Test Feather");
    t.to("precombatMain");
    cast(t, "Test Feather", "Test Cub");
    expect(t.see("Test Cub").keywords).toEqual(["flying"]);
    cast(t, "Test Frog", "Test Cub");
    expect(t.see("Test Cub").keywords).toEqual([]);
  });

  scenario("613.7c, 122.1b: a counter put on later has a later timestamp: all of its kind have", (t) => {
    t.cards(`${CARDS}

      Test Feather {0}
      Sorcery
      Put a flying counter on target creature.`);
    t.battlefield(0, "Test Cub");
    t.hand(0, "Test Feather", "Test Frog", "Test Feather");
    t.to("precombatMain");
    cast(t, "Test Feather", "Test Cub");
    cast(t, "Test Frog", "Test Cub");
    cast(t, "Test Feather", "Test Cub");
    expect(t.see("Test Cub")).toMatchObject({ keywords: ["flying"], counters: { flying: 2 } });
  });

  scenario("613.3, 604.3: characteristic-defining abilities are applied first in their layer", (t) => {
    t.cards(`${CARDS}

      Test Chameleon {R}
      Creature — Lizard
      Devoid
      Changeling
      2/2`);
    t.battlefield(0, "Test Chameleon");
    t.hand(0, "Test Dye");
    t.define(
      sorcery("Test Calling", [apply({ modify: "setSubtypes", of: "creature", subtypes: ["Bear"] })], [oneTarget()]),
    );
    t.hand(0, "Test Calling");
    t.to("precombatMain");
    cast(t, "Test Calling", "Test Chameleon");
    cast(t, "Test Dye", "Test Chameleon");
    expect(t.see("Test Chameleon").subtypes).toEqual(["Bear"]);
    expect(t.see("Test Chameleon").colors).toBe("W");
  });

  scenario("613.1f: what can't have an ability does not get it", (t) => {
    t.cards(CARDS);
    t.define(sorcery("Test Net", [apply({ modify: "loseKeyword", keyword: "flying", cant: true })], [oneTarget()]));
    t.battlefield(0, "Test Bird");
    t.hand(0, "Test Net", "Test Wings");
    t.to("precombatMain");
    cast(t, "Test Net", "Test Bird");
    cast(t, "Test Wings", "Test Bird");
    expect(t.see("Test Bird").keywords).toEqual([]);
  });

  scenario("113.11: no counter and no effect gives it that ability; the rest of the effect applies", (t) => {
    t.cards(CARDS);
    t.define(
      sorcery(
        "Test Net",
        [
          {
            do: "apply",
            to: { what: "target", slot: 0 },
            modifications: [{ modify: "loseKeyword", keyword: "flying", cant: true }],
            duration: "forever",
          },
        ],
        [oneTarget()],
      ),
    );
    t.define(
      sorcery(
        "Test Lift",
        [
          { do: "putCounters", kind: "flying", count: 1, on: { objects: { what: "target", slot: 0 } } },
          {
            do: "apply",
            to: { what: "target", slot: 0 },
            modifications: [
              { modify: "addAbility", ability: { kind: "keyword", keyword: { keyword: "flying" } } },
              { modify: "addAbility", ability: { kind: "keyword", keyword: { keyword: "vigilance" } } },
              { modify: "addPT", power: 1, toughness: 1 },
            ],
            duration: "forever",
          },
        ],
        [oneTarget()],
      ),
    );
    t.battlefield(0, "Test Bird");
    t.hand(0, "Test Lift", "Test Net", "Test Lift");
    t.to("precombatMain");
    const { power } = t.see("Test Bird");
    cast(t, "Test Lift", "Test Bird");
    cast(t, "Test Net", "Test Bird");
    cast(t, "Test Lift", "Test Bird");
    expect(t.see("Test Bird")).toMatchObject({
      keywords: ["vigilance"],
      power: power! + 2,
      counters: { flying: 2 },
    });
  });
});

describe("613.4: sublayers of power and toughness", () => {
  scenario("613.4, 613.4a, 613.4b: what defines them is overridden by what sets them", (t) => {
    t.cards(`${CARDS}

      Test Horde {0}
      Creature — Elf
      Test Horde's power and toughness are each equal to the number of lands you control.
      */*`);
    t.lands(0, "Forest", 4);
    t.battlefield(0, "Test Horde");
    t.hand(0, "Test Growth", "Test Frog");
    t.to("precombatMain");
    cast(t, "Test Growth", "Test Horde");
    expect(t.see("Test Horde")).toMatchObject({ power: 7, toughness: 7 });
    cast(t, "Test Frog", "Test Horde");
    expect(t.see("Test Horde")).toMatchObject({ power: 4, toughness: 4 });
  });

  scenario("613.4d: switching takes the values as they are after all other changes", (t) => {
    t.cards(`${CARDS}

      Test Stiff {0}
      Instant
      Target creature gets +0/+1 until end of turn.

      Test Strong {0}
      Instant
      Target creature gets +5/+0 until end of turn.`);
    t.define(sorcery("Test Switch", [apply({ modify: "switchPT" })], [oneTarget()]));
    t.battlefield(0, "Test Ogre");
    t.hand(0, "Test Stiff", "Test Strong", "Test Switch", "Test Switch");
    t.to("precombatMain");
    cast(t, "Test Stiff", "Test Ogre");
    cast(t, "Test Switch", "Test Ogre");
    expect(t.see("Test Ogre")).toMatchObject({ power: 4, toughness: 1 });
    cast(t, "Test Strong", "Test Ogre");
    expect(t.see("Test Ogre")).toMatchObject({ power: 4, toughness: 6 });
    cast(t, "Test Switch", "Test Ogre");
    expect(t.see("Test Ogre")).toMatchObject({ power: 6, toughness: 4 });
  });

  scenario("613.5: all is worked out again at once: a white creature counts until it is black", (t) => {
    t.cards(`${CARDS}

      Test Honor {0}
      Enchantment
      White creatures you control get +1/+1.`);
    t.battlefield(0, "Test Honor", "Test Cub");
    t.hand(0, "Test Dye", "Test Tar");
    t.to("precombatMain");
    cast(t, "Test Dye", "Test Cub");
    expect(t.see("Test Cub").power).toBe(3);
    cast(t, "Test Tar", "Test Cub");
    expect(t.see("Test Cub").power).toBe(2);
  });

  scenario("613.5, 613.4c: a set value, counters and changes together", (t) => {
    t.cards(`${CARDS}

      Test Aegis {0}
      Enchantment
      Creatures you control get +0/+2.`);
    t.permanentWith(0, "Test Cub", { counters: { "+1/+1": 1 } });
    t.hand(0, "Test Growth", "Test Aegis", "Test Frog");
    t.to("precombatMain");
    expect(t.see("Test Cub")).toMatchObject({ power: 3, toughness: 3 });
    cast(t, "Test Growth", "Test Cub");
    t.cast("Test Aegis");
    t.resolve();
    expect(t.see("Test Cub")).toMatchObject({ power: 6, toughness: 8 });
    cast(t, "Test Frog", "Test Cub");
    expect(t.see("Test Cub")).toMatchObject({ power: 5, toughness: 7 });
  });

  scenario(
    "613.5: an effect that depends on a designation, a player's counters or day applies as soon as they change",
    (t) => {
      t.cards(`${CARDS}

      Test Crown {0}
      Creature — Human
      This creature gets +1/+0 as long as you're the monarch.
      When this creature enters, you become the monarch.
      1/1

      Test Noon {0}
      Creature — Human
      As long as it's day, this creature has flying.
      1/1

      Test Dawn {0}
      Sorcery
      It becomes day.`);
      t.battlefield(0, "Test Noon");
      t.hand(0, "Test Crown", "Test Dawn");
      t.to("precombatMain");
      t.cast("Test Crown");
      t.resolve();
      expect(t.see("Test Crown").power).toBe(1);
      t.resolveAll();
      expect(t.see("Test Crown").power).toBe(2);
      expect(t.see("Test Noon").keywords).toEqual([]);
      t.cast("Test Dawn");
      t.resolve();
      expect(t.see("Test Noon").keywords).toEqual(["flying"]);
    },
  );

  scenario(
    "613.6: an effect goes on in later layers on what it began with, even without the ability it comes from",
    (t) => {
      t.cards(`${CARDS}

      Test Machine {0}
      Artifact`);
      t.define(
        sorcery("Test Uprising", [
          {
            do: "apply",
            to: {
              what: "all",
              filter: {
                is: "and",
                of: [
                  { is: "type", type: "artifact" },
                  { is: "not", of: { is: "type", type: "creature" } },
                ],
              },
            },
            modifications: [
              { modify: "addTypes", types: ["creature"] },
              { modify: "setPT", power: 2, toughness: 2 },
            ],
            duration: "endOfTurn",
          },
        ]),
      );
      t.cards(`
      Test Overseer {0}
      Enchantment
      Each noncreature artifact is an artifact creature with base power and toughness 3/3.`);
      t.battlefield(0, "Test Overseer", "Test Machine");
      t.hand(0, "Test Uprising");
      t.to("precombatMain");
      expect(t.see("Test Machine")).toMatchObject({ power: 3, toughness: 3 });
    },
  );
});

describe("613.1, 613.4: as cards word it", () => {
  scenario("613.1b, 613.6: what a permanent says of 'you' means who controls it after control effects", (t) => {
    t.cards(`
      Test Captain {1}{G}
      Creature — Elf
      Other creatures you control get +1/+1.
      2/2

      Test Lure {U}
      Sorcery
      Gain control of target creature until end of turn.`);
    t.battlefield(0, "Test Bear", "Island");
    t.battlefield(1, "Test Captain", "Test Bear");
    t.hand(0, "Test Lure");
    t.to("precombatMain");
    t.cast("Test Lure", { targets: ["Test Captain"] });
    t.resolve();
    expect(t.see("Test Captain").controller).toBe(0);
    expect(t.ids(0, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([3]);
    expect(t.ids(1, "battlefield", "Test Bear").map((id) => t.seeId(id).power)).toEqual([2]);
    t.to("upkeep", 2);
    expect(t.see("Test Captain").controller).toBe(1);
  });

  scenario("613.4b, 613.4c: setting power and toughness comes before changing them, whatever the order", (t) => {
    t.cards(`
      Test Growth {G}
      Instant
      Target creature gets +3/+3 until end of turn.

      Test Frog {U}
      Instant
      Until end of turn, target creature loses all abilities and has base power and toughness 1/1.`);
    t.battlefield(0, "Test Bear", "Forest", "Island");
    t.hand(0, "Test Growth", "Test Frog");
    t.to("precombatMain");
    t.cast("Test Growth", { targets: ["Test Bear"] });
    t.resolve();
    t.cast("Test Frog", { targets: ["Test Bear"] });
    t.resolve();
    expect(t.see("Test Bear")).toMatchObject({ power: 4, toughness: 4 });
  });

  scenario("613.4c, 611.3a: its is said of each one of them", (t) => {
    t.cards(`
      Test Forge {0}
      Enchantment
      Each creature you control gets +2/+0 for each Equipment attached to it.
      Each creature you control gets +0/+1 for each other creature you control with the same name as that creature.`);
    t.battlefield(0, "Test Forge", "Test Ox", "Test Cub", "Test Cub");
    t.permanentWith(0, "Test Blade", { attachedTo: 1 });
    expect([t.see("Test Ox").power, t.see("Test Ox").toughness]).toEqual([6, 4]);
    expect([t.see("Test Cub").power, t.see("Test Cub").toughness]).toEqual([2, 3]);
  });

  scenario("613.4c, 611.3a: each other of them is another than the one that gets it", (t) => {
    t.cards(`
      Test Swarm {0}
      Enchantment
      Bears you control get +1/+0.
      Each Bear you control gets +1/+0 for each other Bear you control.`);
    t.battlefield(0, "Test Swarm", "Test Cub", "Test Bear");
    expect(t.see("Test Cub").power).toBe(4);
  });

  scenario("613.4d: power and toughness switched until end of turn", (t) => {
    t.cards(`
      Test Twist {U}
      Instant
      Switch target creature's power and toughness until end of turn.

      Test Wall {G}
      Creature — Wall
      1/4`);
    t.hand(0, "Test Twist");
    t.battlefield(0, "Island", "Test Wall");
    t.to("precombatMain");
    t.cast("Test Twist", { targets: ["Test Wall"] });
    t.resolve();
    expect(t.see("Test Wall")).toMatchObject({ power: 4, toughness: 1 });
  });
});
