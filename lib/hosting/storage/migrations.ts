import type { GameBlob } from "./record.ts";

/** What an earlier build wrote: only what a step names of it is known. */
type Fields = Readonly<Record<string, unknown>>;

/** What nobody had said in advance when schema 3 came; a migration does not follow what is usual today. */
const NO_ORDERS: Fields = {
  revision: 0,
  stops: { profile: "default" },
  orders: [],
  preferences: {},
  disarmed: [],
  heard: [],
};

/**
 * What is in a record's blob, from one schema to the next. Every version that was ever deployed stays here: a game may
 * lie for months. The tests have a record of each.
 */
const TO: readonly ((blob: Fields) => Fields)[] = [
  // 1 to 2: before, nobody could give orders.
  (blob) => ({ ...blob, orders: all(blob.seats).map(() => NO_ORDERS) }),
  // 2 to 3: preferences, and what a player was asked about already.
  (blob) => ({ ...blob, orders: all(blob.orders).map((one) => ({ ...NO_ORDERS, ...one })) }),
  // 3 to 4: plain names, and snapshots as text.
  (blob) => {
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
  // 4 to 5: what was asked is seen from the game itself.
  ({ questions: _, ...blob }) => blob,
];

const all = (list: unknown): readonly Fields[] => (list ?? []) as readonly Fields[];

/** The field of that name by another, where it is there. */
const named =
  (from: string, to: string) =>
  ({ [from]: value, ...rest }: Fields): Fields =>
    value === undefined ? rest : { ...rest, [to]: value };

/** What is in that field, or each of a list there, changed; where it is there. */
const within =
  (field: string, change: (inner: Fields) => Fields) =>
  (fields: Fields): Fields => {
    const inner = fields[field] as Fields | readonly Fields[] | undefined;
    if (inner === undefined) return fields;
    return { ...fields, [field]: Array.isArray(inner) ? inner.map(change) : change(inner as Fields) };
  };

/** The same, as of `RECORD_SCHEMA`. */
export const migrated = (blob: Fields | GameBlob, schema: number): GameBlob =>
  TO.slice(schema - 1).reduce((now, step) => step(now), blob as Fields) as unknown as GameBlob;
