import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, typed } from "../support.ts";

/** Grids: sentences made of every combination of a family's parts, and the abilities they must bind to. */

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

describe("700.3: piles, by what is separated and who chooses", () => {
  const separated = [
    ["all creatures target player controls", { what: "all", filter: { is: "and" } }],
    ["all permanents target opponent controls", { what: "all", filter: { is: "controlledBy" } }],
    ["all cards in your graveyard", { what: "all", in: "graveyard", of: { who: "you" } }],
  ] as const;
  const chosen = [
    ["Destroy all permanents in the pile of your choice.", { do: "destroy" }, { who: "you" }],
    ["Exile all permanents in the pile of an opponent's choice.", { do: "move" }, { who: "chosen" }],
  ] as const;
  it.each(product(separated, chosen))("%j, %j", ([words, what], [sentence, deed, chooser]) => {
    expect(effectsOf(abilities(spell(`Separate ${words} into two piles. ${sentence}`)))).toMatchObject([
      { do: "separate", by: { who: "you" }, chooser, what },
      { ...deed, what: { what: "noted", name: "chosenPile" } },
    ]);
  });

  it.each(["Target opponent chooses", "An opponent chooses"])("%s one of those piles", (who) => {
    const said = `Reveal the top four cards of your library and separate them into two piles. ${who} one of those piles. Put that pile into your hand and the other into your graveyard.`;
    expect(effectsOf(abilities(spell(said)))).toMatchObject([
      { do: "look", reveal: true },
      {
        do: "separate",
        by: { who: "you" },
        chooser: { who: who.startsWith("Target") ? "target" : "chosen" },
        chosen: [{ do: "move", to: { zone: "hand" } }],
        unchosen: [{ do: "move", to: { zone: "graveyard" } }],
      },
    ]);
  });
});

describe("a card chosen from a hand, by what it must have", () => {
  const kinds = [
    ["a card", { is: "stat" }],
    ["a nonland card", { is: "and" }],
    ["a creature card", { is: "and" }],
  ] as const;
  const having = [
    ["mana value 3 or less", "<="],
    ["mana value 4 or greater", ">="],
  ] as const;
  it.each(product(kinds, having))("%j, %j", ([kind, filter], [value, compare]) => {
    const text = `Target opponent reveals their hand. You choose ${kind} from it with ${value}. That player discards that card.`;
    const [, choose, discard] = effectsOf(abilities(spell(text)));
    expect(choose).toMatchObject({ do: "choose", what: { in: "hand", filter } });
    expect(JSON.stringify(choose)).toContain(`"compare":"${compare}"`);
    expect(discard).toMatchObject({ do: "discard", what: { what: "noted" } });
  });
});

describe("101.4: any player may, and what comes of it once", () => {
  const asked = [
    ["any player", { who: "each" }],
    ["any opponent", { who: "opponents" }],
  ] as const;
  const deeds = [
    ["sacrifice a land of their choice", "may"],
    ["discard a card", "may"],
    ["have this creature deal 3 damage to them", "may"],
    ["pay 4 life", "pay"],
    ["pay {2}", "pay"],
  ] as const;
  const outcomes = [
    ["If a player does", { if: "did" }],
    ["If no one does", { if: "not", of: { if: "did" } }],
  ] as const;
  it.each(product(product(asked, deeds), outcomes))("%j %j", ([[who, players], [deed, what]], [whether, condition]) => {
    const text = `When this creature enters, ${who} may ${deed}. ${whether}, sacrifice this creature.`;
    expect(effectsOf(abilities(card(text)))).toMatchObject([
      { do: what, who: players },
      { do: "if", condition, then: [{ do: "sacrifice", who: { who: "you" } }] },
    ]);
  });
});

describe("205.1b: what becomes a creature, and what it stays", () => {
  const whole = (text: string) => abilities(card(text, { typeLine: typed("land") }));
  const bodies = ["2/2 creature", "3/3 red Elemental creature", "legendary 4/4 red Dragon creature"];
  const having = ["", " with haste", " with all creature types", " with flying, haste, and trample"];
  it.each(product(bodies, having))("a %s%s", (body, has) => {
    const changes = (text: string) =>
      (effectsOf(whole(text))[0] as { modifications: readonly { modify: string }[] }).modifications.map(
        ({ modify }) => modify,
      );
    const plain = changes(`{1}: This land becomes a ${body}${has} until end of turn.`);
    const kept = changes(`{1}: This land becomes a ${body}${has} until end of turn. It's still a land.`);
    expect(plain).toContain("setTypes");
    expect(kept).not.toContain("setTypes");
    expect(kept).toContain("addTypes");
    expect(plain.includes("allCreatureTypes")).toBe(has.includes("all creature types"));
    expect(plain.filter((one) => one === "addAbility")).toHaveLength(
      has.includes("trample") ? 3 : has.includes("haste") ? 1 : 0,
    );
  });
});

describe("603.2: dealt damage by, whom and by what", () => {
  const hurt = [
    ["an opponent is", { players: { who: "opponents" } }],
    ["you're", { players: { who: "you" } }],
    ["a creature you control is", { objects: { is: "and" } }],
  ] as const;
  const sources = [
    ["a red instant or sorcery spell you control", { is: "and" }],
    ["a creature or by an artifact", { is: "or" }],
  ] as const;
  it.each(product(hurt, sources))("%j %j", ([whom, to], [by, source]) => {
    const [ability] = abilities(card(`Whenever ${whom} dealt damage by ${by}, draw a card.`));
    expect(ability).toMatchObject({ when: { on: "damage", to, source } });
  });
});

describe("614.1, 615: damage from a source of one's choice", () => {
  const sources = ["a source", "a red source", "an artifact source"];
  const victims = ["you", "you and/or permanents you control", "target creature"];
  it.each(product(sources, victims))("%s, to %s", (source, to) => {
    const text = `Prevent the next 3 damage that ${source} of your choice would deal to ${to} this turn.`;
    expect(effectsOf(abilities(spell(text)))).toMatchObject([
      { do: "choose", what: { among: { what: "damageSources" } } },
      { do: "replace", shield: 3, duration: "endOfTurn", replacement: { instead: { by: "prevent" } } },
    ]);
  });
  it.each(sources)("all damage %s would deal", (source) => {
    expect(
      effectsOf(abilities(spell(`Prevent all damage ${source} of your choice would deal this turn.`))),
    ).toMatchObject([{ do: "choose" }, { do: "replace", replacement: { instead: { by: "prevent" } } }]);
  });
});
