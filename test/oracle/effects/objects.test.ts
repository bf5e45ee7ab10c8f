import { describe, expect, it } from "vitest";
import type { Body } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, effectsOf, product, spell, typed, verdict } from "../support.ts";

describe("what nobody chose is sacrificed", () => {
  const effectsOfText = (text: string) => {
    const [only] = abilities(spell(text));
    if (only?.kind !== "spell") throw new Error("no spell");
    return only.body.effects;
  };

  const kinds = ["an artifact and a creature", "an artifact, a creature, and a land", "a Goblin and an enchantment"];
  const among = ["permanents", "nonland permanents"];
  const orders = [
    (kind: string, what: string) =>
      `Each player chooses ${kind} from among the ${what} they control, then sacrifices the rest.`,
    (kind: string, what: string) =>
      `Each player chooses from among the ${what} they control ${kind}, then sacrifices the rest.`,
  ];
  it.each(product(product(kinds, among), orders))("%j", ([kind, what], say) => {
    expect(effectsOfText(say(kind, what))).toMatchObject([
      { do: "forEachPlayer", effects: [{ do: "choose", what: { what: "union" } }] },
      { do: "sacrifice", who: { who: "each" } },
    ]);
  });
});

describe("one for the other", () => {
  const kinds = [
    ["artifact", "artifact"],
    ["creature", "creature"],
    ["creature", "artifact"],
  ] as const;
  const whose = ["a player controls", "an opponent controls"];
  it.each(product(kinds, whose))("%j %s", ([kind, back], controls) => {
    const text = `{T}: Choose target ${kind} ${controls} and target ${back} card in that player's graveyard. If both targets are still legal as this ability resolves, that player simultaneously sacrifices the ${kind} and returns the ${back} card to the battlefield.`;
    const [only] = abilities(card(text));
    expect(only).toMatchObject({
      body: { effects: [{ do: "if", then: [{ do: "sacrifice", what: { slot: 0 }, returning: { slot: 1 } }] }] },
    });
  });
});

describe("who turns it face up", () => {
  const whos = [
    ["you turn", { who: "you" }],
    ["an opponent turns", { who: "opponents" }],
    ["a player turns", { who: "each" }],
  ] as const;
  it.each(product(whos, ["a permanent", "a creature", "a creature you control"]))(
    "whenever %j %s",
    ([who, by], what) => {
      const [only] = abilities(card(`Whenever ${who} ${what} face up, put a +1/+1 counter on it.`));
      expect(only).toMatchObject({
        when: { on: "turnFaceUp", by },
        body: { effects: [{ on: { objects: { what: "event", role: "object" } } }] },
      });
    },
  );
});

describe("face down as what is listed", () => {
  const WHOSE = ["", " under your control", " under its owner's control"];
  const LISTED = ["a Forest land", "a 2/2 Cyberman artifact creature", "a 3/3 Wall creature"];

  it.each(product(WHOSE, LISTED))("put there%s: %s", (whose, listed) => {
    const text = `Whenever another creature you control dies, return it to the battlefield face down${whose}. It's ${listed}.`;
    expect(abilities(card(text))).toMatchObject([{ body: { effects: [{ do: "move", to: { faceDown: true } }] } }]);
    expect(JSON.stringify(abilities(card(text)))).toContain('"modifications":[{"modify"');
  });
  it.each(LISTED)("turned so: %s", (listed) => {
    const read = JSON.stringify(abilities(spell(`Turn target creature face down. It's ${listed}.`)));
    expect(read).toContain('"listed":[{"modify"');
  });
});

describe("101.3: where nothing can be sacrificed", () => {
  /** What a spell or ability does, and its targets. */
  const bodies = (...of: Parameters<typeof abilities>): readonly (Body | undefined)[] =>
    abilities(...of).map((one) => ("body" in one ? one.body : undefined));

  it.each(["a creature", "an artifact"])("%s", (kind) => {
    const text = `At the beginning of your upkeep, sacrifice ${kind} other than this creature. If you can't sacrifice ${kind}, you lose 7 life.`;
    expect(bodies(card(text))).toMatchObject([
      { effects: [{ do: "sacrifice" }, { do: "if", condition: { if: "not", of: { if: "did" } } }] },
    ]);
  });
  it("is declined of what was not to be sacrificed", () => {
    const text =
      "At the beginning of your upkeep, sacrifice a creature. If you can't sacrifice an artifact, you lose 7 life.";
    expect(verdict(card(text))).toBe("declined");
  });
});

describe("under whose control", () => {
  const YOU = { who: "you" };
  const TEAM = { who: "union", of: [YOU, { who: "teammates" }] };

  const WHOSE = [
    ["your", YOU],
    ["your team's", TEAM],
  ] as const;
  it.each(WHOSE)("110.2a: enters under %s control", (whose, who) => {
    const [only] = abilities(card(`Whenever another Warrior enters under ${whose} control, draw a card.`));
    expect(only).toMatchObject({ when: { object: { of: [{}, {}, { is: "controlledBy", who }] }, to: "battlefield" } });
  });
  it("110.2a: it entered under your control", () => {
    const [only] = abilities(
      spell(
        "Exile target creature, then return it to the battlefield under its owner's control. If it entered under your control, put a +1/+1 counter on it. Otherwise, tap it.",
      ),
    );
    expect(only).toMatchObject({
      body: {
        effects: [
          {},
          { note: "n2" },
          {
            condition: { what: { name: "n2" }, filter: { is: "history", event: { object: { who: YOU } } } },
            then: [{ do: "putCounters" }],
            otherwise: [{ do: "tap" }],
          },
        ],
      },
    });
  });
  it("506.2: whether a creature is attacking you", () => {
    const [only] = abilities(
      card("Cast this spell only if a creature is attacking you.\nDraw a card.", {
        name: "Kindle Dusk",
        typeLine: typed("instant"),
      }),
    );
    expect(only).toMatchObject({ effects: [{}] });
    expect(JSON.stringify(only)).toContain('{"is":"attackingPlayer","who":{"who":"you"}}');
  });
});

describe("each of what each opponent controls", () => {
  const whats = ["creature", "nonland permanent", "artifact"];
  const verbs = ["Destroy", "Tap", "Put a +1/+1 counter on"];
  it.each(product(whats, verbs))("%s: %s", (what, verb) => {
    const [said] = abilities(spell(`${verb} each ${what} each opponent controls.`));
    const [same] = abilities(spell(`${verb} each ${what} your opponents control.`));
    expect(said).toEqual(same);
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

describe("where several owners' cards go", () => {
  const moved = ["all creatures with power 2 or less", "all artifacts and enchantments"];
  it.each(moved)("%s, told before or after", (what) => {
    expect(abilities(spell(`Return to their owners' hands ${what}.`))).toEqual(
      abilities(spell(`Return ${what} to their owners' hands.`)),
    );
  });
  it("of exiled cards, into their owners' graveyards", () => {
    const [put] = effectsOf(
      abilities(spell("Put two cards your opponents own from exile into their owners' graveyards.")),
    );
    expect(put).toMatchObject({
      do: "move",
      to: { zone: "graveyard" },
      what: { in: "exile", count: { min: 2, max: 2 } },
    });
  });
});
