import { tableFromEnvironment } from "../../../lib/table/environment.ts";
import { sweep } from "../../../lib/table/sweep.ts";
import { bidding } from "../bidding.ts";

const table = tableFromEnvironment(bidding);

export const handler = () => sweep(table);
