import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { LocalHost } from "../../bench/localHost.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Says where the host is to whoever asks. */
    readonly hostDoor: string;
    /** The folder for pages that are built, which is gone with the run. */
    readonly pages: string;
  }
}

/** One `npm start` for all files of a run: begun when the first of them asks for it, and stopped with the run. */
export default async function (project: TestProject): Promise<() => Promise<void>> {
  let host: Promise<LocalHost> | undefined;
  const door = createServer((_, response) => {
    host ??= LocalHost.start();
    host.then(
      ({ url }) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
  project.provide("hostDoor", `http://127.0.0.1:${(door.address() as AddressInfo).port}/`);
  const pages = mkdtempSync(join(tmpdir(), "pages-"));
  project.provide("pages", pages);
  return async () => {
    rmSync(pages, { recursive: true, force: true });
    door.close();
    await (await host)?.stop();
  };
}
