import { describe, expect } from "vitest";
import type { Ability } from "../../../../lib/engine/abilities/ability.ts";
import type { PlainKeyword } from "../../../../lib/engine/abilities/keywords.ts";
import { creature, permanent, ruling } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";
import { instant, oneTarget } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";
import { counts } from "../../../support/triggers.ts";

const IT = { what: "target", slot: 0 } as const;
const IS_SELF = { is: "self" } as const;
const ANY = { is: "any" } as const;
const having = (keyword: PlainKeyword): Ability => ({ kind: "keyword", keyword: { keyword } });

function prepare(t: TestGame): void {
  t.define(creature("Test Bear", 2, 2));
  t.define(creature("Test Ox", 2, 4));
  t.define(creature("Test Giant", 6, 6));
  t.define(creature("Test Rhino", 4, 4, having("trample")));
  t.define(creature("Test Boar", 4, 4, having("trample")));
  t.define(creature("Test Guard", 5, 5, ruling({ rule: "canBlockMore", who: { what: "self" }, more: "any" })));
  t.define(permanent("Test Walker", ["planeswalker"], [], { loyalty: "3" }));
}
function trick(t: TestGame, seat: number, ...effects: Parameters<typeof instant>[1][number][]): void {
  t.define(instant("Test Trick", effects, [oneTarget(ANY)]));
  t.hand(seat, "Test Trick");
}
function cast(t: TestGame, target: string): void {
  t.cast("Test Trick", { targets: [target] });
  t.resolve();
}

describe("510.1: assigning combat damage", () => {
  scenario(
    "510.1, 510.3, 703.4n, 703.4p: the active player assigns first, then the other; then there is priority",
    (t) => {
      prepare(t);
      t.battlefield(0, "Test Giant", "Test Bear");
      t.battlefield(1, "Test Guard", "Test Bear");
      t.attack("Test Giant", "Test Bear");
      t.block(["Test Guard", "Test Giant"], ["Test Bear", "Test Giant"], ["Test Guard", "Test Bear"]);
      t.order(1, 0);
      t.order(1, 0);
      t.pass(2);
      expect([t.asked("divide").player, t.stackSize]).toEqual([0, 0]);
      t.divide(2, 4);
      expect(t.asked("divide").player).toBe(1);
      expect(t.see("Test Guard").damage).toBe(0);
      t.divide(2, 3);
      expect([t.step, t.asked().ask, t.asked().player]).toEqual(["combatDamage", "priority", 0]);
      expect([t.count(1, "graveyard", "Test Guard"), t.see("Test Giant").damage]).toEqual([1, 5]);
    },
  );

  scenario("510.1a: as much as its power, by an effect its toughness; with 0 or less it assigns none", (t) => {
    prepare(t);
    t.define(creature("Test Wisp", 0, 2, counts({ on: "damage", source: IS_SELF }, 10)));
    t.define(creature("Test Shell", 0, 5, ruling({ rule: "damageFromToughness", who: { what: "self" } })));
    t.define(creature("Test Husk", -1, 5));
    t.battlefield(0, "Test Wisp", "Test Shell", "Test Husk", "Test Bear");
    t.attack("Test Wisp", "Test Shell", "Test Husk", "Test Bear");
    t.to("endOfCombat");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 13]);
  });

  scenario("510.1b: an unblocked creature damages what it attacks; one that attacks nothing any more none", (t) => {
    prepare(t);
    trick(t, 1, { do: "destroy", what: IT });
    t.battlefield(0, "Test Bear", "Test Ox");
    t.battlefield(1, "Test Walker", "Test Walker");
    const [one, two] = t.ids(1, "battlefield", "Test Walker");
    t.to("beginningOfCombat");
    t.pass(2);
    const [bear, ox] = t.ids(0, "battlefield");
    t.answer({
      ask: "attackers",
      attacks: [
        { attacker: bear!, defender: one! },
        { attacker: ox!, defender: two! },
      ],
    });
    t.pass();
    cast(t, "Test Walker");
    t.to("endOfCombat");
    expect([t.lifeOf(1), t.see("Test Walker").counters.loyalty]).toEqual([20, 1]);
  });

  scenario("510.1c: a blocked creature without blockers assigns none, with one blocker all of it", (t) => {
    prepare(t);
    trick(t, 0, { do: "removeFromCombat", what: IT });
    t.battlefield(0, "Test Giant", "Test Bear");
    t.battlefield(1, "Test Ox", "Test Bear");
    t.attack("Test Giant", "Test Bear");
    t.block(["Test Ox", "Test Giant"], ["Test Bear", "Test Bear"]);
    cast(t, "Test Ox");
    t.to("endOfCombat");
    expect([t.lifeOf(1), t.see("Test Ox").damage, t.count(1, "graveyard", "Test Bear")]).toEqual([20, 0, 1]);
  });

  scenario("510.1c: damage marked already counts towards lethal damage, prevention does not", (t) => {
    prepare(t);
    trick(t, 0, { do: "damage", amount: 3, to: { objects: IT } });
    t.define(
      instant("Test Veil", [
        {
          do: "replace",
          replacement: {
            of: { on: "damage", to: { objects: { is: "type", type: "creature" } } },
            instead: { by: "prevent" },
          },
          duration: "endOfTurn",
        },
      ]),
    );
    t.hand(0, "Test Veil");
    t.battlefield(0, "Test Giant");
    t.battlefield(1, "Test Ox", "Test Bear");
    t.attack("Test Giant");
    t.block(["Test Ox", "Test Giant"], ["Test Bear", "Test Giant"]);
    t.order(0, 1);
    cast(t, "Test Ox");
    t.cast("Test Veil");
    t.resolve();
    t.pass(2);
    expect(t.asked("divide").among.map(({ lethal, max }) => [lethal, max])).toEqual([
      [1, 6],
      [2, 5],
    ]);
    t.divide(1, 5);
    expect(t.count(1, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("510.1d: a blocker damages all it blocks in order, or nothing if nothing is left", (t) => {
    prepare(t);
    t.battlefield(0, "Test Bear", "Test Ox");
    t.battlefield(1, "Test Guard");
    t.attack("Test Bear", "Test Ox");
    t.block(["Test Guard", "Test Bear"], ["Test Guard", "Test Ox"]);
    t.order(0, 1);
    t.pass(2);
    expect(t.asked("divide")).toMatchObject({ player: 1, total: 5 });
    expect(t.refused({ ask: "divide", amounts: [1, 4] })).toMatchObject({ code: "illegal-answer" });
    t.divide(2, 3);
    expect([t.count(0, "graveyard", "Test Bear"), t.see("Test Ox").damage]).toEqual([1, 3]);
  });

  scenario("510.1d: two blockers of the same attackers count on each other's damage", (t) => {
    prepare(t);
    t.battlefield(0, "Test Giant", "Test Bear");
    t.battlefield(1, "Test Guard", "Test Ox");
    t.attack("Test Giant", "Test Bear");
    t.block(["Test Guard", "Test Giant"], ["Test Guard", "Test Bear"], ["Test Ox", "Test Giant"]);
    t.order(0, 1);
    t.order(0, 1);
    t.pass(2);
    t.divide(5, 1);
    // 2 come from the ox: 4 of the guard's 5 are enough for the giant's 6 toughness.
    t.divide(4, 1);
    expect(t.count(0, "graveyard", "Test Giant")).toBe(1);
  });

  scenario(
    "510.1e, 702.19b: the whole assignment is looked at: what others assign to a blocker lets one trample over it",
    (t) => {
      prepare(t);
      t.battlefield(0, "Test Rhino", "Test Ox");
      t.battlefield(1, "Test Guard");
      t.attack("Test Rhino", "Test Ox");
      t.block(["Test Guard", "Test Rhino"], ["Test Guard", "Test Ox"]);
      t.order(0, 1);
      t.pass(2);
      expect(t.asked("divide").among.map(({ lethal }) => lethal)).toEqual([3, undefined]);
      t.divide(3, 1);
      t.divide(4, 1);
      expect([t.lifeOf(1), t.count(1, "graveyard", "Test Guard")]).toEqual([19, 1]);
    },
  );

  scenario(
    "510.1e, 702.19b: of two tramplers that one creature blocks the first may go past it if the second makes up for it",
    (t) => {
      prepare(t);
      t.battlefield(0, "Test Rhino", "Test Boar");
      t.battlefield(1, "Test Guard");
      t.attack("Test Rhino", "Test Boar");
      t.block(["Test Guard", "Test Rhino"], ["Test Guard", "Test Boar"]);
      t.order(0, 1);
      t.pass(2);
      // 5 toughness, and 4 may yet come from the other.
      expect(t.asked("divide").among.map(({ min, max }) => [min, max])).toEqual([
        [1, 4],
        [0, 3],
      ]);
      expect(t.refused({ ask: "divide", amounts: [0, 4] }).code).toBe("illegal-answer");
      t.divide(1, 3);
      // What the first counted on is owed: all 4.
      expect(t.asked("divide").player).toBe(1);
      t.divide(4, 1);
      expect([t.lifeOf(1), t.count(1, "graveyard", "Test Guard")]).toEqual([17, 1]);
    },
  );

  scenario("510.1e, 702.19b: what is owed is the least the second must assign to the blocker", (t) => {
    prepare(t);
    t.battlefield(0, "Test Rhino", "Test Boar");
    t.define(creature("Test Twig", 0, 3, ruling({ rule: "canBlockMore", who: { what: "self" }, more: "any" })));
    t.battlefield(1, "Test Twig");
    t.attack("Test Rhino", "Test Boar");
    t.block(["Test Twig", "Test Rhino"], ["Test Twig", "Test Boar"]);
    t.order(0, 1);
    t.pass(2);
    t.divide(0, 4);
    expect(t.asked("divide").among.map(({ min, max }) => [min, max])).toEqual([
      [3, 4],
      [0, 1],
    ]);
    expect(t.refused({ ask: "divide", amounts: [2, 2] }).code).toBe("illegal-answer");
    t.divide(3, 1);
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Twig")]).toEqual([15, 1]);
  });

  scenario("510.1e, 702.2c: one damage is owed of a creature with deathtouch, and it is enough", (t) => {
    prepare(t);
    t.define(creature("Test Asp", 2, 2, having("trample"), having("deathtouch")));
    t.battlefield(0, "Test Rhino", "Test Asp");
    t.battlefield(1, "Test Guard");
    t.attack("Test Rhino", "Test Asp");
    t.block(["Test Guard", "Test Rhino"], ["Test Guard", "Test Asp"]);
    t.order(0, 1);
    t.pass(2);
    t.divide(0, 4);
    expect(t.asked("divide").among.map(({ min, max }) => [min, max])).toEqual([
      [1, 2],
      [0, 1],
    ]);
    t.divide(1, 1);
    t.divide(4, 1);
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Guard")]).toEqual([15, 1]);
  });
});

describe("510.2-4: dealing combat damage", () => {
  scenario(
    "510.2, 510.3a: dealt at once; what triggers on it and on the deaths is on the stack before priority",
    (t) => {
      prepare(t);
      t.define(
        creature(
          "Test Mourner",
          2,
          2,
          counts({ on: "damage", source: IS_SELF }),
          counts({ on: "move", object: IS_SELF, from: "battlefield", to: "graveyard" }, 10),
        ),
      );
      t.battlefield(0, "Test Mourner");
      t.battlefield(1, "Test Bear");
      t.attack("Test Mourner");
      t.block(["Test Bear", "Test Mourner"]);
      t.pass(2);
      t.order(0, 1);
      expect([t.asked().ask, t.stackSize, t.count(1, "graveyard")]).toEqual(["priority", 2, 1]);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(31);
    },
  );

  scenario(
    "510.4: two steps with first strike: double strike in both, and each creature's keywords as each step begins",
    (t) => {
      prepare(t);
      t.define(creature("Test Duelist", 2, 2, having("double strike")));
      t.define(creature("Test Lancer", 1, 1, having("first strike")));
      trick(t, 0, {
        do: "apply",
        to: IT,
        modifications: [{ modify: "loseKeyword", keyword: "first strike" }],
        duration: "endOfTurn",
      });
      t.define(
        instant(
          "Test Boon",
          [
            {
              do: "apply",
              to: IT,
              modifications: [{ modify: "addAbility", ability: having("double strike") }],
              duration: "endOfTurn",
            },
          ],
          [oneTarget(ANY)],
        ),
      );
      t.hand(0, "Test Boon");
      t.battlefield(0, "Test Duelist", "Test Lancer", "Test Bear");
      t.attack("Test Duelist", "Test Lancer", "Test Bear");
      t.to("firstStrikeDamage");
      expect(t.lifeOf(1)).toBe(17);
      // The lancer has struck already; without first strike it does not strike again. The bear has not.
      cast(t, "Test Lancer");
      t.cast("Test Boon", { targets: ["Test Bear"] });
      t.resolve();
      t.to("combatDamage");
      expect(t.lifeOf(1)).toBe(13);
      t.pass(2);
      expect(t.step).toBe("endOfCombat");
    },
  );

  scenario("510.4: without first strike there is one step", (t) => {
    prepare(t);
    t.battlefield(0, "Test Bear");
    t.attack("Test Bear");
    const steps: string[] = [];
    while (t.step !== "endOfCombat") {
      if (steps.at(-1) !== t.step) steps.push(t.step);
      if (t.asked().ask === "priority") t.pass();
    }
    expect(steps).toEqual(["declareAttackers", "declareBlockers", "combatDamage"]);
  });
});

describe("511: end of combat", () => {
  scenario("511.1, 511.2: “at end of combat” triggers as the step begins, and the active player gets priority", (t) => {
    prepare(t);
    t.define(permanent("Test Bell", ["enchantment"], [counts({ on: "step", step: "endOfCombat" })]));
    t.battlefield(0, "Test Bear", "Test Bell");
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect([t.asked().ask, t.asked().player, t.stackSize]).toEqual(["priority", 0, 1]);
    expect(t.game.state.combat!.attackers).toHaveLength(1);
  });

  scenario("511.2, 511.3, 500.5: “until end of combat” and attacking last until the step is over", (t) => {
    prepare(t);
    trick(t, 0, {
      do: "apply",
      to: IT,
      modifications: [{ modify: "addPT", power: 1, toughness: 1 }],
      duration: "endOfCombat",
    });
    t.battlefield(0, "Test Bear", "Test Ox");
    t.attack("Test Ox");
    cast(t, "Test Bear");
    t.to("endOfCombat");
    expect([t.see("Test Bear").power, t.game.state.combat!.attackers.length]).toEqual([3, 1]);
    t.pass(2);
    expect([t.step, t.see("Test Bear").power, t.game.state.combat]).toEqual(["postcombatMain", 2, undefined]);
  });
});

describe("702.19: trample", () => {
  const over: Ability = having("trample over planeswalkers");

  scenario("702.19b: the rest may go to blockers or beyond; without lethal damage for all none goes beyond", (t) => {
    prepare(t);
    t.battlefield(0, "Test Rhino");
    t.battlefield(1, "Test Bear");
    t.attack("Test Rhino");
    t.block(["Test Bear", "Test Rhino"]);
    t.pass(2);
    expect(t.refused({ ask: "divide", amounts: [1, 3] })).toMatchObject({ ok: false });
    t.divide(4, 0);
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("702.19c: trample over planeswalkers: blockers, then the loyalty, then the controller", (t) => {
    prepare(t);
    t.define(creature("Test Behemoth", 9, 9, over));
    t.battlefield(0, "Test Behemoth");
    t.battlefield(1, "Test Bear", "Test Walker");
    t.attack(["Test Behemoth", "Test Walker"]);
    t.block(["Test Bear", "Test Behemoth"]);
    t.pass(2);
    expect(t.asked("divide").among.map(({ lethal, max }) => [lethal, max])).toEqual([
      [2, 9],
      [3, 7],
      [undefined, 4],
    ]);
    expect(t.refused({ ask: "divide", amounts: [3, 2, 4] })).toMatchObject({ rule: "702.19b" });
    t.divide(2, 3, 4);
    expect([t.lifeOf(1), t.count(1, "graveyard")]).toEqual([16, 2]);
  });

  scenario("702.19c: what others assign to the planeswalker counts, and unblocked it tramples over as well", (t) => {
    prepare(t);
    t.define(creature("Test Behemoth", 9, 9, over));
    t.battlefield(0, "Test Behemoth", "Test Bear");
    t.battlefield(1, "Test Walker");
    t.attack(["Test Behemoth", "Test Walker"], ["Test Bear", "Test Walker"]);
    t.to("declareBlockers");
    t.pass(2);
    t.divide(1, 8);
    expect([t.lifeOf(1), t.count(1, "graveyard", "Test Walker")]).toEqual([12, 1]);
  });

  scenario("702.19d: blocked, but nothing is left that blocks: all goes to what it attacks", (t) => {
    prepare(t);
    trick(t, 0, { do: "destroy", what: IT });
    t.battlefield(0, "Test Rhino");
    t.battlefield(1, "Test Bear");
    t.attack("Test Rhino");
    t.block(["Test Bear", "Test Rhino"]);
    cast(t, "Test Bear");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario(
    "702.19e, 702.19f: once the planeswalker is gone only trample over planeswalkers reaches the player",
    (t) => {
      prepare(t);
      t.define(creature("Test Behemoth", 9, 9, over));
      trick(t, 0, { do: "destroy", what: IT });
      t.battlefield(0, "Test Behemoth", "Test Rhino");
      t.battlefield(1, "Test Walker", "Test Bear");
      t.attack(["Test Behemoth", "Test Walker"], ["Test Rhino", "Test Walker"]);
      cast(t, "Test Walker");
      t.block(["Test Bear", "Test Behemoth"]);
      t.pass(2);
      t.divide(2, 7);
      expect(t.lifeOf(1)).toBe(13);
    },
  );
});

describe("510.1: as cards word it", () => {
  scenario("510.1a: a creature that assigns no combat damage deals none", (t) => {
    t.cards(`
      Test Pacifist {G}
      Creature — Elf
      3/3
      Whenever this creature attacks, it assigns no combat damage this turn.`);
    t.battlefield(0, "Test Pacifist");
    t.to("precombatMain");
    t.attack("Test Pacifist");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(20);
  });
});
