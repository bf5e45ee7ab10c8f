import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deckBook } from "../../../lib/cards/decks/resolve.ts";
import type { CardEntry } from "../../../lib/cards/import/entry.ts";
import { writePool } from "../../../lib/cards/pool/file.ts";
import { readTypeLine } from "../../../lib/cards/typeline.ts";
import { importedCards, publishCards } from "../../../lib/hosting/cards/imported.ts";
import { type Db, openDb } from "../../../lib/hosting/storage/db.ts";
import { readCard } from "../../../lib/oracle/index.ts";
import { type Aws, startAws } from "../../support/aws.ts";

let aws: Aws;
let folder = "";
beforeAll(async () => {
  aws = await startAws();
  folder = mkdtempSync(join(tmpdir(), "pools-"));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await aws.stop();
});

const newDb = async () => openDb(aws.dynamo, aws.once, await aws.newTable());

function pool(count: number, text: string): Uint8Array {
  const types = readTypeLine("Creature — Insect");
  if (!types.ok) throw new Error("no type line");
  const entries = Array.from({ length: count }, (_, at): CardEntry => {
    const name = `Imported Wasp ${at}`;
    const face = { name, manaCost: "{G}", typeLine: types.typeLine, text, power: "1", toughness: "1" };
    return { name, card: { name, layout: "normal", faces: [face] }, legalities: {} };
  });
  const file = join(folder, "cards.pool");
  writePool(file, entries);
  return readFileSync(file);
}

const deck = "4 imported wasp 7\n4 Imported Wasp 250\n4 Lamplit Sentry\n48 Forest\n";
const textOf = async (db: Db) => {
  const resolved = await deckBook(readCard, importedCards(db)).resolve(deck);
  return resolved.ok ? resolved.cards[0]?.faces[0].text : resolved.code;
};

describe("imported cards in the table", () => {
  it("make a deck playable that the built-in set cannot fill", async () => {
    const db = await newDb();
    expect(await textOf(db)).toBe("unreadable-cards");
    expect(await publishCards(db, pool(400, "Flying"))).toBe(true);
    const resolved = await deckBook(readCard, importedCards(db)).resolve(deck);
    expect(resolved).toMatchObject({ ok: true, cards: { length: 60 } });
  });

  it("are written once, and replaced as a whole", async () => {
    const db = await newDb();
    await publishCards(db, pool(400, "Flying"));
    expect(await publishCards(db, pool(400, "Flying"))).toBe(false);
    expect(await textOf(db)).toBe("Flying");
    const broken: Db = {
      ...db,
      put: (item) => (item.sk?.S === "NAMES#000000000000000" ? Promise.reject(new Error("gone")) : db.put(item)),
    };
    await expect(publishCards(broken, pool(400, "Reach"))).rejects.toThrow("gone");
    expect(await textOf(db)).toBe("Flying");
    await publishCards(db, pool(400, "Reach"));
    expect(await textOf(db)).toBe("Reach");
  });

  it("cost a deck two requests, and one more for a near miss", async () => {
    const db = await newDb();
    await publishCards(db, pool(400, "Flying"));
    const asked: string[] = [];
    const counting: Db = {
      ...db,
      get: (...all) => {
        asked.push("get");
        return db.get(...all);
      },
      getMany: (keys, only) => {
        asked.push(`${keys.length} at once`);
        return db.getMany(keys, only);
      },
    };
    const book = deckBook(readCard, importedCards(counting));
    await book.resolve(deck);
    expect(asked).toEqual(["get", "2 at once"]);
    const refused = await book.resolve(deck.replace("Wasp 250", "Wapsp 25"));
    expect(!refused.ok && refused.message).toContain('"Imported Wasp 25"');
    expect(asked.slice(2)).toEqual(["get", "1 at once", "1 at once"]);
  });

  it("are not asked for a deck of built-in cards", async () => {
    const silent: Db = {
      ...(await newDb()),
      get: () => Promise.reject(new Error("asked")),
    };
    expect(await deckBook(readCard, importedCards(silent)).resolve("4 Lamplit Sentry\n56 Plains")).toMatchObject({
      ok: true,
    });
  });
});
