import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import middy from "@middy/core";
import type { SNSEvent } from "aws-lambda";
import { PLAYER_TAG } from "../lib/channels/email/tags.ts";
import { timeouts } from "../lib/hosting/environment.ts";
import { type MailEvent, takeFeedback } from "../lib/hosting/notices/mailFeedback.ts";
import { openDb } from "../lib/hosting/storage/db.ts";

const client = new DynamoDBClient({ requestHandler: timeouts });
const db = openDb(client, client, process.env.TABLE_NAME ?? "");

/** What becomes of mails that Amazon SES has taken: bounces and complaints, by a topic that only SES may publish to. */
export const handler = middy(async ({ Records }: SNSEvent) => {
  for (const { Sns } of Records)
    await takeFeedback(
      { db, now: Date.now, warn: (what, facts) => console.warn(JSON.stringify({ warning: what, ...facts })) },
      JSON.parse(Sns.Message) as MailEvent,
      PLAYER_TAG,
    );
});
