import { describe, expect } from "vitest";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import { creature as creatureWith, kit } from "../../../support/kit.ts";
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

function toAttackers(t: TestGame): void {
  if (t.step !== "beginningOfCombat") t.to("beginningOfCombat");
  while (t.asked().ask === "priority") t.pass();
}

const combatOf = (t: TestGame) => t.game.state.combat!.attackers;
const seats3 = { seats: 3 };

describe("508.1: declaring attackers", () => {
  scenario("508.1, 508.2, 703.4i: first attackers are declared, then the active player gets priority", (t) => {
    prepare(t);
    t.battlefield(0, "Test Bear");
    toAttackers(t);
    expect([t.step, t.asked().ask, t.asked().player, t.stackSize]).toEqual(["declareAttackers", "attackers", 0, 0]);
    t.attack("Test Bear");
    expect([t.step, t.asked().ask, t.asked().player]).toEqual(["declareAttackers", "priority", 0]);
  });

  scenario("508.1: a declaration that can't be completed is taken back as a whole", (t) => {
    prepare(t);
    t.cards(`
      Test Toll {2}{W}
      Enchantment
      Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.`);
    t.battlefield(0, "Test Bear", "Plains");
    t.battlefield(1, "Test Toll");
    toAttackers(t);
    const [attacker] = t.ids(0, "battlefield", "Test Bear");
    expect(t.refused({ ask: "attackers", attacks: [{ attacker: attacker!, defender: 1 }] })).toMatchObject({
      ok: false,
    });
    expect([t.see("Test Bear").tapped, t.see("Plains").tapped]).toEqual([false, false]);
  });

  scenario("508.1a: tapped creatures and those that just came can't attack, those with haste can", (t) => {
    prepare(t);
    t.cards(`
      Test Dasher {R}
      Creature — Goblin
      Haste
      1/1`);
    t.permanentWith(0, "Test Bear", { tapped: true });
    t.battlefield(0, "Mountain");
    t.define(creature("Test New", 1, 1));
    t.define(instant("Test Twist", [{ do: "tap", what: IT }], [oneTarget(ANY)]));
    t.hand(0, "Test Dasher", "Test New", "Test Twist");
    t.battlefield(0, "Test Ox");
    t.to("precombatMain");
    t.cast("Test Dasher");
    t.resolve();
    t.cast("Test New");
    t.resolve();
    t.cast("Test Twist", { targets: ["Test Bear"] });
    t.resolve();
    toAttackers(t);
    expect(t.asked("attackers").attackers.map(({ attacker }) => t.seeId(attacker).name)).toEqual([
      "Test Ox",
      "Test Dasher",
    ]);
  });

  scenario("508.1b: the active player announces which player, planeswalker or battle each one attacks", (t) => {
    prepare(t);
    t.battlefield(0, "Test Bear", "Test Bear", "Test Bear", "Test Siege");
    t.battlefield(1, "Test Walker");
    t.attack(["Test Bear", 1], ["Test Bear", "Test Walker"], ["Test Bear", "Test Siege"]);
    t.to("endOfCombat");
    expect([t.lifeOf(1), t.see("Test Walker").counters.loyalty, t.see("Test Siege").counters.defense]).toEqual([
      18, 2, 2,
    ]);
  });

  scenario(
    "508.1c, 802.3a: a restriction about one player concerns only those that attack that player",
    (t) => {
      prepare(t);
      t.define(
        permanent("Test Moat", ["enchantment"], [ruling({ rule: "attackLimit", count: 1, defender: { who: "you" } })]),
      );
      t.battlefield(0, "Test Bear", "Test Bear", "Test Ox");
      t.battlefield(1, "Test Moat");
      toAttackers(t);
      const [one, two, ox] = t.ids(0, "battlefield");
      const at = (attacker: number, defender: number) => ({ attacker, defender });
      expect(t.refused({ ask: "attackers", attacks: [at(one!, 1), at(two!, 1)] }).rule).toBe("508.1c");
      t.answer({ ask: "attackers", attacks: [at(one!, 1), at(two!, 2), at(ox!, 2)] });
      expect(combatOf(t)).toHaveLength(3);
    },
    seats3,
  );

  scenario("508.1d: a requirement for the turn holds in each combat phase of it", (t) => {
    prepare(t);
    t.define(
      instant(
        "Test Rage",
        [
          { do: "rule", rules: [{ rule: "mustAttack", who: IT }], duration: "endOfTurn" },
          { do: "extraPhase", phases: ["combat"], after: "this" },
        ],
        [oneTarget(ANY)],
      ),
    );
    t.cards(`
      Test Watch {W}
      Creature — Human
      Vigilance
      2/2`);
    t.hand(0, "Test Rage");
    t.battlefield(0, "Test Watch");
    t.to("beginningOfCombat");
    t.cast("Test Rage", { targets: ["Test Watch"] });
    t.resolve();
    t.attack("Test Watch");
    t.to("endOfCombat");
    t.pass(2);
    toAttackers(t);
    expect(t.refused({ ask: "attackers", attacks: [] }).rule).toBe("508.1d");
  });

  scenario("508.1f, 508.1j: attackers tap before costs are paid, so they can't tap for mana any more", (t) => {
    prepare(t);
    t.cards(`
      Test Sprite {G}
      Creature — Faerie
      {T}: Add {G}.
      1/1

      Test Toll {2}{W}
      Enchantment
      Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.`);
    t.battlefield(0, "Test Sprite", "Test Bear");
    t.battlefield(1, "Test Toll");
    toAttackers(t);
    const [sprite, bear] = t.ids(0, "battlefield");
    expect(t.refused({ ask: "attackers", attacks: [{ attacker: sprite!, defender: 1 }] }).code).toBe("cannot-pay");
    t.answer({ ask: "attackers", attacks: [{ attacker: bear!, defender: 1 }] });
    expect(t.see("Test Sprite").tapped).toBe(true);
  });

  scenario("508.1h, 508.1i, 508.1j: the costs of all attackers are added up and paid with mana made now", (t) => {
    prepare(t);
    t.cards(`
      Test Toll {2}{W}
      Enchantment
      Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you.`);
    t.battlefield(0, "Test Bear", "Test Bear", "Plains", "Plains", "Plains");
    t.battlefield(1, "Test Toll");
    t.attack("Test Bear", "Test Bear");
    expect(t.ids(0, "battlefield", "Plains").filter((id) => t.seeId(id).tapped)).toHaveLength(2);
    expect(combatOf(t)).toHaveLength(2);
  });

  scenario("508.1h: the total cost is locked in before any of it is paid", (t) => {
    prepare(t);
    // Sacrificing the source of the cost for the first attacker does not spare the second one.
    t.define(
      permanent(
        "Test Altar",
        ["artifact"],
        [
          ruling({
            rule: "attackCost",
            who: { is: "type", type: "creature" },
            defender: { who: "opponents" },
            cost: [
              {
                pay: "sacrifice",
                what: { what: "chosen", filter: { is: "type", type: "artifact" }, count: { min: 1, max: 1 } },
              },
            ],
          }),
        ],
      ),
    );
    t.define(permanent("Test Relic", ["artifact"]));
    t.battlefield(0, "Test Altar", "Test Relic", "Test Bear", "Test Bear");
    toAttackers(t);
    t.attack("Test Bear", "Test Bear");
    t.choose("Test Altar");
    expect(t.count(0, "graveyard")).toBe(2);
    expect(combatOf(t)).toHaveLength(2);
  });

  scenario("508.1k: a chosen creature that its player lost as a cost does not attack", (t) => {
    prepare(t);
    t.define(
      creature(
        "Test Martyr",
        3,
        3,
        ruling({
          rule: "attackCost",
          who: { is: "self" },
          defender: { who: "opponents" },
          cost: [{ pay: "sacrifice", what: { what: "self" } }],
        }),
      ),
    );
    t.battlefield(0, "Test Martyr", "Test Bear");
    t.attack("Test Martyr", "Test Bear");
    expect(combatOf(t)).toHaveLength(1);
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("508.1m, 508.2b: abilities trigger as attackers are declared and are on the stack before priority", (t) => {
    prepare(t);
    t.define(
      creature(
        "Test Herald",
        1,
        1,
        counts({ on: "attacks", object: { is: "self" } }),
        counts({ on: "tap", object: { is: "self" } }, 3),
      ),
    );
    t.battlefield(0, "Test Herald");
    t.attack("Test Herald");
    expect(t.asked().about).toBe("triggerOrder");
    t.order(0, 1);
    expect([t.asked().ask, t.stackSize]).toEqual(["priority", 2]);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(24);
  });
});

describe("508.2-3: what triggers on attacking", () => {
  scenario("508.2a: becoming such a creature later does not trigger", (t) => {
    prepare(t);
    const red = { is: "color", color: "R" } as const;
    t.define(permanent("Test Drum", ["enchantment"], [counts({ on: "attacks", object: red })]));
    t.define(
      instant(
        "Test Dye",
        [{ do: "apply", to: IT, modifications: [{ modify: "setColors", colors: ["R"] }], duration: "endOfTurn" }],
        [oneTarget(ANY)],
      ),
    );
    t.hand(0, "Test Dye");
    t.battlefield(0, "Test Drum", "Test Bear");
    t.attack("Test Bear");
    t.cast("Test Dye", { targets: ["Test Bear"] });
    t.resolve();
    t.to("endOfCombat");
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario(
    "508.3a: “attacks” and “attacks a planeswalker” trigger for what is declared so, not for what enters attacking",
    (t) => {
      prepare(t);
      t.define(
        creature(
          "Test Herald",
          1,
          1,
          counts({ on: "attacks", object: { is: "type", type: "creature" } }),
          counts(
            {
              on: "attacks",
              object: { is: "type", type: "creature" },
              permanent: { is: "type", type: "planeswalker" },
            },
            10,
          ),
        ),
      );
      t.define(
        instant("Test Call", [
          {
            do: "move",
            what: { what: "chosen", filter: ANY, in: "hand", of: { who: "you" }, count: { min: 1, max: 1 } },
            to: { zone: "battlefield", attacking: true },
          },
        ]),
      );
      t.hand(0, "Test Call", "Test Ox");
      t.battlefield(0, "Test Herald", "Test Bear");
      t.battlefield(1, "Test Walker");
      t.attack(["Test Herald", 1], ["Test Bear", "Test Walker"]);
      t.order(0, 1, 2);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(32);
      t.cast("Test Call");
      t.resolve();
      t.choose("Test Walker");
      expect([combatOf(t).length, t.lifeOf(0), t.stackSize]).toEqual([3, 32, 0]);
    },
  );

  scenario(
    "508.3b: “is attacked” triggers once for each player or permanent attacked",
    (t) => {
      prepare(t);
      t.define(
        permanent(
          "Test Bell",
          ["enchantment"],
          [
            counts({ on: "attacked", player: { who: "each" } }),
            counts({ on: "attacked", object: { is: "type", type: "planeswalker" } }, 10),
          ],
        ),
      );
      t.battlefield(0, "Test Bell", "Test Bear", "Test Bear", "Test Bear", "Test Bear");
      t.battlefield(1, "Test Walker");
      t.attack(["Test Bear", 1], ["Test Bear", 1], ["Test Bear", 2], ["Test Bear", "Test Walker"]);
      t.order(0, 1, 2);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(32);
    },
    seats3,
  );

  scenario(
    "508.3c-d, 508.3c, 508.3d: “you attack” triggers once, “you attack with ...” if such a creature is declared",
    (t) => {
      prepare(t);
      const by = { who: "you" } as const;
      t.define(
        permanent(
          "Test Flag",
          ["enchantment"],
          [
            counts({ on: "attackDeclared", by }),
            counts({ on: "attackDeclared", by, with: { is: "named", name: "Test Ox" } }, 10),
            counts({ on: "attackDeclared", by, with: { is: "named", name: "Test Elk" } }, 100),
          ],
        ),
      );
      t.battlefield(0, "Test Flag", "Test Bear", "Test Bear", "Test Ox");
      t.attack("Test Bear", "Test Bear", "Test Ox");
      t.order(0, 1);
      t.resolveAll();
      expect(t.lifeOf(0)).toBe(31);
    },
  );

  scenario(
    "508.3e: “attacks another player” triggers for each player attacked, not for planeswalkers",
    (t) => {
      prepare(t);
      t.cards(`
        Test Envoy {1}{W}
        Enchantment
        Whenever a player attacks one of your opponents, you gain 1 life.

        Test Wary {1}{W}
        Enchantment
        Whenever an opponent attacks you, you gain 10 life.`);
      t.battlefield(0, "Test Envoy", "Test Bear", "Test Bear", "Test Bear");
      t.battlefield(1, "Test Walker", "Test Wary");
      t.battlefield(2, "Test Wary");
      t.attack(["Test Bear", 2], ["Test Bear", "Test Walker"], ["Test Bear", 2]);
      t.resolveAll();
      expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2)]).toEqual([21, 20, 30]);
    },
    seats3,
  );

  scenario("508.3f, 509.5g: “attacks and isn't blocked” triggers in the declare blockers step", (t) => {
    prepare(t);
    t.define(creature("Test Sneak", 1, 1, counts({ on: "attacksUnblocked", object: { is: "self" } })));
    t.battlefield(0, "Test Sneak");
    t.attack("Test Sneak");
    expect(t.stackSize).toBe(0);
    t.pass(2);
    expect([t.step, t.stackSize]).toEqual(["declareBlockers", 1]);
  });
});

describe("508.4-6: attacking without having attacked, and the defending player", () => {
  const CALL: Effect = {
    do: "move",
    what: { what: "chosen", filter: ANY, in: "hand", of: { who: "you" }, count: { min: 1, max: 1 } },
    to: { zone: "battlefield", tapped: true, attacking: true },
  };

  scenario("508.4: its controller chooses what a creature that enters attacking attacks", (t) => {
    prepare(t);
    t.define(instant("Test Call", [CALL]));
    t.hand(0, "Test Call", "Test Ox");
    t.battlefield(0, "Test Bear", "Test Siege");
    t.battlefield(1, "Test Walker");
    t.attack(["Test Bear", 1]);
    t.cast("Test Call");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(3);
    t.choose("Test Siege");
    t.to("endOfCombat");
    expect([t.lifeOf(1), t.see("Test Siege").counters.defense]).toEqual([18, 2]);
  });

  scenario("508.4, 508.4c: it never attacked, and no restriction on attacking keeps it from it", (t) => {
    prepare(t);
    t.cards(`
      Test Wall {W}
      Creature — Wall
      Defender
      3/3`);
    t.define(permanent("Test Drum", ["enchantment"], [counts({ on: "attacks", object: ANY })]));
    t.define(instant("Test Call", [CALL]));
    t.hand(0, "Test Call", "Test Wall");
    t.battlefield(0, "Test Bear", "Test Drum");
    t.attack("Test Bear");
    t.resolveAll();
    t.cast("Test Call");
    t.resolve();
    t.to("endOfCombat");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 15]);
  });

  scenario(
    "508.4b: who is said to attack a player that has left does not become an attacker",
    (t) => {
      prepare(t);
      t.define(
        instant(
          "Test Goad",
          [{ do: "becomeAttacking", what: IT, defender: { players: { who: "target", slot: 1 } } }],
          [oneTarget(ANY), { count: { min: 1, max: 1 }, of: [{ target: "player", who: { who: "each" } }] }],
        ),
      );
      t.hand(0, "Test Goad", "Test Goad");
      t.define(
        instant(
          "Test End",
          [{ do: "loseGame", who: { who: "target", slot: 0 } }],
          [{ count: { min: 1, max: 1 }, of: [{ target: "player", who: { who: "each" } }] }],
        ),
      );
      t.hand(0, "Test End");
      t.battlefield(0, "Test Bear", "Test Ox");
      t.attack(["Test Bear", 1]);
      t.cast("Test Goad", { targets: ["Test Ox", 2] });
      t.cast("Test End", { targets: [2] });
      t.resolve();
      t.resolve();
      expect(combatOf(t)).toHaveLength(1);
      t.cast("Test Goad", { targets: ["Test Ox", 1] });
      t.resolve();
      expect(combatOf(t)).toHaveLength(2);
    },
    seats3,
  );

  scenario(
    "508.5, 508.5a: the defending player is that of the attacker, also after it left combat",
    (t) => {
      prepare(t);
      t.define(
        creature("Test Raider", 1, 1, {
          kind: "activated",
          costs: [],
          body: { targets: [], effects: [{ do: "loseLife", who: { who: "defendingPlayer" }, amount: 1 }] },
        }),
      );
      t.define(instant("Test Halt", [{ do: "removeFromCombat", what: IT }], [oneTarget(ANY)]));
      t.hand(0, "Test Halt");
      t.battlefield(0, "Test Raider", "Test Bear", "Test Raider");
      t.battlefield(2, "Test Walker");
      t.attack(["Test Raider", "Test Walker"], ["Test Bear", 1], ["Test Raider", 1]);
      t.activate("Test Raider");
      t.resolve();
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 19]);
      t.cast("Test Halt", { targets: ["Test Raider"] });
      t.resolve();
      t.activate("Test Raider");
      t.resolve();
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([20, 18]);
    },
    seats3,
  );

  scenario("508.5, 310.8d: of a battle it is the protector", (t) => {
    prepare(t);
    t.define(
      creature("Test Raider", 1, 1, {
        kind: "triggered",
        when: { on: "attacks", object: { is: "self" } },
        body: { targets: [], effects: [{ do: "loseLife", who: { who: "defendingPlayer" }, amount: 1 }] },
      }),
    );
    t.battlefield(0, "Test Raider", "Test Siege");
    t.attack(["Test Raider", "Test Siege"]);
    t.resolveAll();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 19]);
  });

  scenario(
    "508.6: a player is attacking whom their creatures attack, and has attacked whom they were declared against",
    (t) => {
      prepare(t);
      t.define(
        permanent(
          "Test Tally",
          ["enchantment"],
          [
            {
              kind: "activated",
              costs: [],
              body: {
                targets: [],
                effects: [
                  {
                    do: "gainLife",
                    who: {
                      who: "those",
                      of: { who: "opponents" },
                      where: {
                        if: "exists",
                        what: { what: "all", filter: { is: "attackingPlayer", who: { who: "current" } } },
                      },
                    },
                    amount: 1,
                  },
                  {
                    do: "gainLife",
                    who: {
                      who: "those",
                      of: { who: "opponents" },
                      where: {
                        if: "happened",
                        event: { on: "attackDeclared", by: { who: "you" }, defender: { who: "current" } },
                      },
                    },
                    amount: 10,
                  },
                ],
              },
            },
          ],
        ),
      );
      t.define(instant("Test Call", [CALL]));
      t.hand(0, "Test Call", "Test Ox");
      t.battlefield(0, "Test Tally", "Test Bear");
      t.attack(["Test Bear", 1]);
      t.cast("Test Call");
      t.resolve();
      t.choose("Test Ox");
      t.choose(2);
      t.activate("Test Tally");
      t.resolve();
      expect([t.lifeOf(1), t.lifeOf(2)]).toEqual([31, 21]);
    },
    seats3,
  );
});

describe("508.7: reselecting what a creature attacks", () => {
  const turn = (t: TestGame): void => {
    prepare(t);
    t.define(instant("Test Turn", [{ do: "reselectAttacked", what: IT, among: "any" }], [oneTarget(ANY)]));
  };

  scenario(
    "508.7, 508.7a, 508.7b, 508.7c: it goes on attacking somebody else, not for a second time, whatever forbids it",
    (t) => {
      turn(t);
      t.define(creature("Test Herald", 1, 1, counts({ on: "attacks", object: { is: "self" } })));
      t.define(
        permanent(
          "Test Moat",
          ["enchantment"],
          [
            ruling({
              rule: "cantAttack",
              who: { what: "all", filter: { is: "type", type: "creature" } },
              defender: { players: { who: "you" } },
            }),
          ],
        ),
      );
      t.hand(2, "Test Turn");
      t.battlefield(0, "Test Herald", "Test Walker");
      t.battlefield(1, "Test Bear", "Test Walker");
      t.battlefield(2, "Test Moat");
      t.attack(["Test Herald", 1]);
      t.resolveAll();
      t.pass(2);
      t.cast("Test Turn", { targets: ["Test Herald"] });
      t.resolve();
      expect(t.asked().player).toBe(2);
      expect(t.asked("choose").from).toEqual([1, 2, t.ids(1, "battlefield", "Test Walker")[0]]);
      t.choose(2);
      t.to("endOfCombat");
      expect([t.lifeOf(0), t.lifeOf(1), t.lifeOf(2)]).toEqual([21, 20, 19]);
    },
    seats3,
  );
});

describe("508.8: no attackers", () => {
  scenario("508.8: the steps are not skipped where a creature entered attacking", (t) => {
    prepare(t);
    t.define(
      instant("Test Call", [
        {
          do: "move",
          what: { what: "chosen", filter: ANY, in: "hand", of: { who: "you" }, count: { min: 1, max: 1 } },
          to: { zone: "battlefield", attacking: true },
        },
      ]),
    );
    t.hand(0, "Test Call", "Test Ox");
    t.battlefield(0, "Test Bear");
    t.attack();
    t.cast("Test Call");
    t.resolve();
    t.to("combatDamage");
    expect([t.step, t.lifeOf(1)]).toEqual(["combatDamage", 18]);
  });
});

describe("508.1, 508.3, 508.5: as cards word it", () => {
  scenario("508.1c: two creatures that can't attack alone may attack together", (t) => {
    creatureWith(t, "Test Coward", "This creature can't attack alone.");
    t.battlefield(0, "Test Coward", "Test Coward");
    t.to("beginningOfCombat");
    t.pass(2);
    const [first, second] = t.asked("attackers").attackers;
    expect(t.refused({ ask: "attackers", attacks: [{ attacker: first!.attacker, defender: 1 }] }).rule).toBe("508.1c");
    t.answer({ ask: "attackers", attacks: [first!, second!].map(({ attacker }) => ({ attacker, defender: 1 })) });
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(16);
  });

  scenario("508.1d: where only one may attack it is the one that must", (t) => {
    kit(t);
    creatureWith(t, "Test Berserker", "This creature attacks each combat if able.");
    t.cards(`
      Test Truce {1}
      Artifact
      No more than one creature can attack each combat.`);
    t.battlefield(0, "Test Berserker", "Test Bear");
    t.battlefield(1, "Test Truce");
    t.to("beginningOfCombat");
    t.pass(2);
    const attackerOf = (name: string) => ({ attacker: t.ids(0, "battlefield", name)[0]!, defender: 1 });
    for (const names of [[], ["Test Bear"], ["Test Bear", "Test Berserker"]])
      expect(t.refused({ ask: "attackers", attacks: names.map(attackerOf) }).rule).toMatch(/^508\.1/);
    t.answer({ ask: "attackers", attacks: [attackerOf("Test Berserker")] });
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("508.1h: so much for each, counted as it is paid", (t) => {
    t.cards(`
      Test Shackle {0}
      Enchantment — Aura
      Enchant creature
      Enchanted creature can't attack unless its controller pays {1} for each card in your hand.`);
    t.battlefield(0, "Test Bear", "Forest", "Forest");
    t.permanentWith(0, "Test Shackle", { attachedTo: 0 });
    t.hand(0, "Test Ox", "Test Ox");
    t.to("precombatMain");
    t.attack("Test Bear");
    t.to("endOfCombat");
    expect([t.lifeOf(1), t.ids(0, "battlefield", "Forest").map((id) => t.seeId(id).tapped)]).toEqual([
      18,
      [true, true],
    ]);
  });

  scenario("508.3c: whoever attacks with some of them speaks of those, not of what attacks beside them", (t) => {
    t.cards(`
      Test Drover {0}
      Enchantment
      Whenever you attack with one or more Oxen, you gain that much life and those creatures get +1/+0 until end of turn.`);
    t.battlefield(0, "Test Drover", "Test Cub", "Test Ox");
    t.to("precombatMain");
    t.attack("Test Cub", "Test Ox");
    t.resolve();
    expect([t.lifeOf(0), t.see("Test Ox").power, t.see("Test Cub").power]).toEqual([21, 3, 2]);
  });

  scenario("508.5: damage to what the creature attacks; 115.4: a target's controller or the target", (t) => {
    t.cards(`
      Test Raider {R}
      Creature — Goblin
      1/1
      Whenever this creature attacks, it deals 1 damage to the player or planeswalker it's attacking.

      Test Blight {B}
      Sorcery
      Test Blight deals 1 damage to any target. That player or that permanent's controller discards a card.

      Test Bear {G}
      Creature — Bear
      2/2`);
    t.hand(0, "Test Blight", "Test Blight");
    t.hand(1, "Plains", "Plains", "Plains");
    t.battlefield(0, "Swamp", "Swamp", "Test Raider");
    t.battlefield(1, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Blight", { targets: [1] });
    t.resolve();
    t.choose("Plains");
    t.cast("Test Blight", { targets: ["Test Bear"] });
    t.resolve();
    t.choose("Plains");
    expect(t.count(1, "hand")).toBe(1);
    t.attack("Test Raider");
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(18);
  });
});
