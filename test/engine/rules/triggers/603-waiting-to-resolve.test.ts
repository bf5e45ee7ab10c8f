import { describe, expect } from "vitest";
import type { ActivatedAbility, TriggeredAbility } from "../../../../lib/engine/abilities/ability.ts";
import type { Effect } from "../../../../lib/engine/abilities/effects.ts";
import { scenario } from "../../../support/scenario.ts";
import { counts } from "../../../support/triggers.ts";

const CARDS = `
  Marsh Hound {0}
  Creature — Dog
  2/2

  Plain Stone {0}
  Artifact

  Quenching {0}
  Instant
  Counter target activated or triggered ability.

  Culling {0}
  Instant
  Destroy target creature.

  Fair Wind {0}
  Instant
  You gain 10 life.`;

const YOU = { who: "you" } as const;
const HOUND_ENTERS = { on: "move", object: { is: "type", type: "creature" }, to: "battlefield" } as const;

/** "Whenever a creature enters, it's dealt 1 damage" of a class that says more after its effects. */
const entering = (effects: readonly Effect[], more: Partial<TriggeredAbility> = {}): TriggeredAbility => ({
  kind: "triggered",
  when: HOUND_ENTERS,
  body: { targets: [], effects },
  ...more,
});

describe("603, 608.2p: what an ability says besides its effects, and what waits for it to resolve", () => {
  scenario("603.1a: a triggered ability that can't be countered", (t) => {
    t.cards(CARDS);
    const gain: readonly Effect[] = [{ do: "gainLife", who: YOU, amount: 1 }];
    t.gives("Plain Stone", entering(gain, { cantBeCountered: true }));
    t.battlefield(0, "Plain Stone");
    t.hand(0, "Marsh Hound", "Quenching");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.resolve();
    t.cast("Quenching");
    t.resolve();
    expect(t.stackSize).toBe(1);
    t.resolve();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("603.1a: what it says of its targets limits them as it is put on the stack", (t) => {
    t.cards(CARDS);
    t.gives("Plain Stone", {
      ...entering([{ do: "destroy", what: { what: "target", slot: 0 } }]),
      body: {
        targets: [
          {
            count: { min: 0, max: 2 },
            of: [{ target: "object", filter: { is: "type", type: "creature" } }],
            together: { all: "differentControllers" },
          },
        ],
        effects: [{ do: "destroy", what: { what: "target", slot: 0 } }],
      },
    });
    t.battlefield(0, "Plain Stone");
    t.battlefield(1, "Marsh Hound", "Marsh Hound");
    t.hand(0, "Marsh Hound");
    t.to("precombatMain");
    t.cast("Marsh Hound");
    t.resolve();
    expect(t.refused({ ask: "choose", chosen: t.ids(1, "battlefield", "Marsh Hound") })).toMatchObject({
      code: "illegal-targets",
    });
    t.answer({
      ask: "choose",
      chosen: [t.ids(0, "battlefield", "Marsh Hound")[0]!, t.ids(1, "battlefield", "Marsh Hound")[0]!],
    });
    t.resolve();
    expect([t.count(0, "battlefield", "Marsh Hound"), t.count(1, "battlefield", "Marsh Hound")]).toEqual([0, 1]);
  });

  /** "{0}: You gain 1 life. When this ability resolves for the second time this turn, destroy target creature." */
  const SECOND_TIME: ActivatedAbility = {
    kind: "activated",
    costs: [],
    body: {
      targets: [],
      effects: [
        { do: "gainLife", who: YOU, amount: 1 },
        {
          do: "if",
          condition: { if: "compare", amount: { amount: "timesResolved" }, value: { compare: "=", to: 2 } },
          then: [
            {
              do: "delayed",
              about: { what: "resolving" },
              when: { on: "resolve", object: { is: "among", of: { what: "noted", name: "about" } } },
              once: true,
              body: {
                targets: [
                  { count: { min: 1, max: 1 }, of: [{ target: "object", filter: { is: "type", type: "creature" } }] },
                ],
                effects: [{ do: "destroy", what: { what: "target", slot: 0 } }],
              },
            },
          ],
        },
      ],
    },
  };

  scenario("603.7h, 608.2p: the trigger on its second resolution is made once, in that resolution", (t) => {
    t.cards(CARDS);
    t.gives("Plain Stone", SECOND_TIME);
    t.battlefield(0, "Plain Stone", "Plain Stone");
    t.battlefield(1, "Marsh Hound", "Marsh Hound", "Marsh Hound");
    t.to("precombatMain");
    const [one, other] = t.ids(0, "battlefield", "Plain Stone");
    const use = (stone: number | undefined): void => {
      const action = t.asked("priority").actions.find((a) => a.act === "activate" && a.source === stone);
      t.answer({ ask: "priority", action: action! });
      t.resolve();
    };
    use(one);
    // Another object's ability of the same words has not resolved before.
    use(other);
    expect([t.stackSize, t.game.state.delayed.length]).toEqual([0, 0]);
    use(one);
    expect([t.asked().about, t.lifeOf(0), t.game.state.delayed.length]).toEqual(["target", 23, 0]);
    t.choose("Marsh Hound");
    t.resolve();
    expect(t.count(1, "battlefield", "Marsh Hound")).toBe(2);
    use(one);
    expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 24]);
    t.to("precombatMain", 3);
    use(one);
    expect(t.asked().ask).toBe("priority");
    use(one);
    expect(t.asked().about).toBe("target");
  });

  scenario(
    "608.2p: it triggers once everything is done, the spell being in the graveyard; a fizzled one does not",
    (t) => {
      t.cards(CARDS);
      t.gives("Plain Stone", counts({ on: "resolve", object: { is: "spell" }, by: YOU }));
      t.battlefield(0, "Plain Stone");
      t.battlefield(1, "Marsh Hound");
      t.hand(0, "Fair Wind", "Culling", "Culling");
      t.to("precombatMain");
      t.cast("Fair Wind");
      t.resolve();
      expect([t.lifeOf(0), t.stackSize, t.count(0, "graveyard", "Fair Wind")]).toEqual([30, 1, 1]);
      t.resolve();
      expect(t.lifeOf(0)).toBe(31);
      t.cast("Culling", { targets: ["Marsh Hound"] });
      t.cast("Culling", { targets: ["Marsh Hound"] });
      t.resolve();
      t.resolve();
      t.resolve();
      expect([t.stackSize, t.lifeOf(0)]).toEqual([0, 32]);
    },
  );

  scenario(
    "603.11: a static ability with its linked trigger in one paragraph; only what that ability allowed counts",
    (t) => {
      t.cards(`
      Eager Scout {0}
      Creature — Scout
      You may exert Eager Scout as it attacks. When you do, you gain 3 life.
      1/1

      Second Scout {0}
      Creature — Scout
      You may exert Second Scout as it attacks. When you do, you gain 5 life.
      1/1`);
      t.battlefield(0, "Eager Scout", "Second Scout");
      t.attack("Eager Scout", "Second Scout");
      t.no();
      t.yes();
      expect(t.stackSize).toBe(1);
      t.resolve();
      expect(t.lifeOf(0)).toBe(25);
    },
  );
});
