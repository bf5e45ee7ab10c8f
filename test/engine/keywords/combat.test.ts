import { describe, expect } from "vitest";
import { creature } from "../../support/permanents.ts";
import { scenario } from "../../support/scenario.ts";
import { instant, oneTarget } from "../../support/sorcery.ts";
import type { TestGame } from "../../support/testGame.ts";

const IT = { what: "target", slot: 0 } as const;
const CARDS = `
  Test Giant {4}{G}
  Creature — Giant
  6/6

  Test Rhino {3}{G}
  Creature — Rhino
  Trample
  4/4

  Test Squire {W}
  Creature — Human Soldier
  Banding
  1/3

  Test Wolf {1}{G}
  Creature — Wolf
  Bands with other Wolves
  2/2

  Test Cub {G}
  Creature — Wolf
  1/1

  Test Runner {1}{R}
  Creature — Human
  You may exert Test Runner as it attacks. When you do, it gets +2/+0 until end of turn.
  2/2

  Test Zealot {1}{R}
  Creature — Human
  If Test Zealot hasn't been exerted this turn, you may exert it as it attacks. When you do, untap all other creatures you control and after this phase, there is an additional combat phase.
  2/2

  Test Cheer {1}{R}
  Enchantment
  Whenever you exert a creature, you gain 1 life.

  Test Captain {1}{W}
  Creature — Human
  Enlist
  1/4

  Test Bully {1}{R}
  Creature — Ogre
  Provoke
  3/3`;

const combatOf = (t: TestGame) => t.game.state.combat!.attackers;
const names = (t: TestGame, ids: readonly number[]) => ids.map((id) => t.seeId(id).name);
const withCards = (t: TestGame): void => t.cards(CARDS);

describe("702.22: banding", () => {
  scenario("508.1e, 702.22c: creatures with banding and one without form a band", (t) => {
    withCards(t);
    t.battlefield(0, "Test Squire", "Test Bear", "Test Giant", "Test Wolf");
    t.attack("Test Squire", "Test Bear", "Test Giant");
    expect(t.asked("choose")).toMatchObject({ about: "band", player: 0, min: 0, max: 3 });
    const [squire, bear, giant] = t.asked("choose").from;
    expect(t.refused({ ask: "choose", chosen: [squire!, bear!, giant!] }).rule).toBe("702.22c");
    expect(t.refused({ ask: "choose", chosen: [bear!, giant!] }).rule).toBe("702.22c");
    t.choose("Test Squire", "Test Giant");
    expect(combatOf(t).map(({ band }) => band)).toEqual([1, undefined, 1]);
  });

  scenario("702.22c: no more than one band for each, and as many bands as there can be", (t) => {
    withCards(t);
    t.battlefield(0, "Test Squire", "Test Bear", "Test Squire", "Test Giant");
    t.attack("Test Squire", "Test Bear", "Test Squire", "Test Giant");
    t.choose("Test Squire", "Test Bear");
    expect(names(t, t.asked("choose").from)).toEqual(["Test Squire", "Test Giant"]);
    t.choose("Test Squire", "Test Giant");
    expect(combatOf(t).map(({ band }) => band)).toEqual([1, 1, 2, 2]);
  });

  scenario("702.22c: “bands with other” needs only creatures of that quality, one of them with the ability", (t) => {
    withCards(t);
    t.battlefield(0, "Test Wolf", "Test Cub", "Test Cub", "Test Bear");
    t.attack("Test Wolf", "Test Cub", "Test Cub", "Test Bear");
    const { from } = t.asked("choose");
    expect(names(t, from)).toEqual(["Test Wolf", "Test Cub", "Test Cub"]);
    expect(t.refused({ ask: "choose", chosen: from.slice(1) }).rule).toBe("702.22c");
    t.choose("Test Wolf", "Test Cub", "Test Cub");
    expect(combatOf(t).map(({ band }) => band)).toEqual([1, 1, 1, undefined]);
  });

  scenario(
    "702.22d, 802.3b: a band attacks one player",
    (t) => {
      withCards(t);
      t.battlefield(0, "Test Squire", "Test Squire", "Test Squire");
      t.attack(["Test Squire", 1], ["Test Squire", 2], ["Test Squire", 2]);
      expect(t.asked("choose").from).toHaveLength(2);
      t.choose("Test Squire", "Test Squire");
      expect(combatOf(t).map(({ band }) => band)).toEqual([undefined, 1, 1]);
    },
    { seats: 3 },
  );

  scenario("702.22e, 702.22f, 702.22h: what blocks one blocks the whole band, whatever it has lost since", (t) => {
    withCards(t);
    t.define(
      instant(
        "Test Snub",
        [{ do: "apply", to: IT, modifications: [{ modify: "loseAbilities" }], duration: "endOfTurn" }],
        [oneTarget()],
      ),
    );
    t.define(instant("Test Doom", [{ do: "removeFromCombat", what: IT }], [oneTarget()]));
    t.hand(0, "Test Snub", "Test Doom");
    t.battlefield(0, "Test Squire", "Test Bear", "Test Squire");
    t.battlefield(1, "Test Giant");
    t.attack("Test Squire", "Test Bear", "Test Squire");
    t.choose("Test Squire", "Test Bear", "Test Squire");
    t.cast("Test Doom", { targets: ["Test Squire"] });
    t.resolve();
    t.cast("Test Snub", { targets: ["Test Squire"] });
    t.resolve();
    t.block(["Test Giant", "Test Bear"]);
    t.order(0, 1);
    expect(combatOf(t).map(({ blockers }) => names(t, blockers))).toEqual([["Test Giant"], ["Test Giant"]]);
  });

  scenario("702.22i: an effect that blocks one blocks the whole band", (t) => {
    withCards(t);
    t.define(instant("Test Fog", [{ do: "becomeBlocked", what: IT }], [oneTarget()]));
    t.hand(0, "Test Fog");
    t.battlefield(0, "Test Squire", "Test Bear");
    t.attack("Test Squire", "Test Bear");
    t.choose("Test Squire", "Test Bear");
    t.cast("Test Fog", { targets: ["Test Bear"] });
    t.resolve();
    expect(combatOf(t).map(({ blocked }) => blocked)).toEqual([true, true]);
  });

  scenario("702.22j: blocked by banding, its damage is divided by the defending player as they like", (t) => {
    withCards(t);
    t.battlefield(0, "Test Giant");
    t.battlefield(1, "Test Bear", "Test Squire");
    t.attack("Test Giant");
    t.block(["Test Bear", "Test Giant"], ["Test Squire", "Test Giant"]);
    t.order(0, 1);
    t.pass(2);
    expect(t.asked("divide").player).toBe(1);
    t.divide(0, 6);
    expect([t.see("Test Bear").damage, t.count(1, "graveyard", "Test Squire")]).toEqual([0, 1]);
  });

  scenario("702.22j: two Wolves that block together do as much, of which one bands with others", (t) => {
    withCards(t);
    t.battlefield(0, "Test Giant");
    t.battlefield(1, "Test Wolf", "Test Cub", "Test Bear");
    t.attack("Test Giant");
    t.block(["Test Wolf", "Test Giant"], ["Test Cub", "Test Giant"]);
    t.order(0, 1);
    t.pass(2);
    expect(t.asked("divide").player).toBe(1);
  });

  scenario("702.22k: what blocks a band deals its damage as the active player likes", (t) => {
    withCards(t);
    t.battlefield(0, "Test Squire", "Test Bear");
    t.battlefield(1, "Test Giant");
    t.attack("Test Squire", "Test Bear");
    t.choose("Test Squire", "Test Bear");
    t.block(["Test Giant", "Test Squire"]);
    t.order(0, 1);
    t.pass(2);
    expect(t.asked("divide")).toMatchObject({ player: 0, total: 6 });
    t.divide(6, 0);
    expect([t.count(0, "graveyard", "Test Squire"), t.see("Test Bear").damage]).toEqual([1, 0]);
  });

  scenario("702.22b: losing banding is losing “bands with other” as well", (t) => {
    withCards(t);
    t.define(
      instant(
        "Test Snub",
        [
          {
            do: "apply",
            to: IT,
            modifications: [{ modify: "loseKeyword", keyword: "banding" }],
            duration: "endOfTurn",
          },
        ],
        [oneTarget()],
      ),
    );
    t.hand(0, "Test Snub");
    t.battlefield(0, "Test Wolf", "Test Cub");
    t.to("beginningOfCombat");
    t.cast("Test Snub", { targets: ["Test Wolf"] });
    t.resolve();
    t.attack("Test Wolf", "Test Cub");
    expect(t.asked().ask).toBe("priority");
  });
});

describe("701.39: exert", () => {
  scenario("701.39a, 701.39d, 508.1g, 607.2h: exerted as it attacks, it does not untap next time", (t) => {
    withCards(t);
    t.battlefield(0, "Test Runner", "Test Cheer");
    t.attack("Test Runner");
    expect(t.asked()).toMatchObject({ ask: "confirm", about: "additionalCost", player: 0 });
    t.yes();
    t.order(0, 1);
    t.resolveAll();
    t.to("endOfCombat");
    expect([t.lifeOf(0), t.lifeOf(1)]).toEqual([21, 16]);
    t.to("precombatMain", 3);
    expect(t.see("Test Runner").tapped).toBe(true);
    t.to("precombatMain", 5);
    expect(t.see("Test Runner").tapped).toBe(false);
  });

  scenario("508.1g: the cost is optional", (t) => {
    withCards(t);
    t.battlefield(0, "Test Runner");
    t.attack("Test Runner");
    t.no();
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(18);
    t.to("precombatMain", 3);
    expect(t.see("Test Runner").tapped).toBe(false);
  });

  scenario("508.1g, 701.39b: as the source allows: not a second time that turn", (t) => {
    withCards(t);
    t.battlefield(0, "Test Zealot", "Test Bear");
    t.define(instant("Test Rouse", [{ do: "untap", what: IT }], [oneTarget()]));
    t.hand(0, "Test Rouse");
    t.attack("Test Zealot", "Test Bear");
    t.yes();
    t.resolveAll();
    expect(t.see("Test Bear").tapped).toBe(false);
    t.cast("Test Rouse", { targets: ["Test Zealot"] });
    t.resolve();
    t.to("endOfCombat");
    t.attack("Test Zealot", "Test Bear");
    expect(t.asked().ask).toBe("priority");
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(12);
    t.pass(2);
    expect(t.step).toBe("postcombatMain");
  });

  scenario("701.39a: it is the exerting player's untap step that counts", (t) => {
    withCards(t);
    t.define(
      instant("Test Sway", [{ do: "gainControl", who: { who: "you" }, what: IT, duration: "forever" }], [oneTarget()]),
    );
    t.hand(1, "Test Sway");
    t.battlefield(0, "Test Runner");
    t.attack("Test Runner");
    t.yes();
    t.resolveAll();
    t.pass();
    t.cast("Test Sway", { targets: ["Test Runner"] });
    t.resolve();
    t.to("precombatMain", 2);
    expect(t.see("Test Runner").tapped).toBe(false);
  });
});

describe("702.154: enlist", () => {
  scenario(
    "702.154a, 702.154b, 702.154c: as it attacks, an untapped creature that could attack is tapped for its power",
    (t) => {
      withCards(t);
      t.define(creature("Test New", 9, 9));
      t.battlefield(0, "Test Captain", "Test Giant", "Test Bear", "Test Rhino");
      t.hand(0, "Test New");
      t.to("precombatMain");
      t.cast("Test New");
      t.resolve();
      t.attack("Test Captain", "Test Bear");
      t.yes();
      expect(names(t, t.asked("choose").from)).toEqual(["Test Giant", "Test Rhino"]);
      t.choose("Test Giant");
      expect([t.see("Test Giant").tapped, t.see("Test Captain").power]).toEqual([true, 1]);
      t.resolve();
      expect(t.see("Test Captain").power).toBe(7);
      t.to("endOfCombat");
      expect(t.lifeOf(1)).toBe(11);
    },
  );

  scenario("702.154a: with nobody to tap nothing is asked", (t) => {
    withCards(t);
    t.battlefield(0, "Test Captain", "Test Giant");
    t.attack("Test Captain", "Test Giant");
    expect(t.asked().ask).toBe("priority");
  });

  scenario("702.154d: each instance is paid and triggers by itself", (t) => {
    withCards(t);
    const enlist = { kind: "keyword", keyword: { keyword: "enlist" } } as const;
    t.define(creature("Test Marshal", 1, 1, enlist, enlist));
    t.battlefield(0, "Test Marshal", "Test Giant", "Test Bear");
    t.attack("Test Marshal");
    t.yes();
    t.yes();
    t.choose("Test Giant");
    expect(t.see("Test Bear").tapped).toBe(true);
    t.resolveAll();
    expect(t.see("Test Marshal").power).toBe(9);
  });
});

describe("702.39: provoke", () => {
  scenario("702.39a: the target untaps and blocks it if able", (t) => {
    withCards(t);
    t.battlefield(0, "Test Bully", "Test Bear");
    t.permanentWith(1, "Test Giant", { tapped: true });
    t.battlefield(1, "Test Cub");
    t.define(instant("Test Nap", [{ do: "tap", what: IT }], [oneTarget()]));
    t.hand(0, "Test Nap");
    t.to("beginningOfCombat");
    t.cast("Test Nap", { targets: ["Test Giant"] });
    t.resolve();
    t.attack("Test Bully", "Test Bear");
    t.choose("Test Giant");
    t.resolve();
    t.yes();
    expect(t.see("Test Giant").tapped).toBe(false);
    t.pass(2);
    expect(t.refused({ ask: "blockers", blocks: [] }).rule).toBe("509.1c");
    expect(t.refused(t.blocks(["Test Giant", "Test Bear"])).rule).toBe("509.1c");
    t.block(["Test Giant", "Test Bully"]);
  });

  scenario("702.39a: it is optional", (t) => {
    withCards(t);
    t.battlefield(0, "Test Bully");
    t.battlefield(1, "Test Giant");
    t.attack("Test Bully");
    t.resolve();
    t.no();
    t.block();
    t.to("endOfCombat");
    expect(t.lifeOf(1)).toBe(17);
  });

  scenario("702.39b: several instances trigger separately", (t) => {
    withCards(t);
    const provoke = { kind: "keyword", keyword: { keyword: "provoke" } } as const;
    t.define(creature("Test Tyrant", 2, 2, provoke, provoke));
    t.battlefield(0, "Test Tyrant");
    t.battlefield(1, "Test Giant", "Test Cub");
    t.attack("Test Tyrant");
    t.order(0, 1);
    t.choose("Test Giant");
    t.choose("Test Cub");
    t.resolve();
    t.yes();
    t.resolve();
    t.yes();
    t.pass(2);
    expect(t.asked("blockers").blockers.map(({ must }) => must?.length)).toEqual([1, 1]);
  });
});
