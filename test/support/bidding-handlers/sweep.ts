import { hostFromEnvironment } from "../../../lib/hosting/environment.ts";
import { type SweepEvent, sweep } from "../../../lib/hosting/notices/sweep.ts";
import { bidding } from "../bidding.ts";

const table = hostFromEnvironment(bidding);

export const handler = (event: SweepEvent) => sweep(table, event);
