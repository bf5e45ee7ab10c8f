import { engine } from "../lib/engine/index.ts";
import { tableFromEnvironment } from "../lib/table/environment.ts";
import { actHandler } from "../lib/table/http/act.ts";

/** One action of one player. Neither the grammar nor any card is bundled here: a game's cards are pinned in the table. */
export const handler = actHandler(tableFromEnvironment(engine));
