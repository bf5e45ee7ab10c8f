import { describe, expect } from "vitest";
import type { ActivatedAbility } from "../../../lib/engine/abilities/ability.ts";
import type { Amount } from "../../../lib/engine/abilities/amounts.ts";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import type { Modification } from "../../../lib/engine/abilities/modifications.ts";
import type { CardDefinition } from "../../../lib/engine/definition.ts";
import { view } from "../../../lib/engine/index.ts";
import { creature, permanent, ruling } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import { CREATURE, enchantment, instant, oneTarget, sorcery } from "../../support/sorcery.ts";
import type { Table } from "../../support/table.ts";
import { counts } from "../../support/triggers.ts";

const YOU = { who: "you" } as const;
const SELF = { what: "self" } as const;
const TARGET = { what: "target", slot: 0 } as const;
const ANY = { is: "any" } as const;
const gains = (amount: Amount): Effect => ({ do: "gainLife", who: YOU, amount });
const does = (...effects: readonly Effect[]): ActivatedAbility => ({
  kind: "activated",
  costs: [],
  body: { targets: [], effects },
});
const becoming = (name: string, ...modifications: readonly Modification[]): CardDefinition =>
  sorcery(name, [{ do: "apply", to: TARGET, modifications, duration: "endOfTurn" }], [oneTarget(ANY)]);
/** In hand, and the main phase has come. */
function holding(t: Table, ...cards: readonly CardDefinition[]): void {
  for (const card of cards) t.define(card);
  t.hand(0, ...cards.map(({ name }) => name));
  t.to("precombatMain");
}

describe("107.3: X", () => {
  const HYDRA = `
    Test Hydra {X}{G}
    Creature — Hydra
    This creature enters with X +1/+1 counters on it.
    0/1`;

  scenario("107.3h: in the mana cost of a permanent X is 0, whatever it was as it was cast", (t) => {
    t.cards(HYDRA);
    t.gives("Test Hydra", {
      kind: "triggered",
      when: { on: "step", step: "end", of: YOU },
      body: {
        targets: [],
        effects: [
          {
            do: "pay",
            who: YOU,
            cost: [{ pay: "manaCost" }],
            optional: true,
            unpaid: [{ do: "sacrifice", who: YOU, what: SELF }],
          },
        ],
      },
    });
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Hydra");
    t.to("precombatMain");
    t.cast("Test Hydra", { x: 2 });
    t.resolve();
    t.to("end");
    t.resolve();
    t.yes();
    expect([t.count(0, "battlefield", "Test Hydra"), t.see("Test Hydra").power]).toEqual([1, 2]);
    expect(t.ids(0, "battlefield", "Forest").filter((id) => t.seeId(id).tapped)).toHaveLength(4);
  });

  scenario("107.3j: X of an ability it gained is not the X it was cast with", (t) => {
    t.cards(HYDRA);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Hydra");
    holding(t, becoming("Test Teaching", { modify: "addAbility", ability: does(gains({ amount: "x" })) }));
    t.cast("Test Hydra", { x: 3 });
    t.resolve();
    t.cast("Test Teaching", { targets: ["Test Hydra"] });
    t.resolve();
    t.activate("Test Hydra");
    t.resolve();
    expect([t.see("Test Hydra").power, t.lifeOf(0)]).toEqual([3, 20]);
  });

  scenario("107.3d: the X of a morph cost is chosen as it is paid", (t) => {
    t.cards(`
      Test Sleeper {4}
      Creature — Beast
      Morph {X}{G}
      5/5`);
    t.lands(0, "Forest", 6);
    t.hand(0, "Test Sleeper");
    t.to("precombatMain");
    t.cast("Test Sleeper", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    expect(t.asked("number")).toMatchObject({ about: "x", player: 0, min: 0 });
    t.number(1);
    expect(t.see("Test Sleeper").power).toBe(5);
    expect(t.ids(0, "battlefield", "Forest").filter((id) => t.seeId(id).tapped)).toHaveLength(5);
  });

  scenario("107.3f: an X that nothing defines is chosen as it resolves", (t) => {
    t.cards(`
      Test Font {0}
      Creature — Elemental
      When this creature enters, you may pay {X}. If you do, you gain X life.
      1/1`);
    t.lands(0, "Forest", 3);
    t.hand(0, "Test Font");
    t.to("precombatMain");
    t.cast("Test Font");
    t.resolve();
    t.resolve();
    while (t.asked().ask !== "priority") {
      if (t.asked().ask === "number") t.number(2);
      else t.yes();
    }
    expect([t.lifeOf(0), t.ids(0, "battlefield", "Forest").filter((id) => t.seeId(id).tapped).length]).toEqual([22, 2]);
  });

  scenario("118.13c: how a symbol of a special action's cost is paid is chosen as it is taken", (t) => {
    t.cards(`
      Test Sleeper {4}
      Creature — Beast
      Morph {G/P}
      5/5`);
    t.lands(0, "Forest", 4);
    t.hand(0, "Test Sleeper");
    t.to("precombatMain");
    t.cast("Test Sleeper", { via: "morph" });
    t.resolve();
    t.special("turnFaceUp");
    expect(t.asked("number").about).toBe("payment");
    t.number(1);
    expect([t.see("Test Sleeper").power, t.lifeOf(0)]).toEqual([5, 18]);
    expect(t.ids(0, "battlefield", "Forest").filter((id) => t.seeId(id).tapped)).toHaveLength(3);
  });
});

describe("110-113: permanents, tokens, copies, abilities", () => {
  scenario("110.4c: a permanent without any permanent type is one all the same", (t) => {
    t.define(creature("Test Bear", 2, 2));
    t.battlefield(0, "Test Bear");
    holding(t, becoming("Test Fading", { modify: "removeTypes", types: ["creature"] }));
    t.cast("Test Fading", { targets: ["Test Bear"] });
    t.resolve();
    expect([t.see("Test Bear").types, t.see("Test Bear").power]).toEqual([[], undefined]);
    t.to("upkeep", 2);
    expect(t.see("Test Bear")).toMatchObject({ types: ["creature"], power: 2 });
  });

  const WOLF: Effect = {
    do: "createTokens",
    who: YOU,
    count: 1,
    token: {
      name: "Ulf",
      colors: ["G"],
      supertypes: ["legendary"],
      types: ["creature"],
      subtypes: ["Wolf"],
      power: 2,
      toughness: 2,
      abilities: [],
    },
  };

  scenario("111.5: a token that can't enter is not created; nor a copy of an instant or sorcery card", (t) => {
    t.define(enchantment("Test Wall", [ruling({ rule: "cantEnter", what: { is: "token" } })]));
    t.define(enchantment("Test Census", [counts({ on: "createToken", by: YOU, object: ANY })]));
    t.define(
      sorcery(
        "Test Mirror",
        [{ do: "createTokenCopies", who: YOU, count: 1, of: TARGET }],
        [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: ANY, in: "graveyard" }] }],
      ),
    );
    t.battlefield(0, "Test Census");
    t.graveyard(0, "Test Howl");
    t.hand(0, "Test Mirror", "Test Wall");
    holding(t, sorcery("Test Howl", [WOLF]));
    t.cast("Test Mirror");
    t.resolveAll();
    expect([t.count(0, "battlefield"), t.lifeOf(0)]).toEqual([1, 20]);
    t.cast("Test Wall");
    t.resolve();
    t.cast("Test Howl");
    t.resolveAll();
    expect([t.count(0, "battlefield", "Ulf"), t.lifeOf(0)]).toEqual([0, 20]);
  });

  scenario("111.9: a legendary token has the name it is given, and there is one of it", (t) => {
    t.hand(0, "Test Howl");
    holding(t, sorcery("Test Howl", [WOLF]));
    t.cast("Test Howl");
    t.resolve();
    t.cast("Test Howl");
    t.resolve();
    expect(t.asked("choose")).toMatchObject({ about: "legendRule" });
  });

  const made = (name: string, t: Table): void => {
    t.cards(`
      Test Maker {0}
      Sorcery
      Create a ${name} token.`);
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Maker");
    t.to("precombatMain");
    t.cast("Test Maker");
    t.resolve();
  };

  scenario("111.10c: a Gold is sacrificed for one mana of any color, without being tapped", (t) => {
    made("Gold", t);
    t.activate("Gold Token");
    t.option("{R}");
    expect([t.mana(0), t.count(0, "battlefield", "Gold Token")]).toEqual(["R", 0]);
  });

  scenario("111.10d: a Walker is a 2/2 black Zombie named Walker", (t) => {
    made("Walker", t);
    expect(t.see("Walker")).toMatchObject({ power: 2, toughness: 2, colors: "B", subtypes: ["Zombie"] });
  });

  scenario("111.10e: a Shard scries and draws", (t) => {
    made("Shard", t);
    expect(t.see("Shard Token").types).toEqual(["enchantment"]);
    t.activate("Shard Token");
    t.resolve();
    expect(t.asked().about).toBe("scry");
  });

  scenario("111.10r: a Young Hero grows as it attacks while its toughness is 3 or less", (t) => {
    t.cards(`
      Test Tale {0}
      Sorcery
      Create a Young Hero Role token attached to target creature you control.`);
    t.define(creature("Test Bear", 2, 3));
    t.battlefield(0, "Test Bear");
    t.hand(0, "Test Tale");
    t.to("precombatMain");
    t.cast("Test Tale");
    t.resolve();
    t.attack("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").toughness).toBe(4);
    t.to("precombatMain", 3);
    t.attack("Test Bear");
    expect([t.see("Test Bear").toughness, t.stackSize]).toEqual([4, 0]);
  });

  scenario("112.1b, 112.2a: a copy of another's card that is cast is one's own, and no card", (t) => {
    t.define(sorcery("Test Rain", [gains(4)]));
    t.graveyard(1, "Test Rain");
    holding(
      t,
      sorcery(
        "Test Echo",
        [{ do: "castCopy", who: YOU, what: TARGET }],
        [{ count: { min: 1, max: 1 }, of: [{ target: "object", filter: ANY, in: "graveyard" }] }],
      ),
    );
    t.cast("Test Echo");
    t.resolve();
    if (t.asked().ask === "confirm") t.yes();
    else if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [t.asked("choose").from[0]!] });
    const [copy] = t.game.state.stack;
    expect(t.game.state.objects[copy!]).toMatchObject({ kind: "copy", owner: 0, controller: 0 });
    t.resolve();
    expect([t.lifeOf(0), t.count(1, "graveyard", "Test Rain")]).toEqual([24, 1]);
  });

  scenario("113.6f: an ability that lets a card be cast from a zone works there", (t) => {
    t.define({
      ...creature("Test Ghoul", 2, 1),
      faces: [
        {
          ...creature("Test Ghoul", 2, 1).faces[0],
          abilities: [
            {
              kind: "static",
              from: "graveyard",
              effects: [{ static: "rule", rule: { rule: "mayPlay", who: YOU, what: SELF } }],
            },
          ],
        },
      ],
    });
    t.graveyard(0, "Test Ghoul");
    t.to("precombatMain");
    t.cast("Test Ghoul");
    t.resolve();
    expect(t.count(0, "battlefield", "Test Ghoul")).toBe(1);
  });

  scenario("113.6h, 113.6i: as it enters: how it does, and that no counters are put on it", (t) => {
    const noCounters = ruling({ rule: "cantHaveCounters", who: SELF });
    t.define(creature("Test Slick", 2, 2, noCounters));
    t.cards(`
      Test Dozer {0}
      Creature — Ox
      This creature enters tapped.
      3/3

      Test Nursery {0}
      Enchantment
      Each creature you control enters with an additional +1/+1 counter on it.`);
    t.battlefield(0, "Test Nursery");
    t.hand(0, "Test Slick", "Test Dozer");
    t.to("precombatMain");
    t.cast("Test Slick");
    t.resolve();
    t.cast("Test Dozer");
    t.resolve();
    expect([t.see("Test Slick").counters, t.see("Test Slick").power]).toEqual([{}, 2]);
    expect(t.see("Test Dozer")).toMatchObject({ tapped: true, power: 4 });
  });
});

describe("115, 118: targets and costs", () => {
  scenario("115.9a: how many targets a spell has is how many were chosen, legal still or not", (t) => {
    t.define(creature("Test Bear", 2, 2));
    t.define(instant("Test Doom", [{ do: "destroy", what: TARGET }], [oneTarget()]));
    t.define(
      instant("Test Twin Doom", [{ do: "destroy", what: TARGET }], [{ ...oneTarget(), count: { min: 2, max: 2 } }]),
    );
    t.define(
      instant(
        "Test Denial",
        [{ do: "counterSpell", what: TARGET }],
        [
          {
            count: { min: 1, max: 1 },
            of: [
              {
                target: "object",
                in: "stack",
                filter: { is: "and", of: [{ is: "spell" }, { is: "targetCount", value: { compare: "=", to: 2 } }] },
              },
            ],
          },
        ],
      ),
    );
    t.battlefield(1, "Test Bear", "Test Bear", "Test Bear");
    t.hand(0, "Test Doom", "Test Twin Doom", "Test Denial");
    t.to("precombatMain");
    const [one, other] = t.ids(1, "battlefield", "Test Bear");
    t.cast("Test Twin Doom");
    t.answer({ ask: "choose", chosen: [one!, other!] });
    t.cast("Test Doom");
    t.choose(one!);
    t.resolve();
    t.cast("Test Denial");
    t.resolve();
    expect([t.stackSize, t.count(1, "battlefield", "Test Bear")]).toEqual([0, 2]);
  });

  scenario("118.9b: where it may be cast for a certain cost only, that is what is paid", (t) => {
    t.define(
      enchantment("Test Vault", [
        ruling({
          rule: "mayPlay",
          who: YOU,
          what: { inZone: "graveyard", of: YOU, filter: CREATURE },
          cost: [{ pay: "life", amount: 3 }],
        }),
      ]),
    );
    t.battlefield(0, "Test Vault", "Forest", "Forest");
    t.graveyard(0, "Test Bear");
    t.to("precombatMain");
    t.cast("Test Bear");
    t.resolve();
    expect([t.lifeOf(0), t.see("Forest").tapped, t.see("Test Bear").power]).toEqual([17, false, 2]);
  });

  scenario("118.12b: who chose to search did so, whether anything was found or not", (t) => {
    holding(
      t,
      sorcery("Test Hunt", [
        {
          do: "may",
          who: YOU,
          effects: [
            {
              do: "search",
              who: YOU,
              library: YOU,
              filter: { is: "subtype", subtype: "Dragon" },
              count: { min: 0, max: 1 },
              reveal: true,
              note: "found",
            },
            { do: "move", what: { what: "noted", name: "found" }, to: { zone: "hand" } },
            { do: "shuffle", who: YOU },
          ],
          note: "searched",
        },
        { do: "if", condition: { if: "did", name: "searched" }, then: [gains(3)] },
      ]),
    );
    t.cast("Test Hunt");
    t.resolve();
    t.yes();
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [] });
    expect(t.lifeOf(0)).toBe(23);
  });
});

describe("119-122: life, damage, drawing, counters", () => {
  scenario("119.8: who can't lose life makes no exchange that would, and pays no life", (t) => {
    t.define(enchantment("Test Ward", [ruling({ rule: "cantLoseLife", who: YOU })]));
    t.define(permanent("Test Altar", ["artifact"], [{ ...does(gains(1)), costs: [{ pay: "life", amount: 1 }] }]));
    const exchange = sorcery("Test Trade", [
      { do: "exchange", quality: "life", one: { players: YOU }, other: { players: { who: "opponents" } } },
    ]);
    t.life(1, 12);
    t.battlefield(0, "Test Ward", "Test Altar");
    t.hand(0, "Test Trade");
    holding(t, exchange);
    expect(t.can("activate", "Test Altar")).toBe(false);
    t.cast("Test Trade");
    t.resolve();
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([20, 12]);
  });

  const EXCESS = `
    Test Bear {0}
    Creature — Bear
    2/2

    Test Bolt {0}
    Instant
    Test Bolt deals 5 damage to target creature or planeswalker.

    Test Poke {0}
    Instant
    Test Poke deals 1 damage to target creature or planeswalker.

    Test Storm {0}
    Enchantment
    Whenever a creature or planeswalker an opponent controls is dealt excess noncombat damage, you gain that much life.

    Test Viper {0}
    Creature — Snake
    Deathtouch
    {0}: This creature deals 4 damage to target creature.
    4/4

    Test Sage {0}
    Legendary Planeswalker — Test
    +1: You gain 1 life.
    Loyalty 3`;

  scenario("120.10: excess damage to a creature: what goes beyond lethal damage, that marked already counted", (t) => {
    t.cards(EXCESS);
    t.battlefield(0, "Test Storm");
    t.battlefield(1, "Test Bear");
    t.hand(0, "Test Poke", "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Poke");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
    t.cast("Test Bolt");
    t.resolve();
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario("120.10: to a planeswalker beyond its loyalty; with deathtouch whatever is more than 1 (120.4a)", (t) => {
    t.cards(EXCESS);
    t.battlefield(0, "Test Storm", "Test Viper");
    t.battlefield(1, "Test Bear");
    t.battlefield(1, "Test Sage");
    t.hand(0, "Test Bolt");
    t.to("precombatMain");
    t.cast("Test Bolt", { targets: ["Test Sage"] });
    t.resolve();
    t.resolve();
    expect(t.lifeOf(0)).toBe(22);
    t.activate("Test Viper", { targets: ["Test Bear"] });
    t.resolve();
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
  });

  scenario("120.10: several sources at once are looked at together; combat damage is told apart", (t) => {
    t.cards(EXCESS);
    t.define(
      enchantment("Test Tally", [
        {
          kind: "triggered",
          when: { on: "excessDamage", object: CREATURE, combat: true },
          body: { targets: [], effects: [gains({ amount: "event" })] },
        },
      ]),
    );
    t.battlefield(0, "Test Storm", "Test Tally", "Test Bear", "Test Bear");
    t.battlefield(1, "Test Bear");
    t.attack("Test Bear", "Test Bear");
    const [one, other] = t.ids(0, "battlefield", "Test Bear");
    t.pass(2);
    t.answer({ ask: "blockers", blocks: [{ blocker: t.ids(1, "battlefield", "Test Bear")[0]!, attacker: one! }] });
    expect(other).toBeDefined();
    t.to("combatDamage");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("120.10: excess damage dealt this way is known to the effect that dealt it", (t) => {
    t.cards(EXCESS);
    t.battlefield(1, "Test Bear");
    holding(
      t,
      instant(
        "Test Blast",
        [
          { do: "damage", amount: 6, to: { objects: TARGET }, note: "dealt" },
          gains({ amount: "noted", name: "dealt excess" }),
        ],
        [oneTarget()],
      ),
    );
    t.cast("Test Blast");
    t.resolve();
    expect(t.lifeOf(0)).toBe(24);
  });

  scenario(
    "121.3a: one may choose that another draws from an empty library, but not if that player can't draw",
    (t) => {
      t.define(
        permanent(
          "Test Stone",
          ["artifact"],
          [does({ do: "may", who: YOU, effects: [{ do: "draw", who: { who: "opponents" }, count: 1 }] })],
        ),
      );
      t.define(enchantment("Test Drought", [ruling({ rule: "cantDrawExtra", who: { who: "opponents" } })]));
      t.emptyLibraries();
      t.library(0, "Plains", "Plains");
      t.library(1, "Plains");
      t.battlefield(0, "Test Stone");
      t.hand(0, "Test Drought");
      t.to("precombatMain");
      t.cast("Test Drought");
      t.resolve();
      t.activate("Test Stone");
      t.resolve();
      t.yes();
      expect(t.count(1, "library")).toBe(0);
      t.activate("Test Stone");
      t.resolve();
      // That player has drawn a card this turn and can draw no other.
      expect(t.asked().ask).toBe("priority");
    },
  );

  scenario("121.6c: what is done with a card that is drawn is not done with those drawn instead", (t) => {
    t.define(
      enchantment("Test Well", [
        {
          kind: "static",
          effects: [
            {
              static: "replace",
              replacement: {
                of: { on: "draw", who: YOU },
                instead: { by: "effects", effects: [{ do: "draw", who: YOU, count: 2 }] },
              },
            },
          ],
        },
      ]),
    );
    const reads = sorcery("Test Reading", [
      { do: "draw", who: YOU, count: 1, note: "drawn" },
      {
        do: "if",
        condition: { if: "is", what: { what: "noted", name: "drawn" }, filter: { is: "type", type: "land" } },
        then: [gains(5)],
      },
    ]);
    t.hand(0, "Test Well", "Test Reading");
    holding(t, reads);
    t.cast("Test Reading");
    t.resolve();
    expect(t.lifeOf(0)).toBe(25);
    t.cast("Test Well");
    t.resolve();
    const before = t.count(0, "hand");
    t.cast("Test Reading");
    t.resolve();
    expect([t.count(0, "hand"), t.lifeOf(0)]).toEqual([before + 1, 25]);
  });

  scenario("121.9: who may reveal a card as it is drawn sees it before choosing, and nobody else does", (t) => {
    t.cards(`
      Test Wonder {5}{W}
      Sorcery
      You gain 7 life.
      Miracle {W}`);
    t.lands(1, "Plains", 1);
    t.library(1, "Test Wonder");
    t.to("end", 1);
    while (t.asked().ask === "priority") t.pass();
    expect(t.asked("confirm")).toMatchObject({ player: 1, hint: "miracle" });
    expect(JSON.stringify(view(t.game, 1))).toContain("Test Wonder");
    expect(JSON.stringify(view(t.game, 0))).not.toContain("Test Wonder");
    t.no();
    expect(t.count(1, "hand", "Test Wonder")).toBe(1);
  });

  scenario("122.8: the counters of what has left are put on another object, as many of each kind", (t) => {
    t.cards(`
      Test Elder {0}
      Creature — Dog
      When this creature dies, put its counters on target creature you control.
      1/1

      Test Pup {0}
      Creature — Dog
      1/1

      Test Doom {0}
      Instant
      Destroy target creature.

      Test Vault {0}
      Enchantment
      If one or more +1/+1 counters would be put on a creature you control, that many plus one +1/+1 counters are put on it instead.`);
    t.permanentWith(0, "Test Elder", { counters: { "+1/+1": 2, charge: 1 } });
    t.battlefield(0, "Test Pup", "Test Vault");
    t.hand(0, "Test Doom");
    t.to("precombatMain");
    t.cast("Test Doom", { targets: ["Test Elder"] });
    t.resolve();
    t.resolve();
    // They are put, not moved: one more than there were.
    expect(t.see("Test Pup").counters).toEqual({ "+1/+1": 3, charge: 1 });
  });
});
