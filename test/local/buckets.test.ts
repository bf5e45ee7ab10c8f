import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { type Archive, openArchive } from "../../lib/hosting/storage/archive.ts";
import { type Buckets, startBuckets } from "../../lib/local/services/buckets.ts";
import { Callers } from "../../lib/local/services/callers.ts";
import type { FunctionSpec } from "../../lib/local/template/specs.ts";
import { temporaryFolder } from "../support/synthesized.ts";

/** The archive through what stands in for S3 on one machine, on disk. */

const folder = temporaryFolder();
let running: Buckets[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop(0);
});
afterAll(() => folder.remove());

const allowed = (name: string, ...operations: string[]) =>
  ({ name, grants: operations.map((one) => ({ action: `s3:${one}`, resource: "any" })) }) as unknown as FunctionSpec;
const callers = new Callers([
  allowed("Sweep", "GetObject", "PutObject", "DeleteObject", "ListBucket"),
  allowed("Read", "GetObject"),
]);

async function start(): Promise<(as: string, bucket?: string) => Archive> {
  const buckets = await startBuckets(join(folder.path, "buckets"), callers, () => {});
  running = [...running, buckets];
  const environment = { AWS_SECRET_ACCESS_KEY: "local", AWS_ENDPOINT_URL_S3: buckets.endpoint };
  return (as, bucket = "Archive") => openArchive({ ...environment, AWS_ACCESS_KEY_ID: as }, bucket);
}

const BYTES = Uint8Array.from({ length: 5_000 }, (_, at) => at % 251);

describe("the archive on one machine", () => {
  it("gives back what was put, also after a restart, and to nobody else of the machine's users", async () => {
    const sweep = (await start())("Sweep");
    await sweep.put("games/A/000000000000001", BYTES);
    await sweep.put("games/A/000000000000002", BYTES.subarray(1));
    await sweep.put("games/AB/000000000000001", new Uint8Array());
    expect(await sweep.list("games/A/")).toEqual(["games/A/000000000000001", "games/A/000000000000002"]);
    await running.splice(0)[0]!.stop(0);
    const again = (await start())("Sweep");
    expect(await again.get("games/A/000000000000001")).toEqual(BYTES);
    expect((await again.get("games/AB/000000000000001"))?.length).toBe(0);
    await again.delete("games/A/000000000000001");
    expect(await again.get("games/A/000000000000001")).toBeUndefined();
    expect(await again.list("games/A/")).toEqual(["games/A/000000000000002"]);
    expect(statSync(join(folder.path, "buckets", "Archive")).mode & 0o077).toBe(0);
  });

  it("refuses what a function's role does not allow, and tells whoever may not list not even what is missing", async () => {
    const as = await start();
    await as("Sweep").put("games/B/000000000000001", BYTES);
    const read = as("Read");
    expect(await read.get("games/B/000000000000001")).toEqual(BYTES);
    expect(await read.get("games/none/000000000000001")).toBeUndefined();
    await expect(read.put("games/B/000000000000001", BYTES)).rejects.toMatchObject({ code: "ArchiveUnavailable" });
    await expect(read.delete("games/B/000000000000001")).rejects.toMatchObject({ code: "ArchiveUnavailable" });
    await expect(read.list("games/")).rejects.toMatchObject({ code: "ArchiveUnavailable" });
    expect(await read.get("games/B/000000000000001")).toEqual(BYTES);
  });

  it("keeps everything inside its folder", async () => {
    const as = await start();
    await expect(as("Sweep").put("../../outside", BYTES)).rejects.toThrow();
    await as("Sweep").put("..%2f..%2foutside", BYTES);
    expect(() => statSync(join(folder.path, "outside"))).toThrow();
    await expect(as("Sweep", "..").put("outside", BYTES)).rejects.toThrow();
    expect(() => statSync(join(folder.path, "outside"))).toThrow();
  });

  it("is said to be away where it is", async () => {
    const archive = (await start())("Sweep");
    await running.splice(0)[0]!.stop(0);
    await expect(archive.get("games/A/000000000000002")).rejects.toMatchObject({ code: "ArchiveUnavailable" });
  });
});
