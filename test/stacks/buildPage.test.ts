import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltPage, buildPage } from "../../lib/stacks/buildPage.ts";

let folder: string;
let built: BuiltPage;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "page-"));
  built = (await buildPage("web", folder))!;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const contents = (file: string): Promise<string> => readFile(join(folder, file), "utf8");
const importsOf = (script: string): string[] =>
  [...script.matchAll(/(?:\bfrom|\bimport)\s*["`]\.{1,2}\/([^"`]+)["`]/g)].map(([, file]) =>
    file!.replace(/^chunks\//, ""),
  );

test("the document asks for every script that the first needs, so that none waits for another", async () => {
  const html = await contents("index.html");
  const asked = [...html.matchAll(/rel="modulepreload" href="chunks\/([^"]+)"/g)].map(([, file]) => file!);
  const needed = new Set<string>();
  const follow = async (file: string): Promise<void> => {
    for (const next of importsOf(await contents(file))) {
      if (needed.has(next)) continue;
      needed.add(next);
      await follow(join("chunks", next));
    }
  };
  await follow("early.js");
  const early = needed.size;
  await follow("main.js");
  expect(asked).toEqual([...needed]);
  expect(built.firstLoad.scripts).toHaveLength(needed.size + 2);
  // One with what begins early, one with the rest.
  expect([early, needed.size]).toEqual([1, 2]);
});

test("all styles are one file, whose fonts are there", async () => {
  expect((await readdir(join(folder, "styles"))).sort()).toEqual(["page.css"]);
  const fonts = [...(await contents("styles/page.css")).matchAll(/url\(([^)]+)\)/g)].map(([, url]) =>
    url!.replaceAll('"', ""),
  );
  expect(fonts.filter((url) => url.endsWith(".woff2"))).toEqual(["../fonts/names.woff2", "../fonts/names-ext.woff2"]);
  for (const font of fonts) await readFile(join(folder, "styles", font));
});
