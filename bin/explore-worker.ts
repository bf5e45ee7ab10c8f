import { sharedData } from "../lib/cards/threads.ts";
import type { ExploreTask, SharedCards } from "../lib/explore/main.ts";
import { explore } from "../lib/explore/play.ts";

const cards = sharedData<SharedCards>();

export default ({ seed, thorough, table }: ExploreTask) => explore(seed, cards, thorough, table);
