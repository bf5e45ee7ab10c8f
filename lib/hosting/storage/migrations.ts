import { type Fields, migrate, named, type Step, versionOf, within } from "../../engine/migrations/steps.ts";
import { newerGame } from "../refusal.ts";
import { type Item, N } from "./db.ts";
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
  // 6 to 7: with an answer players may say where the rest of their turn leads to.
  { answers: [] },
  // 7 to 8: where one may go back to, what was said in advance is told by what is said now (store.ts).
  { answers: [] },
  // 8 to 9: computer players may have answered since.
  { answers: [] },
  // 9 to 10: players may be asked to add to the seed, and what was done is kept for the record of the game.
  { answers: [] },
  // 10 to 11: computer players have levels.
  { answers: [] },
  // 11 to 12: things may have been done by hand, or be proposed.
  { answers: [] },
  // 12 to 13: entities of the log are named so that they last, and what earlier versions left may be here.
  { answers: [] },
  // 13 to 14: what is over may be in the archive.
  { answers: [] },
  // 14 to 15: what earlier versions left follows as texts, a line each (store.ts).
  {
    answers: ["GameBlob.logged: what it was is string now"],
    migrate: ({ logged, ...blob }) => ({
      ...blob,
      ...(logged !== undefined && { logged: all(logged).map((one) => JSON.stringify(one)) }),
    }),
  },
];

/** The same, as of `RECORD_SCHEMA`. */
export const migrated = (blob: Fields | GameBlob, schema: number): GameBlob =>
  migrate(RECORD_STEPS, schema, blob as Fields) as unknown as GameBlob;

/** Pages of the log, with what spectators saw. */
export const LOG_STEPS: readonly Step[] = [
  // 1 to 2: as 5 to 6 of records.
  { answers: [] },
  // 2 to 3: what spectators saw of teams and ranges of influence.
  { answers: [] },
  // 3 to 4: of planes, schemes, Attractions and commanders.
  { answers: [] },
  // 4 to 5: questions that spectators saw may say that they can be taken back, and what a mulligan costs.
  { answers: [] },
  // 5 to 6: questions that spectators saw may ask for what players add to the seed; pages hold what was done.
  { answers: [] },
  // 6 to 7: cards that spectators saw may have names in other languages.
  { answers: [] },
  // 7 to 8: they may be manual cards, and what was done may have been done by hand.
  { answers: [] },
  // 8 to 9: pages of many versions, as they are for everybody (log.ts tells both apart).
  { answers: [] },
  // 9 to 10: spectators saw what all know beside characteristics, and what is in force.
  { answers: [] },
];

export const CHALLENGE_STEPS: readonly Step[] = [
  // 1 to 2: who has left one.
  { answers: [] },
  // 2 to 3: options of variants.
  { answers: [] },
  // 3 to 4: terms may name a variant and teams, and who comes may bring something beside the deck.
  { answers: [] },
  // 4 to 5: terms may have players add to the seed.
  { answers: [] },
  // 5 to 6: the colours of who comes.
  { answers: [] },
  // 6 to 7: terms may allow manual cards, and who comes may have some.
  { answers: [] },
  // 7 to 8: terms may name Planechase with two heads or in a Grand Melee.
  { answers: [] },
];

export const PLAYER_STEPS: readonly Step[] = [
  // 1 to 2: how often they are told, and browsers that show it.
  { answers: [] },
  // 2 to 3: how far a change of theirs has come to their games.
  { answers: [] },
];

/** For an item that is no game's: which version of its own chain it is. */
export const schemaOf = (steps: readonly Step[]): Item => ({ schema: N(versionOf(steps)) });

/** What such an item holds, as this build knows it; one from before it had a schema is of the first. Throws `Refused` for a newer one. */
export function latest<T>({ schema }: Item, steps: readonly Step[], value: object): T {
  const version = Number(schema?.N ?? 1);
  if (version > versionOf(steps)) throw newerGame();
  return migrate(steps, version, value as Fields) as T;
}
