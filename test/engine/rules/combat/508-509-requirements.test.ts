import { describe, expect } from "vitest";
import { submit, view } from "../../../../lib/engine/index.ts";
import { defaultAnswers } from "../../../../lib/hosting/orders/defaultAnswer.ts";
import { creature, ruling } from "../../../support/permanents.ts";
import { scenario } from "../../../support/scenario.ts";
import { instant, oneTarget } from "../../../support/sorcery.ts";
import type { TestGame } from "../../../support/testGame.ts";

const CARDS = `
  Test Ox {1}{W}
  Creature — Ox
  2/4

  Test Brute {2}{R}
  Creature — Ogre
  Test Brute attacks each combat if able.
  3/3

  Test Pack {R}
  Creature — Wolf
  Test Pack attacks each combat if able.
  Test Pack can't attack alone.
  2/1

  Test Siren {2}{G}
  Creature — Siren
  All creatures able to block Test Siren do so.
  1/1

  Test Lure {2}{G}
  Creature — Elf
  Menace
  Test Lure must be blocked if able.
  2/2

  Test Sentry {W}
  Creature — Human
  Test Sentry blocks each combat if able.
  1/3

  Test Toll {2}{W}
  Enchantment
  Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.`;

const NO_ATTACK = { ask: "attackers", attacks: [] } as const;
const NO_BLOCK = { ask: "blockers", blocks: [] } as const;

/** What the clock answers for a seat is always accepted. */
function leastIsLegal(t: TestGame): void {
  const seat = t.asked().decidedBy;
  const least = defaultAnswers(view(t.game, seat).pending, 0);
  expect(submit(t.game, seat, least)).toMatchObject({ ok: true });
}

function toAttackers(t: TestGame): void {
  if (t.step !== "beginningOfCombat") t.to("beginningOfCombat");
  while (t.asked().ask === "priority") t.pass();
}

describe("508.1c-d: restrictions and requirements of attacking", () => {
  scenario("508.1d: a creature that attacks if able must, and the question says what", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Brute", "Test Bear");
    toAttackers(t);
    expect(t.asked("attackers").attackers.map(({ must }) => must)).toEqual([1, undefined]);
    expect(t.refused(NO_ATTACK)).toMatchObject({ code: "must-attack", rule: "508.1d" });
    t.attack("Test Brute");
    expect(t.see("Test Brute").tapped).toBe(true);
  });

  scenario("508.1c, 508.1d: a requirement is no reason to disobey a restriction", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Pack");
    toAttackers(t);
    expect(t.asked("attackers").attackers[0]!.must).toBeUndefined();
    expect(t.refused({ ask: "attackers", attacks: [{ attacker: t.ids(0, "battlefield")[0]!, defender: 1 }] })).toEqual(
      expect.objectContaining({ rule: "508.1c" }),
    );
    t.answer(NO_ATTACK);
    expect(t.step).toBe("declareAttackers");
  });

  scenario("508.1d: another creature attacks too where only that lets the requirement be obeyed", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Pack", "Test Bear");
    toAttackers(t);
    expect(t.refused(NO_ATTACK)).toMatchObject({ rule: "508.1d" });
    leastIsLegal(t);
    expect([t.see("Test Pack").tapped, t.see("Test Bear").tapped]).toEqual([true, true]);
  });

  scenario("508.1d: the maximum counts: of two that must attack where one may, either does", (t) => {
    t.cards(CARDS);
    t.define(creature("Test Post", 0, 1, ruling({ rule: "attackLimit", count: 1 })));
    t.battlefield(0, "Test Brute", "Test Brute");
    t.battlefield(1, "Test Post");
    toAttackers(t);
    const [one, two] = t.ids(0, "battlefield", "Test Brute");
    const both = [one!, two!].map((attacker) => ({ attacker, defender: 1 }));
    expect(t.refused(NO_ATTACK)).toMatchObject({ rule: "508.1d" });
    expect(t.refused({ ask: "attackers", attacks: both })).toMatchObject({ rule: "508.1c" });
    expect(t.asked("attackers").attackers.filter(({ must }) => must !== undefined)).toHaveLength(1);
    t.answer({ ask: "attackers", attacks: both.slice(1) });
    expect(t.seeId(two!).tapped).toBe(true);
  });

  scenario("508.1d, 508.1h: nobody has to pay a cost to obey a requirement", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Brute", "Plains", "Plains");
    t.battlefield(1, "Test Toll");
    toAttackers(t);
    expect(t.asked("attackers").attackers[0]!.must).toBeUndefined();
    t.answer(NO_ATTACK);
    expect(t.see("Plains").tapped).toBe(false);
  });

  scenario(
    "508.1d: a requirement to attack a certain player counts apart from that to attack",
    (t) => {
      t.cards(CARDS);
      t.define(
        creature(
          "Test Hound",
          1,
          1,
          ruling(
            { rule: "mustAttack", who: { what: "self" } },
            {
              rule: "mustAttack",
              who: { what: "self" },
              defender: { who: "those", of: { who: "opponents" }, where: { if: "handEmpty", who: { who: "current" } } },
            },
          ),
        ),
      );
      t.battlefield(0, "Test Hound");
      t.hand(1, "Plains");
      toAttackers(t);
      expect(t.asked("attackers").attackers[0]!.must).toBe(2);
      const [attacker] = t.ids(0, "battlefield");
      expect(t.refused({ ask: "attackers", attacks: [{ attacker: attacker!, defender: 1 }] }).rule).toBe("508.1d");
      t.answer({ ask: "attackers", attacks: [{ attacker: attacker!, defender: 2 }] });
    },
    { seats: 3 },
  );

  scenario(
    "701.38b, 701.38c, 508.1d: a goaded creature attacks, and somebody else than each who goaded it, if able",
    (t) => {
      t.cards(CARDS);
      t.define(instant("Test Taunt", [{ do: "goad", what: { what: "target", slot: 0 } }], [oneTarget()]));
      t.battlefield(0, "Test Bear");
      for (const seat of [1, 2]) t.hand(seat, "Test Taunt");
      for (const seat of [1, 2]) {
        while (t.asked().player !== seat) t.pass();
        t.cast("Test Taunt", { targets: ["Test Bear"] });
        t.resolve();
      }
      toAttackers(t);
      const [attacker] = t.ids(0, "battlefield");
      const at = (defender: number) => ({ ask: "attackers", attacks: [{ attacker: attacker!, defender }] }) as const;
      expect(t.asked("attackers").attackers[0]!.must).toBe(3);
      for (const answer of [NO_ATTACK, at(1), at(2)]) expect(t.refused(answer).rule).toBe("508.1d");
      t.answer(at(3));
    },
    { seats: 4 },
  );
});

describe("509.1b-c: restrictions and requirements of blocking", () => {
  scenario("509.1c: a creature that blocks if able must", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Bear");
    t.battlefield(1, "Test Sentry", "Test Ox");
    t.attack("Test Bear");
    t.pass(2);
    expect(t.asked("blockers").blockers.map(({ must }) => must?.length)).toEqual([1, undefined]);
    expect(t.refused(NO_BLOCK)).toMatchObject({ code: "must-block", rule: "509.1c" });
    leastIsLegal(t);
    expect(t.game.state.combat!.attackers[0]!.blockers).toEqual(t.ids(1, "battlefield", "Test Sentry"));
  });

  scenario("509.1c: luring makes a requirement of every creature able to block", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Siren", "Test Bear");
    t.battlefield(1, "Test Ox", "Test Ox");
    t.attack("Test Siren", "Test Bear");
    t.pass(2);
    expect(t.refused(t.blocks(["Test Ox", "Test Siren"]))).toMatchObject({ rule: "509.1c" });
    leastIsLegal(t);
    expect(t.game.state.combat!.attackers.map(({ blockers }) => blockers.length)).toEqual([2, 0]);
  });

  scenario("509.1b, 509.1c: where the restriction can't be met nothing is required", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Lure");
    t.battlefield(1, "Test Ox");
    t.attack("Test Lure");
    t.pass(2);
    expect(t.refused(t.blocks(["Test Ox", "Test Lure"])).rule).toBe("509.1b");
    t.answer(NO_BLOCK);
    expect(t.step).toBe("declareBlockers");
  });

  scenario("509.1b, 509.1c: two must block what only two can block", (t) => {
    t.cards(CARDS);
    t.battlefield(0, "Test Lure");
    t.battlefield(1, "Test Ox", "Test Bear", "Test Bear");
    t.attack("Test Lure");
    t.pass(2);
    expect(t.refused(NO_BLOCK).rule).toBe("509.1c");
    expect(t.asked("blockers").blockers.filter(({ must }) => must !== undefined)).toHaveLength(2);
    t.block(["Test Bear", "Test Lure"], ["Test Ox", "Test Lure"]);
    expect(t.asked().about).toBe("damageOrder");
  });

  scenario("509.1b, 509.1c: a helper blocks too where the one that must block can't block alone", (t) => {
    t.cards(CARDS);
    t.define(
      creature(
        "Test Shy",
        1,
        3,
        ruling({ rule: "mustBlock", who: { what: "self" } }, { rule: "cantBlockAlone", who: { what: "self" } }),
      ),
    );
    t.battlefield(0, "Test Bear", "Test Bear");
    t.battlefield(1, "Test Shy", "Test Ox");
    t.attack("Test Bear", "Test Bear");
    t.pass(2);
    expect(t.refused(t.blocks(["Test Shy", "Test Bear"])).rule).toBe("509.1b");
    expect(t.refused(NO_BLOCK).rule).toBe("509.1c");
    leastIsLegal(t);
    expect(t.game.state.combat!.attackers.flatMap(({ blockers }) => blockers)).toHaveLength(2);
  });

  scenario("509.1c, 509.1d: nobody has to pay a cost to block as required", (t) => {
    t.cards(CARDS);
    t.define(
      creature(
        "Test Tax",
        2,
        2,
        ruling({ rule: "blockCost", who: { is: "type", type: "creature" }, cost: [{ pay: "mana", mana: "{1}" }] }),
      ),
    );
    t.battlefield(0, "Test Tax");
    t.battlefield(1, "Test Sentry", "Plains");
    t.attack("Test Tax");
    t.pass(2);
    expect(t.asked("blockers").blockers[0]!.must).toBeUndefined();
    t.answer(NO_BLOCK);
    expect(t.see("Plains").tapped).toBe(false);
  });
});
