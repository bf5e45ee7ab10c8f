import { createGenerator, type Schema } from "ts-json-schema-generator";

/** JSON Schemas (2020-12) of what the API answers, made of the types' own declarations and docstrings. */
export interface AnswerSchemas {
  /** By route: a reference to its component. */
  readonly replies: Readonly<Record<string, object>>;
  readonly components: Readonly<Record<string, object>>;
}

const DECLARED = "lib/openapi/replies.ts";

export function answerSchemas(): AnswerSchemas {
  const { definitions = {} } = createGenerator({
    path: DECLARED,
    type: "Declared",
    tsconfig: "tsconfig.json",
    skipTypeCheck: true,
    // More may be said some day: whoever reads an answer passes over what they do not know.
    additionalProperties: true,
    encodeRefs: false,
  }).createSchema("Declared");
  const components = Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => [componentName(name), modern(schema as Schema)]),
  );
  if (Object.keys(components).length !== Object.keys(definitions).length)
    throw new Error("two types have the same name in the document");
  const { Declared: _, Replies: replies, ...others } = components;
  return { replies: (replies as { properties: Record<string, object> }).properties, components: others };
}

/** "Answer<Handle>" is named "Answer": outside the engine everything is named by handles. */
const componentName = (name: string): string => name.replace(/<Handle>/g, "").replace(/[^\w.-]/g, "_");

/** From draft 7 to 2020-12: where references lead, and how tuples are written. */
function modern(schema: unknown): object {
  const walk = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(walk);
    if (typeof one !== "object" || one === null) return one;
    const { $ref, items, ...rest } = one as Record<string, unknown>;
    return {
      ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, walk(value)])),
      ...(typeof $ref === "string" && {
        $ref: `#/components/schemas/${componentName($ref.replace("#/definitions/", ""))}`,
      }),
      ...(items !== undefined && (Array.isArray(items) ? { prefixItems: items.map(walk) } : { items: walk(items) })),
    };
  };
  return walk(schema) as object;
}
