import { describe, expect, it } from "vitest";
import type { Ability } from "../../../lib/engine/abilities/ability.ts";
import { abilities, card, spell, typed, verdict } from "../support.ts";

const effectsOf = ([only]: readonly Ability[]): readonly unknown[] =>
  only !== undefined && "body" in only ? only.body.effects : [];
const product = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));
const enchantment = (text: string) => card(text, { name: "Kindle Dusk", typeLine: typed("enchantment") });

describe("a process repeated, by how often and on what it hangs (608.2c)", () => {
  const often = [
    ["once", 1],
    ["two more times", 2],
  ] as const;
  const tests = ["", "If you control a Goat, "];
  it.each(product(often, tests))("%j %j", ([words, times], test) => {
    const sentence = `${test}repeat this process ${words}.`;
    const effects = effectsOf(
      abilities(spell(`Draw a card. You gain 1 life. ${sentence[0]!.toUpperCase()}${sentence.slice(1)}`)),
    );
    const again = { do: "repeat", times, effects: [{ do: "draw" }, { do: "gainLife" }] };
    expect(effects).toMatchObject([
      { do: "draw" },
      { do: "gainLife" },
      test === "" ? again : { do: "if", then: [again] },
    ]);
  });
  it("is one that was told", () => expect(verdict(spell("Repeat this process once."))).toBe("declined"));
});

describe("a status in front of several kinds is said of each (109.2)", () => {
  const kinds = ["artifact or creature", "artifact, creature, or land"];
  const statuses = ["tapped", "untapped"] as const;
  it.each(product(statuses, kinds))("%s %s", (status, kind) => {
    const [only] = effectsOf(abilities(spell(`Destroy target ${status} ${kind}.`))) as [unknown];
    expect(only).toMatchObject({ do: "destroy" });
    expect(abilities(spell(`Destroy target ${status} ${kind}.`))).toMatchObject([
      { body: { targets: [{ of: [{ filter: { is: "and", of: [{ is: status }, { is: "or" }] } }] }] } },
    ]);
  });
  it("of a last kind with a type of its own it is anybody's guess", () =>
    expect(verdict(spell("Destroy target tapped land or artifact creature."))).toBe("declined"));
});

describe("of several cards, what is so of each", () => {
  it.each(["each with mana value 2 or less", "that each have mana value 2 or less", "that have mana value 2 or less"])(
    "%s",
    (words) => {
      const text = `Return up to two target creature cards ${words} from your graveyard to your hand.`;
      const [{ body }] = abilities(spell(text)) as unknown as [{ body: { targets: unknown } }];
      expect(JSON.stringify(body.targets)).toContain('"stat":"manaValue","value":{"compare":"<=","to":2}');
    },
  );
});

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

describe("conditions about several things of one's own", () => {
  it.each([
    ["you control another Bear or an Island", "or"],
    ["you control three or more creatures that share a creature type", "compare"],
    ["you have four or more creature cards in your graveyard", "compare"],
    ["you own a card in exile", "exists"],
    ["you control a permanent of each color", "and"],
    ["all nonland permanents you control are white", "not"],
    ["your team controls another Bear", "exists"],
    ["there are three or more basic land types among lands you control", "compare"],
    ["the Ring has tempted you four or more times this game", "compare"],
  ])("%s", (test, kind) => {
    expect(abilities(card(`This creature has flying as long as ${test}.`))).toMatchObject([{ if: { if: kind } }]);
  });
  it("no more of the Ring than the rules count (701.52c)", () =>
    expect(
      verdict(card("This creature has flying as long as the Ring has tempted you six or more times this game.")),
    ).toBe("declined"));
});

describe("what players may look at (708.5)", () => {
  it("face-down creatures, which alone are hidden", () => {
    expect(abilities(enchantment("You may look at face-down creatures you don't control any time."))).toMatchObject([
      { effects: [{ rule: { rule: "lookAtFaceDown" } }] },
    ]);
    expect(verdict(enchantment("You may look at creatures you don't control any time."))).toBe("declined");
  });
});

describe("costs, by what they are paid with (118)", () => {
  const costs = (text: string) => (abilities(enchantment(text)) as unknown as [{ costs: unknown[] }])[0].costs;
  it.each([
    ["Exile the top card of your graveyard", { pay: "exile", what: { topmost: true, count: { min: 1, max: 1 } } }],
    ["Exile the top three black cards of your graveyard", { pay: "exile", what: { topmost: true, count: { min: 3 } } }],
    ["Put a card an opponent owns from exile into that player's graveyard", { pay: "putInGraveyard" }],
    ["Remove one or more charge counters from among artifacts you control", { pay: "removeCounters", count: "some" }],
    ["Untap two tapped blue creatures you control", { pay: "untapOthers", what: { count: { min: 2, max: 2 } } }],
    ["Pay half your life, rounded up", { pay: "life", amount: { amount: "half", round: "up" } }],
    ["Sacrifice all lands you control", { pay: "sacrifice", what: { what: "all" } }],
  ])("%s", (cost, meant) => expect(costs(`${cost}: You gain 1 life.`)).toMatchObject([meant]));
  it("an effect begins with a capital", () =>
    expect(verdict(enchantment("Pay 1 life: you gain 1 life."))).toBe("declined"));
});

describe("what was done this way, by how it is told (608.2c)", () => {
  const deeds = [
    ["Target opponent discards two cards.", "fewer than two cards were discarded this way"],
    ["Mill four cards.", "at least one Goat card is milled this way"],
    ["Exile target card from a graveyard.", "a creature card is put into exile this way"],
    ["You may put a land card from your hand onto the battlefield.", "you put a Cave onto the battlefield this way"],
  ] as const;
  it.each(deeds)("%s %s", (deed, test) => {
    const [{ body }] = abilities(spell(`${deed} If ${test}, you gain 2 life.`)) as unknown as [
      { body: { effects: unknown[] } },
    ];
    expect(body.effects.at(-1)).toMatchObject({ do: "if", then: [{ do: "gainLife" }] });
  });
  it("of nothing that was put there nothing is said", () =>
    expect(verdict(spell("Draw a card. If you put a Cave onto the battlefield this way, you gain 2 life."))).toBe(
      "declined",
    ));
});

describe("what is said of one thing and what it loses for it (613.1f)", () => {
  it.each([
    ['All lands have "{T}: Add {G}" and lose all other abilities.', 1],
    ["All creatures have base power and toughness 0/4, have defender, lose all other abilities, and are blue.", 3],
  ])("%s", (text, more) => {
    const [{ effects }] = abilities(enchantment(text)) as unknown as [{ effects: [{ modifications: unknown[] }] }];
    expect(effects[0].modifications[0]).toEqual({ modify: "loseAbilities" });
    expect(effects[0].modifications).toHaveLength(1 + more);
  });
  it("of what is given nothing there are no others", () =>
    expect(verdict(enchantment("All creatures get +1/+1 and lose all other abilities."))).toBe("declined"));
});

describe("triggers, by what they wait for (603)", () => {
  it.each([
    ["Whenever you create or sacrifice a token", { on: "anyOf" }],
    ["Whenever three or more creatures attack you", { on: "attackDeclared", defender: { who: "you" } }],
    ["Whenever combat damage is dealt to you", { on: "damage", combat: true }],
    ["Whenever one or more players discard one or more cards", { on: "discard", who: { who: "each" } }],
    ["When the last time counter is removed from this card while it's exiled", { on: "counters", last: true }],
  ])("%s", (words, when) =>
    expect(abilities(card(`${words}, you gain 1 life.`))).toMatchObject([{ kind: "triggered", when }]),
  );
});

describe("what becomes of one thing for good, behind what is done (611.2c)", () => {
  const deeds = [
    ["put a flying counter on it", { do: "putCounters" }],
    ["untap it", { do: "untap" }],
  ] as const;
  const becomes = [
    ["it becomes a Human Cleric with base power and toughness 3/3", [{ modify: "setSubtypes" }, { modify: "setPT" }]],
    ['it gains "{T}: Add {G}."', [{ modify: "addAbility" }]],
  ] as const;
  it.each(product(deeds, becomes))("%j %j", ([deed, done], [so, modified]) => {
    const sentence = `${deed} and ${so}`;
    const [{ body }] = abilities(
      card(`{1}: If this creature is a Bear, ${sentence}${sentence.endsWith('"') ? "" : "."}`),
    ) as unknown as [{ body: { effects: unknown[] } }];
    expect(body.effects).toMatchObject([
      { do: "if", then: [done, { do: "apply", modifications: modified, duration: "forever" }] },
    ]);
  });
});

describe("nouns by whose they are, and what is tapped of several kinds", () => {
  it.each([
    "Destroy target permanent you neither own nor control.",
    "Destroy target permanent owned by another player.",
    "You gain 1 life for each tapped artifact, creature, and land you control.",
  ])("%s", (text) => expect(verdict(spell(text))).toBe("read"));
});
