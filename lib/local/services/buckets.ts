import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { Callers } from "./callers.ts";
import { close, listen, loopback, pageRefusal } from "./listen.ts";

/** S3 as far as our functions use it, path-style: objects put, got, deleted and listed by prefix (ListObjectsV2). */
export interface Buckets {
  readonly endpoint: string;
  stop(graceMs: number): Promise<void>;
}

const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ["GET object", "GetObject"],
  ["PUT object", "PutObject"],
  ["DELETE object", "DeleteObject"],
  ["GET bucket", "ListBucket"],
]);
/** What a list holds at most; ours are far shorter. */
const MOST_LISTED = 1_000;

/** @param folder - where objects are kept: a folder for each bucket, a file for each object, its name encoded. */
export async function startBuckets(folder: string, callers: Callers, log: (line: string) => void): Promise<Buckets> {
  const server = createServer((request, response) => {
    answer(folder, callers, request, response).catch((error: unknown) => {
      log(`S3: ${error instanceof Error ? error.message : error}`);
      response.destroy();
    });
  });
  const endpoint = `http://${loopback}:${await listen(server, 0, "the port of S3")}`;
  return { endpoint, stop: (graceMs) => close(server, graceMs) };
}

async function answer(
  folder: string,
  callers: Callers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const say = (status: number, code: string): void =>
    void response
      .writeHead(status, { "content-type": "application/xml" })
      .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
  const [, bucket = "", ...rest] = pathname.split("/");
  const key = decodeURIComponent(rest.join("/"));
  const operation = OPERATIONS.get(`${request.method} ${key === "" ? "bucket" : "object"}`);
  if (operation === undefined || !/^[\w.-]+$/.test(bucket)) return say(405, "MethodNotAllowed");
  if (pageRefusal(request.headers) ?? callers.refusal("s3", request.headers, operation))
    return say(403, "AccessDenied");
  const place = join(folder, bucket);
  mkdirSync(place, { recursive: true, mode: 0o700 });
  const file = join(place, encodeURIComponent(key).replaceAll(".", "%2E"));
  switch (operation) {
    case "PutObject": {
      // All of it or nothing, whenever this process ends.
      writeFileSync(`${file}.new`, await buffer(request), { mode: 0o600 });
      renameSync(`${file}.new`, file);
      return void response.writeHead(200).end();
    }
    case "DeleteObject":
      rmSync(file, { force: true });
      return void response.writeHead(204).end();
    case "ListBucket": {
      const prefix = searchParams.get("prefix") ?? "";
      const keys = readdirSync(place)
        .filter((name) => !name.endsWith(".new"))
        .map(decodeURIComponent)
        .filter((one) => one.startsWith(prefix))
        .sort()
        .slice(0, MOST_LISTED);
      const contents = keys.map((one) => `<Contents><Key>${one}</Key></Contents>`).join("");
      return void response
        .writeHead(200, { "content-type": "application/xml" })
        .end(`<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult>${contents}</ListBucketResult>`);
    }
    default: {
      const found = read(file);
      if (found) return void response.writeHead(200, { "content-type": "application/octet-stream" }).end(found);
      // As S3: who may not list is not told whether it is there.
      const lists = callers.refusal("s3", request.headers, "ListBucket") === undefined;
      return lists ? say(404, "NoSuchKey") : say(403, "AccessDenied");
    }
  }
}

function read(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}
