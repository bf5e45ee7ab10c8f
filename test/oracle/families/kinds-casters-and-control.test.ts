import { describe, expect, it } from "vitest";
import { abilities, card, spell, typed, verdict } from "../support.ts";

/** Of which kinds, by whom and under whose control: what nouns, triggers and conditions say of that. */

const YOU = { who: "you" };
const TEAM = { who: "union", of: [YOU, { who: "teammates" }] };
const either = (...of: readonly unknown[]) => ({ is: "or", of });
const type = (type: string) => ({ is: "type", type });

describe("kinds of things", () => {
  it("111.1: a creature or a token of any kind", () => {
    const kind = either(type("creature"), { is: "token" });
    const [only] = abilities(card("{2}, Sacrifice another creature or token: Draw a card."));
    expect(only).toMatchObject({ costs: [{}, { what: { filter: { of: [{ is: "another" }, kind] } } }] });
  });
  it("109.2b: a spell of a type, or of a supertype", () => {
    const [only] = abilities(spell("Counter target creature or legendary spell."));
    const kind = either(type("creature"), { is: "supertype", supertype: "legendary" });
    expect(only).toMatchObject({
      body: { targets: [{ of: [{ filter: { of: [{ is: "spell" }, kind] }, in: "stack" }] }] },
    });
  });
  it("702.171c: a saddled creature", () => {
    const [only] = abilities(card("Whenever a saddled creature you control attacks, it gets +2/+2 until end of turn."));
    expect(only).toMatchObject({ when: { object: { of: [{ is: "saddled" }, type("creature"), {}] } } });
  });
  it("701.52e: your Ring-bearer is one that you control", () => {
    const bearer = { is: "and", of: [{ is: "ringBearer" }, { is: "controlledBy", who: YOU }] };
    const [only] = abilities(
      card("When this creature enters, the Ring tempts you, then you put a +1/+1 counter on your Ring-bearer."),
    );
    expect(only).toMatchObject({
      body: { effects: [{ do: "temptWithRing" }, { on: { objects: { what: "all", filter: bearer } } }] },
    });
    const [other] = abilities(card("As long as this creature is your Ring-bearer, it has flying."));
    expect(other).toMatchObject({ if: { if: "is", what: { what: "self" }, filter: bearer } });
  });
});

describe("by whom it is cast", () => {
  it("either of two kinds of spells, each told by itself", () => {
    const [only] = abilities(
      card("Whenever you cast an Aura spell or a spell that targets a creature you control, draw a card."),
    );
    const aura = { is: "and", of: [{ is: "spell" }, { is: "subtype", subtype: "Aura" }] };
    const aimed = { is: "and", of: [{ is: "spell" }, { is: "targets" }] };
    expect(only).toMatchObject({ when: { on: "cast", by: YOU, object: either(aura, aimed) } });
  });
  it("601.2i: of several opponents each one's own first spell is spared", () => {
    const text = (first: string) =>
      `Whenever an opponent casts an instant spell other than ${first} each turn, this creature deals 4 damage to that player.`;
    const [only] = abilities(card(text("the first instant spell that player casts")));
    expect(only).toMatchObject({ when: { object: { of: [{}, {}, { of: { is: "nthCast", nth: 1, each: true } }] } } });
    expect(verdict(card(text("your first instant spell")))).toBe("declined");
  });
  it("both of two kinds were cast", () => {
    const [only] = abilities(
      card(
        "At the beginning of your end step, if you've cast both a creature spell and a noncreature spell this turn, draw a card.",
      ),
    );
    expect(only).toMatchObject({ interveningIf: { if: "and", of: [{ if: "happened" }, { if: "happened" }] } });
  });
  it("121.2: the first or second card drawn", () => {
    const [only] = abilities(card("Whenever you draw your first or second card each turn, you gain 1 life."));
    expect(only).toMatchObject({
      when: {
        on: "anyOf",
        of: [
          { on: "draw", ordinal: 1 },
          { on: "draw", ordinal: 2 },
        ],
      },
    });
    expect(verdict(card("Whenever you draw your second or second card each turn, you gain 1 life."))).toBe("declined");
  });
});

describe("under whose control", () => {
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

describe("what is done to players and to what was dealt damage", () => {
  it.each([
    ["Two target players each draw a card.", { min: 2, max: 2 }, { who: "each" }],
    ["Up to two target players each draw a card.", { min: 0, max: 2 }, { who: "each" }],
    ["Two target opponents each discard a card.", { min: 2, max: 2 }, { who: "opponents" }],
  ])("115.3: %s", (text, count, who) => {
    expect(abilities(spell(text))[0]).toMatchObject({
      body: { targets: [{ count, of: [{ target: "player", who }] }] },
    });
  });
  it.each([
    ["can't block this turn", { do: "rule", rules: [{ rule: "cantBlock" }] }],
    ["can't be regenerated this turn", { do: "rule", rules: [{ rule: "cantBeRegenerated" }] }],
    ["loses flying until end of turn", { do: "apply", modifications: [{ modify: "loseKeyword" }] }],
  ])("a creature dealt damage this way %s", (said, meaning) => {
    const [only] = abilities(
      spell(`Kindle Dusk deals 2 damage to any target. A creature dealt damage this way ${said}.`),
    );
    expect(only).toMatchObject({ body: { effects: [{ do: "damage", note: "n1" }, meaning] } });
    expect(JSON.stringify(only)).toContain(
      '{"what":"those","of":{"what":"noted","name":"n1"},"filter":{"is":"type","type":"creature"}}',
    );
  });
  it("nothing was dealt damage", () => {
    expect(verdict(spell("Draw a card. A creature dealt damage this way can't block this turn."))).toBe("declined");
  });
  it("704.5j: the legend rule for a while", () => {
    const [only] = abilities(spell('The "legend rule" doesn\'t apply to permanents you control this turn.'));
    expect(only).toMatchObject({
      body: { effects: [{ do: "rule", rules: [{ rule: "legendRuleOff" }], duration: "endOfTurn" }] },
    });
  });
  it("701.53a: the second option goes to the end of the sentence", () => {
    const [only] = abilities(
      card(
        "When this creature enters, target opponent faces a villainous choice — They discard a card, or they lose 2 life and you draw two cards.",
      ),
    );
    expect(only).toMatchObject({
      body: { effects: [{ do: "chooseOne", options: [{}, { effects: [{ do: "loseLife" }, { do: "draw" }] }] }] },
    });
  });
});
