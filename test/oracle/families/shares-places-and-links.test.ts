import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, typed, verdict } from "../support.ts";

/** Counters given and distributed, places in a graveyard, what is exiled with it, what protection spares, whom it can be attached to. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const triggered = (text: string, more = {}): Extract<Ability, { kind: "triggered" }> => {
  const found = abilities(card(text, more)).find(({ kind }) => kind === "triggered");
  if (found?.kind !== "triggered") throw new Error("no triggered ability");
  return found;
};
const json = (text: string, more = {}): string => JSON.stringify(abilities(card(text, more)));

const GIVEN = [
  ["target permanent or player", "that permanent or player"],
  ["target creature", "that creature"],
  ["this creature", "it"],
] as const;
describe("one more counter of each kind", () => {
  it.each(product(GIVEN, ["give", "put"] as const))("%j %s", ([whom, same], verb) => {
    if (verb === "put" && same.includes("player")) return;
    const text =
      verb === "give"
        ? `for each kind of counter on ${whom}, give ${same} another counter of that kind`
        : `for each kind of counter on ${whom}, put another counter of that kind on ${same}`;
    expect(triggered(`Whenever this creature attacks, ${text}.`).body.effects).toMatchObject([{ do: "oneMoreOfEach" }]);
  });
});

const CHOSEN = ["any number of commanders", "up to two other creatures you control", "another Goblin"] as const;
describe("counters distributed among it and what is chosen", () => {
  it.each(CHOSEN)("%s", (others) => {
    const { body } = triggered(`When this creature enters, distribute three +1/+1 counters among it and ${others}.`);
    const on = { objects: { what: "union", of: [{ what: "event" }, { what: "chosen" }] } };
    expect(body.effects).toMatchObject([{ do: "putCounters", dividedBy: { who: "you" }, on }]);
  });
});

const NUMBERS = ["two or more", "three or more", "exactly one"] as const;
const CARDS = ["creature cards", "artifact cards"] as const;
describe("above it in a graveyard", () => {
  it.each(product(NUMBERS, CARDS))("%s %s", (n, cards) => {
    const text = `At the beginning of your upkeep, if this card is in your graveyard with ${n} ${cards} above it, you may return this card to your hand.`;
    expect(triggered(text)).toMatchObject({
      from: "graveyard",
      interveningIf: { amount: { of: { of: { what: "above" } } } },
    });
  });
  it("is the next one", () => {
    const text =
      "At the beginning of the end step, if this card is in your graveyard with a creature card directly above it, you may return this card to your hand.";
    expect(triggered(text).interveningIf).toMatchObject({ what: { of: { what: "above", directly: true } } });
  });
});

const WHICH = [
  ["power", ["power"]],
  ["power and toughness", ["power", "toughness"]],
  ["power, toughness, and creature types", ["power", "toughness", "creatureTypesOf"]],
] as const;
describe("what it has of the last card exiled with it", () => {
  const exile = "When this creature enters, you may exile target nontoken creature.";
  it.each(WHICH)("%s", (which, told) => {
    const text = `${exile}\nAs long as a card exiled with this creature is a creature card, this creature has the ${which} of the last creature card exiled with it.`;
    const all = json(text);
    for (const one of told) expect(all).toContain(`"${one}"`);
    expect(all).toContain('"what":"last"');
  });
  it("is still what it was, where its types are others", () => {
    const text = `${exile}\nAs long as a card exiled with this creature is a creature card, this creature has the power, toughness, and creature types of the last creature card exiled with it. It's still a`;
    expect(json(`${text} Bear.`)).toContain('"and":["Bear"]');
    expect(verdict(card(`${text} Goblin.`))).toBe("declined");
  });
});

const SPARED = ["Auras", "Equipment", "artifacts"] as const;
const QUALITIES = ["each color", "red", "artifacts"] as const;
describe("what protection spares", () => {
  it.each(product(QUALITIES, SPARED))("from %s, %s", (from, spared) => {
    const text = `Enchant creature\nEnchanted creature has protection from ${from}. This effect doesn't remove ${spared}.`;
    const aura = { typeLine: { ...typed("enchantment"), subtypes: ["Aura"] } };
    expect(json(text, aura)).toContain('"sparing"');
    expect(verdict(card(text.replace(`protection from ${from}`, "flying"), aura))).toBe("declined");
  });
});

const CHOICES = ["a color", "a creature type"] as const;
describe("chosen as it becomes attached", () => {
  it.each(CHOICES)("%s", (choice) => {
    const text = `As this Equipment becomes attached to a creature, choose ${choice}.\nEquip {1}`;
    const equipment = { typeLine: { ...typed("artifact"), subtypes: ["Equipment"] } };
    expect(json(text, equipment)).toContain('"on":"attached"');
  });
});

const ONCE = [
  ["your graveyard", { who: "you" }],
  ["target opponent's graveyard", { who: "target" }],
] as const;
const PAID = ["", ", and you may spend mana as though it were mana of any color to cast that spell"] as const;
describe("one spell this turn", () => {
  it.each(product(ONCE, PAID))("from %j%s", ([where, of], paid) => {
    const { body } = triggered(
      `When this creature enters, you may cast a creature spell from ${where} this turn${paid}.`,
    );
    expect(body.effects).toMatchObject([{ do: "rule", rules: [{ perTurn: 1, what: { inZone: "graveyard", of } }] }]);
  });
  it("is one, not one each turn", () => {
    const text = "When this creature enters, you may cast a creature spell from your graveyard until your next turn.";
    expect(verdict(card(text))).toBe("declined");
  });
});

const STATS = ["mana value", "power"] as const;
const DEEDS = [
  ["each opponent discards a card", "discarded"],
  ["each player sacrifices a creature of their choice", "sacrificed"],
] as const;
describe("who did it with the greatest", () => {
  it.each(STATS)("%s", (stat) => {
    const text = `When this creature enters, each player discards a card. Each player who discarded a card with the greatest ${stat} among cards discarded this way loses life equal to that ${stat}.`;
    expect(triggered(text).body.effects).toMatchObject([
      { do: "discard" },
      { do: "loseLife", amount: { by: "greatest" } },
    ]);
    expect(verdict(card(text.replace(`that ${stat}`, "that toughness")))).toBe("declined");
  });
  it("is said of what was done in that way", () => {
    const text = `When this creature enters, ${DEEDS[1][0]}. Each player who discarded a card with the greatest power among cards sacrificed this way loses 1 life.`;
    expect(verdict(card(text))).toBe("declined");
  });
});

const FORETELLS = [
  ["The first card you foretell each turn costs {0} to foretell.", { change: "set", mana: "{0}" }],
  ["Foretelling cards from your hand costs {1} less.", { change: "less", mana: "{1}" }],
] as const;
describe("what foretelling costs", () => {
  it.each(FORETELLS)("%s", (text, change) => {
    expect(abilities(card(text))).toMatchObject([{ effects: [{ rule: { kind: "foretell", change } }] }]);
  });
});

describe("compared, searched for and attached", () => {
  it.each(product(["lesser", "equal or lesser", "greater", "equal or greater"], ["mana value", "power"] as const))(
    "202.3, 208.1: with %s %s than that spell",
    (how, stat) => {
      const text = `Whenever you cast a creature spell, exile target creature card with ${how} ${stat} than that spell from a graveyard.`;
      expect(verdict(card(text))).toBe("read");
    },
  );
  it.each([
    ["a snow permanent card or a Saga card", 2],
    ["a snow permanent card, a legendary card, or a Saga card", 3],
  ] as const)("701.19a: one card, %s", (what, kinds) => {
    const [only] = abilities(
      card(
        `When this creature enters, search your library for ${what}, reveal it, put it into your hand, then shuffle.`,
      ),
    );
    expect(only).toMatchObject({
      body: { effects: [{ do: "search", count: { max: 1 }, filter: { is: "or" } }, {}, {}] },
    });
    expect(JSON.stringify(only).split('"is":"supertype"').length).toBe(kinds);
  });
  it("303.4: a Curse put onto the battlefield attached to a player", () => {
    const find =
      "search your library for a Curse card that doesn't have the same name as a Curse attached to enchanted player";
    const curse = card(
      `Enchant player\nAt the beginning of your upkeep, you may ${find}, put it onto the battlefield attached to that player, then shuffle.`,
      { typeLine: { ...typed("enchantment"), subtypes: ["Aura", "Curse"] } },
    );
    expect(JSON.stringify(abilities(curse))).toContain('"attachedTo":{"players"');
  });
  it("701.28: can't transform", () => {
    expect(verdict(card("Non-Human Werewolves you control can't transform."))).toBe("read");
  });
});
