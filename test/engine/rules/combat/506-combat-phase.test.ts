import { describe, expect } from "vitest";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import type { Modification } from "../../../../lib/engine/abilities/modifications.ts";
import { creature, permanent, ruling } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";
import { instant, oneTarget } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";
import { counts } from "../../../support/triggers.ts";

const IT = { what: "target", slot: 0 } as const;
const ANY = { is: "any" } as const;

function prepare(t: TestGame): void {
  t.define(creature("Test Bear", 2, 2));
  t.define(creature("Test Ox", 2, 4));
  t.define(permanent("Test Walker", ["planeswalker"], [], { loyalty: "4" }));
  t.define(permanent("Test Siege", ["battle"], [], { defense: "4", subtypes: ["Siege"] }));
}

/** An instant that does this to one target, in that player's hand. */
function trick(t: TestGame, seat: number, ...effects: Effect[]): void {
  t.define(instant("Test Trick", effects, [oneTarget(ANY)]));
  t.hand(seat, "Test Trick");
}
const become = (...modifications: Modification[]): Effect => ({
  do: "apply",
  to: IT,
  modifications,
  duration: "endOfTurn",
});

/** The player with priority casts it at this and everybody passes until it has resolved. */
function cast(t: TestGame, target: string): void {
  t.cast("Test Trick", { targets: [target] });
  t.resolve();
}

/** An instant that puts a card of that name from its caster's hand onto the battlefield attacking or blocking. */
function ambush(t: TestGame, seat: number, name: string, to: { attacking?: true; blocking?: "any" }): void {
  t.define(
    instant("Test Ambush", [
      {
        do: "move",
        what: {
          what: "chosen",
          filter: ANY,
          in: "hand",
          of: { who: "you" },
          count: { min: 1, max: 1 },
        },
        to: { zone: "battlefield", ...to },
      },
    ]),
  );
  t.hand(seat, "Test Ambush", name);
}

const combatOf = (t: TestGame) => t.game.state.combat!.attackers;

describe("506.2-3: who attacks, and what can be attacked", () => {
  scenario("506.2: the active player attacks the other, their planeswalkers and the battles they protect", (t) => {
    prepare(t);
    t.battlefield(0, "Test Bear", "Test Walker", "Test Siege");
    t.battlefield(1, "Test Bear", "Test Walker", "Test Siege");
    t.to("beginningOfCombat");
    t.pass(2);
    const { attackers, player } = t.asked("attackers");
    const [walker] = t.ids(1, "battlefield", "Test Walker");
    const [siege] = t.ids(0, "battlefield", "Test Siege");
    expect(player).toBe(0);
    expect(attackers).toEqual([{ attacker: t.ids(0, "battlefield", "Test Bear")[0], defenders: [1, siege, walker] }]);
  });

  scenario(
    "506.2a, 802.2, 802.3: in a game of several players every opponent is a defending player",
    (t) => {
      prepare(t);
      t.battlefield(0, "Test Bear", "Test Bear");
      t.attack(["Test Bear", 1], ["Test Bear", 2]);
      expect(combatOf(t).map((a) => a.defendingPlayer)).toEqual([1, 2]);
      t.to("endOfCombat");
      expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 18, 18]);
    },
    { seats: 3 },
  );

  scenario("506.3: only creatures attack and block, only players, planeswalkers and battles are attacked", (t) => {
    prepare(t);
    t.define(permanent("Test Relic", ["artifact"]));
    t.battlefield(0, "Test Relic", "Test Bear", "Forest");
    t.battlefield(1, "Test Relic", "Test Ox", "Forest");
    t.attack("Test Bear");
    expect(combatOf(t)).toHaveLength(1);
    t.pass(2);
    expect(t.asked("blockers").blockers).toHaveLength(1);
  });

  scenario("506.3a: a noncreature permanent put onto the battlefield attacking is no attacker", (t) => {
    prepare(t);
    t.define(permanent("Test Relic", ["artifact"]));
    ambush(t, 0, "Test Relic", { attacking: true });
    t.battlefield(0, "Test Bear");
    t.attack("Test Bear");
    t.cast("Test Ambush");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Relic")).toBe(1);
    expect(combatOf(t)).toHaveLength(1);
  });

  scenario("506.3b: a creature of anybody but the attacking player enters, but does not attack", (t) => {
    prepare(t);
    ambush(t, 1, "Test Ox", { attacking: true });
    t.battlefield(0, "Test Bear");
    t.attack("Test Bear");
    t.pass();
    t.cast("Test Ambush");
    t.resolve();
    expect(t.count(1, "battlefield", "Test Ox")).toBe(1);
    expect(combatOf(t)).toHaveLength(1);
  });

  scenario("506.3c, 508.4a: nor does one that would attack a planeswalker that is gone", (t) => {
    prepare(t);
    t.define(
      instant("Test Ambush", [
        {
          do: "move",
          what: { what: "chosen", filter: ANY, in: "hand", of: { who: "you" }, count: { min: 1, max: 1 } },
          to: { zone: "battlefield", attacking: { as: { what: "all", filter: { is: "attacking" } } } },
        },
      ]),
    );
    trick(t, 1, { do: "destroy", what: IT });
    t.hand(0, "Test Ambush", "Test Ox");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Walker");
    t.attack(["Test Bear", "Test Walker"]);
    t.pass();
    cast(t, "Test Walker");
    t.cast("Test Ambush");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ox")).toBe(1);
    expect(combatOf(t).map(({ defender }) => defender)).toEqual([undefined]);
  });

  scenario(
    "506.3d, 509.7a: a creature can't enter blocking what attacks somebody else",
    (t) => {
      prepare(t);
      ambush(t, 2, "Test Ox", { blocking: "any" });
      t.battlefield(0, "Test Bear");
      t.attack(["Test Bear", 1]);
      t.pass(2);
      t.cast("Test Ambush");
      t.resolve();
      expect(t.count(2, "battlefield", "Test Ox")).toBe(1);
      expect(combatOf(t)[0]!.blocked).toBe(false);
    },
    { seats: 3 },
  );

  scenario("506.3e: a creature that is also a battle neither enters attacking nor attacks", (t) => {
    prepare(t);
    t.define(permanent("Test Fort", ["creature", "battle"], [], { power: "3", toughness: "3", defense: "3" }));
    ambush(t, 0, "Test Fort", { attacking: true });
    t.battlefield(0, "Test Bear", "Test Fort");
    t.to("beginningOfCombat");
    t.pass(2);
    expect(t.asked("attackers").attackers).toHaveLength(1);
    t.attack("Test Bear");
    t.cast("Test Ambush");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Fort")).toBe(2);
    expect(combatOf(t)).toHaveLength(1);
  });

  scenario("506.3f: an effect that would make a battle attack does nothing", (t) => {
    prepare(t);
    t.define(permanent("Test Fort", ["creature", "battle"], [], { power: "3", toughness: "3", defense: "3" }));
    trick(t, 0, { do: "becomeAttacking", what: IT });
    t.battlefield(0, "Test Bear", "Test Fort");
    t.attack("Test Bear");
    cast(t, "Test Fort");
    expect(combatOf(t)).toHaveLength(1);
  });
});

describe("506.4: being removed from combat", () => {
  const WAYS: readonly (readonly [string, Effect])[] = [
    ["leaves the battlefield", { do: "destroy", what: IT }],
    ["phases out", { do: "phaseOut", what: IT }],
    ["is removed by an effect", { do: "removeFromCombat", what: IT }],
    ["stops being a creature", become({ modify: "setTypes", types: ["artifact"], subtypes: [] })],
    ["becomes a battle", become({ modify: "addTypes", types: ["battle"] })],
  ];
  const taking = (who: "you" | "opponents"): (typeof WAYS)[number] => [
    "comes under another player's control",
    { do: "gainControl", who: { who }, what: IT, duration: "forever" },
  ];
  for (const [how, effect] of [...WAYS, taking("opponents")]) {
    scenario(`506.4: an attacker that ${how} is removed from combat`, (t) => {
      prepare(t);
      trick(t, 0, effect);
      t.battlefield(0, "Test Bear", "Test Ox");
      t.attack("Test Bear", "Test Ox");
      cast(t, "Test Bear");
      t.to("endOfCombat");
      expect(t.lifeOf(1)).toBe(18);
    });
  }

  for (const [how, effect] of [...WAYS, taking("you")]) {
    scenario(`506.4: a blocker that ${how} is removed from combat, what it blocked stays blocked`, (t) => {
      prepare(t);
      trick(t, 0, effect);
      t.battlefield(0, "Test Ox");
      t.battlefield(1, "Test Bear");
      t.attack("Test Ox");
      t.block(["Test Bear", "Test Ox"]);
      cast(t, "Test Bear");
      t.to("endOfCombat");
      expect([t.lifeOf(1), t.see("Test Ox").damage]).toEqual([20, 0]);
    });
  }

  scenario("506.4: a creature that regenerates is removed from combat", (t) => {
    prepare(t);
    trick(t, 0, { do: "regenerate", what: IT }, { do: "destroy", what: IT });
    t.battlefield(0, "Test Bear");
    t.attack("Test Bear");
    cast(t, "Test Bear");
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
    expect(combatOf(t)).toEqual([]);
  });

  scenario(
    "506.4, 506.4c: who attacks a planeswalker that stops being one attacks nothing, and may be blocked",
    (t) => {
      prepare(t);
      trick(t, 0, become({ modify: "setTypes", types: ["artifact"], subtypes: [] }));
      t.battlefield(0, "Test Bear", "Test Bear");
      t.battlefield(1, "Test Walker", "Test Ox");
      t.attack(["Test Bear", "Test Walker"], ["Test Bear", "Test Walker"]);
      cast(t, "Test Walker");
      t.block(["Test Ox", "Test Bear"]);
      expect(combatOf(t).map(({ defender }) => defender)).toEqual([undefined, undefined]);
      t.to("endOfCombat");
      expect([t.lifeOf(1), t.see("Test Walker").counters.loyalty, t.see("Test Ox").damage]).toEqual([20, 4, 2]);
    },
  );

  scenario("506.4: a battle that stops being one is not attacked any more", (t) => {
    prepare(t);
    trick(t, 0, become({ modify: "setTypes", types: ["enchantment"], subtypes: [] }));
    t.battlefield(0, "Test Bear", "Test Siege");
    t.attack(["Test Bear", "Test Siege"]);
    cast(t, "Test Siege");
    t.to("endOfCombat");
    expect([t.see("Test Siege").counters.defense, t.lifeOf(1)]).toEqual([4, 20]);
  });

  scenario("506.4a: what could no longer be declared goes on attacking", (t) => {
    prepare(t);
    trick(t, 1, become({ modify: "addAbility", ability: ruling({ rule: "cantAttack", who: { what: "self" } }) }));
    t.battlefield(0, "Test Bear");
    t.attack("Test Bear");
    t.pass();
    cast(t, "Test Bear");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("506.4b: tapped blockers and untapped attackers fight on", (t) => {
    prepare(t);
    trick(t, 0, { do: "tap", what: IT });
    t.define(instant("Test Rouse", [{ do: "untap", what: IT }], [oneTarget(ANY)]));
    t.hand(0, "Test Rouse");
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ox");
    t.attack("Test Bear");
    t.block(["Test Ox", "Test Bear"]);
    cast(t, "Test Ox");
    t.cast("Test Rouse", { targets: ["Test Bear"] });
    t.resolve();
    t.to("endOfCombat");
    expect([t.count(0, "graveyard", "Test Bear"), t.see("Test Ox").damage]).toEqual([1, 2]);
  });

  scenario("506.4d: an attacked planeswalker that blocks stays the one as it stops being the other", (t) => {
    prepare(t);
    t.define(permanent("Test Mask", ["creature", "planeswalker"], [], { power: "1", toughness: "5", loyalty: "5" }));
    trick(t, 0, become({ modify: "removeTypes", types: ["creature"] }));
    t.battlefield(0, "Test Bear", "Test Ox");
    t.battlefield(1, "Test Mask");
    t.attack(["Test Bear", "Test Mask"], ["Test Ox", "Test Mask"]);
    t.block(["Test Mask", "Test Ox"]);
    cast(t, "Test Mask");
    expect(combatOf(t).map(({ defender, blockers }) => [defender !== undefined, blockers.length])).toEqual([
      [true, 0],
      [true, 0],
    ]);
    t.to("endOfCombat");
    expect(t.see("Test Mask").counters.loyalty).toBe(3);
  });

  scenario("506.4e: a battle that is just a planeswalker now stays attacked only if its protector controls it", (t) => {
    prepare(t);
    const both = { defense: "4", loyalty: "4", subtypes: ["Siege"] };
    t.define(permanent("Test Vault", ["battle", "planeswalker"], [], both));
    trick(t, 0, become({ modify: "removeTypes", types: ["battle"], subtypes: ["Siege"] }));
    t.define(instant("Test Calm", [become({ modify: "removeTypes", types: ["planeswalker"] })], [oneTarget(ANY)]));
    t.hand(0, "Test Calm");
    t.battlefield(0, "Test Bear", "Test Vault");
    t.attack(["Test Bear", "Test Vault"]);
    t.cast("Test Calm", { targets: ["Test Vault"] });
    t.resolve();
    expect(combatOf(t)[0]!.defender).toBeDefined();
    t.to("beginningOfCombat", 3);
    t.attack(["Test Bear", "Test Vault"]);
    cast(t, "Test Vault");
    expect(combatOf(t)[0]!.defender).toBeUndefined();
  });
});

describe("506.5-6: alone, and had to", () => {
  const alone = counts({ on: "attacks", object: { is: "self" }, alone: true });

  scenario("506.5: a creature attacks alone if it is the only one declared, whoever joins later", (t) => {
    prepare(t);
    t.define(creature("Test Lone", 1, 1, alone));
    ambush(t, 0, "Test Ox", { attacking: true });
    t.battlefield(0, "Test Lone");
    t.attack("Test Lone");
    t.cast("Test Ambush");
    t.resolveAll();
    expect([t.lifeOf(0), combatOf(t).length]).toEqual([21, 2]);
  });

  scenario("506.5: it does not where another is declared, but is attacking alone once that one has left", (t) => {
    prepare(t);
    t.define(creature("Test Lone", 1, 1, alone));
    t.define(instant("Test Solo", [{ do: "destroy", what: { what: "all", filter: { is: "attackingAlone" } } }]));
    trick(t, 0, { do: "removeFromCombat", what: IT });
    t.hand(0, "Test Solo", "Test Solo");
    t.battlefield(0, "Test Lone", "Test Bear");
    t.attack("Test Lone", "Test Bear");
    expect(t.stackSize).toBe(0);
    t.cast("Test Solo");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Lone")).toBe(1);
    cast(t, "Test Bear");
    t.cast("Test Solo");
    t.resolve();
    expect(t.count(0, "graveyard", "Test Lone")).toBe(1);
  });

  scenario("506.6: a creature had to attack if an effect required it as attackers were declared", (t) => {
    prepare(t);
    t.cards(`
      Test Judge {1}{W}
      Enchantment
      Whenever a creature deals combat damage to a player, if that creature had to attack this combat, you gain 5 life.

      Test Brute {2}{R}
      Creature — Ogre
      Test Brute attacks each combat if able.
      1/1`);
    t.battlefield(0, "Test Judge", "Test Brute", "Test Bear");
    t.attack("Test Brute", "Test Bear");
    t.to("endOfCombat");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([25, 17]);
  });
});
