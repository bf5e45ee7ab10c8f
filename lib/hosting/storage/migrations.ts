import { type Fields, migrate, named, type Step, within } from "../../engine/migrations/steps.ts";
import type { GameBlob } from "./record.ts";

/** What nobody had said in advance when schema 3 came; a migration does not follow what is usual today. */
const NO_ORDERS: Fields = {
  revision: 0,
  stops: { profile: "default" },
  orders: [],
  preferences: {},
  disarmed: [],
  heard: [],
};

const all = (list: unknown): readonly Fields[] => (list ?? []) as readonly Fields[];

/** What is in a record's blob, from one schema to the next. */
export const RECORD_STEPS: readonly Step[] = [
  // 1 to 2: before, nobody could give orders.
  { answers: [], migrate: (blob) => ({ ...blob, orders: all(blob.seats).map(() => NO_ORDERS) }) },
  // 2 to 3: preferences, and what a player was asked about already.
  { answers: [], migrate: (blob) => ({ ...blob, orders: all(blob.orders).map((one) => ({ ...NO_ORDERS, ...one })) }) },
  // 3 to 4: plain names, and snapshots as text.
  {
    answers: [],
    migrate(blob) {
      const orders = within("orders", named("heard", "acknowledged"));
      const state = within("saved", ({ snapshot, ...saved }) => ({
        ...saved,
        snapshot: JSON.stringify(named("unattended", "loopWatch")(snapshot as Fields)),
      }));
      const changes = [named("between", "social"), orders, state, within("back", orders), within("back", state)];
      return [...changes, within("pace", within("clock", named("atZero", "onTimeout")))].reduce(
        (now, to) => to(now),
        blob,
      );
    },
  },
  // 4 to 5: what was asked is seen from the game itself.
  { answers: [], migrate: ({ questions: _, ...blob }) => blob },
  // 5 to 6: entries of the log may say what was attacked or blocked, and the life that was left.
  { answers: [] },
];

/** The same, as of `RECORD_SCHEMA`. */
export const migrated = (blob: Fields | GameBlob, schema: number): GameBlob =>
  migrate(RECORD_STEPS, schema, blob as Fields) as unknown as GameBlob;
