import { UpdateItemCommand } from "@aws-sdk/client-dynamodb";
import { describe, expect, it } from "vitest";
import { profileOf, setProfile } from "../../../lib/hosting/account/profile.ts";
import { postChallenge } from "../../../lib/hosting/challenge/challenge.ts";
import { seeChallenge } from "../../../lib/hosting/challenge/see.ts";
import { readLog } from "../../../lib/hosting/reading/reads.ts";
import type { Key } from "../../../lib/hosting/storage/db.ts";
import { challengeKey, logKey, playerKey } from "../../../lib/hosting/storage/tableKeys.ts";
import { hostForEachTest } from "../../support/forEachTest.ts";
import { decks, filledPage, started } from "../../support/hosted.ts";

const { aws, host } = hostForEachTest(30);

/** What is stored beside games has versions too: each is written, and read again by its key. */
const KINDS: Readonly<Record<string, () => Promise<{ key: Key; read: () => Promise<unknown> }>>> = {
  async player() {
    await setProfile(host.table, "ANN", { weekends: true });
    return { key: playerKey("ANN"), read: () => profileOf(host.table, "ANN") };
  },
  async challenge() {
    const posted = { name: "Ann", deck: "numbers", keep: "k".repeat(43), open: true };
    const { challengeId } = await postChallenge(host.table, decks, posted);
    return { key: challengeKey(challengeId), read: () => seeChallenge(host.table, challengeId) };
  },
  async "page of the log"() {
    const game = await started(host);
    await filledPage(host, game);
    return { key: logKey(game.gameId, 17), read: () => readLog(host.table, game.tokens[0]!, 0) };
  },
};

describe.each(Object.entries(KINDS))("a %s", (_, make) => {
  const update = (key: Key, expression: string, values?: { ":to": { N: string } }) =>
    aws.dynamo.send(
      new UpdateItemCommand({
        TableName: host.tableName,
        Key: { pk: { S: key.pk }, sk: { S: key.sk } },
        UpdateExpression: expression,
        ExpressionAttributeNames: { "#schema": "schema" },
        ConditionExpression: "attribute_exists(#schema)",
        ...(values && { ExpressionAttributeValues: values }),
      }),
    );

  it("from before it had a version is read as the first", async () => {
    const { key, read } = await make();
    const before = await read();
    await update(key, "REMOVE #schema");
    expect(await read()).toEqual(before);
  });

  it("of a later build is left alone, and that is said", async () => {
    const { key, read } = await make();
    await update(key, "SET #schema = :to", { ":to": { N: "99" } });
    await expect(read()).rejects.toMatchObject({ status: 503, code: "newer-game" });
  });
});
