import { clientTypes } from "./client.ts";
import { openApiDocument } from "./document.ts";
import { apiPage } from "./page.ts";

/** Everything that is made of the routes and their schemas, by the path it is kept under. */
export async function generated(): Promise<Readonly<Record<string, string>>> {
  const document = openApiDocument();
  return {
    "lib/hosting/http/openapi.json": `${JSON.stringify(document, null, 1)}\n`,
    "docs/api/README.md": apiPage(document),
    "web/net/routes.ts": await clientTypes(document),
  };
}
