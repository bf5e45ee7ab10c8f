import type { OpenApi } from "./document.ts";

/** docs/api/README.md: the document as a page to read. */

interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly prefixItems?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly description?: string;
}

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly description?: string }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}
type Content = Readonly<Record<string, { readonly schema: Shape }>>;

const HEAD = [
  "# The HTTP API",
  "",
  "Generated: `npm run openapi`. The same as a machine reads it: `GET /v1/openapi.json` (OpenAPI 3.1).",
  "",
];

export function apiPage({ paths, components, info }: OpenApi): string {
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, one]) => routeLines(method.toUpperCase(), path, one as Described)),
  );
  const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => schemaLines(name, schema as Shape));
  return [...HEAD, info.description, "", "## Routes", "", ...routes, "## Schemas", "", ...schemas].join("\n");
}

function routeLines(method: string, path: string, described: Described): string[] {
  const { operationId, summary, security, parameters = [], requestBody, responses } = described;
  const tokens = security.map((one) => Object.keys(one)[0] ?? "none");
  const query = parameters.filter((one) => one.in !== "path");
  const content = Object.entries(responses).find(([, { content }]) => content?.["application/json"]);
  return [
    `### ${method} ${path}`,
    "",
    `\`${operationId}\`: ${summary}`,
    "",
    `- Token: ${tokens.length === 0 ? "none" : tokens.join(" or ")}`,
    ...query.map(({ name, description }) => `- \`${name}\`: ${description}`),
    ...(requestBody
      ? [
          `- Body${requestBody.required ? "" : " (may be left out)"}: ${written(requestBody.content["application/json"]!.schema)}`,
        ]
      : []),
    ...(content ? [`- Answers ${content[0]}: ${written(content[1].content!["application/json"]!.schema)}`] : []),
    "",
  ];
}

function schemaLines(name: string, schema: Shape): string[] {
  const fields = Object.entries(schema.properties ?? {});
  const lines = fields.map(([field, of]) => {
    const optional = schema.required?.includes(field) ? "" : "?";
    return `- \`${field}${optional}\`: ${written(of)}${of.description ? `. ${oneLine(of.description)}` : ""}`;
  });
  return [
    `### ${name}`,
    "",
    ...(schema.description ? [oneLine(schema.description), ""] : []),
    ...(fields.length > 0 ? lines : [written(schema)]),
    "",
  ];
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A schema as TypeScript writes it, with links to those that have a name. */
function written(schema: Shape): string {
  const { $ref, enum: values, anyOf, oneOf, allOf, items, prefixItems, properties, additionalProperties } = schema;
  if ($ref) {
    const name = $ref.split("/").at(-1)!;
    return `[${name}](#${name.toLowerCase()})`;
  }
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (values) return values.map((one) => code(JSON.stringify(one))).join(" or ");
  if (anyOf ?? oneOf) return (anyOf ?? oneOf)!.map(written).join(" or ");
  if (allOf) return allOf.map(written).join(" and ");
  if (prefixItems) return `[${prefixItems.map(written).join(", ")}]`;
  if (items) return `list of ${written(items)}`;
  if (properties)
    return `{ ${Object.entries(properties)
      .map(([name, of]) => `\`${name}${schema.required?.includes(name) ? "" : "?"}\`: ${written(of)}`)
      .join(", ")} }`;
  if (typeof additionalProperties === "object") return `record of ${written(additionalProperties)}`;
  return typeof schema.type === "string" ? schema.type : (schema.type?.join(" or ") ?? "anything");
}

const code = (text: string): string => `\`${text}\``;
