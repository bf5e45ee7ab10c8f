import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Pruned, pruneBuilds } from "../../../lib/hosting/operator/pruneBuilds.ts";
import type { GameRecord } from "../../../lib/hosting/storage/record.ts";
import { createGame, readGame } from "../../../lib/hosting/storage/store.ts";
import { gameKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { contents, type Hosted, hosted, started } from "../../support/hosted.ts";

const DAY = 86_400_000;

let aws: Aws;
let host: Hosted;
let template: GameRecord;
beforeAll(async () => {
  aws = await startAws();
});
afterAll(() => aws.stop());
beforeEach(async () => {
  host = await hosted(aws);
  template = (await readGame(host.table.db, (await started(host)).gameId))!;
  made = 0;
});

interface Version {
  readonly Version: string;
  readonly Description: string;
  readonly LastModified?: string;
}

/** As Lambda lists them: published so many days ago, the builds in this order. */
const versions = (...builds: readonly (readonly [build: string, daysAgo: number])[]): Version[] => [
  { Version: "$LATEST", Description: "" },
  ...builds.map(([build, daysAgo], at) => ({
    Version: String(at + 1),
    Description: build === "" ? "by hand" : `build ${build}`,
    LastModified: new Date(host.clock.now - daysAgo * DAY).toISOString().replace("Z", "+0000"),
  })),
];

/** What is asked of Lambda, in place of it; `refuses`: a version that it does not remove. */
function lambda(functions: Readonly<Record<string, Version[]>>, refuses?: string) {
  const requests: string[] = [];
  return {
    requests,
    url: (name: string) => `https://lambda/${name}`,
    async fetch(address: string, { method = "GET" } = {}): Promise<Response> {
      const { pathname, searchParams } = new URL(address);
      const [, name = "", what] = pathname.split("/");
      if (method === "GET" && what === "versions")
        return functions[name] ? Response.json({ Versions: functions[name] }) : Response.json({}, { status: 404 });
      const removed = `${name}:${searchParams.get("Qualifier")}`;
      requests.push(`${method} ${removed}`);
      return removed === refuses ? Response.json({}, { status: 409 }) : new Response(null, { status: 204 });
    },
  };
}

let made = 0;
/** A game that this build wrote last, days ago; beyond a barrier, or at a stable point. */
async function game(
  build: string,
  {
    barrier = false,
    over = false,
    daysAgo = 60,
    blob = {},
  }: Partial<Record<"barrier" | "over", boolean>> & {
    readonly daysAgo?: number;
    readonly blob?: Partial<GameRecord["blob"]>;
  } = {},
): Promise<string> {
  const gameId = `GAME${++made}`;
  const { saved } = template.blob;
  const record: GameRecord = {
    ...{ ...template, gameId, build, over },
    shown: { version: 1, at: host.clock.now - daysAgo * DAY },
    blob: { ...template.blob, ...blob, saved: { ...saved, ...(barrier && { barrier: 1 }) } },
  };
  expect(await createGame(host.table.db, record, host.clock.now)).toBe(true);
  return gameId;
}

const pruned = (api: ReturnType<typeof lambda>, functions = ["act"], hasTime = () => true): Promise<Pruned> =>
  pruneBuilds({
    ...{ client: aws.dynamo, db: host.table.db, table: host.tableName, lambda: api, functions, hasTime },
    ...{ build: "now", now: host.clock.now, warn: (what) => host.warnings.push(what) },
  });

describe("versions of earlier builds", () => {
  it("are removed once no game that goes on is in the middle of something under them", async () => {
    const api = lambda({ act: versions(["a", 90], ["b", 80], ["c", 70], ["d", 60], ["now", 30]) });
    await game("a");
    await game("a", { barrier: true, over: true });
    await game("b", { barrier: true });
    await game("b");
    await game("c", { daysAgo: 0.02 });
    expect(await pruned(api)).toEqual({ removed: ["act:1", "act:4"], wanted: ["b", "c"] });
    expect(api.requests).toEqual(["DELETE act:1", "DELETE act:4"]);
  });

  it("are kept by a game that outgrew its item, and by one that cannot be read", async () => {
    const api = lambda({ act: versions(["a", 90], ["b", 80], ["c", 70], ["now", 30]) });
    const noise = Array.from({ length: 40_000 }, (_, at) => Math.sin(at + 1).toString(36)).join();
    const grown = await game("a", { barrier: true, blob: { linkKey: noise } });
    expect([...(await contents(host)).keys()].some((key) => key.startsWith(`GAME#${grown} PART#`))).toBe(true);
    const broken = await game("b");
    const bytes = { ":b": { B: Buffer.from("nonsense") } };
    await host.table.db.update(gameKey(broken), { text: "SET #b = :b", names: { "#b": "blob" }, values: bytes });
    expect(await pruned(api)).toMatchObject({ removed: ["act:3"] });
  });

  it("are kept while they are new, the newest of any function, or what runs", async () => {
    // The build `late` was deployed and taken back; of `read` nothing came after `b`; `mine` runs in one function only.
    const api = lambda({
      act: versions(["", 99], ["a", 90], ["now", 80], ["b", 70], ["c", 40], ["late", 6.9], ["d", 5]),
      read: versions(["a", 90], ["b", 70]),
    });
    expect(await pruned(api, ["act", "read"])).toEqual({ removed: ["act:2", "read:1"], wanted: [] });
  });

  it("are all kept where not all games were looked at, or not all functions", async () => {
    const api = lambda({ act: versions(["a", 90], ["now", 30]) });
    expect(await pruned(api, ["act"], () => false)).toEqual({ removed: [], wanted: ["a"] });
    expect(host.warnings).toEqual(["prune-unfinished"]);
    await expect(pruned(api, ["act", "gone"])).rejects.toThrow();
    expect(api.requests).toEqual([]);
  });

  it("that Lambda does not let go of are tried again the next time", async () => {
    const functions = { act: versions(["a", 90], ["now", 30]), read: versions(["a", 90], ["now", 30]) };
    expect(await pruned(lambda(functions, "act:1"), ["act", "read"])).toMatchObject({ removed: ["read:1"] });
    expect(host.warnings).toEqual(["version-not-removed"]);
    expect(await pruned(lambda(functions), ["act", "read"])).toMatchObject({ removed: ["act:1", "read:1"] });
  });

  it("cost no look at the games while there is none to remove", async () => {
    const api = lambda({ act: versions(["a", 20], ["now", 3]) });
    expect(await pruneBuilds({ ...never, lambda: api, functions: ["act"], build: "now", now: host.clock.now })).toEqual(
      {
        ...{ removed: [], wanted: [] },
      },
    );
  });
});

const fails = (): never => {
  throw new Error("the table was read");
};
const never = {
  ...{ client: { send: fails } as never, db: {} as never, table: "", hasTime: fails, warn: fails },
};
