import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { scenario } from "../../support/scenario.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("counters of one's choice, by how they are listed (608.2d)", () => {
  it.each([
    ["your choice of a menace, trample, or haste counter", 3],
    ["your choice of a flying counter or a charge counter", 2],
    ["a +0/+1 counter or a +1/+0 counter", 2],
  ])("%s", (words, options) => {
    const [only] = effectsOf(abilities(spell(`Put ${words} on target creature.`))) as [{ options: unknown[] }];
    expect(only).toMatchObject({ do: "chooseOne", who: { who: "you" } });
    expect(only.options).toHaveLength(options);
  });
});

describe("counters that remain", () => {
  scenario("122.2: as it moves, but not into a hand", (t) => {
    t.cards(`
  Test Grave {0}
  Creature — Zombie
  Counters remain on Test Grave as it moves to any zone other than a player's hand or library.
  2/2

  Test Raise {0}
  Sorcery
  Return target creature card from your graveyard to the battlefield.

  Test Recall {0}
  Sorcery
  Return target creature to its owner's hand.`);
    t.battlefield(0, "Mountain", "Mountain");
    t.permanentWith(0, "Test Grave", { counters: { "+1/+1": 2 } });
    t.hand(0, "Test Raise", "Test Recall", "Spark", "Spark");
    t.to("precombatMain");
    t.cast("Spark", { targets: ["Test Grave"] });
    t.resolve();
    t.cast("Spark", { targets: ["Test Grave"] });
    t.resolve();
    t.cast("Test Raise", { targets: ["Test Grave"] });
    t.resolve();
    expect(t.see("Test Grave").counters["+1/+1"]).toBe(2);
    t.cast("Test Recall", { targets: ["Test Grave"] });
    t.resolve();
    t.cast("Test Grave");
    t.resolve();
    expect(t.see("Test Grave").counters["+1/+1"] ?? 0).toBe(0);
  });
});

describe("up to so many counters", () => {
  const effectsOfText = (text: string) => {
    const [only] = abilities(card(text));
    if (only?.kind !== "activated") throw new Error("no activated ability");
    return only.body.effects;
  };
  const NUMBERS = [
    ["{X}", "up to X", { amount: "x" }],
    ["{1}", "up to three", 3],
  ] as const;
  const KINDS = ["+1/+0", "charge"];
  const put = (kind: string, upTo: string, on: string) => `Put ${upTo} ${kind} counters on ${on}.`;
  const cap = (kind: string) =>
    `This ability can't cause the total number of ${kind} counters on this creature to be greater than four.`;

  it.each(product(NUMBERS, KINDS))("%j %s", ([cost, upTo, max], kind) => {
    const [choice, done] = effectsOfText(`${cost}: ${put(kind, upTo, "this creature")} ${cap(kind)}`);
    expect(choice).toMatchObject({ do: "chooseNumber", who: { who: "you" }, range: { min: 0, max } });
    expect(done).toMatchObject({
      ...{ do: "putCounters", kind, count: { amount: "noted" }, on: { objects: { what: "self" } } },
      atMost: 4,
    });
  });
  it.each(KINDS)("%s counters on a target, with nothing said of how many there are", (kind) => {
    const [, done] = effectsOfText(`{1}: ${put(kind, "up to two", "target creature")}`);
    expect(done).toMatchObject({ do: "putCounters", on: { objects: { what: "target" } } });
    expect(done).not.toHaveProperty("atMost");
  });
  it.each([
    `{1}: ${put("+1/+1", "up to two", "each creature you control")}`,
    `{1}: ${put("+1/+1", "up to two", "target creature")} ${cap("+1/+1")}`,
    `{1}: ${put("+1/+1", "up to two", "this creature")} ${cap("charge")}`,
    `{1}: Draw a card. ${cap("+1/+1")}`,
  ])("%s is declined", (text) => {
    expect(verdict(card(text))).toBe("declined");
  });
  it("is an ability's and no spell's", () => {
    expect(verdict(spell(`Put up to two +1/+0 counters on target creature. ${cap("+1/+0")}`))).toBe("declined");
  });
});

describe("counters that a condition has spoken of are all of them", () => {
  const asked = "At the beginning of your upkeep, if this artifact has five or more charge counters on it";
  it.each(["remove all of them from it", "remove all of them"])("%s", (removed) => {
    const text = `${asked}, ${removed} and create that many 3/1 red Elemental creature tokens.`;
    expect(effectsOf(abilities(card(text, { typeLine: typed("artifact") })))).toMatchObject([
      { do: "removeCounters", kind: "charge", count: "all", from: { objects: { what: "self" } }, note: "n1" },
      { do: "createTokens", count: { amount: "noted", name: "n1" } },
    ]);
  });
  it.each(["any number of Sagas", "two Sagas"])(
    "608.2d: one from each of %s is removed from such as have one",
    (which) => {
      const text = `When Mossback Tern attacks, you may remove a lore counter from each of ${which} you control. If you do, draw a card.`;
      expect(effectsOf(abilities(card(text)))).toMatchObject([
        { effects: [{ from: { objects: { filter: { of: [{}, {}, { is: "counter", kind: "lore" }] } } } }, {}] },
      ]);
    },
  );
  scenario("608.2d: of fewer than it takes none are removed", (t) => {
    t.cards(`
  Test Toller {0}
  Creature — Bear
  When this creature enters, you may remove a +1/+1 counter from each of two creatures you control. If you do, draw a card.
  1/1`);
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1 } });
    t.hand(0, "Test Toller");
    t.to("precombatMain");
    t.cast("Test Toller");
    t.resolve();
    t.resolve();
    expect(t.see("Test Bear").counters["+1/+1"]).toBe(1);
  });
});

const effectsOfText = (text: string) => {
  const [only] = abilities(spell(text));
  if (only?.kind !== "spell") throw new Error("no spell");
  return only.body.effects;
};

describe("a kind that is chosen", () => {
  const PUTS = [
    ["target creature", { what: "target", slot: 0 }],
    ["each creature you control", { what: "all" }],
    ["up to one creature", { what: "chosen" }],
  ] as const;

  const chosen = [
    ["a kind of counter on a creature you control", { on: { what: "noted" } }],
    ["a counter on a permanent", { on: { what: "noted" } }],
    ["a kind of counter on a creature you control at random", { random: true }],
  ] as const;
  it.each(product(chosen, PUTS))("%j %j", ([which, options], [where, on]) => {
    const effects = effectsOfText(`Choose ${which}. Put a counter of that kind on ${where}.`);
    expect(effects).toMatchObject([
      { do: "choose", what: { what: "chosen", filter: { is: expect.anything() } } },
      { do: "chooseOption", options: { quality: "counterKind", ...options } },
      { do: "putCounters", kind: "chosen", on: { objects: on } },
    ]);
  });
  it("is asked of some kind", () => {
    expect(verdict(spell("Put a counter of that kind on target creature."))).toBe("declined");
    expect(verdict(spell("Draw a card. Put a counter of that kind on target creature."))).toBe("declined");
  });
});

describe("each kind in turn", () => {
  const bearers = ["among creatures you control", "on permanents you control", "on target creature"];
  const puts = ["put a counter of that kind on each Elf", "you may put a counter of that kind on target Elf"];
  it.each(product(bearers, puts))("%s: %s", (on, put) => {
    const text = JSON.stringify(effectsOfText(`For each kind of counter ${on}, ${put}.`));
    expect(text).toMatch(/^\[\{"do":"forEachCounterKind".*"kind":"chosen"/);
  });
});

describe("as many of each kind", () => {
  const events = ["Whenever a creature you control enters", "Whenever a creature you control attacks"];
  const has = ["counters on it", "a +1/+1 counter on it", "two or more +1/+1 counters on it"];
  it.each(product(events, has))("%s, if it has %s", (event, having) => {
    const [only] = abilities(
      card(`${event}, if this creature has ${having}, put the same number of each kind of counter on that creature.`),
    );
    expect(only).toMatchObject({
      body: {
        effects: [
          {
            do: "forEachCounterKind",
            on: { objects: { what: "self" } },
            effects: [{ do: "putCounters", count: { kind: "chosen", on: { what: "self" } } }],
          },
        ],
      },
    });
  });
});

describe("moving counters (122.5), by how many, of which kind, from where and onto what", () => {
  const moved = [
    ["any number of +1/+1 counters", { kind: "+1/+1", count: "any" }],
    ["any number of charge counters", { kind: "charge", count: "any" }],
    ["any number of counters", { count: "any" }],
  ] as const;
  const ways = [
    [
      "from target creature onto a second target creature",
      { from: { what: "target", slot: 0 }, to: { what: "target", slot: 1 } },
    ],
    [
      "from among creatures you control onto target creature",
      { from: { what: "all" }, to: { what: "target", slot: 0 } },
    ],
    ["from target creature onto other creatures", { from: { what: "target", slot: 0 }, to: { what: "all" } }],
  ] as const;
  it.each(product(moved, ways))("%j, %j", ([what, kind], [way, places]) => {
    expect(effectsOf(abilities(spell(`Move ${what} ${way}.`)))).toMatchObject([
      { do: "moveCounters", ...kind, ...places },
    ]);
  });
  it("says how many where there are several to take them from", () => {
    expect(() =>
      abilities(spell("Move a +1/+1 counter from among creatures you control onto target creature.")),
    ).toThrow();
  });
});

describe("a number of counters, by kind and by what it is put on", () => {
  const kinds = ["+1/+1", "charge", "oil"];
  const places = ["target creature", "up to one target creature", "each creature you control"];
  it.each(product(kinds, places))("%s on %s, whichever comes first", (kind, place) => {
    const amount = "equal to the number of cards in your hand";
    const one = effectsOf(abilities(spell(`Put a number of ${kind} counters ${amount} on ${place}.`)));
    expect(one).toMatchObject([{ do: "putCounters", kind, count: { amount: "count" } }]);
    expect(effectsOf(abilities(spell(`Put a number of ${kind} counters on ${place} ${amount}.`)))).toEqual(one);
  });
});

const triggered = (text: string): Extract<Ability, { kind: "triggered" }> => {
  const [only] = abilities(card(text));
  if (only?.kind !== "triggered") throw new Error("no triggered ability");
  return only;
};

describe("no more than so many", () => {
  const LIMITS = [
    ["attack", "attackLimit"],
    ["block", "blockLimit"],
  ] as const;

  it.each(product(LIMITS, ["each opponent", "target player"]))("%j %s", ([verb, rule], who) => {
    const { body } = triggered(
      `When this creature enters, ${who} can't ${verb} with more than two creatures this turn.`,
    );
    expect(body.effects).toMatchObject([{ do: "rule", rules: [{ rule, count: 2 }], duration: "endOfTurn" }]);
  });
});

describe("counters as one likes", () => {
  const COUNTERS = [
    ["a +1/+1 counter or two charge counters", 2],
    ["a flying counter, a reach counter, or a trample counter", 3],
  ] as const;

  it.each(product(COUNTERS, ["target creature", "up to one other target artifact", "this creature"]))(
    "%j %s",
    ([all, n], on) => {
      const [effect] = triggered(`When this creature enters, put your choice of ${all} on ${on}.`).body.effects;
      expect(effect?.do === "chooseOne" && effect.options).toHaveLength(n);
    },
  );
});

describe("one more counter of each kind", () => {
  const triggered = (text: string, more = {}): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text, more)).find(({ kind }) => kind === "triggered");
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };
  const GIVEN = [
    ["target permanent or player", "that permanent or player"],
    ["target creature", "that creature"],
    ["this creature", "it"],
  ] as const;

  it.each(product(GIVEN, ["give", "put"] as const))("%j %s", ([whom, same], verb) => {
    if (verb === "put" && same.includes("player")) return;
    const text =
      verb === "give"
        ? `for each kind of counter on ${whom}, give ${same} another counter of that kind`
        : `for each kind of counter on ${whom}, put another counter of that kind on ${same}`;
    expect(triggered(`Whenever this creature attacks, ${text}.`).body.effects).toMatchObject([{ do: "oneMoreOfEach" }]);
  });
});

describe("counters distributed among it and what is chosen", () => {
  const triggered = (text: string, more = {}): Extract<Ability, { kind: "triggered" }> => {
    const found = abilities(card(text, more)).find(({ kind }) => kind === "triggered");
    if (found?.kind !== "triggered") throw new Error("no triggered ability");
    return found;
  };
  const CHOSEN = ["any number of commanders", "up to two other creatures you control", "another Goblin"] as const;

  it.each(CHOSEN)("%s", (others) => {
    const { body } = triggered(`When this creature enters, distribute three +1/+1 counters among it and ${others}.`);
    const on = { objects: { what: "union", of: [{ what: "event" }, { what: "chosen" }] } };
    expect(body.effects).toMatchObject([{ do: "putCounters", dividedBy: { who: "you" }, on }]);
  });
});

describe("counters", () => {
  it("of several kinds on one thing and on another", () => {
    const text =
      "Put a +1/+1 counter and a lifelink counter on target creature and a +1/+1 counter and a flying counter on another target creature.";
    expect(abilities(spell(text))).toMatchObject([
      {
        body: {
          effects: [
            { kind: "+1/+1", on: { objects: { slot: 0 } } },
            { kind: "lifelink", on: { objects: { slot: 0 } } },
            { kind: "+1/+1", on: { objects: { slot: 1 } } },
            { kind: "flying", on: { objects: { slot: 1 } } },
          ],
        },
      },
    ]);
  });
  it.each([
    ["any number of creatures you control", { min: 0, max: 3 }],
    ["one or two creatures you control", { min: 1, max: { amount: "least" } }],
  ])("distributed among %s, each of which gets one at least", (among, count) => {
    expect(abilities(spell(`Distribute three +1/+1 counters among ${among}.`))).toMatchObject([
      { body: { effects: [{ on: { objects: { what: "chosen", count } }, dividedBy: { who: "you" } }] } },
    ]);
  });
  it("on what an amount has spoken of", () => {
    const text =
      "Whenever you attack, you gain life equal to the number of quest counters on this creature. Put a quest counter on it.";
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{}, { on: { objects: { what: "self" } } }] } }]);
  });
});

it("at most so many are distributed as life was gained (603.4)", () => {
  const text =
    "At the beginning of your end step, if you gained life this turn, distribute up to that many +1/+1 counters among any number of target creatures.";
  const divide = { amount: "history", of: { on: "gainLife", who: { who: "you" } }, sum: true };
  expect(abilities(card(text))).toMatchObject([{ body: { targets: [{ divide, divideUpTo: true }] } }]);
});

it("said of what gets them", () => {
  const on = { objects: { what: "target", slot: 0 } };
  const text = "Up to one target creature gets a +1/+1 counter and gains first strike until end of turn.";
  expect(effectsOf(abilities(spell(text)))).toMatchObject([
    { do: "putCounters", kind: "+1/+1", count: 1, on },
    { do: "apply", to: on.objects, duration: "endOfTurn" },
  ]);
});
