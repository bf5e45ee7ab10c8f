import * as z from "zod/mini";
import { FORMATS } from "../../cards/decks/format.ts";
import { LONGEST_QUERY } from "../../cards/search/tokens.ts";
import type { ChangeDecks, ReadDeckList } from "../api.ts";
import { actionId, name } from "./answerSchemas.ts";
import { deck } from "./gameSchemas.ts";

/** Requests about decks that are built and kept, checked. */

const format = z.enum(FORMATS);
/** Made by the client: letters and digits, as long as nobody meets another's by chance. */
const id = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const readListSchema: z.ZodMiniType<ReadDeckList> = z.strictObject({ deck, format: z.exactOptional(format) });

export const changeDecksSchema: z.ZodMiniType<ChangeDecks> = z.discriminatedUnion("do", [
  z.strictObject({
    do: z.literal("save"),
    ...{ actionId, id, name, format, list: deck },
    revision: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  }),
  z.strictObject({ do: z.literal("remove"), id }),
]);

export const querySchema = z.string().check(z.maxLength(LONGEST_QUERY));
/** A place among all cards. */
export const fromSchema = z.int().check(z.minimum(0), z.maximum(1_000_000));
