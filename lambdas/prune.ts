import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import middy from "@middy/core";
import type { Context } from "aws-lambda";
import { timeouts } from "../lib/hosting/environment.ts";
import { lambdaApi } from "../lib/hosting/lambdaApi.ts";
import { pruneBuilds } from "../lib/hosting/operator/pruneBuilds.ts";
import { openDb } from "../lib/hosting/storage/db.ts";

const { TABLE_NAME: table = "", FUNCTIONS = "", AWS_LAMBDA_FUNCTION_NAME: own = "", BUILD: build = "" } = process.env;
const client = new DynamoDBClient({ requestHandler: timeouts });
const db = openDb(client, client, table);

/** What a removal takes, and a page of the table, at the most. */
const LAST_MS = 60_000;

/** Each week: published versions of builds that no game needs any more. */
export const handler = middy(async (_: unknown, context: Context) =>
  pruneBuilds({
    ...{ client, db, table, build },
    lambda: await lambdaApi(process.env),
    functions: [...FUNCTIONS.split(","), own],
    now: Date.now(),
    hasTime: () => context.getRemainingTimeInMillis() > LAST_MS,
    warn: (what, facts) => console.warn(JSON.stringify({ warning: what, ...facts })),
  }),
);
