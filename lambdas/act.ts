import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { actHandler } from "../lib/hosting/http/act.ts";

/** One action of one player. Neither the grammar nor any card is bundled here: a game's cards are pinned in the table. */
export const handler = actHandler(hostFromEnvironment(engine));
