import type { AwsCall, FunctionName, Meter } from "../../lib/faults/world.ts";
import { packLines } from "../../lib/hosting/storage/codec.ts";
import { MEMORY_MB } from "../../lib/stacks/memory.ts";
import { median, round } from "../report.ts";
import { Capacity, entryBytes, isIndexed, itemBytes } from "./capacity.ts";
import type { PagePlayer, Purpose } from "./pagePlayer.ts";
import { LATENCY_MS, PRICES, WHOLE_PROCESSOR_MB } from "./prices.ts";

/** What costs arise for: requests by their purpose, and what functions do that nobody asks. */
export type For = Purpose | "begin" | "notify" | "sweep";

interface Used {
  readUnits: number;
  writeUnits: number;
  indexUnits: number;
  sent: number;
  invocations: number;
  gigabyteSeconds: number;
  requests: number;
  bytesOut: number;
}
const nothing = (): Used => ({
  ...{ readUnits: 0, writeUnits: 0, indexUnits: 0, sent: 0 },
  ...{ invocations: 0, gigabyteSeconds: 0, requests: 0, bytesOut: 0 },
});

/** What was used in games, by what for. */
export class Bill implements Meter {
  purpose: For = "begin";
  actions = 0;
  sittings = 0;
  readonly used = new Map<For, Used>();
  readonly #calls = new Map<string, number>();
  readonly #capacity = new Capacity();
  readonly #waited = new Map<FunctionName, number>();
  #gameId = "";
  /** Bytes stored for the game, and of its index entries, whenever it was written. */
  #stored: (readonly [bytes: number, indexed: number])[] = [];
  readonly #sizes: { readonly half: readonly [number, number]; readonly whole: readonly [number, number] }[] = [];
  /** Bytes of the table and of the archive, of each game that is over and rests. */
  readonly resting: (readonly [table: number, archive: number])[] = [];

  /** What is written from now on under this game is its storage. */
  game(gameId: string): void {
    this.#gameId = gameId;
    this.#stored = [];
  }

  played(players: readonly PagePlayer[]): void {
    for (const { actions, sittings } of players) {
      this.actions += actions;
      this.sittings += sittings;
    }
    const at = (share: number) => this.#stored[Math.floor((this.#stored.length - 1) * share)] ?? [0, 0];
    this.#sizes.push({ half: at(0.5), whole: at(1) });
    this.resting.push(this.#atRest());
  }

  called(call: AwsCall): void {
    const used = this.#for(call.by);
    const { by, service, operation } = call;
    this.#waited.set(by, (this.#waited.get(by) ?? 0) + LATENCY_MS[service]);
    const of = `${by} ${operation}`;
    this.#calls.set(of, (this.#calls.get(of) ?? 0) + 1);
    if (service === "SQS") {
      used.sent++;
      return;
    }
    const { read, write, indexWrite } = this.#capacity.of(call);
    used.readUnits += read;
    used.writeUnits += write;
    used.indexUnits += indexWrite;
    if (call.wrote?.sk?.S === "STATE") this.#stored.push(this.#storage());
  }

  invoked(by: FunctionName, ms: number): void {
    const used = this.#for(by);
    const memory = MEMORY_MB[by];
    const waited = this.#waited.get(by) ?? 0;
    this.#waited.delete(by);
    used.invocations++;
    used.gigabyteSeconds += ((memory / 1024) * (ms * Math.max(1, WHOLE_PROCESSOR_MB / memory) + waited)) / 1000;
  }

  answered(by: FunctionName, bytes: number): void {
    const used = this.#for(by);
    used.requests++;
    used.bytesOut += bytes;
  }

  /** How often what was called, for each action. */
  callsPerAction(): Readonly<Record<string, number>> {
    return Object.fromEntries([...this.#calls].map(([what, times]) => [what, round(times / this.actions, 3)]));
  }

  /** Medians over the games. */
  bytes(): Readonly<Record<"half" | "whole", number>> {
    const of = (when: "half" | "whole"): number => median(this.#sizes.map((one) => one[when][0]));
    return { half: of("half"), whole: of("whole") };
  }

  sizes(when: "half" | "whole"): readonly (readonly [bytes: number, indexed: number])[] {
    return this.#sizes.map((one) => one[when]);
  }

  #for(by: FunctionName): Used {
    const of: For = by === "notify" || by === "bots" ? "notify" : by === "sweep" ? "sweep" : this.purpose;
    const used = this.used.get(of) ?? nothing();
    this.used.set(of, used);
    return used;
  }

  /** As lib/hosting/storage/archived.ts divides it: the blob and the log are an object, compressed once more. */
  #atRest(): readonly [number, number] {
    let stub = 0;
    const archived: string[] = [];
    for (const [name, item] of this.#capacity.items) {
      if (!name.includes(this.#gameId)) continue;
      const isLog = / (LOG|DONE|PART)#/.test(name);
      const { blob, dueShard: _, nextAt: __, due: ___, ...rest } = item;
      if (!isLog) stub += itemBytes(blob ? { ...rest, archive: { S: name.padEnd(48) } } : item) + 100;
      if (isLog || blob) archived.push(JSON.stringify(isLog ? item : { blob }));
    }
    return [stub, packLines(archived).length];
  }

  /** An item is charged for with a hundred bytes besides. */
  #storage(): readonly [number, number] {
    let [bytes, indexed] = [0, 0];
    for (const [name, item] of this.#capacity.items) {
      if (!name.includes(this.#gameId)) continue;
      bytes += itemBytes(item) + 100;
      if (isIndexed(item)) indexed += entryBytes(item) + 100;
    }
    return [bytes, indexed];
  }
}

const GB = 1e9;
/** A message is sent, received and deleted: three requests. */
const REQUESTS_A_MESSAGE = 3;
const EDGE = PRICES.cloudFrontRequest + PRICES.cloudFrontFunction;

/** Dollars by what for; without the sweeper, which costs the same whatever is played. */
export const dollarsOf = ({ used }: Bill): readonly (readonly [For, number])[] =>
  [...used].flatMap(([what, one]) => (what === "sweep" ? [] : [[what, dollars(one)] as const]));

/** By what AWS charges for. */
export const partsOf = (used: Used): Readonly<Record<string, number>> => ({
  "requests (CloudFront)": used.requests * EDGE,
  "bytes out": (used.bytesOut / GB) * PRICES.outGB,
  "Lambda requests": used.invocations * PRICES.invocation,
  "Lambda time": used.gigabyteSeconds * PRICES.gigabyteSecond,
  "table reads": used.readUnits * PRICES.readUnit,
  "table writes": used.writeUnits * PRICES.writeUnit,
  "index writes": used.indexUnits * PRICES.writeUnit,
  messages: used.sent * REQUESTS_A_MESSAGE * PRICES.fifoRequest,
});
const dollars = (used: Used): number => Object.values(partsOf(used)).reduce((sum, one) => sum + one, 0);

/** The same of one that is over and rests. */
export const restingDollars = ({ resting }: Bill): number =>
  resting.reduce(
    (sum, [table, archive]) =>
      sum + (table / GB) * (PRICES.storedGBMonth + PRICES.pointInTimeGBMonth) + (archive / GB) * PRICES.archivedGBMonth,
    0,
  ) / resting.length;

/** Dollars a month for a game that nobody plays on: stored with all that belongs to it, and kept for point-in-time recovery. */
export function idleDollars(bill: Bill, when: "half" | "whole"): number {
  const each = bill
    .sizes(when)
    .map(
      ([bytes, indexed]) =>
        (bytes / GB) * (PRICES.storedGBMonth + PRICES.pointInTimeGBMonth) + (indexed / GB) * PRICES.storedGBMonth,
    );
  return each.reduce((sum, one) => sum + one, 0) / each.length;
}
