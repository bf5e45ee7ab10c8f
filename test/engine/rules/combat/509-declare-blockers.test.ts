import { describe, expect } from "vitest";
import type { Ability } from "../../../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import { creature as creatureWith, kit } from "../../../support/kit.ts";
import { creature, permanent, ruling } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";
import { instant, oneTarget } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";
import { counts } from "../../../support/triggers.ts";

const IT = { what: "target", slot: 0 } as const;
const SELF = { what: "self" } as const;
const IS_SELF = { is: "self" } as const;
const ANY = { is: "any" } as const;

function prepare(t: TestGame): void {
  t.define(creature("Test Bear", 2, 2));
  t.define(creature("Test Ox", 2, 4));
  t.define(creature("Test Giant", 6, 6));
  t.define(creature("Test Guard", 4, 5, ruling({ rule: "canBlockMore", who: SELF, more: 1 })));
  t.define(permanent("Test Walker", ["planeswalker"], [], { loyalty: "4" }));
  t.define(permanent("Test Siege", ["battle"], [], { defense: "4", subtypes: ["Siege"] }));
}

/** An instant that does this to one target, in that player's hand. */
function trick(t: TestGame, seat: number, ...effects: Effect[]): void {
  t.define(instant("Test Trick", effects, [oneTarget(ANY)]));
  t.hand(seat, "Test Trick");
}
function cast(t: TestGame, target: string): void {
  t.cast("Test Trick", { targets: [target] });
  t.resolve();
}

const combatOf = (t: TestGame) => t.game.state.combat!.attackers;
const names = (t: TestGame, ids: readonly number[]) => ids.map((id) => t.seeId(id).name);
const seats3 = { seats: 3 };

describe("509.1: declaring blockers", () => {
  scenario("509.1, 509.4, 703.4j: first blockers are declared, then the active player gets priority", (t) => {
    prepare(t);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Ox");
    t.attack("Test Bear");
    t.pass(2);
    expect([t.step, t.asked().ask, t.asked().player]).toEqual(["declareBlockers", "blockers", 1]);
    t.block(["Test Ox", "Test Bear"]);
    expect([t.step, t.asked().ask, t.asked().player]).toEqual(["declareBlockers", "priority", 0]);
  });

  scenario("509.1a: untapped creatures that are no battles block what attacks their player or what is theirs", (t) => {
    prepare(t);
    t.define(permanent("Test Fort", ["creature", "battle"], [], { power: "3", toughness: "3", defense: "3" }));
    t.permanentWith(1, "Test Bear", { tapped: true });
    t.battlefield(0, "Test Bear", "Test Giant", "Test Bear", "Test Siege");
    t.battlefield(1, "Test Ox", "Test Fort", "Test Walker");
    t.attack(["Test Bear", 1], ["Test Giant", "Test Walker"], ["Test Bear", "Test Siege"]);
    t.pass(2);
    const { blockers } = t.asked("blockers");
    expect(
      names(
        t,
        blockers.map(({ blocker }) => blocker),
      ),
    ).toEqual(["Test Ox"]);
    expect(blockers[0]!.attackers).toHaveLength(3);
    expect(blockers[0]!.most).toBe(1);
  });

  scenario(
    "509.1a, 802.4, 802.4a: each defending player in turn order, only what attacks that player",
    (t) => {
      prepare(t);
      t.battlefield(0, "Test Bear", "Test Giant");
      t.battlefield(1, "Test Ox");
      t.battlefield(2, "Test Ox");
      t.attack(["Test Bear", 2], ["Test Giant", 1]);
      t.pass(3);
      expect(t.asked().player).toBe(1);
      expect(names(t, t.asked("blockers").blockers[0]!.attackers)).toEqual(["Test Giant"]);
      t.block(["Test Ox", "Test Giant"]);
      expect(t.asked().player).toBe(2);
      expect(names(t, t.asked("blockers").blockers[0]!.attackers)).toEqual(["Test Bear"]);
      t.block();
      expect(combatOf(t).map(({ blocked }) => blocked)).toEqual([false, true]);
    },
    seats3,
  );

  scenario(
    "509.1b, 802.4b: the blocks of other players do not make a player's own legal",
    (t) => {
      prepare(t);
      t.define(creature("Test Shy", 1, 3, ruling({ rule: "cantBlockAlone", who: SELF })));
      t.battlefield(0, "Test Bear", "Test Giant");
      t.battlefield(1, "Test Ox");
      t.battlefield(2, "Test Shy");
      t.attack(["Test Bear", 2], ["Test Giant", 1]);
      t.block(["Test Ox", "Test Giant"]);
      expect(t.refused(t.blocks(["Test Shy", "Test Bear"])).rule).toBe("509.1b");
    },
    seats3,
  );

  scenario("509.1d, 509.1e, 509.1f: what blocking costs is added up, and mana is made for it", (t) => {
    prepare(t);
    const cost = [{ pay: "mana", mana: "{1}" }] as const;
    t.define(
      permanent(
        "Test Bog",
        ["enchantment"],
        [ruling({ rule: "blockCost", who: { is: "type", type: "creature" }, cost })],
      ),
    );
    t.battlefield(0, "Test Bear", "Test Guard", "Test Bog");
    t.battlefield(1, "Test Ox", "Test Giant", "Plains", "Plains", "Plains");
    t.attack("Test Bear", "Test Guard");
    t.block(["Test Ox", "Test Bear"], ["Test Giant", "Test Guard"]);
    expect(t.ids(1, "battlefield", "Plains").filter((id) => t.seeId(id).tapped)).toHaveLength(2);
  });

  scenario("509.1d, 509.1f: who can't pay all of it can't block so", (t) => {
    prepare(t);
    const cost = [{ pay: "mana", mana: "{1}" }] as const;
    t.define(
      permanent(
        "Test Bog",
        ["enchantment"],
        [ruling({ rule: "blockCost", who: { is: "type", type: "creature" }, cost })],
      ),
    );
    t.battlefield(0, "Test Bear", "Test Guard", "Test Bog");
    t.battlefield(1, "Test Ox", "Test Giant", "Plains");
    t.attack("Test Bear", "Test Guard");
    t.pass(2);
    expect(t.refused(t.blocks(["Test Ox", "Test Bear"], ["Test Giant", "Test Guard"])).code).toBe("cannot-pay");
    expect(t.see("Plains").tapped).toBe(false);
    t.block(["Test Ox", "Test Bear"]);
    expect(t.see("Plains").tapped).toBe(true);
  });

  scenario("509.1g: a creature that went as a cost does not block", (t) => {
    prepare(t);
    t.define(
      creature(
        "Test Martyr",
        3,
        3,
        ruling({ rule: "blockCost", who: IS_SELF, cost: [{ pay: "sacrifice", what: { what: "self" } }] }),
      ),
    );
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Martyr");
    t.attack("Test Bear");
    t.block(["Test Martyr", "Test Bear"]);
    expect(combatOf(t)[0]).toMatchObject({ blocked: false, blockers: [] });
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
  });

  scenario("509.1h: a creature stays blocked though its blockers are gone", (t) => {
    prepare(t);
    trick(t, 0, { do: "destroy", what: IT });
    t.battlefield(0, "Test Giant");
    t.battlefield(1, "Test Ox");
    t.attack("Test Giant");
    t.block(["Test Ox", "Test Giant"]);
    cast(t, "Test Ox");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(20);
  });

  scenario("509.1h: effects make a creature blocked or unblocked", (t) => {
    prepare(t);
    trick(t, 0, { do: "becomeUnblocked", what: IT });
    t.define(instant("Test Fog", [{ do: "becomeBlocked", what: IT }], [oneTarget(ANY)]));
    t.hand(0, "Test Fog");
    t.battlefield(0, "Test Giant", "Test Bear");
    t.battlefield(1, "Test Ox");
    t.attack("Test Giant", "Test Bear");
    t.block(["Test Ox", "Test Giant"]);
    cast(t, "Test Giant");
    t.cast("Test Fog", { targets: ["Test Bear"] });
    t.resolve();
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(14);
  });

  scenario("509.1i, 509.4a: what triggers meanwhile is on the stack before anybody gets priority", (t) => {
    prepare(t);
    t.define(creature("Test Herald", 1, 3, counts({ on: "blocks", object: IS_SELF })));
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Herald");
    t.attack("Test Bear");
    t.block(["Test Herald", "Test Bear"]);
    expect([t.asked().ask, t.asked().player, t.stackSize]).toEqual(["priority", 0, 1]);
  });
});

describe("509.2-3: damage assignment order", () => {
  scenario("509.2, 509.2a, 703.4k: the active player orders the blockers, and the order stays as one leaves", (t) => {
    prepare(t);
    trick(t, 0, { do: "destroy", what: IT });
    t.battlefield(0, "Test Giant");
    t.battlefield(1, "Test Bear", "Test Ox", "Test Guard");
    t.attack("Test Giant");
    t.block(["Test Bear", "Test Giant"], ["Test Ox", "Test Giant"], ["Test Guard", "Test Giant"]);
    expect([t.asked("order").player, t.asked("order").about]).toEqual([0, "damageOrder"]);
    t.order(2, 0, 1);
    expect(names(t, combatOf(t)[0]!.blockers)).toEqual(["Test Guard", "Test Bear", "Test Ox"]);
    cast(t, "Test Bear");
    expect(names(t, combatOf(t)[0]!.blockers)).toEqual(["Test Guard", "Test Ox"]);
    t.pass(2);
    expect(t.refused({ ask: "divide", amounts: [4, 2] }).code).toBe("illegal-answer");
    t.divide(5, 1);
    t.to("endOfCombat");
    expect([t.count(1, "graveyard", "Test Guard"), t.see("Test Ox").damage]).toEqual([1, 1]);
  });

  scenario("509.3, 509.3a, 703.4m: then the defending player orders what a creature blocks", (t) => {
    prepare(t);
    t.define(creature("Test Mouse", 1, 1));
    trick(t, 0, { do: "destroy", what: IT });
    t.battlefield(0, "Test Bear", "Test Ox", "Test Mouse");
    t.battlefield(1, "Test Guard");
    t.define(creature("Test Bastion", 4, 9, ruling({ rule: "canBlockMore", who: SELF, more: "any" })));
    t.battlefield(1, "Test Bastion");
    t.attack("Test Bear", "Test Ox", "Test Mouse");
    t.block(["Test Bastion", "Test Bear"], ["Test Bastion", "Test Ox"], ["Test Bastion", "Test Mouse"]);
    expect([t.asked("order").player, t.asked("order").about]).toEqual([1, "damageOrder"]);
    t.order(2, 1, 0);
    cast(t, "Test Mouse");
    t.pass(2);
    // 2 damage on the ox first, though the bear was declared first: 4 is lethal for the ox, so all of it goes there.
    expect(t.step).toBe("combatDamage");
    expect([t.count(0, "graveyard", "Test Ox"), t.see("Test Bear").damage]).toEqual([1, 0]);
  });

  scenario("509.2, 509.3: the attackers' orders come first", (t) => {
    prepare(t);
    t.battlefield(0, "Test Bear", "Test Giant");
    t.battlefield(1, "Test Guard", "Test Ox");
    t.attack("Test Bear", "Test Giant");
    t.block(["Test Guard", "Test Bear"], ["Test Guard", "Test Giant"], ["Test Ox", "Test Giant"]);
    expect(t.asked("order").player).toBe(0);
    t.order(0, 1);
    expect(t.asked("order").player).toBe(1);
  });
});

describe("509.5: what triggers on blocking", () => {
  const herald = (...abilities: Ability[]) => creature("Test Herald", 1, 9, ...abilities);
  const twice = ruling({ rule: "canBlockMore", who: SELF, more: 1 });

  scenario("509.5a, 509.5b: “blocks” triggers once, “blocks a creature” for each", (t) => {
    prepare(t);
    t.define(
      herald(
        twice,
        counts({ on: "blocks", object: IS_SELF }),
        counts({ on: "blocks", object: IS_SELF, eachAttacker: true }, 10),
      ),
    );
    t.battlefield(0, "Test Bear", "Test Ox");
    t.battlefield(1, "Test Herald");
    t.attack("Test Bear", "Test Ox");
    t.block(["Test Herald", "Test Bear"], ["Test Herald", "Test Ox"]);
    t.order(0, 1);
    t.order(0, 1, 2);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(41);
  });

  scenario("509.5c, 509.5d: “becomes blocked” triggers once, “by a creature” for each", (t) => {
    prepare(t);
    t.define(
      herald(
        counts({ on: "becomesBlocked", object: IS_SELF }),
        counts({ on: "becomesBlocked", object: IS_SELF, eachBlocker: true }, 10),
      ),
    );
    t.battlefield(0, "Test Herald");
    t.battlefield(1, "Test Bear", "Test Ox");
    t.attack("Test Herald");
    t.block(["Test Bear", "Test Herald"], ["Test Ox", "Test Herald"]);
    t.order(0, 1);
    t.order(0, 1, 2);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(41);
  });

  scenario("509.5c, 509.5d: an effect makes it blocked, but not by a creature, and only once", (t) => {
    prepare(t);
    t.define(
      herald(
        counts({ on: "becomesBlocked", object: IS_SELF }),
        counts({ on: "becomesBlocked", object: IS_SELF, eachBlocker: true }, 10),
      ),
    );
    trick(t, 0, { do: "becomeBlocked", what: IT });
    t.hand(0, "Test Trick");
    t.battlefield(0, "Test Herald");
    t.attack("Test Herald");
    cast(t, "Test Herald");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    cast(t, "Test Herald");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("509.5e: so many blockers, at the declaration or by an effect that adds one", (t) => {
    prepare(t);
    t.define(herald(counts({ on: "becomesBlocked", object: IS_SELF, count: { compare: ">=", to: 2 } })));
    trick(t, 1, { do: "block", what: IT, attacker: { what: "all", filter: { is: "attacking" } } });
    t.hand(1, "Test Trick");
    t.battlefield(0, "Test Herald");
    t.battlefield(1, "Test Bear", "Test Ox", "Test Giant");
    t.attack("Test Herald");
    t.block(["Test Bear", "Test Herald"]);
    expect(t.stackSize).toBe(0);
    t.pass();
    t.cast("Test Trick", { targets: ["Test Ox"] });
    t.resolve();
    t.number(1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
    t.pass();
    t.cast("Test Trick", { targets: ["Test Giant"] });
    t.resolve();
    t.number(1);
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("509.5f: the characteristics count as it blocks, not later", (t) => {
    prepare(t);
    const red = { is: "color", color: "R" } as const;
    t.define(
      permanent(
        "Test Drum",
        ["enchantment"],
        [
          counts({ on: "blocks", object: red }),
          counts({ on: "becomesBlocked", object: red }),
          counts({ on: "becomesBlocked", object: { is: "type", type: "creature" }, other: red, eachBlocker: true }),
        ],
      ),
    );
    trick(t, 0, {
      do: "apply",
      to: { what: "all", filter: { is: "type", type: "creature" } },
      modifications: [{ modify: "setColors", colors: ["R"] }],
      duration: "endOfTurn",
    });
    t.battlefield(0, "Test Bear", "Test Drum");
    t.battlefield(1, "Test Ox");
    t.attack("Test Bear");
    t.block(["Test Ox", "Test Bear"]);
    cast(t, "Test Ox");
    t.to("endOfCombat");
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("509.5g: “attacks and isn't blocked” also for what entered attacking; not for what was blocked", (t) => {
    prepare(t);
    const sneak = counts({ on: "attacksUnblocked", object: IS_SELF });
    t.define(creature("Test Sneak", 1, 1, sneak));
    t.define(
      instant("Test Call", [
        {
          do: "move",
          what: { what: "chosen", filter: ANY, in: "hand", of: { who: "you" }, count: { min: 1, max: 1 } },
          to: { zone: "battlefield", attacking: true },
        },
      ]),
    );
    t.hand(0, "Test Call", "Test Sneak");
    trick(t, 0, { do: "destroy", what: IT });
    t.battlefield(0, "Test Sneak");
    t.battlefield(1, "Test Ox");
    t.attack("Test Sneak");
    t.cast("Test Call");
    t.resolve();
    t.choose("Test Sneak");
    t.block(["Test Ox", "Test Sneak"]);
    cast(t, "Test Ox");
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });
});

describe("509.6-7: blocking without a declaration", () => {
  scenario("509.5a, 509.5b, 509.6: an effect makes a creature block; both players place it in the orders", (t) => {
    prepare(t);
    t.define(
      creature(
        "Test Herald",
        1,
        9,
        counts({ on: "blocks", object: IS_SELF }),
        counts({ on: "blocks", object: IS_SELF, eachAttacker: true }, 10),
      ),
    );
    trick(t, 1, {
      do: "block",
      what: IT,
      attacker: { what: "all", filter: { is: "and", of: [{ is: "attacking" }, { is: "named", name: "Test Giant" }] } },
    });
    t.hand(1, "Test Trick");
    t.battlefield(0, "Test Giant", "Test Bear");
    t.battlefield(1, "Test Herald", "Test Ox");
    t.attack("Test Giant", "Test Bear");
    t.block(["Test Ox", "Test Giant"], ["Test Herald", "Test Bear"]);
    t.order(0, 1);
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(31);
    t.pass();
    t.cast("Test Trick", { targets: ["Test Herald"] });
    t.resolve();
    expect(t.asked()).toMatchObject({ ask: "number", about: "damageOrder", player: 0, min: 1, max: 2 });
    t.number(1);
    expect(t.asked()).toMatchObject({ ask: "number", about: "damageOrder", player: 1, min: 1, max: 2 });
    t.number(1);
    // It was blocking already, so that it only comes to block one creature more.
    t.resolveAll();
    expect(t.lifeOf(1)).toBe(41);
    const giant = combatOf(t).find(({ id }) => t.seeId(id).name === "Test Giant")!;
    expect(names(t, giant.blockers)).toEqual(["Test Herald", "Test Ox"]);
    expect(names(t, t.game.state.combat!.orders![giant.blockers[0]!]!)).toEqual(["Test Giant", "Test Bear"]);
  });

  scenario(
    "509.7, 509.5a, 509.7b: a creature that enters blocking never blocked, and nothing keeps it from blocking",
    (t) => {
      prepare(t);
      t.define(
        creature(
          "Test Herald",
          1,
          9,
          ruling({ rule: "cantBlock", who: SELF }),
          counts({ on: "blocks", object: IS_SELF }),
          counts({ on: "blocks", object: IS_SELF, eachAttacker: true }),
        ),
      );
      t.define(
        creature(
          "Test Prey",
          3,
          3,
          counts({ on: "becomesBlocked", object: IS_SELF }),
          counts({ on: "becomesBlocked", object: IS_SELF, eachBlocker: true }, 10),
        ),
      );
      t.define(
        instant("Test Call", [
          {
            do: "move",
            what: {
              what: "chosen",
              filter: ANY,
              in: "hand",
              of: { who: "you" },
              count: { min: 1, max: 1 },
            },
            to: { zone: "battlefield", blocking: "any" },
          },
        ]),
      );
      t.hand(1, "Test Call", "Test Herald");
      t.battlefield(0, "Test Prey", "Test Bear");
      t.attack("Test Prey", "Test Bear");
      t.pass(2);
      t.pass();
      t.cast("Test Call");
      t.resolve();
      expect(t.asked("choose")).toMatchObject({ player: 1, about: "blockers" });
      t.choose("Test Prey");
      t.order(0, 1);
      t.resolveAll();
      expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([31, 20]);
      t.to("endOfCombat");
      expect([t.lifeOf(1), t.see("Test Herald").damage]).toEqual([18, 3]);
    },
  );

  scenario("509.7a: nothing is blocked by what would block a creature that attacks no more", (t) => {
    prepare(t);
    t.define(
      instant(
        "Test Call",
        [
          {
            do: "move",
            what: {
              what: "chosen",
              filter: ANY,
              in: "hand",
              of: { who: "you" },
              count: { min: 1, max: 1 },
            },
            to: { zone: "battlefield", blocking: IT },
          },
        ],
        [oneTarget(ANY)],
      ),
    );
    trick(t, 0, { do: "removeFromCombat", what: IT });
    t.hand(1, "Test Call", "Test Ox");
    t.battlefield(0, "Test Giant");
    t.attack("Test Giant");
    t.pass();
    t.cast("Test Call", { targets: ["Test Giant"] });
    t.pass();
    cast(t, "Test Giant");
    t.resolve();
    expect(t.count(1, "battlefield", "Test Ox")).toBe(1);
    expect(combatOf(t)).toEqual([]);
  });
});

describe("509.1: as cards word it", () => {
  scenario("509.1c: who must block a creature with menace blocks it with two", (t) => {
    kit(t);
    creatureWith(t, "Test Menace", "Menace");
    creatureWith(t, "Test Sentry", "This creature blocks each combat if able.");
    t.battlefield(0, "Test Menace");
    t.battlefield(1, "Test Sentry", "Test Bear");
    t.attack("Test Menace");
    while (t.asked().ask === "priority") t.pass();
    const [attacker] = t.ids(0, "battlefield", "Test Menace");
    const block = (name: string) => ({ blocker: t.ids(1, "battlefield", name)[0]!, attacker: attacker! });
    for (const names of [[], ["Test Bear"], ["Test Sentry"]])
      expect(t.refused({ ask: "blockers", blocks: names.map(block) }).rule).toMatch(/^509\.1|702\.111/);
    t.answer({ ask: "blockers", blocks: ["Test Bear", "Test Sentry"].map(block) });
    expect(t.asked("order").items).toHaveLength(2);
  });
});
