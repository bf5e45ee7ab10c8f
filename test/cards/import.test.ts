import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deflateRawSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { main } from "../../lib/cards/cli/main.ts";
import { CardsError } from "../../lib/cards/errors.ts";
import { collect } from "../../lib/cards/import/collect.ts";
import type { CardEntry } from "../../lib/cards/import/entry.ts";
import { readCardFile } from "../../lib/cards/import/source.ts";
import { openPool, poolParts, writePool } from "../../lib/cards/pool/file.ts";
import { RemotePool } from "../../lib/cards/pool/remote.ts";
import { easyReader } from "./readers.ts";

const wasp = {
  object: "card",
  oracle_id: "1",
  name: "Árbol Wasp",
  layout: "normal",
  mana_cost: "{1}{W}",
  type_line: "Legendary Creature — Insect",
  oracle_text: "Flying\nWhen this creature enters, you gain 1 life.",
  power: "1",
  toughness: "1",
  color_identity: ["W"],
  legalities: { modern: "legal", vintage: "restricted", standard: "not_legal" },
  released_at: "2024-01-05",
};
const split = {
  oracle_id: "2",
  name: "Hum // Sting",
  layout: "split",
  mana_cost: "{W} // {R}",
  type_line: "Instant // Instant",
  card_faces: [
    { name: "Hum", mana_cost: "{W}", type_line: "Instant", oracle_text: "You gain 1 life." },
    { name: "Sting", mana_cost: "{R}", type_line: "Instant", oracle_text: "Draw a card." },
  ],
  legalities: {},
};
const token = { name: "Bee", layout: "token", type_line: "Token Creature — Insect" };
const atomic = {
  meta: { date: "2024-01-01", version: "5.2.2", count: 2, beta: false },
  data: {
    "Árbol Wasp": [
      {
        name: "Árbol Wasp",
        layout: "normal",
        manaCost: "{1}{W}",
        type: "Legendary Creature — Insect",
        text: "Flying\nWhen this creature enters, you gain 1 life.",
        power: "1",
        toughness: "1",
        colorIdentity: ["W"],
        legalities: { modern: "Legal", vintage: "Restricted" },
        identifiers: { scryfallOracleId: "1" },
      },
    ],
    "Hum // Sting": [
      {
        name: "Hum // Sting",
        faceName: "Hum",
        side: "a",
        layout: "split",
        manaCost: "{W}",
        type: "Instant",
        text: "You gain 1 life.",
      },
      {
        name: "Hum // Sting",
        faceName: "Sting",
        side: "b",
        layout: "split",
        manaCost: "{R}",
        type: "Instant",
        text: "Draw a card.",
      },
    ],
  },
};

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "cards-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = (name: string, content: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const entriesOf = async (path: string) => (await collect(readCardFile(path), path)).entries;

describe("files of cards", () => {
  const lines = `${JSON.stringify(wasp)}\n${JSON.stringify(split)}\n${JSON.stringify(token)}\n`;

  it("reads JSON lines, an indented array, both gzipped, and with a byte order mark, as the same cards", async () => {
    const plain = await entriesOf(file("a.jsonl", lines));
    expect(plain.map(({ name }) => name)).toEqual(["Árbol Wasp", "Hum // Sting"]);
    const array = JSON.stringify([wasp, split, token], null, 2);
    expect(await entriesOf(file("a.json", array))).toEqual(plain);
    expect(await entriesOf(file("a.json.gz", gzipSync(array)))).toEqual(plain);
    expect(await entriesOf(file("b.jsonl.gz", gzipSync(lines)))).toEqual(plain);
    expect(await entriesOf(file("c.jsonl", `\ufeff${lines}`))).toEqual(plain);
  });

  it("reads MTGJSON AtomicCards as the same printed cards", async () => {
    const scryfall = await entriesOf(file("d.jsonl", lines));
    const mtgjson = await entriesOf(file("atomic.json", JSON.stringify(atomic)));
    expect(mtgjson.map(({ card }) => card)).toEqual(scryfall.map(({ card }) => card));
    expect(mtgjson[0]).toMatchObject({
      legalities: { modern: "legal", vintage: "restricted" },
      identity: ["W"],
      id: "1",
    });
  });

  it("takes the names of printings in other languages, from Scryfall's lists of printings and from AtomicCards", async () => {
    const vespa = { ...wasp, lang: "it", printed_name: "Vespa dell'Arbol" };
    const meio = {
      ...split,
      lang: "pt",
      card_faces: split.card_faces.map((face, at) => ({ ...face, printed_name: ["Zumbido", "Ferroada"][at] })),
    };
    const lines = (...all: object[]) => all.map((one) => JSON.stringify(one)).join("\n");
    const expected = [{ it: "Vespa dell'Arbol" }, { pt: "Zumbido" }, { pt: "Ferroada" }];
    const names = (entries: readonly CardEntry[]) =>
      entries.flatMap(({ card }) => ("unsupported" in card ? [] : card.faces.map(({ printedNames }) => printedNames)));
    const english = [
      { ...wasp, lang: "en" },
      { ...split, lang: "en" },
    ];
    for (const all of [
      [...english, vespa, meio],
      [vespa, meio, ...english],
      [vespa, vespa, ...english, meio],
    ]) {
      const entries = await entriesOf(file("printings.jsonl", lines(...all)));
      expect(names(entries)).toEqual(expected);
      expect(entries[0]).not.toHaveProperty("language");
    }
    const { data } = atomic;
    const [wasps, halves] = [data["Árbol Wasp"], data["Hum // Sting"]];
    const foreign = {
      ...atomic,
      data: {
        "Árbol Wasp": [
          {
            ...wasps[0],
            foreignData: [
              { language: "German", name: "Wespe" },
              { language: "Italian", name: "Vespa dell'Arbol" },
            ],
          },
        ],
        "Hum // Sting": halves.map((half, at) => ({
          ...half,
          foreignData: [
            { language: "Portuguese (Brazil)", name: "Zumbido // Ferroada", faceName: ["Zumbido", "Ferroada"][at] },
          ],
        })),
      },
    };
    const entries = await entriesOf(file("foreign.json", JSON.stringify(foreign)));
    expect(names(entries)).toEqual(expected);
    const path = join(folder, "foreign.pool");
    writePool(path, entries);
    const pool = openPool(path);
    for (const name of ["Vespa dell'Arbol", "vespa dell’arbol", "Árbol Wasp"])
      expect(pool.find(name)?.name).toBe("Árbol Wasp");
    for (const name of ["zumbido", "Zumbido/Ferroada", "Sting"]) expect(pool.find(name)?.name).toBe("Hum // Sting");
  });

  it("makes one pool of the cards and a further file of their names", async () => {
    const cards = file("cards.jsonl", JSON.stringify(wasp));
    const italian = file("italian.jsonl", JSON.stringify({ ...wasp, lang: "it", printed_name: "Vespa dell'Arbol" }));
    const out = join(folder, "both");
    const terminal = { out() {}, err() {}, progress() {} };
    const unwanted = (): never => {
      throw new Error("not asked for");
    };
    await main(["import", cards, italian, "--out", out], {
      read: easyReader,
      readByHand: () => undefined,
      worker: new URL("file:///none"),
      terminal,
      publish: unwanted,
    });
    expect(openPool(join(out, "cards.pool")).find("Vespa dell'Arbol")?.card).toMatchObject({ name: "Árbol Wasp" });
    expect(openPool(join(out, "cards.pool")).cards).toBe(1);
  });

  it("keeps the addresses of pictures where that is wanted, and none that a page should not ask for", async () => {
    const crop = (name: string) => ({ image_uris: { art_crop: `https://cards.example/${name}.jpg` } });
    const one = { ...wasp, ...crop("wasp"), artist: "Ada Marsh" };
    const faces = split.card_faces.map((face, at) => ({ ...face, ...(at === 0 ? crop("hum") : {}) }));
    const two = { ...split, ...crop("both"), artist: "Ivo Reed", card_faces: faces };
    const path = file("pictures.jsonl", [one, two].map((card) => JSON.stringify(card)).join("\n"));
    const picturesOf = async (pictures?: boolean) => {
      const { entries } = await collect(readCardFile(path), path, pictures === undefined ? {} : { pictures });
      return entries.flatMap(({ card }) => ("unsupported" in card ? [] : card.faces.map(({ picture }) => picture)));
    };
    expect(await picturesOf()).toEqual([undefined, undefined, undefined]);
    expect(await picturesOf(true)).toEqual([
      { address: "https://cards.example/wasp.jpg", artist: "Ada Marsh" },
      { address: "https://cards.example/hum.jpg", artist: "Ivo Reed" },
      { address: "https://cards.example/both.jpg", artist: "Ivo Reed" },
    ]);
    const unsafe = [
      ...[
        "http://cards.example/a.jpg",
        "javascript:alert(1)",
        "data:image/png,x",
        "//cards.example/a.jpg",
        "",
        7,
        null,
      ],
      ...["https://me:secret@cards.example/a.jpg", `https://cards.example/${"x".repeat(600)}`],
    ].map((address, at) => ({ ...wasp, name: `Wasp ${at}`, oracle_id: `w${at}`, image_uris: { art_crop: address } }));
    const odd = [[], "none", 3].map((uris, at) => ({
      ...wasp,
      name: `Odd ${at}`,
      oracle_id: `o${at}`,
      image_uris: uris,
    }));
    const entries = await entriesOf(
      file("unsafe.jsonl", [...unsafe, ...odd].map((card) => JSON.stringify(card)).join("\n")),
    );
    expect(entries).toHaveLength(12);
    expect(JSON.stringify(entries)).not.toContain('"picture"');
  });

  it("keeps what a layout or a type line forbids as cards that cannot be played", async () => {
    const plane = { name: "Far Meadow", layout: "host", type_line: "Host Creature — Wasp" };
    const odd = { ...wasp, name: "Odd Wasp", oracle_id: "9", type_line: "Summon — Insect" };
    const entries = await entriesOf(file("odd.jsonl", `${JSON.stringify(plane)}\n${JSON.stringify(odd)}`));
    expect(entries.map(({ card }) => card)).toMatchObject([
      { unsupported: "layout", what: "host" },
      { unsupported: "type", what: "Summon" },
    ]);
  });

  it("207.2d: takes for flavor words what stands before a dash and is no keyword of the card's data", async () => {
    const text = (line: string, keywords?: string[]) => ({
      ...wasp,
      oracle_text: `Flying\n${line}`,
      ...(keywords && { keywords }),
    });
    const found = async (card: object) => {
      const [read] = await entriesOf(file("flavor.json", JSON.stringify([card])));
      return "faces" in read!.card ? read!.card.faces[0].flavorWords : undefined;
    };
    expect(await found(text("Sting of the Hive — When this creature dies, draw a card.", ["Flying"]))).toEqual([
      "Sting of the Hive",
    ]);
    expect(await found(text("Overcharge — {3}: Draw a card.", ["Flying"]))).toEqual(["Overcharge"]);
    const modes =
      "Choose one —\n• Calm Them — Tap target creature.\n• Drive It Off — Return target creature to its owner's hand.";
    expect(await found(text(modes, ["Flying"]))).toEqual(["Calm Them", "Drive It Off"]);
    const anchored = "As this creature enters, choose Wolves or Bears.\n• Wolves — Haste\n• Bears — Vigilance";
    expect(await found(text(anchored, ["Flying"]))).toBeUndefined();
    for (const [line, keywords] of [
      ["Sting of the Hive — When this creature dies, draw a card.", undefined],
      ["Frenzied — When this creature dies, draw a card.", ["Flying", "Frenzied"]],
      ["Solved — When this creature dies, draw a card.", ["Flying"]],
      ["I, II — When this creature dies, draw a card.", ["Flying"]],
      ["Only once — When this creature dies, draw a card.", ["Flying"]],
      ["Boast — {3}: Draw a card.", ["Flying"]],
      ["Frenzied — {3}: Draw a card. (Activate each frenzied ability only once.)", ["Flying"]],
    ] as const)
      expect(await found(text(line, keywords as string[] | undefined)), line).toBeUndefined();
  });

  it("313.6, 313.7, 717.1: reads planes, schemes, a vanguard's modifiers and an Attraction's lights", async () => {
    const lines = [
      { name: "Far Meadow", layout: "planar", type_line: "Plane — Far Land" },
      { name: "Far Plot", layout: "scheme", type_line: "Ongoing Scheme" },
      { name: "Far Friend", layout: "vanguard", type_line: "Vanguard", hand_modifier: "+1", life_modifier: "-3" },
      { name: "Far Wheel", layout: "normal", type_line: "Artifact — Attraction", attraction_lights: [2, 6] },
    ];
    const entries = await entriesOf(file("far.jsonl", lines.map((one) => JSON.stringify(one)).join("\n")));
    expect(entries.map(({ card }) => !("unsupported" in card) && card.faces[0])).toMatchObject([
      { typeLine: { types: ["plane"], subtypes: ["Far Land"] } },
      { typeLine: { supertypes: ["ongoing"], types: ["scheme"] } },
      { handModifier: 1, lifeModifier: -3 },
      { lights: [2, 6] },
    ]);
  });

  it("keeps the legal one of two different cards with one name", async () => {
    const namesake = { ...wasp, oracle_id: "3", oracle_text: "Trample", legalities: { modern: "not_legal" } };
    const path = file("namesakes.jsonl", `${JSON.stringify(namesake)}\n${JSON.stringify(wasp)}`);
    const { entries, notes } = await collect(readCardFile(path), path);
    expect(entries).toMatchObject([{ id: "1" }]);
    expect(notes).toHaveLength(1);
  });

  it("splits chunks anywhere: one byte more in front moves every boundary", async () => {
    const many = Array.from({ length: 3000 }, (_, index) => ({
      ...wasp,
      name: `Wasp ${index} "ö\\" {[`,
      oracle_id: `w${index}`,
    }));
    for (const pad of [0, 1, 2, 3]) {
      const entries = await entriesOf(file(`many-${pad}.json`, " ".repeat(pad) + JSON.stringify(many)));
      expect(entries).toHaveLength(3000);
      expect(entries[2999]?.name).toBe('Wasp 2999 "ö\\" {[');
    }
  });
});

describe("bad files", () => {
  const good = JSON.stringify(wasp);
  const without = (key: string) =>
    JSON.stringify(Object.fromEntries(Object.entries(wasp).filter(([name]) => name !== key)));
  const second = (line: string) => `${good.replace("Árbol", "First").replace('"1"', '"f"')}\n${line}\n`;

  const bad: readonly (readonly [string, () => string | Uint8Array, string, number | undefined])[] = [
    ["text that is no card file", () => "Dear diary,\n", "not-a-card-file", 1],
    ["JSON that is no card", () => "[1, 2]", "not-a-card-file", 1],
    ["an object that is no card", () => '{"a": 1}\n', "bad-card", 1],
    ["an empty file", () => "", "empty-file", 1],
    ["an empty list", () => "[]", "empty-file", 1],
    ["a picture", () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), "not-a-card-file", 1],
    ["a truncated gzip", () => gzipSync(`${good}\n`.repeat(1000)).subarray(0, 200), "cut-off", undefined],
    ["a damaged gzip", () => damaged(gzipSync(`${good}\n`)), "not-a-card-file", undefined],
    ["a truncated array", () => `[${good},\n${good.slice(0, 100)}`, "cut-off", 2],
    ["an array without its end", () => `[${good},\n`, "cut-off", 2],
    ["a truncated last line", () => second(good.slice(0, 120)).trimEnd(), "cut-off", 2],
    ["a broken line in the middle", () => `${second(good.slice(0, 120))}${good}\n`, "bad-json", 2],
    ["broken JSON", () => second(good.replace('"layout":', '"layout"')), "bad-json", 2],
    [
      "no UTF-8",
      () => Buffer.concat([Buffer.from(`${good}\n`), Buffer.from('{"name":"\xe9"}', "latin1")]),
      "bad-json",
      2,
    ],
    ["a card without a name", () => second(without("name")), "bad-card", 2],
    ["a card without a type line", () => second(without("type_line")), "bad-card", 2],
    ["a card without a layout", () => second(without("layout")), "bad-card", 2],
    ["a name that is a number", () => second(JSON.stringify({ ...wasp, name: 7 })), "bad-card", 2],
    ["a broken mana cost", () => second(JSON.stringify({ ...wasp, mana_cost: "1W" })), "bad-card", 2],
    ["an unknown legality", () => second(JSON.stringify({ ...wasp, legalities: { modern: "maybe" } })), "bad-card", 2],
    [
      "a split card with one half",
      () => second(JSON.stringify({ ...split, card_faces: split.card_faces.slice(0, 1) })),
      "bad-card",
      2,
    ],
    ["the same card twice", () => `${good}\n\n${good}\n`, "duplicate-name", 3],
    [
      "control characters",
      () => second(JSON.stringify({ ...wasp, oracle_text: "Fly\u0007ing" })),
      "control-character",
      2,
    ],
    ["a line of 100 MB", () => second(`{"name": "${"a".repeat(100_000_000)}"}`), "too-long", 2],
    ["AtomicCards with a wrong shape", () => '{"meta": {}, "data": {"Wasp": {"name": "Wasp"}}}', "not-a-card-file", 1],
    ["something after the end", () => `[${good}]\n${good}`, "bad-json", 2],
  ];

  it.each(bad)("%s: refused with code and line, exit code 2, nothing written", async (name, content, code, line) => {
    const path = file(`bad-${name.replace(/\W/gu, "-")}`, content());
    const out = join(folder, "out");
    const found = await collect(readCardFile(path), path).then(
      () => "accepted",
      (error: unknown) => error,
    );
    expect(found).toBeInstanceOf(CardsError);
    expect(found).toMatchObject({ code, line, file: path });
    const said: string[] = [];
    const terminal = {
      out: (text: string) => said.push(text),
      err: (text: string) => said.push(text),
      progress: () => {},
    };
    const exit = await main(["import", path, "--out", out], {
      read: easyReader,
      readByHand: () => undefined,
      worker: new URL("file:///none"),
      terminal,
      publish: async () => true,
    });
    expect(exit).toBe(2);
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(line === undefined ? code : `line ${line}: `);
    expect(readdirSync(folder)).not.toContain("out");
    rmSync(path);
  });

  it("a file that is not there, and a folder", async () => {
    await expect(entriesOf(join(folder, "nothing"))).rejects.toMatchObject({ code: "no-such-file" });
    await expect(entriesOf(folder)).rejects.toMatchObject({ code: "no-such-file" });
  });
});

function damaged(bytes: Buffer): Buffer {
  bytes.fill(0xff, 12, 40);
  return bytes;
}

describe("card pools", () => {
  const pool = async (count: number) => {
    const many = Array.from({ length: count }, (_, index) => ({
      ...wasp,
      name: `Wasp ${index}`,
      oracle_id: `w${index}`,
    }));
    const entries = await entriesOf(file("pool.json", JSON.stringify([...many, split, wasp])));
    const path = join(folder, "cards.pool");
    writePool(path, entries);
    return { path, entries };
  };

  it("finds every card by every name, as it was", async () => {
    const { path, entries } = await pool(500);
    const shelf = openPool(path);
    expect(shelf.cards).toBe(502);
    for (const entry of entries) expect(shelf.find(entry.name)).toEqual(entry);
    for (const name of ["hum", "STING", "hum/sting"]) expect(shelf.find(name)?.name).toBe("Hum // Sting");
    expect(shelf.find("arbol wasp")?.name).toBe("Árbol Wasp");
    expect(shelf.find("nobody")).toBeUndefined();
    expect([...shelf.names()]).toHaveLength(502);
  });

  it("is read from afar with one request for the buckets a deck needs, and one for the names only if needed", async () => {
    const { path } = await pool(500);
    const parts = poolParts(readFileSync(path));
    const asked: string[] = [];
    const remote = new RemotePool({
      current: async () => ({
        id: "one",
        buckets: parts.buckets.length,
        read: async (wanted) => {
          asked.push(`${wanted.length} buckets`);
          return wanted.map((at) => parts.buckets[at]!);
        },
        names: async () => {
          asked.push("names");
          return parts.names;
        },
      }),
    });
    const shelf = await remote.shelfFor(["Wasp 7", "wasp 7"]);
    expect(shelf.find("WASP 7")?.name).toBe("Wasp 7");
    await remote.shelfFor(["Wasp 7"]);
    expect(asked).toEqual(["1 buckets"]);
    const near = await remote.shelfFor(["Wasp 7", "Wasp 7a"]);
    expect([...near.names()]).toContain("Wasp 7");
    expect(asked.filter((one) => one === "names")).toHaveLength(1);
    await remote.shelfFor(["Wasp 7b"]);
    expect(asked.filter((one) => one === "names")).toHaveLength(1);
  });

  it("tries again after a request that failed, and follows a new import", async () => {
    const { path } = await pool(10);
    const parts = poolParts(readFileSync(path));
    let failing = true;
    let id = "one";
    const remote = new RemotePool({
      current: async () => ({
        id,
        buckets: parts.buckets.length,
        read: async (wanted) => {
          if (failing) throw new Error("slow down");
          return wanted.map((at) => (id === "one" ? parts.buckets[at]! : deflateRawSync("[]")));
        },
        names: async () => parts.names,
      }),
    });
    await expect(remote.shelfFor(["Wasp 1"])).rejects.toThrow("slow down");
    failing = false;
    expect((await remote.shelfFor(["Wasp 1"])).find("Wasp 1")).toBeDefined();
    id = "two";
    expect((await remote.shelfFor(["Wasp 1"])).find("Wasp 1")).toBeUndefined();
  });

  it("refuses a file that is no pool, or a part of one", async () => {
    const { path } = await pool(50);
    const bytes = readFileSync(path);
    expect(() => openPool(file("no.pool", "no pool at all, but long enough"))).toThrow(CardsError);
    expect(() => openPool(file("cut.pool", bytes.subarray(0, 28)))).toThrow(CardsError);
    const cut = openPool(file("cut2.pool", bytes.subarray(0, bytes.length - 10)));
    expect(() => [...cut.names()]).toThrow(CardsError);
  });

  it("leaves the old pool in place when the new file is bad", async () => {
    const { path } = await pool(10);
    const before = readFileSync(path);
    const said: string[] = [];
    const terminal = {
      out: (text: string) => said.push(text),
      err: (text: string) => said.push(text),
      progress: () => {},
    };
    const bad = file("late.jsonl", `${JSON.stringify(wasp)}\n{"name": "x"}\n`);
    expect(
      await main(["import", bad, "--out", folder], {
        read: easyReader,
        readByHand: () => undefined,
        worker: new URL("file:///none"),
        terminal,
        publish: async () => true,
      }),
    ).toBe(2);
    expect(readFileSync(path).equals(before)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith(".draft"))).toEqual([]);
  });
});
