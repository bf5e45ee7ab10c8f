import { CARD_TYPES } from "../../lib/cards/schema.ts";
import { TYPE_BIT } from "../../lib/engine/state/bits.ts";

/** Card types with their bits. */
export const BITS_OF_TYPES = CARD_TYPES.map((type) => [type, TYPE_BIT[type]] as const);
