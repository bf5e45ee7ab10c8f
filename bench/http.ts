import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startHost } from "../lib/local/host.ts";
import { synthesizeOnce } from "../lib/stacks/cached.ts";
import { Driven, parts, spread } from "./driven.ts";
import { print, round } from "./report.ts";

/** Actions through the whole local stack, and what its parts take by themselves. */
const GAMES = 4;
const SECONDS = 15;
const WARM_SECONDS = 5;

const data = await mkdtemp(join(tmpdir(), "hold-priority-bench-"));
const { folder } = await synthesizeOnce(join(".cache", "app"));
const host = await startHost({ assembly: folder, data, port: 0, warm: true, log: () => {} });
try {
  const driven = new Driven(host.url, GAMES);
  await driven.play(WARM_SECONDS, SECONDS);
  const { act, look, poll } = driven.samples;
  print("http", {
    actionsPerSecond: round(act.length / SECONDS),
    ...spread(act),
    look: spread(look),
    unchangedPoll: spread(poll),
    parts: await parts(host.url, host.services),
  });
} finally {
  await host.stop();
  await rm(data, { recursive: true, force: true });
}
