import { isForClients, routes } from "../hosting/routes.ts";
import { answerSchemas } from "./answers.ts";
import { bodySchemas, querySchema } from "./bodies.ts";
import { type Opens, type Operation, operations } from "./operations.ts";

/** The OpenAPI 3.1 document of the HTTP API (spec.openapis.org/oas/v3.1.0), made of what the handlers check and answer. */

const VERSION = "1";

const ABOUT = [
  "Play Magic: the Gathering by correspondence over HTTP. Times are epoch milliseconds UTC.",
  "A refusal is a `Problem` (RFC 9457): `code` is stable, `detail` says what happened and the way out; nothing was changed.",
  "Answers may get more fields; pass over what you do not know. Send what changes something again, with the same `actionId`, if no answer came.",
].join("\n\n");

const SECURITY: Readonly<Record<Opens, readonly object[]>> = {
  nothing: [],
  seat: [{ seat: [] }],
  account: [{ account: [] }],
  "account?": [{ account: [] }, {}],
  "seat?": [{ seat: [] }, {}],
  spectators: [{ spectators: [] }],
};

const bearer = (description: string) => ({ type: "http", scheme: "bearer", description });

export interface OpenApi {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

export function openApiDocument(): OpenApi {
  const answers = answerSchemas();
  const bodies = bodySchemas();
  for (const name of Object.keys(bodies))
    if (name in answers.components) throw new Error(`two schemas are called ${name}`);
  const paths: Record<string, Record<string, object>> = {};
  for (const { method, path } of routes.filter(isForClients)) {
    const key = `${method} ${path}` as keyof typeof operations;
    const of = paths[path] ?? {};
    of[method.toLowerCase()] = operationObject(path, operations[key], answers.replies[key] ?? {});
    paths[path] = of;
  }
  return {
    openapi: "3.1.0",
    info: { title: "Hold Priority", version: VERSION, description: ABOUT },
    paths,
    components: {
      securitySchemes: {
        seat: bearer("The token of one seat, from `POST /v1/seats`."),
        account: bearer("The token of a player's account, from `POST /v1/account` or `POST /v1/account/token`."),
        spectators: bearer("What opens a game to spectators, from a player's `watch.secret`."),
      },
      schemas: sorted({ ...answers.components, ...bodies }),
    },
  } as OpenApi;
}

function operationObject(path: string, operation: Operation, reply: object): object {
  const { id, summary, opens, bodies, optionalBody, query = {}, status = 200, etag, answers } = operation;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    ...{ name, in: "path", required: true, schema: { type: "string" } },
  }));
  const inQuery = Object.entries(query).map(([name, { about, schema }]) => ({
    ...{ name, in: "query", description: about, schema: querySchema(schema) },
  }));
  const known = etag
    ? [{ name: "If-None-Match", in: "header", description: "The last `ETag`.", schema: { type: "string" } }]
    : [];
  const parameters = [...inPath, ...inQuery, ...known];
  const schemas = Object.keys(bodies ?? {}).map((name) => ({ $ref: `#/components/schemas/${name}` }));
  return {
    operationId: id,
    summary,
    security: SECURITY[opens],
    ...(parameters.length > 0 && { parameters }),
    ...(schemas.length > 0 && {
      requestBody: {
        required: optionalBody !== true,
        content: { "application/json": { schema: schemas.length === 1 ? schemas[0] : { anyOf: schemas } } },
      },
    }),
    responses: {
      [status]: {
        description: status === 302 ? "It is there." : "Done.",
        ...(status !== 302 && {
          content: { [answers ?? "application/json"]: answers === "image/png" ? {} : { schema: reply } },
        }),
        ...(etag && { headers: { ETag: { schema: { type: "string" } } } }),
      },
      ...(etag && { 304: { description: "As it was." } }),
      default: {
        description: "Refused: nothing was changed.",
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

const sorted = (schemas: Readonly<Record<string, object>>): Record<string, object> =>
  Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1)));
