import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell } from "../support.ts";

/** Families of what famous cards do, each over its dimensions. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("copies of a spell that several players make, by who and what is said of the copy", () => {
  const who = [
    ["each other player copies that spell", { who: "others", than: { who: "eventPlayer" } }],
    ["each opponent copies that spell", { who: "opponents" }],
  ] as const;
  const targets = [
    ["", false],
    [" Each of those players may choose new targets for their copy.", true],
  ] as const;
  it.each(product(who, targets))("%j, %j", ([words, copier], [more, newTargets]) => {
    const text = `Whenever a player casts an instant or sorcery spell, ${words}.${more}`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([{ do: "copySpell", who: copier, newTargets }]);
  });
});

describe("targets joined by and, by how many there are and where", () => {
  const joined = [
    ["up to two target creatures and up to two target lands", [{ max: 2 }, { max: 2 }]],
    ["target creature and up to three target lands", [{ max: 1 }, { max: 3 }]],
    ["up to three target lands and target creature", [{ max: 3 }, { max: 1 }]],
  ] as const;
  it.each(product(["Tap", "Untap"], joined))("%s %j", (verb, [words, counts]) => {
    const [only] = abilities(spell(`${verb} ${words}.`));
    expect(only).toMatchObject({ body: { targets: counts.map((count) => ({ count })) } });
    expect(effectsOf([only!])).toMatchObject([
      { do: verb.toLowerCase(), what: { what: "union", of: [{ slot: 0 }, { slot: 1 }] } },
    ]);
  });
  const places = [
    ["your graveyard", { who: "you" }],
    ["an opponent's graveyard", { who: "opponents" }],
  ] as const;
  const counts = [
    ["target", { min: 1, max: 1 }],
    ["up to one target", { min: 0, max: 1 }],
  ] as const;
  it.each(product(places, counts))("%j, %j: both from there", ([place, of], [target, count]) => {
    const text = `Exile ${target} instant card and ${target} creature card from ${place}.`;
    const [only] = abilities(spell(text));
    const slot = { count, of: [{ target: "object", in: "graveyard", of }] };
    expect(only).toMatchObject({ body: { targets: [slot, slot] } });
  });
});

describe("even and odd, by what and where it is said", () => {
  const said = [
    ["with even mana values", { is: "parity", stat: "manaValue", parity: "even" }],
    ["with odd mana values", { is: "parity", stat: "manaValue", parity: "odd" }],
    ["with an odd mana value", { is: "parity", stat: "manaValue", parity: "odd" }],
  ] as const;
  it.each(product(["Your opponents can't block", "Your opponents can't attack"], said))("%s %j", (who, [with_, is]) => {
    const [only] = abilities(card(`${who} with creatures ${with_}.`));
    expect(JSON.stringify(only)).toContain(JSON.stringify(is));
  });
});

describe("what is put into play with more, by what was paid and what it enters with", () => {
  const tests = [
    ["{G} was spent to cast this spell", { if: "compare" }],
    ["you control a Forest", { if: "exists" }],
  ] as const;
  const counters = [
    ["an additional +1/+1 counter", { kind: "+1/+1", count: 1 }],
    ["two additional +1/+1 counters", { kind: "+1/+1", count: 2 }],
  ] as const;
  it.each(product(tests, counters))("%j, %j", ([test, condition], [words, with_]) => {
    const text = `Return target creature card from your graveyard to the battlefield. If ${test}, that creature enters with ${words} on it.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      {
        do: "if",
        condition,
        then: [{ do: "move", to: { counters: [with_] } }],
        otherwise: [{ do: "move", to: { zone: "battlefield" } }],
      },
    ]);
  });
});

describe("as many as there are groups of what was removed", () => {
  it.each([
    ["two", 2],
    ["three", 3],
    ["five", 5],
  ] as const)("each %s counters", (word, size) => {
    const text = `Remove all +1/+1 counters from this creature: For each ${word} counters removed this way, draw a card.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: "repeat", times: { amount: "groups", size }, effects: [{ do: "draw" }] },
    ]);
  });
});

describe("what is left in exile as the game is restarted, by which cards", () => {
  it.each([
    ["all non-Aura permanent cards exiled with Mossback Tern", true],
    ["all creature cards exiled with Mossback Tern", true],
  ])("%s", (words) => {
    const text = `{T}: Exile target permanent.\n{2}: Restart the game, leaving in exile ${words}. Then put those cards onto the battlefield under your control.`;
    const [exiles, restarts] = abilities(card(text));
    expect(effectsOf([exiles!])).toMatchObject([{ do: "move", to: { zone: "exile", link: "exiled" } }]);
    expect(effectsOf([restarts!])).toMatchObject([
      { do: "restartGame", what: { what: "all", in: "exile" }, note: "n1" },
      { do: "move", what: { what: "noted", name: "n1" }, to: { zone: "battlefield" } },
    ]);
  });
});

describe("a player controlled for a turn, and the turn after it", () => {
  it.each(product(["gain control of", "control"], ["that player's", "their"]))(
    "you %s them during %s",
    (verb, whose) => {
      const text = `You ${verb} target player during ${whose} next turn. After that turn, that player takes an extra turn.`;
      expect(effectsOf(abilities(spell(text)))).toMatchObject([
        { do: "controlPlayer", of: { who: "target", slot: 0 } },
        { do: "extraTurn", who: { who: "target", slot: 0 }, after: "nextTurn" },
      ]);
    },
  );
});

describe("what was so as the spell was cast, by what was revealed or controlled", () => {
  const kinds = ["Dragon", "Merfolk", "Goblin"] as const;
  const outcomes = [
    ["draw a card.", [{ do: "draw" }]],
    ["you gain 4 life.", [{ do: "gainLife" }]],
  ] as const;
  it.each(product(kinds, outcomes))("%s, %j", (kind, [words, then]) => {
    const text = `As an additional cost to cast this spell, you may reveal a ${kind} card from your hand.\nIf you revealed a ${kind} card or controlled a ${kind} as you cast this spell, ${words}`;
    expect(effectsOf(abilities(spell(text)).slice(1))).toMatchObject([
      {
        do: "if",
        condition: {
          if: "or",
          of: [
            { if: "castWith", method: "additional" },
            { if: "asCast", of: { if: "exists" } },
          ],
        },
        then,
      },
    ]);
  });
});

describe("who chooses which creatures attack and block, by for how long", () => {
  const declared = [
    ["You choose which creatures attack DURATION.", "attackers"],
    ["You choose which creatures block DURATION and how those creatures block.", "blockers"],
  ] as const;
  const durations = [
    ["this turn", "endOfTurn"],
    ["this combat", "endOfCombat"],
  ] as const;
  it.each(product(declared, durations))("%j %j", ([text, declaring], [words, duration]) => {
    expect(effectsOf(abilities(spell(text.replace("DURATION", words))))).toMatchObject([
      { do: "rule", rules: [{ rule: "choosesCombat", who: { who: "you" }, declaring }], duration },
    ]);
  });
});

describe("a process that is repeated, by what is asked and what is done", () => {
  const processes = [
    ["Mill two cards. If two cards that share a color were milled this way, ", { if: "exists" }],
    ["Reveal the top card of your library. If it's a land card, ", { if: "is" }],
  ] as const;
  const more = [
    ["repeat this process.", [{ do: "again" }]],
    ["draw a card and repeat this process.", [{ do: "draw" }, { do: "again" }]],
  ] as const;
  it.each(product(processes, more))("%j %j", ([process, condition], [words, then]) => {
    expect(effectsOf(abilities(spell(process + words)))).toMatchObject([
      { do: "process", effects: [{}, { do: "if", condition, then }] },
    ]);
  });
});

describe("life that damage leaves, by how much and as long as what", () => {
  const tests = ["", "If you control a creature, ", "As long as you control a creature, "] as const;
  it.each(product(tests, [1, 2]))("%j %j", (test, least) => {
    const words = `damage that would reduce your life total to less than ${least} reduces it to ${least} instead.`;
    const text = test === "" ? `D${words.slice(1)}` : `${test}${words}`;
    const [only] = abilities(card(text));
    expect(only).toMatchObject({
      effects: [
        { static: "replace", replacement: { of: { on: "loseLife", damage: true }, instead: { by: "amount" } } },
      ],
      ...(test !== "" && { if: { if: "exists" } }),
    });
  });
});

describe("what happens instead of losing the game, by who and what", () => {
  const who = [
    ["you would", { who: "you" }],
    ["a player would", { who: "each" }],
  ] as const;
  const then = [
    ["draw seven cards", ["draw"]],
    ["shuffle your hand, your graveyard, and all permanents you own into your library", ["move"]],
    ["draw seven cards and your life total becomes 20", ["draw", "setLife"]],
  ] as const;
  it.each(product(who, then))("%j, %j", ([words, who], [done, kinds]) => {
    const [only] = abilities(card(`If ${words} lose the game, instead ${done}.`));
    expect(only).toMatchObject({
      effects: [
        {
          replacement: {
            of: { on: "loseGame", who },
            instead: { by: "effects", effects: kinds.map((kind) => ({ do: kind })) },
          },
        },
      ],
    });
  });
});

describe("times at which something is done later, by step, whose it is, and whether it has to be this turn", () => {
  const steps = [
    ["upkeep", { on: "step", step: "upkeep" }],
    ["draw step", { on: "step", step: "draw" }],
    ["main phase", { on: "phase", phase: "main" }],
    ["precombat main phase", { on: "phase", phase: "precombatMain" }],
    ["postcombat main phase", { on: "phase", phase: "postcombatMain" }],
    ["combat", { on: "phase", phase: "combat" }],
    ["end step", { on: "step", step: "end" }],
  ] as const;
  const whose = [
    ["the", {}],
    ["your", { of: { who: "you" } }],
    ["target player's", { of: { who: "target", slot: 0 } }],
  ] as const;
  const until = [
    ["", {}],
    [" this turn", { duration: "endOfTurn" }],
  ] as const;
  it.each(product(product(steps, whose), until))("%j, %j", ([[step, when], [who, of]], [soon, more]) => {
    const text = `At the beginning of ${who} next ${step}${soon}, you draw a card.`;
    const [only] = effectsOf(abilities(spell(text)));
    expect(only).toEqual({
      do: "delayed",
      when: { ...when, ...of },
      body: { targets: [], effects: [{ do: "draw", who: { who: "you" }, count: 1 }] },
      once: true,
      ...more,
    });
  });
});
