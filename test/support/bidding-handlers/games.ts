import { tableFromEnvironment } from "../../../lib/table/environment.ts";
import { gamesHandler } from "../../../lib/table/http/games.ts";
import { bidding } from "../bidding.ts";
import { decks } from "../hosted.ts";

export const handler = gamesHandler(tableFromEnvironment(bidding), decks);
