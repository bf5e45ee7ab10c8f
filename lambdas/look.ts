import { engine } from "../lib/engine/index.ts";
import { tableFromEnvironment } from "../lib/table/environment.ts";
import { lookHandler } from "../lib/table/http/look.ts";

/** What only reads. */
export const handler = lookHandler(tableFromEnvironment(engine));
