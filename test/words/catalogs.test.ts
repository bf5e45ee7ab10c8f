import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import { onPage } from "../../lib/words/catalogs/en/onPage.ts";
import { LANGUAGES, LOCALES, languageOf } from "../../lib/words/language.ts";
import { CATALOGS, speechFor } from "../../lib/words/speeches.ts";
import { readSources } from "../house/imports.ts";

/** As the parser numbers what a message is made of. */
const TYPE = { argument: 1, select: 5, plural: 6 };
type Elements = ReturnType<IntlMessageFormat["getAst"]>;

type Messages = Readonly<Record<string, string>>;
const parts = Object.entries(CATALOGS.en) as [keyof typeof CATALOGS.en, Messages][];
const messages = parts.flatMap(([part, all]) =>
  Object.keys(all).map((name) => ({ part, name, key: `${part}.${name}` })),
);
const textOf = (language: (typeof LANGUAGES)[number], part: string, name: string): string =>
  (CATALOGS[language] as unknown as Readonly<Record<string, Messages>>)[part]![name]!;

/** What a message wants to be given: plain values, and what only chooses between its forms. */
function wantedBy(text: string): { values: Set<string>; choosing: Set<string>; branches: Map<string, string[]> } {
  const values = new Set<string>();
  const choosing = new Set<string>();
  const branches = new Map<string, string[]>();
  const visit = (elements: Elements): void => {
    for (const one of elements) {
      if (one.type === TYPE.argument && "value" in one) values.add(one.value);
      if (!("options" in one)) continue;
      (one.type === TYPE.plural ? values : choosing).add(one.value);
      if (one.type === TYPE.select) branches.set(one.value, Object.keys(one.options).sort());
      for (const { value } of Object.values(one.options)) visit(value);
    }
  };
  visit(new IntlMessageFormat(text, "en", undefined, { ignoreTag: true }).getAst());
  return { values, choosing, branches };
}

/** What every caller gives beside what English takes: another language may want it. */
const GRAMMAR = new Set(["who", "whom", "name", "other", "named", "n"]);

describe("the catalogs", () => {
  it.each(LANGUAGES)("have every message in %s, and say something in each", (language) => {
    const empty = messages.filter(({ part, name }) => textOf(language, part, name)?.trim() === "");
    expect(empty).toEqual([]);
    expect(Object.keys(CATALOGS[language]).sort()).toEqual(Object.keys(CATALOGS.en).sort());
  });

  it.each(["it", "pt"] as const)("want the same values in %s as in English, and know the same cases", (language) => {
    const unequal = messages.flatMap(({ part, name, key }) => {
      const [english, other] = [wantedBy(textOf("en", part, name)), wantedBy(textOf(language, part, name))];
      const lost = [...english.values].filter((value) => !other.values.has(value) && !GRAMMAR.has(value));
      const come = [...other.values, ...other.choosing].filter(
        (value) => !english.values.has(value) && !english.choosing.has(value) && !GRAMMAR.has(value),
      );
      const cases = [...english.branches].filter(
        ([value, all]) => other.branches.has(value) && String(other.branches.get(value)) !== String(all),
      );
      return [
        ...lost.map((value) => `${key}: lacks ${value}`),
        ...come.map((value) => `${key}: wants ${value}`),
        ...cases.map(([value]) => `${key}: other cases of ${value}`),
      ];
    });
    expect(unequal).toEqual([]);
  });

  /** Words that are the same in another language: checked by somebody who speaks it. */
  it.each(["it", "pt"] as const)("are translated to %s", (language) => {
    const same = messages.filter(({ part, name }) => {
      const text = textOf("en", part, name);
      return /[a-z]{3,}/i.test(text.replace(/\{[^{}]*\}/g, "")) && text === textOf(language, part, name);
    });
    expect(same.map(({ key }) => key)).toEqual([...SAME_IN[language]]);
  });

  /** One word for one thing: a game is "partida"; "jogo" and "gioco" are what is outside of it, or the game as such. */
  it.each([
    ["pt", /\bjogos?\b/, /fora do jogo|em jogo/g],
    ["it", /\b[Ss]i attend/, /$^/g],
  ] as const)("call a thing one thing in %s", (language, not, but) => {
    const other = messages.filter(({ part, name }) => not.test(textOf(language, part, name).replace(but, "")));
    expect(other.map(({ key }) => key)).toEqual([]);
  });

  it("use no plural category that depends on the language: one is =1", () => {
    const careless = LANGUAGES.flatMap((language) =>
      messages.filter(({ part, name }) =>
        /plural,[^}]*\b(one|few|many|zero|two) \{/.test(textOf(language, part, name)),
      ),
    );
    expect(careless).toEqual([]);
  });

  it("have no message that nobody says", () => {
    const code = readSources(".", ["lib", "web", "lambdas", "bin"])
      .filter(({ path }) => !path.startsWith("lib/words/catalogs/"))
      .map(({ text }) => text)
      .join("\n");
    const said = new Set([...code.matchAll(/["`]([a-z]\w+\.[\w-]+)["`]/gi)].map((match) => match[1]!));
    const made = [...code.matchAll(/`([a-z]\w+\.\w*)\$\{/gi)].map((match) => match[1]!);
    const unused = messages.filter(({ key }) => !said.has(key) && !made.some((start) => key.startsWith(start)));
    expect(unused.map(({ key }) => key)).toEqual([]);
  });

  it("of the page have every part that anything in it says, and no other", async () => {
    const { metafile } = await build({
      ...{ entryPoints: ["web/main.tsx"], outdir: "page", packages: "external", bundle: true, format: "esm" },
      ...{ splitting: true, metafile: true, write: false },
    });
    const code = Object.keys(metafile.inputs)
      .filter((path) => !path.startsWith("lib/words/catalogs/"))
      .map((path) => readFileSync(path, "utf8"))
      .join("\n");
    const said = parts.map(([part]) => part).filter((part) => new RegExp(`["\`]${part}\\.`).test(code));
    expect(said.sort()).toEqual(Object.keys(onPage).sort());
  });
});

/** Names of products, the same everywhere. */
const VARIANTS_IN_ENGLISH = ["commander", "brawl", "planechase", "vanguard", "archenemy", "archenemy-commander"].map(
  (name) => `variants.${name}`,
);

const FORMATS_IN_ENGLISH = [
  ...["decks.format-standard", "decks.format-pioneer", "decks.format-modern"],
  ...[
    "decks.format-legacy",
    "decks.format-vintage",
    "decks.format-pauper",
    "decks.format-commander",
    "decks.format-brawl",
  ],
];

const SAME_IN: Readonly<Record<"it" | "pt", readonly string[]>> = {
  it: [
    ...["decks.in-sideboard", "decks.asMtgo", "decks.format-casual", "decks.format-limited"],
    ...FORMATS_IN_ENGLISH,
    "ahead.planeswalker",
    "beside.chat",
    "things.computer",
    ...VARIANTS_IN_ENGLISH,
    "variants.computerN",
  ],
  pt: [
    ...["decks.decks", "decks.planeswalker", "decks.asMtgo", "decks.format-casual"],
    ...FORMATS_IN_ENGLISH,
    "ahead.planeswalker",
    "beside.chat",
    "faults.deck",
    ...VARIANTS_IN_ENGLISH,
    "variants.deck",
  ],
};

describe("languages", () => {
  it.each([
    [["pt-PT", "en"], "pt"],
    [["fr-FR", "it"], "it"],
    [["it_IT.UTF-8"], "it"],
    [["de", undefined], "en"],
    [[], "en"],
  ] as const)("of %j is %s", (tags, language) => expect(languageOf(tags)).toBe(language));

  it("tell lists and times as their readers do", () => {
    const at = Date.UTC(2026, 10, 22, 18, 5);
    expect(speechFor("it", "Europe/Rome").when(at)).toMatch(/^dom 22 nov,? 19:05$/);
    expect(speechFor("pt", "America/Sao_Paulo").when(at)).toMatch(/^dom\., 22 de nov\.,? 15:05$/);
    expect(speechFor("en").list(["a", "b", "c"], "or")).toBe("a, b or c");
    expect(speechFor("pt").list(["a", "b", "c"])).toBe("a, b e c");
    expect(Object.keys(LOCALES)).toEqual([...LANGUAGES]);
  });

  it("are offered by the page's own catalog files only", () =>
    expect(readFileSync("web/language.ts", "utf8")).toContain("catalogs/pt/onPage.ts"));
});
