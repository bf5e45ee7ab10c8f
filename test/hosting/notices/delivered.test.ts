import { afterAll, beforeAll, expect, it } from "vitest";
import {
  changeDelivered,
  delivered,
  notePressed,
  noteSeen,
  type SeenThere,
  takeSent,
} from "../../../lib/hosting/people/delivered.ts";
import type { Db } from "../../../lib/hosting/storage/db.ts";
import { type Aws, startAws } from "../../support/aws.ts";
import { hosted } from "../../support/hosted.ts";

let aws: Aws;
let db: Db;
beforeAll(async () => {
  aws = await startAws();
  ({ db } = (await hosted(aws, 1)).table);
});
afterAll(() => aws.stop());

let games = 0;
const fresh = () => ({ player: "ANN", gameId: `GAME${++games}`, seat: 0 });
const kept = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, `message of ${name}`]));

it("changes made at once all take effect", async () => {
  const at = fresh();
  const names = ["1.turn.email", "1.turn.telegram", "1.turn.slack", "1.turn.discord"];
  await Promise.all(
    names.map((name) => changeDelivered(db, at, (before) => ({ ...before, names: [...before.names, name] }))),
  );
  expect([...(await delivered(db, at)).names].sort()).toEqual([...names].sort());
});

it("of two who take a message only one gets it", async () => {
  const at = fresh();
  await changeDelivered(db, at, (before) => ({ ...before, sent: kept(["1.turn.slack"]) }));
  const taken = await Promise.all([1, 2, 3].map(() => takeSent(db, at, 0, () => true)));
  expect(taken.flat()).toEqual([["1.turn.slack", "message of 1.turn.slack"]]);
});

it("a message whose button is being answered is left alone, for as long as that may take", async () => {
  const at = fresh();
  const own = "message of 1.turn.slack";
  await changeDelivered(db, at, (before) => ({ ...before, sent: kept(["1.turn.slack", "1.turn.email"]) }));
  await notePressed(db, at, "slack", (sent) => sent === own, 1_000);
  expect((await takeSent(db, at, 999, () => true)).map(([name]) => name)).toEqual(["1.turn.email"]);
  expect((await takeSent(db, at, 1_000, () => true)).map(([name]) => name)).toEqual(["1.turn.slack"]);
});

it("what was seen in a chat leaves one message a question there, and none that asks what was answered", async () => {
  const at = fresh();
  const seen: SeenThere = { ...at, ask: 3, logNext: 9, open: true, language: "en" };
  const names = ["1.turn.slack", "2.reminder.slack", "3.turn.slack", "3.offer.slack", "2.turn.email"];
  await changeDelivered(db, at, (before) => ({ ...before, sent: kept(names) }));
  const message = { sent: "new", is: (sent: string) => sent === "message of 1.turn.slack" };
  expect(await noteSeen(db, "ANN", "slack", seen, message)).toEqual({
    answered: ["message of 2.reminder.slack"],
    repeated: ["message of 3.turn.slack"],
  });
  expect((await delivered(db, at)).sent).toEqual({ ...kept(["3.offer.slack", "2.turn.email"]), "3.turn.slack": "new" });
});
