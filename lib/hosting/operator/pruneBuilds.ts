import type { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { type LambdaApi, type PublishedVersion, publishedVersions } from "../lambdaApi.ts";
import type { Db, Item } from "../storage/db.ts";
import { gamesWrittenBy, MOST_BUILDS } from "../storage/scan.ts";
import { recordIn } from "../storage/store.ts";

/** What earlier versions of the functions are removed from, and how it is known which are still wanted. */
export interface Pruning {
  readonly client: DynamoDBClient;
  readonly db: Db;
  readonly table: string;
  readonly lambda: LambdaApi;
  readonly functions: readonly string[];
  /** That runs now. */
  readonly build: string;
  readonly now: number;
  /** Whether there is time for another page of the table. */
  readonly hasTime: () => boolean;
  readonly warn: (what: string, facts: object) => void;
}

/** Versions removed, by function and number, and the builds that games are in the middle of. */
export interface Pruned {
  readonly removed: readonly string[];
  readonly wanted: readonly string[];
}

/** How long a build is left alone once another has taken its place in every function: what it began has ended long before. */
const SUPERSEDED_MS = 7 * 86_400_000;
/** A game that its build changed so recently may be in the middle of something again. */
const CHANGED_MS = 3_600_000;

/**
 * Removes the published versions of builds that no game needs any more: one beyond a barrier is gone on with by the build
 * that wrote it (`storage/open.ts`). Where that can't be told of every game, nothing is removed.
 */
export async function pruneBuilds(pruning: Pruning): Promise<Pruned> {
  const { lambda, functions } = pruning;
  const versions = new Map<string, readonly PublishedVersion[]>();
  for (const name of functions) versions.set(name, await publishedVersions(lambda, name));
  const superseded = supersededBuilds(pruning, [...versions.values()]);
  if (superseded.length === 0) return { removed: [], wanted: [] };
  const wanted = await inTheMiddle(pruning, superseded);
  if (wanted === undefined) return { removed: [], wanted: superseded };
  const removed: string[] = [];
  for (const [name, published] of versions)
    for (const { version, build } of published)
      if (superseded.includes(build) && !wanted.has(build) && (await remove(pruning, name, version)))
        removed.push(`${name}:${version}`);
  return { removed, wanted: [...wanted].sort() };
}

/** The earliest first. What the newest version of any function is, or the build that runs now, is never among them. */
function supersededBuilds({ build, now }: Pruning, functions: readonly (readonly PublishedVersion[])[]): string[] {
  const kept = new Set([build]);
  const found = new Set<string>();
  for (const published of functions)
    for (const [at, { build }] of published.entries()) {
      const next = published[at + 1];
      found.add(build);
      if (next === undefined || !(now - next.at >= SUPERSEDED_MS)) kept.add(build);
    }
  return [...found].filter((one) => !kept.has(one)).slice(0, MOST_BUILDS);
}

/** The builds among these that a game needs; undefined if there was no time to look at all games. */
async function inTheMiddle(pruning: Pruning, builds: readonly string[]): Promise<Set<string> | undefined> {
  const { client, table, hasTime, warn } = pruning;
  const wanted = new Set<string>();
  let games = 0;
  for await (const items of gamesWrittenBy(client, table, builds)) {
    for (const item of items) {
      const build = item.build?.S ?? "";
      if (!wanted.has(build) && (await needsItsBuild(pruning, item))) wanted.add(build);
    }
    games += items.length;
    if (wanted.size === builds.length) break;
    if (!hasTime()) {
      warn("prune-unfinished", { games });
      return undefined;
    }
  }
  return wanted;
}

async function needsItsBuild({ db, now }: Pruning, item: Item): Promise<boolean> {
  const gameId = (item.pk?.S ?? "").slice("GAME#".length);
  // A game that can't be read, or that has been overwritten meanwhile, is left what it may need.
  const record = await recordIn(db, gameId, item).catch(() => undefined);
  if (record === undefined) return true;
  return record.blob.saved.barrier !== undefined || now - record.shown.at < CHANGED_MS;
}

/** False if it was not removed; the next run tries again. */
async function remove({ lambda, warn }: Pruning, name: string, version: string): Promise<boolean> {
  // Without a qualifier it would be the function itself.
  if (!/^\d+$/.test(version)) throw new Error(`"${version}" is no version`);
  const response = await lambda.fetch(`${lambda.url(name)}?Qualifier=${version}`, { method: "DELETE" });
  if (response.ok || response.status === 404) return true;
  warn("version-not-removed", { function: name, version, status: response.status, reason: await response.text() });
  return false;
}
