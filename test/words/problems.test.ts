import { describe, expect, it } from "vitest";
import { deckBook } from "../../lib/cards/decks/resolve.ts";
import { readCard } from "../../lib/oracle/index.ts";
import { hintWords } from "../../lib/words/hints.ts";
import { LANGUAGES } from "../../lib/words/language.ts";
import { problemWords, troubleOf } from "../../lib/words/problems.ts";
import { CATALOGS, speechFor } from "../../lib/words/speeches.ts";
import { readSources } from "../house/imports.ts";

const sources = (...places: readonly string[]): string =>
  readSources(".", places)
    .map(({ text }) => text)
    .join("\n");

/** What only programs are told. */
const FOR_PROGRAMS = new Set([
  "not-by-the-front-door",
  "bad-signature",
  "outdated-signature",
  "no-such-chat",
  "no-games",
]);

describe("what is refused is told in the player's language", () => {
  it("by every code of the API", () => {
    const codes = [
      ...sources("lib/hosting", "lib/chat", "lib/channels").matchAll(/new Refused\(\s*\d+,\s*"([\w-]+)"/g),
    ];
    const untold = codes.map(([, code = ""]) => code).filter((code) => !(code in CATALOGS.en.problems));
    expect(codes.length).toBeGreaterThan(50);
    expect(untold.filter((code) => !FOR_PROGRAMS.has(code))).toEqual([]);
  });

  it("by every reason of the engine's", () => {
    const codes = [...sources("lib/engine").matchAll(/new Illegal\(\s*"([\w-]+)"/g)].map(([, code = ""]) => code);
    expect(codes.length).toBeGreaterThan(20);
    expect([...new Set(codes)].filter((code) => !(code in CATALOGS.en.refusals))).toEqual([]);
  });

  it.each(LANGUAGES)("without a word of the server's in %s", (language) => {
    const detail = "You have 3 days left.";
    for (const code of Object.keys(CATALOGS.en.problems))
      if (language !== "en" && !code.startsWith("illegal-answer") && code !== "illegal-proposal")
        expect(problemWords(code, speechFor(language), detail)).not.toContain(detail);
  });
});

describe("a deck that is refused", () => {
  const book = deckBook(readCard);
  const told = async (deck: string, language: (typeof LANGUAGES)[number], format?: string) => {
    const resolved = await book.resolve(deck, format);
    if (resolved.ok) throw new Error("it was taken");
    const { message, faults = [] } = troubleOf(resolved.code, speechFor(language), resolved.message, resolved.faults);
    return [message, ...faults.map((one) => `${one.at}: ${one.message}`)];
  };

  it("says what is wrong with it in each language", async () => {
    const deck = "5 Forgeborn Hound\n10 Mountain\n\nSideboard\n16 Plains\n";
    expect(await told(deck, "en")).toEqual([
      "The deck is not allowed.",
      "Deck: The deck has 15 cards; it needs at least 60. (rule 100.2a)",
      "Deck: The sideboard has 16 cards; at most 15 are allowed. (rule 100.4a)",
      "Line 1: 5 copies of “Forgeborn Hound”; at most 4 are allowed. (rule 100.2a)",
    ]);
    expect(await told(deck, "it")).toEqual([
      "Il mazzo non è ammesso.",
      "Mazzo: Il mazzo ha 15 carte; ne servono almeno 60. (regola 100.2a)",
      "Mazzo: Il sideboard ha 16 carte; al massimo 15. (regola 100.4a)",
      "Riga 1: 5 copie di “Forgeborn Hound”; al massimo 4. (regola 100.2a)",
    ]);
    expect(await told(deck, "pt")).toEqual([
      "O deck não é permitido.",
      "Deck: O deck tem 15 cards; são necessários pelo menos 60. (regra 100.2a)",
      "Deck: O sideboard tem 16 cards; no máximo 15. (regra 100.4a)",
      "Linha 1: 5 cópias de “Forgeborn Hound”; no máximo 4. (regra 100.2a)",
    ]);
  });

  it.each([
    ["60 Forgeborn Hund\n", "Forgeborn Hound"],
    ["60 Xyzzy Qwfpgj Zxcvb\n", "Xyzzy"],
    ["0 Mountain\n60 Plains\n", "0"],
    ["4 ---\n60 Plains\n", ""],
    ["\n\n", ""],
    ["Sideboard\n\n", ""],
    [`${"x".repeat(5000)}\n`, ""],
    ["60 Moun\u0007tain\n", "U+0007"],
  ])("says so of %j without English", async (deck, names) => {
    const english = await told(deck, "en");
    for (const language of ["it", "pt"] as const) {
      const lines = await told(deck, language);
      expect(lines.length).toBeGreaterThan(1);
      expect(lines.filter((line, at) => line === english[at])).toEqual([]);
      expect(lines.join("\n")).toContain(names);
      expect(lines.join("\n")).not.toMatch(/⟨|undefined|\{/);
    }
  });

  it("has words for every fault there can be", () => {
    const text = sources("lib/cards");
    const union = /export type DeckProblemCode =([^;]*);/.exec(text)?.[1] ?? "";
    const list = /export type ListFault =([^;]*);/.exec(text)?.[1] ?? "";
    const codes = [...`${union}${list}`.matchAll(/"([\w-]+)"/g)].map(([, code = ""]) => code);
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => !(code in CATALOGS.en.faults))).toEqual([]);
  });
});

describe("what the engine says beside a question", () => {
  const say = (hint: string) => LANGUAGES.map((language) => hintWords(hint, speechFor(language)));

  it.each([
    ["{2}, sacrifice", ["{2}, sacrifice", "{2}, sacrificare", "{2}, sacrificar"]],
    ["life", ["pay life", "pagare punti vita", "pagar pontos de vida"]],
    ["miracle", ["reveal it (miracle)", "rivelarla (miracolo)", "revelá-lo (milagre)"]],
    // A keyword is called as the card calls it, with its cost.
    ["kicker {R}", ["kicker {R}", "kicker {R}", "kicker {R}"]],
    ["3 x 5", ["3 x 5", "3 x 5", "3 x 5"]],
  ] as const)("is said in the player's language: %s", (hint, said) => expect(say(hint)).toEqual(said));

  it("has words for each kind of cost (118)", () => {
    const union = /export type Cost =([\s\S]*?)\n\n/.exec(sources("lib/engine/abilities"))?.[1] ?? "";
    const kinds = [...union.matchAll(/readonly pay: ((?:"\w+"(?: \| )?)+)/g)].flatMap(([, all = ""]) =>
      all.split(" | ").map((one) => one.replaceAll('"', "")),
    );
    expect(kinds.length).toBeGreaterThan(15);
    expect(kinds.filter((kind) => kind !== "mana" && !(kind in CATALOGS.en.hints))).toEqual([]);
  });
});
