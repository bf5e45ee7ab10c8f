import { examine } from "../lib/cards/coverage/examine.ts";
import type { CardEntry } from "../lib/cards/import/entry.ts";
import { readCard } from "../lib/oracle/index.ts";

export default (batch: readonly CardEntry[]) => batch.map((entry) => examine(entry, readCard));
