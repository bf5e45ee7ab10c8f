import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

/** Every path that the documents name exists, whole ("lib/table/stops.ts") or by its end ("stops.ts", "turn/"). */

const HERE = /^(?:bench|bin|docs|lambdas|lib|test|web)\//;
const entries = readdirSync(".", { recursive: true, withFileTypes: true })
  .map((entry) => ({ path: `${entry.parentPath}/${entry.name}`.replace(/^\.\//, ""), folder: entry.isDirectory() }))
  .filter(({ path }) => HERE.test(path) || !path.includes("/"));
const documents = entries.map(({ path }) => path).filter((path) => /^(?:docs\/.*|[^/]*)\.md$/.test(path));

/** What in a document is a path: anything that ends like a file of ours, folders in backquotes, all below a folder of ours. */
function pathsIn(text: string): string[] {
  const found = [
    ...text.matchAll(/(?<![\w./*-])[\w*-][\w./*-]*\.(?:ts|md)\b/g),
    ...text.matchAll(/(?<=`)[\w*-][\w./*-]*\/(?=`)/g),
    ...text.matchAll(/(?<![\w./*-])(?:bench|bin|docs|lambdas|lib|test|web)\/[\w./*-]*\w/g),
    ...treesIn(text),
  ];
  return [...new Set(found.map(([path]) => path))];
}

/** The lines of a drawn tree: "  rules/   what is there", below the folder that is less indented, with the files they speak of. */
function treesIn(text: string): [string][] {
  const found: [string][] = [];
  for (const [, block = ""] of text.matchAll(/```\n([\s\S]*?)```/g)) {
    const above: { readonly indent: number; readonly path: string }[] = [];
    for (const [, spaces = "", name = "", words = ""] of block.matchAll(/^( *)([\w-]+(?:\/|\.ts))(?: +(.*))?$/gm)) {
      while (above.length > 0 && above.at(-1)!.indent >= spaces.length) above.pop();
      const path = `${above.at(-1)?.path ?? ""}${name}`;
      found.push([path]);
      const folder = path.replace(/[^/]*$/, "");
      for (const [file] of words.matchAll(/(?<!\S)\w+\.ts\b/g)) found.push([`${folder}**/${file}`]);
      if (name.endsWith("/")) above.push({ indent: spaces.length, path });
    }
  }
  return found;
}

function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, "")
    .replace(/[.]/g, "\\.")
    .replace(/\*\*\/|\*/g, (star) => (star === "*" ? "[^/]*" : "(?:.*/)?"));
  const end = new RegExp(`(?:^|/)${pattern}$`);
  return entries.some((entry) => end.test(entry.path) && (entry.folder || !path.endsWith("/")));
}

describe("the documents", () => {
  it.each(documents)("%s names only what exists", (document) =>
    expect(pathsIn(readFileSync(document, "utf8")).filter((path) => !exists(path))).toEqual([]),
  );

  it("are read: prose, short forms, patterns and drawn trees", () => {
    const text =
      "See lib/a.ts, `b.ts` and `c/`, `d/*.ts`.\n```\ne/       rooms\n  f.ts   a file beside g.ts\n  g/     more\n```\n";
    expect(pathsIn(text)).toEqual([
      "lib/a.ts",
      "b.ts",
      "d/*.ts",
      "f.ts",
      "g.ts",
      "c/",
      "e/",
      "e/f.ts",
      "e/**/g.ts",
      "e/g/",
    ]);
    expect(
      ["lib/engine/index.ts", "index.ts", "engine/", "engine/*.ts", "lib/engin", "engine/nowhere.ts"].map(exists),
    ).toEqual([true, true, true, true, false, false]);
  });
});
