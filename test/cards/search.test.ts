import { describe, expect, it } from "vitest";
import type { CardEntry } from "../../lib/cards/import/entry.ts";
import { fromScryfall } from "../../lib/cards/import/scryfall.ts";
import { cardBook } from "../../lib/cards/search/book.ts";
import { indexOf, search } from "../../lib/cards/search/search.ts";
import { BadQuery } from "../../lib/cards/search/tokens.ts";
import { readCard } from "../../lib/oracle/index.ts";

/** Looking for cards as people do on Scryfall. */

const card = (name: string, mana_cost: string, type_line: string, oracle_text = "", more: object = {}): CardEntry =>
  fromScryfall({ name, layout: "normal", mana_cost, type_line, oracle_text, legalities: {}, ...more }, 1)[0]!;

const CARDS = [
  card("Glade Runner", "{1}{G}", "Creature — Elf Scout", "Trample (It is enough.)", {
    ...{ power: "3", toughness: "1", set: "ABC", legalities: { modern: "legal", legacy: "banned" } },
  }),
  card(
    "Glade Keeper, the Old",
    "{2}{G}{W}",
    "Legendary Creature — Elf",
    "Vigilance\nWhen Glade Keeper dies, draw a card.",
    {
      ...{ power: "2", toughness: "4", printings: ["xyz", "ABC"], legalities: { modern: "restricted" } },
    },
  ),
  card("Éclair", "{R}", "Instant", "Éclair deals 2 damage to any target."),
  card("Two Minds", "{U/R}{U/R}", "Sorcery", "Draw two cards."),
  card("Still Pool", "", "Land — Island", "({T}: Add {U}.)"),
  card("Clockwork", "{X}{4}", "Artifact Creature — Golem", "", { power: "*", toughness: "5" }),
  card("Riddle Engine", "{3}", "Artifact", "Guess the number of letters in a word.", {
    legalities: { modern: "legal" },
  }),
];
const index = indexOf(CARDS);
const ask = (query: string, more: Partial<Parameters<typeof search>[1]> = {}) =>
  search(index, {
    ...{ query, most: 40, mostRead: 100 },
    playable: ({ name }) => name !== "Riddle Engine",
    ...more,
  });
const names = (query: string) => ask(query).cards.map(({ name }) => name);

describe("a search finds", () => {
  it.each<[query: string, found: readonly string[]]>([
    ["", CARDS.map(({ name }) => name).sort((a, b) => (a.replace("É", "E") < b.replace("É", "E") ? -1 : 1))],
    ["glade", ["Glade Keeper, the Old", "Glade Runner"]],
    ["eclair", ["Éclair"]],
    ['"keeper, the"', ["Glade Keeper, the Old"]],
    ["!glade runner", ["Glade Runner"]],
    ["!glade", []],
    ["t:elf -t:legendary", ["Glade Runner"]],
    ["o:draw", ["Glade Keeper, the Old", "Two Minds"]],
    ['o:"~ deals"', ["Éclair"]],
    ['o:"~ dies"', ["Glade Keeper, the Old"]],
    ["o:enough", []],
    ["fo:enough", ["Glade Runner"]],
    ["kw:vigilance", ["Glade Keeper, the Old"]],
    ["kw:vigil", []],
    ["c:g", ["Glade Keeper, the Old", "Glade Runner"]],
    ["c=g", ["Glade Runner"]],
    ["c:selesnya", ["Glade Keeper, the Old"]],
    ["c:m", ["Glade Keeper, the Old", "Two Minds"]],
    ["c:colorless t:artifact", ["Clockwork", "Riddle Engine"]],
    ["c>=2", ["Glade Keeper, the Old", "Two Minds"]],
    ["id:u -is:colorless", []],
    ["id<=ur", ["Clockwork", "Éclair", "Riddle Engine", "Still Pool", "Two Minds"]],
    ["cmc=4", ["Clockwork", "Glade Keeper, the Old"]],
    ["mv<2 -t:land", ["Éclair"]],
    ["cmc:even t:creature", ["Clockwork", "Glade Keeper, the Old", "Glade Runner"]],
    ["m:{U/R}", ["Two Minds"]],
    ["m:2gw", ["Glade Keeper, the Old"]],
    ["m=1G", ["Glade Runner"]],
    ["pow>tou", ["Glade Runner"]],
    ["tou>=5", ["Clockwork"]],
    ["f:modern", ["Glade Keeper, the Old", "Glade Runner", "Riddle Engine"]],
    ["restricted:modern or banned:legacy", ["Glade Keeper, the Old", "Glade Runner"]],
    ["s:abc", ["Glade Keeper, the Old", "Glade Runner"]],
    ["is:spell -is:permanent", ["Éclair", "Two Minds"]],
    ["is:commander", ["Glade Keeper, the Old"]],
    ["not:playable", ["Riddle Engine"]],
    ["t:artifact is:playable", ["Clockwork"]],
    ["(t:elf or t:golem) -(pow=3 or t:legendary)", ["Clockwork"]],
    ["t:elf and pow=2", ["Glade Keeper, the Old"]],
    ["-c:g -c:r t:sorcery or t:land", ["Still Pool"]],
  ])("%s", (query, found) => {
    expect(names(query)).toEqual(found);
  });

  it("first what is called so, or begins so", () => {
    const many = indexOf([...["Big Ash", "Ashen", "Ash", "Bash"].map((name) => card(name, "", "Sorcery"))]);
    const found = search(many, { query: "ash", most: 2, mostRead: 0, playable: () => true });
    expect(found.cards.map(({ name }) => name)).toEqual(["Ash", "Ashen", "Bash"].slice(0, 2));
    expect(found.total).toBe(4);
  });

  it("all of them, page by page, each once", () => {
    const found: string[] = [];
    for (let from: number | undefined = 0; from !== undefined; ) {
      const page = ask("-t:land", { most: 2, from });
      found.push(...page.cards.map(({ name }) => name));
      from = page.next;
    }
    expect(found).toEqual(names("-t:land"));
  });

  it("goes on where it has read as much as one request may", () => {
    const read: string[] = [];
    const playable = ({ name }: CardEntry) => read.push(name) < 0;
    const page = ask("is:playable", { playable, mostRead: 3 });
    expect(read).toHaveLength(3);
    expect(page).toEqual({ cards: [], next: 3 });
    expect(ask("is:playable c:g", { playable: () => true, mostRead: 1 }).cards).toHaveLength(1);
  });

  it("built-in cards with why one cannot be played", async () => {
    const book = cardBook(readCard, { all: async () => ({ id: "1", entries: CARDS }) });
    const { cards } = await book.find("riddle engine");
    expect(cards).toMatchObject([{ name: "Riddle Engine", unplayable: { why: "text", what: 1 } }]);
    expect((await book.find("s:emb t:dragon is:playable")).cards.length).toBeGreaterThan(0);
  });
});

describe("a search that cannot be understood says where and why", () => {
  it.each<[query: string, code: string, at: number, values?: object]>([
    ['t:elf "glade', "query-open-quote", 7],
    ["(t:elf", "query-open-bracket", 1],
    ["t:elf)", "query-stray-bracket", 6],
    ["t:elf or", "query-lone-word", 7, { word: "or" }],
    ["or t:elf", "query-lone-word", 1, { word: "or" }],
    ["and", "query-lone-word", 1, { word: "and" }],
    ["glade c:", "query-no-value", 7, { key: "c" }],
    ["typ:elf", "query-unknown-key", 1, { key: "typ", near: expect.arrayContaining(["type"]) }],
    ["cmc:x", "query-bad-number", 1, { key: "cmc", text: "x" }],
    ["c:purple", "query-bad-color", 1, { text: "purple" }],
    ["m:{Q}", "query-bad-mana", 1, { text: "{Q}" }],
    ["t>elf", "query-bad-comparison", 1, { key: "t", compare: ">" }],
    ["f:moder", "query-unknown-word", 1, { key: "f", text: "moder", near: ["modern"] }],
    ["is:playble", "query-unknown-word", 1, { key: "is", text: "playble", near: ["playable"] }],
    [`glade ${"x".repeat(400)}`, "query-too-long", 301],
    ["a ".repeat(40), "query-too-long", 61],
  ])("%s", (query, code, at, values = {}) => {
    let fault: BadQuery["fault"] | undefined;
    try {
      ask(query);
    } catch (error) {
      if (!(error instanceof BadQuery)) throw error;
      fault = error.fault;
    }
    expect(fault).toMatchObject({ code, at, values });
  });

  it("and never anything else, whatever was written", () => {
    const parts = [
      "(",
      ")",
      '"',
      "-",
      "or",
      "and",
      "t:",
      "elf",
      "!",
      "c>=",
      "wu",
      "is:",
      "{",
      "}",
      "m:",
      "  ",
      "é",
      "-(",
      ":",
    ];
    let seed = 7;
    const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648);
    for (let round = 0; round < 3_000; round++) {
      const query = Array.from({ length: 1 + (next() % 8) }, () => parts[next() % parts.length]).join(
        next() % 2 ? " " : "",
      );
      try {
        ask(query);
      } catch (error) {
        if (!(error instanceof BadQuery)) throw new Error(`${JSON.stringify(query)}: ${error}`);
        expect(error.fault.at).toBeGreaterThan(0);
      }
    }
  });
});
