import type { SavedGame } from "../../engine/face.ts";
import type { Inside } from "./record.ts";

/** What nobody had said in advance when schema 3 came; a migration does not follow what is usual today. */
const NO_ORDERS = {
  revision: 0,
  stops: { profile: "default" },
  orders: [],
  preferences: {},
  disarmed: [],
  heard: [],
} as const;

/**
 * What is in a record's blob, from one schema to the next. Every version that was ever deployed stays here: a game may
 * lie for months. The tests have a record of each.
 */
const TO: readonly ((inside: Inside) => Inside)[] = [
  // 1 to 2: before, nobody could give orders.
  (inside) => ({ ...inside, orders: inside.seats.map(() => NO_ORDERS) }),
  // 2 to 3: preferences, and what a player has heard.
  (inside) => ({ ...inside, orders: inside.orders.map((one) => ({ ...NO_ORDERS, ...one })) }),
  // 3 to 4: snapshots were objects.
  ({ back, ...inside }) => ({
    ...inside,
    saved: asText(inside.saved),
    ...(back && { back: { ...back, saved: asText(back.saved) } }),
  }),
];

const asText = ({ snapshot, ...saved }: Omit<SavedGame, "snapshot"> & { readonly snapshot: unknown }): SavedGame => ({
  ...saved,
  snapshot: typeof snapshot === "string" ? snapshot : JSON.stringify(snapshot),
});

/** The same, as of `RECORD_SCHEMA`. */
export const migrated = (inside: Inside, schema: number): Inside =>
  TO.slice(schema - 1).reduce((now, step) => step(now), inside);
