import { fileURLToPath } from "node:url";
import { generateApi } from "swagger-typescript-api";
import type { OpenApi } from "./document.ts";

/** What stands above the types that are made. */
const HEAD = `/** Generated from the OpenAPI document: \`npm run openapi\`. What a client of the HTTP API sends and gets. */\n`;

/** The TypeScript types of the document, all readonly; `Routes` names each route by its method and path. */
export async function clientTypes(document: OpenApi): Promise<string> {
  const { files } = await generateApi({
    spec: structuredClone(document) as unknown as NonNullable<Parameters<typeof generateApi>[0]>["spec"] & object,
    templates: fileURLToPath(new URL("templates", import.meta.url)),
    generateClient: false,
    generateRouteTypes: true,
    addReadonly: true,
    generateUnionEnums: true,
    silent: true,
    codeGenConstructs: {
      Keyword: { Any: "unknown" },
      ArrayType: (content: string) => `readonly (${content})[]`,
      Tuple: (values: readonly string[]) => `readonly [${values.join(", ")}]`,
      RecordType: (key: string, value: string) => `Readonly<Record<${key}, ${value}>>`,
    },
  } as Parameters<typeof generateApi>[0]);
  const text = files[0]?.fileContent ?? "";
  // Its own banner turns the linters off.
  return HEAD + text.slice(text.indexOf("export "));
}
