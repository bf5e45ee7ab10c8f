import * as z from "zod/mini";
import { answer, submission } from "../hosting/http/answerSchemas.ts";
import { orders, preferences, stops, turnPlan } from "../hosting/http/orderSchemas.ts";
import { operations } from "./operations.ts";

/** Parts that several bodies have, by the name their schema gets. */
const PARTS: Readonly<Record<string, z.ZodMiniType>> = {
  NewAnswer: answer,
  NewSubmission: submission,
  NewStops: stops,
  NewOrders: orders,
  NewPreferences: preferences,
  NewPlan: turnPlan,
};

/**
 * JSON Schemas (2020-12) of the bodies of requests, by name: what the handlers check, bounds included. What no schema can say
 * (that a starting player sits at the table) is checked besides, and refused as a `Problem`.
 */
export function bodySchemas(): Readonly<Record<string, object>> {
  const named = z.registry<{ id: string }>();
  const bodies = Object.assign({}, PARTS, ...Object.values(operations).map((one) => one.bodies ?? {}));
  for (const [id, schema] of Object.entries<z.ZodMiniType>(bodies)) if (!named.has(schema)) named.add(schema, { id });
  const { schemas } = z.toJSONSchema(named, {
    io: "input",
    unrepresentable: "any",
    uri: (id) => `#/components/schemas/${id}`,
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _, $id: __, id: ___, ...schema }]) => [id, schema as object]),
  );
}

/** The JSON Schema of a value in an address. */
export function querySchema(schema: z.ZodMiniType | undefined): object {
  if (schema === undefined) return { type: "string" };
  const { $schema: _, ...said } = z.toJSONSchema(schema, { io: "input" });
  return said;
}
