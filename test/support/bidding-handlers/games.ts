import { hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { gamesHandler } from "../../../lib/hosting/http/games.ts";
import { bidding } from "../bidding.ts";
import { decks } from "../hosted.ts";

export const handler = gamesHandler(hostFromEnvironment(bidding), decks);
