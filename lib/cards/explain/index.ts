/** What a card was read as, ability by ability, in words. */
export { explained } from "./abilities.ts";
