import { describe, expect, it } from "vitest";
import { abilities, card, spell, verdict } from "../support.ts";

/** What is done to several at once: fights by pairs, one for another, what nobody chose, and one of those that are tied. */

const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const effectsOf = (text: string) => {
  const [only] = abilities(spell(text));
  if (only?.kind !== "spell") throw new Error("no spell");
  return only.body.effects;
};

describe("each of those tokens fights a different one", () => {
  const of = ["creature your opponents control", "tapped creature your opponents control", "Elf creature you control"];
  const made = ["a 4/4 green Beast creature token", "two 2/2 black Zombie creature tokens"];
  it.each(product(of, made))("for each %s, %s", (each, token) => {
    const text = `For each ${each}, create ${token}. Each of those tokens fights a different one of those creatures.`;
    expect(effectsOf(text)[1]).toMatchObject({ do: "fightEach", one: { what: "noted" }, other: { what: "all" } });
  });
  it("fights none of themselves", () => {
    const text =
      "Create two 2/2 black Zombie creature tokens. Each of those tokens fights a different one of those tokens.";
    expect(verdict(spell(text))).toBe("declined");
  });
});

describe("one of those that are tied", () => {
  const stats = ["power", "toughness", "mana value"];
  const mosts = ["greatest", "least"];
  const deeds = [
    ["return to your hand the creature card in your graveyard", "cards"],
    ["destroy the creature", "creatures"],
    ["exile the artifact", "artifacts"],
  ] as const;
  it.each(product(product(mosts, stats), deeds))("%j %j", ([most, stat], [deed, tied]) => {
    const text = `${deed} with the ${most} ${stat}. If two or more ${tied} are tied for ${most} ${stat}, you choose one of them.`;
    const [done] = effectsOf(text.charAt(0).toUpperCase() + text.slice(1));
    expect(done).toMatchObject({ what: { what: "chosen" } });
    expect(JSON.stringify(done)).toContain(`{"is":"${most}","stat":`);
  });
  it("are tied for the same", () => {
    const text =
      "Destroy the creature with the greatest power. If two or more creatures are tied for least power, you choose one of them.";
    expect(verdict(spell(text))).toBe("declined");
  });
});

describe("what nobody chose is sacrificed", () => {
  const kinds = ["an artifact and a creature", "an artifact, a creature, and a land", "a Goblin and an enchantment"];
  const among = ["permanents", "nonland permanents"];
  const orders = [
    (kind: string, what: string) =>
      `Each player chooses ${kind} from among the ${what} they control, then sacrifices the rest.`,
    (kind: string, what: string) =>
      `Each player chooses from among the ${what} they control ${kind}, then sacrifices the rest.`,
  ];
  it.each(product(product(kinds, among), orders))("%j", ([kind, what], say) => {
    expect(effectsOf(say(kind, what))).toMatchObject([
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
