import { parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { Scope } from "../../lib/oracle/bind/scope.ts";
import { Unbound } from "../../lib/oracle/bind/unbound.ts";
import { line } from "../../lib/oracle/grammar.ts";
import { noun } from "../../lib/oracle/hubs.ts";
import { Input } from "../../lib/oracle/input.ts";
import { FixedPhrase, fixed, type Phrase, Rule, rulesFor, UnusedSlot, words } from "../../lib/oracle/kernel/index.ts";
import { tokenize } from "../../lib/oracle/kernel/tokens.ts";
import type { Noun } from "../../lib/oracle/meanings.ts";
import { abilities, card, spell, typed, verdict } from "./support.ts";

/**
 * No template loses what one of its slots says: the whole grammar is gone through, whatever texts there are to read, and
 * whatever is read is held to it as it is bound.
 */

/** Every phrase that this one is made of, itself included. */
function everyPhrase(root: Phrase<unknown>): readonly Phrase<unknown>[] {
  const known = new Set<Phrase<unknown>>([root]);
  for (const phrase of known) {
    const said = (phrase.wordings?.() ?? []).flat().filter((part) => typeof part !== "string");
    for (const part of [...(phrase.alternatives?.() ?? []), ...said]) known.add(part);
  }
  return [...known];
}

type Node = { readonly type: string; readonly [field: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
function* nodes(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const one of value) yield* nodes(one);
  else if (isNode(value)) {
    yield value;
    for (const field of Object.values(value)) yield* nodes(field);
  }
}

/** The slots a meaning function names: by its pattern, or as `said.what`. Undefined where it hands all of them on. */
function slotsNamed(means: Rule<unknown>["made"]["means"]): ReadonlySet<string> | undefined {
  const { program, errors } = parseSync("means.js", `(${means.toString()})`);
  if (errors.length > 0) throw new Error(`${errors[0]?.message}: ${means.toString()}`);
  const made = [...nodes(program.body)].find((one) => /Function/.test(one.type));
  const [given] = (made?.params ?? []) as readonly Node[];
  if (given === undefined) return new Set();
  if (given.type === "ObjectPattern") {
    const properties = given.properties as readonly Node[];
    if (properties.some((one) => one.type === "RestElement")) return undefined;
    return new Set(properties.map((one) => (one.key as Node).name as string));
  }
  const found = new Set<string>();
  const isGiven = (one: unknown): boolean => isNode(one) && one.type === "Identifier" && one.name === given.name;
  let bare = 0;
  for (const one of nodes(made?.body)) {
    if (isGiven(one)) bare += 1;
    if (one.type !== "MemberExpression" || !isGiven(one.object)) continue;
    bare -= 1;
    found.add((one.property as Node).name as string);
  }
  return bare > 0 ? undefined : found;
}

const phrases = everyPhrase(line);
const templates = phrases.filter((one) => one instanceof Rule).map((one) => one.made);

/** Why nothing is lost where a template makes nothing of a slot. A new reason is reviewed before it is added here. */
const REASONS: ReadonlySet<string> = new Set([
  "the source of the ability, which is all that the template is about",
  "what the source is attached to, by a noun that is checked (301.5f, 303.4m)",
  "words without rules meaning, whose places and spelling are all that is checked (207.2c, 207.2d)",
  "both letters, of which the rest of the sentence says what they are",
  "how many cards a deck may have of a name is no ability but deck construction (100.2a), which reads it for itself",
  "the owner of the card, to whose zone it goes whichever is named (400.3)",
  "the stroke between a result and what it does, which templates cannot spell",
]);

describe("every template of the grammar", () => {
  it("is found", () => expect(new Set(templates.map(({ template }) => template)).size).toBeGreaterThan(2000));

  it("names each of its slots where it says what it means, but for those that are fixed", () => {
    const lost = templates.flatMap(({ template, slots, means }) => {
      const named = slotsNamed(means);
      if (named === undefined) return [`"${template}" hands its slots on unnamed`];
      return slots.flatMap(({ name, isFixed }) => (isFixed || named.has(name) ? [] : [`{${name}} of "${template}"`]));
    });
    expect(lost).toEqual([]);
  });

  it("fixes slots for reviewed reasons only", () =>
    expect(new Set(phrases.filter((one) => one instanceof FixedPhrase).map(({ why }) => why))).toEqual(REASONS));
});

describe("binding", () => {
  const scope = new Scope(card("").faces[0]);
  const size = words([
    ["small", 1],
    ["large", 2],
  ]);
  const { rule, deferred } = rulesFor<unknown>();
  const bound = (phrase: Phrase<unknown>, text: string) => {
    const tokens = tokenize(text);
    if (!("length" in tokens)) throw new Error(text);
    return phrase.read(new Input(text, tokens, []), 0)[0]?.tree.bind(scope);
  };

  it("fails where a meaning leaves out a slot", () => {
    expect(
      bound(
        rule("a {size} rock", { size }, ({ size }) => size),
        "a small rock",
      ),
    ).toBe(1);
    expect(() =>
      bound(
        rule("a {size} rock", { size }, () => 0),
        "a small rock",
      ),
    ).toThrow(UnusedSlot);
  });

  it("fails where a deferred meaning takes a slot and does not bind it", () => {
    expect(
      bound(
        deferred("a {size} rock", { size }, ({ size }, scope) => size.bind(scope)),
        "a small rock",
      ),
    ).toBe(1);
    expect(() =>
      bound(
        deferred("a {size} rock", { size }, ({ size }) => size && 0),
        "a small rock",
      ),
    ).toThrow(UnusedSlot);
  });

  it("asks nothing of a slot that its wording does not have", () =>
    expect(
      bound(
        rule("a (rock|{size} stone)", { size }, ({ size }) => size ?? 0),
        "a rock",
      ),
    ).toBe(0));

  it("declines a fixed slot that means something else", () => {
    const small = fixed(size, "rocks are small", (n) => n === 1);
    const rock = rule("a {small} rock", { small }, () => "rock");
    expect(bound(rock, "a small rock")).toBe("rock");
    expect(() => bound(rock, "a large rock")).toThrow(Unbound);
  });
});

describe("the parts of a noun", () => {
  const { rule } = rulesFor<unknown>();
  const bound = (phrase: Phrase<unknown>, text: string) => {
    const tokens = tokenize(text);
    if (!("length" in tokens)) throw new Error(text);
    const readings = phrase.read(new Input(text, tokens, []), 0).filter(({ end }) => end === tokens.length);
    return readings.map(({ tree }) => tree.bind(new Scope(card("").faces[0])));
  };
  const counted = (means: (what: Noun) => unknown) =>
    rule("count {what}", { what: noun.many }, ({ what }) => means(what));

  it("are all asked for where they are said: what they are, where, whose", () => {
    const filter = counted((what) => what.filter);
    expect(bound(filter, "count black creatures you control")).toHaveLength(1);
    expect(() => bound(filter, "count creature cards in your graveyard")).toThrow(UnusedSlot);
    expect(() => bound(filter, "count cards in each graveyard")).toThrow(UnusedSlot);
    // Of a card it is said where it is, or that it may be anywhere.
    expect(() => bound(filter, "count creature cards")).toThrow(UnusedSlot);
    expect(() =>
      bound(
        counted((what) => [what.in, what.of]),
        "count creature cards in your graveyard",
      ),
    ).toThrow(UnusedSlot);
    expect(
      bound(
        counted((what) => ({ ...what })),
        "count creature cards in your graveyard",
      ),
    ).toHaveLength(1);
  });

  it("may be asked for later: by whoever gets the noun, or calls what was made of it", () => {
    const text = "count creature cards in your graveyard";
    const whole = counted((what) => [what]);
    const again = rule("{said}", { said: whole }, ({ said }) => ({ first: (said as readonly Noun[])[0]?.filter }));
    expect(bound(whole, text)).toHaveLength(1);
    expect(() => bound(again, text)).toThrow(UnusedSlot);
    const [late] = bound(
      counted((what) => () => what.filter),
      text,
    ) as readonly (() => unknown)[];
    expect(late).toThrow(UnusedSlot);
  });

  it("are lost by no template, whatever nouns it is given", () => {
    let bindings = 0;
    const lost = new Set<string>();
    for (const [i, phrase] of phrases.entries()) {
      if (!(phrase instanceof Rule)) continue;
      for (let n = 0; n < 8; n++) {
        const tree = phrase.sample(picking(i * 8 + n), 12);
        if (tree === undefined) continue;
        try {
          tree.bind(new Scope(card("").faces[0]));
        } catch (error) {
          if (error instanceof UnusedSlot) lost.add(error.message);
          else if (!(error instanceof Unbound)) throw error;
        }
        bindings += 1;
      }
    }
    expect([...lost]).toEqual([]);
    expect(bindings).toBeGreaterThan(5000);
  });
});

/** mulberry32 */
function picking(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
}

describe("whose cards they are", () => {
  const eventPlayer = { who: "eventPlayer" };
  const onHit = "Whenever this creature deals combat damage to a player, ";

  it("looks through the library that is named, not that of whoever looks", () => {
    const until = "cards from the top of that player's library until you";
    for (const [verb, more] of [
      ["exile", { exile: true }],
      ["reveal", {}],
    ] as const)
      expect(abilities(card(`${onHit}${verb} ${until} ${verb} a nonland card.`))).toMatchObject([
        { body: { effects: [{ do: "revealUntil", who: eventPlayer, ...more }] } },
      ]);
  });

  it.each([
    `${onHit}you discard all the cards in their hand.`,
    `${onHit}discard their hand.`,
    `${onHit}reveal a card at random from their hand.`,
    "Target opponent reveals two cards from your hand.",
    "Each opponent reveals cards from the top of your library until they reveal a creature card.",
    `${onHit}exile cards from the top of your library until that player exiles a nonland card.`,
  ])("declines what nobody does with another's cards: %s", (text) => expect(verdict(card(text))).toBe("declined"));

  it.each([
    "{T}: Each opponent discards all the cards in their hand, then draws that many cards.",
    "{T}: Target player reveals a card at random from their hand.",
    "{T}: Each player reveals cards from the top of their library until they reveal a creature card.",
  ])("reads what they do with their own: %s", (text) => expect(verdict(card(text))).toBe("read"));
});

describe("what slots used to lose", () => {
  it("counts the counters of the kind that was removed (608.2h)", () => {
    const cost = "{T}, Remove any number of charge counters from this artifact: You gain 1 life for each";
    const artifact = { typeLine: typed("artifact") };
    expect(verdict(card(`${cost} charge counter removed this way.`, artifact))).toBe("read");
    expect(verdict(card(`${cost} storage counter removed this way.`, artifact))).toBe("declined");
  });

  it("knows by its noun what was destroyed this way", () => {
    const destroyed = "Destroy target creature. If that";
    expect(verdict(spell(`${destroyed} creature dies this way, you gain 3 life.`))).toBe("read");
    expect(verdict(spell(`${destroyed} land dies this way, you gain 3 life.`))).toBe("declined");
  });

  it("knows what may be cast that then enters so", () => {
    const cast =
      "Once during each of your turns, you may cast an artifact spell from your graveyard. If you cast a spell";
    expect(verdict(card(`${cast} this way, that artifact enters tapped.`))).toBe("read");
    expect(verdict(card(`${cast} this way, that creature enters tapped.`))).toBe("declined");
  });

  it("calls itself by a noun that it is or becomes", () => {
    expect(verdict(card("This creature can't block."))).toBe("read");
    expect(verdict(card("This land can't block."))).toBe("declined");
    const animated =
      "{2}: This land becomes a 2/2 Bear creature until end of turn.\n{1}: This creature gains flying until end of turn.";
    expect(verdict(card(animated, { typeLine: typed("land") }))).toBe("read");
  });
});
