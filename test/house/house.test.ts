import { describe, expect, it } from "vitest";
import { cycles, type Layer, pastTheFace, readSources, upstairs, upwardImports } from "./imports.ts";
import { impurities } from "./purity.ts";

const below = {
  engine: ["lib/engine/"],
  cards: ["lib/cards/", "lib/cli/", "lib/engine/"],
  oracle: ["lib/oracle/", "lib/cards/", "lib/engine/"],
  fairness: ["lib/fairness/", "lib/cards/schema.ts", "lib/engine/"],
  bots: ["lib/bots/", "lib/fairness/", "lib/oracle/", "lib/cards/", "lib/engine/"],
  hosting: ["lib/hosting/", "lib/fairness/", "lib/bots/", "lib/oracle/", "lib/cards/", "lib/engine/"],
  words: ["lib/words/", "lib/view/", "lib/engine/runs.ts"],
  answering: ["lib/answering/", "lib/words/", "lib/view/", "lib/engine/runs.ts"],
  channels: ["lib/channels/", "lib/hosting/", "lib/fairness/", "lib/bots/", "lib/oracle/", "lib/cards/", "lib/engine/"],
};

/** The house of docs/architecture.md, section 2, from top to bottom. */
const layers: readonly Layer[] = [
  { folder: "bin/", may: ["bin/", "lib/", "bench/"] },
  { folder: "bench/", may: ["bench/", "lib/"] },
  { folder: "lambdas/", may: ["lambdas/", "lib/chat/", "lib/picture/", ...below.channels] },
  // The stacks deploy the game without knowing it; the list of routes is all they share with the handlers.
  { folder: "lib/stacks/", may: ["lib/stacks/", "lib/cli/", "lib/hosting/routes.ts"] },
  { folder: "lib/local/template/", may: ["lib/local/template/", "lib/local/errors.ts"] },
  { folder: "lib/local/services/", may: ["lib/local/services/", "lib/local/template/", "lib/local/errors.ts"] },
  // The local host runs a template; it asks the table only to send again what its queue forgot, and to import cards.
  { folder: "lib/local/", may: ["lib/local/", "lib/hosting/", "lib/cards/"] },
  // Looks at a deployment from outside, through the same front door, table and queues.
  { folder: "lib/doctor/", may: ["lib/doctor/", "lib/hosting/"] },
  // The handlers as deployed, on a simulated AWS.
  { folder: "lib/faults/", may: ["lib/faults/", "lib/explore/", "lib/cli/", ...below.channels] },
  // The document of the HTTP API is made of its schemas and types.
  { folder: "lib/openapi/", may: ["lib/openapi/", ...below.hosting] },
  // Playing from a chat: a client of the same routes as the page, in the words of the page.
  { folder: "lib/chat/", may: ["lib/chat/", "lib/picture/describe.ts", ...below.channels, ...below.answering] },
  { folder: "lib/channels/", may: [...below.channels, ...below.answering] },
  { folder: "lib/hosting/messages/", may: [...below.hosting, ...below.answering, "lib/picture/describe.ts"] },
  { folder: "lib/hosting/", may: below.hosting },
  { folder: "lib/explore/", may: ["lib/explore/", "lib/cli/", ...below.oracle] },
  { folder: "lib/fairness/", may: below.fairness },
  { folder: "lib/bots/", may: [...below.bots, "lib/cli/"] },
  { folder: "lib/conformance/", may: ["lib/conformance/", "lib/cli/", "lib/oracle/", "lib/cards/", "lib/engine/"] },
  { folder: "lib/oracle/", may: below.oracle },
  { folder: "lib/cards/", may: below.cards },
  { folder: "lib/engine/", may: [...below.engine, "lib/cards/schema.ts"], packages: ["node:crypto"] },
  { folder: "lib/cli/", may: ["lib/cli/"] },
  // Positions of built-in cards, played to by computer players, to be looked at.
  { folder: "lib/situations/", may: ["lib/situations/", ...below.bots] },
  // Pictures of cards stand by themselves; those of a board show what a view says.
  {
    folder: "lib/picture/",
    may: ["lib/picture/", "lib/cardArt/", ...below.words],
    mayTypes: ["lib/engine/"],
  },
  // A deck as others read it.
  { folder: "lib/deckLists/", may: ["lib/deckLists/"], mayTypes: ["lib/cards/"] },
  { folder: "lib/cardArt/", may: ["lib/cardArt/"], mayTypes: ["lib/cards/schema.ts"] },
  // What a player reads and answers, on the page and everywhere else. Of what is below they need the shapes alone, and how a run
  // of handles is written and read, which has no imports of its own.
  { folder: "lib/answering/", may: ["lib/answering/", ...below.words], mayTypes: ["lib/hosting/", "lib/engine/"] },
  { folder: "lib/words/", may: below.words, mayTypes: ["lib/answering/kind.ts", "lib/hosting/", "lib/engine/"] },
  { folder: "lib/view/", may: ["lib/view/", "lib/engine/runs.ts"], mayTypes: ["lib/engine/"] },
  {
    folder: "web/",
    may: ["web/", "lib/answering/", "lib/cardArt/", "lib/deckLists/", ...below.words],
    mayTypes: ["lib/"],
  },
];

/** The floors of a folder, lowest first: what stands on one imports nothing that is left at run time from those above it. */
const floors: Readonly<Record<string, readonly string[]>> = {
  "lib/engine/": [
    ...["abilities/", "state/", "migrations/", "keywords/", "query/"],
    ...["continuous/", "triggers/", "copying/", "damage/", "applying/", "combat/", "variants/", "replacement/"].map(
      rule,
    ),
    "knowledge/",
    ...["events/", "loops/", "targets/", "costs/", "mana/", "paying/", "casting/", "cardTypes/", "stateBased/"].map(
      rule,
    ),
    ...["activating/", "manual/", "priority/", "tokens/"].map(rule),
    ...["effects/", "rules/resolving/", "turn/", "answers/", "view/", "suppose/"],
  ],
  "lib/hosting/": [
    ...[
      "api/",
      "storage/",
      "limits/",
      "cards/",
      "people/",
      "clocks/",
      "social/",
      "orders/",
      "watch/",
      "match/",
      "reading/seatSnapshot.ts",
    ],
    ...[
      "queue/",
      "commit/",
      "games/",
      "account/",
      "actions/",
      "reading/",
      "operator/",
      "challenge/",
      "ownData/",
      "pictures/",
      "messages/",
      "http/",
      "notices/",
    ],
  ],
};
function rule(room: string): string {
  return `rules/${room}`;
}

/** Folders that are one module each: their files import each other in circles, and others import its index.ts only. */
const modules = ["lib/engine/query/evaluators/", "lib/cards/explain/"];

const sources = readSources(".", ["bin", "bench", "lambdas", "lib", "web"]);

describe("the house", () => {
  it("has no upward imports", () => expect(upwardImports(sources, layers)).toEqual([]));
  it("has no import cycles", () => expect(cycles(sources, modules)).toEqual([]));
  it("has one way into a module", () =>
    expect(pastTheFace([...sources, ...readSources(".", ["test"])], modules)).toEqual([]));
  it.each(Object.entries(floors))("imports downwards from floor to floor in %s", (folder, order) =>
    expect(upstairs(sources, folder, order)).toEqual([]),
  );
  it("has a floor for every room", () => {
    const rooms = Object.entries(floors).flatMap(([folder, order]) =>
      sources
        .filter(({ path }) => /^(lib\/engine\/rules|lib\/hosting)\/.+\//.test(path) && path.startsWith(folder))
        .filter(({ path }) => !order.some((floor) => path.startsWith(folder + floor))),
    );
    expect(rooms.map(({ path }) => path)).toEqual([]);
  });
  it("keeps clocks, chance, promises, locale and module state out of the engine", () =>
    expect(sources.filter((file) => file.path.startsWith("lib/engine/")).flatMap(impurities)).toEqual([]));
});

describe("the checks themselves", () => {
  const file = (path: string, text: string) => ({ path, text });

  it.each([
    ["an upward import", "lib/engine/a.ts", `import { b } from "../cards/built-in.ts";`],
    ["an upward type", "lib/engine/a.ts", `import type { B } from "../hosting/b.ts";`],
    ["a re-export", "lib/cards/a.ts", `export { b } from "../oracle/b.ts";`],
    ["a dynamic import", "lib/hosting/a.ts", `await import("../channels/b.ts");`],
    ["a built-in in the engine", "lib/engine/a.ts", `import { readFileSync } from "node:fs";`],
    ["a package in the engine", "lib/engine/a.ts", `import { z } from "zod";`],
    ["game code in a stack", "lib/stacks/a.ts", `import { newGame } from "../engine/index.ts";`],
    ["a value of lib in the page", "web/main.ts", `import { view } from "../lib/engine/index.ts";`],
    ["a mixed import in the page", "web/main.ts", `import { view, type View } from "../lib/engine/index.ts";`],
    ["a folder nobody planned", "lib/helpers/a.ts", ""],
  ])("refuse %s", (_, path, text) => expect(upwardImports([file(path, text)], layers)).toHaveLength(1));

  it.each([
    [
      "lib/engine/rules/a.ts",
      `import type { Card } from "../../cards/schema.ts"; import { createHmac } from "node:crypto";`,
    ],
    ["lib/hosting/a.ts", `import { submit } from "../engine/index.ts"; import { z } from "zod";`],
    ["lib/stacks/api.ts", `import { routes } from "../hosting/routes.ts"; import * as cdk from "aws-cdk-lib";`],
    ["web/main.ts", `import type { View } from "../lib/engine/index.ts"; import { draw } from "./draw.ts";`],
  ])("allow what %s may do", (path, text) => expect(upwardImports([file(path, text)], layers)).toEqual([]));

  it("take a module for one file with one face", () => {
    const files = (face: string) => [
      file("lib/engine/m/index.ts", `export { b } from "./b.ts";`),
      file("lib/engine/m/b.ts", `import { c } from "./c.ts"; export const b = c;`),
      file("lib/engine/m/c.ts", `import { b } from "./b.ts"; import { d } from "../d.ts"; export const c = [b, d];`),
      file("lib/engine/d.ts", face),
    ];
    const modules = ["lib/engine/m/"];
    expect(cycles(files(""))).toHaveLength(1);
    expect(cycles(files(""), modules)).toEqual([]);
    expect(cycles(files(`import { b } from "./m/index.ts";`), modules)).toEqual([["lib/engine/m/", "lib/engine/d.ts"]]);
    expect(pastTheFace(files(`import { b } from "./m/index.ts";`), modules)).toEqual([]);
    expect(pastTheFace(files(`import type { B } from "./m/b.ts";`), modules)).toHaveLength(1);
  });

  it("find a cycle, not a recursion of types", () => {
    const files = (back: string) => [
      file("lib/engine/a.ts", `import { b } from "./b.ts"; export const a = b; export type A = 1;`),
      file("lib/engine/b.ts", `import { c } from "./c.ts"; export const b = c;`),
      file("lib/engine/c.ts", `${back} export const c = 1;`),
      file("lib/engine/d.ts", `import { c } from "./c.ts"; export const d = c;`),
    ];
    expect(cycles(files(`export { a } from "./a.ts";`))).toEqual([
      ["lib/engine/a.ts", "lib/engine/b.ts", "lib/engine/c.ts"],
    ]);
    expect(cycles(files(`import { type A, a } from "./a.ts";`))).toHaveLength(1);
    expect(cycles(files(`import type { A } from "./a.ts";`))).toEqual([]);
  });

  it.each([
    ["const t = () => Date.now();", "Date"],
    ["const t = () => new Date();", "Date"],
    ["const r = () => Math.random();", "Math.random"],
    [`const r = () => Math["random"]();`, "Math.random"],
    ["export async function f() {}", "asynchronous"],
    ["const f = async () => 1;", "asynchronous"],
    ["const s = (a: string, b: string) => a.localeCompare(b);", "locale"],
    ["const s = (n: number) => n.toLocaleString();", "locale"],
    ["const s = () => new Intl.Collator();", "Intl"],
    [`import { randomUUID } from "node:crypto";`, "hashing"],
    [`import crypto from "node:crypto";`, "hashing"],
    ["let counter = 0;", "state"],
    ["export let counter = 0;", "state"],
    ["const cache = new Map<string, number>();", "container"],
    ["const cache = new WeakMap<object, number>();", "container"],
    ["export const seen: string[] = [];", "container"],
  ])("find what makes %s impure", (text, word) => {
    expect(impurities(file("lib/engine/a.ts", text)).join("\n")).toContain(word);
  });

  it("leave pure code alone", () => {
    const text = `
      import { createHmac } from "node:crypto";
      const colours: ReadonlySet<string> = new Set(["white"]);
      const none: readonly string[] = [];
      const steps = ["untap", "upkeep"] as const;
      interface Entry { Date: string }
      export const f = (entry: Entry) => ({ Date: entry.Date, n: Math.max(1, colours.size, none.length, steps.length) });
      export function* g() { let local = 0; local += 1; yield local; }`;
    expect(impurities(file("lib/engine/a.ts", text))).toEqual([]);
  });
});
