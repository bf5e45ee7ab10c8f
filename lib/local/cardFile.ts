import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { CardsError } from "../cards/errors.ts";
import { collect, type Keeping } from "../cards/import/collect.ts";
import { readCardFile } from "../cards/import/source.ts";
import { POOL_FILE, writePool } from "../cards/pool/file.ts";
import type { Services } from "./host.ts";
import { importedCount, publishImported } from "./imported.ts";
import type { Handler } from "./services/gateway.ts";

/** Where the page on this machine sends a file of cards: no part of what is deployed. */
export const CARD_FILE = "/local/cards";
/** A page elsewhere would have to ask before it may send this, and is never answered. */
const ASKED = "card-file";

const MOST_BYTES = 1_500_000_000;
/** Of the time it takes: reading, and putting the pool into the table. */
const READING = 0.7;

/** Takes a file of cards, imports it and publishes the pool; answers with a line of JSON for each step. `folder`: where pools lie. */
export function cardFileDoor(services: Services, folder: string, keeping: Keeping): Handler {
  let busy = false;
  return async (request, response) => {
    const refuse = (status: number, error: string) => {
      request.resume();
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
    };
    if (request.headers[ASKED] !== "1") return refuse(403, "Only the page of this host imports cards.");
    if (request.method === "GET") {
      response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" });
      response.end(JSON.stringify({ cards: await importedCount(services) }));
      return;
    }
    if (request.method !== "POST") return refuse(405, "Method Not Allowed");
    if (Number(request.headers["content-length"] ?? 0) > MOST_BYTES) return refuse(413, "This is no file of cards.");
    if (busy) return refuse(409, "Another file is being imported.");
    busy = true;
    const file = join(folder, `upload.${process.pid}.json`);
    const tell = (line: object) => void response.write(`${JSON.stringify(line)}\n`);
    try {
      mkdirSync(folder, { recursive: true });
      response.writeHead(200, { "content-type": "application/jsonl", "cache-control": "no-store" });
      await pipeline(limited(request), createWriteStream(file));
      let last = 0;
      const progress = (share: number) => {
        if (share - last < 0.02) return;
        last = share;
        tell({ share });
      };
      const read = readCardFile(file, ({ bytes, of }) => progress((bytes / Math.max(1, of)) * READING));
      const { entries } = await collect(read, "the file", keeping);
      if (entries.length === 0) throw new CardsError("not-a-card-file", "there are no cards in this file");
      const pool = join(folder, POOL_FILE);
      writePool(pool, entries);
      await publishImported(services, pool, (share) => progress(READING + share * (1 - READING)));
      tell({ cards: entries.length });
    } catch (error) {
      if (!(error instanceof CardsError)) throw error;
      tell({ error: error.line === undefined ? error.message : `line ${error.line}: ${error.message}` });
    } finally {
      busy = false;
      rmSync(file, { force: true });
      response.end();
    }
  };
}

/** The length that a client names may be a lie. */
async function* limited(request: IncomingMessage): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new CardsError("too-long", "this is no file of cards");
    yield chunk;
  }
}
