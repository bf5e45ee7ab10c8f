import * as z from "zod/mini";
import { CARD_TYPES, COLORS, SUPERTYPES } from "../../cards/schema.ts";
import { PLAIN_KEYWORDS } from "../../engine/abilities/keywords.ts";
import { MANUAL_DURATIONS, MANUAL_LIMITS, MANUAL_PLACES, type ManualInstruction } from "../../engine/manual.ts";
import type { Handle } from "../../engine/views.ts";
import { handle, seat } from "./answerSchemas.ts";

/** What is proposed to be done by hand, checked for its shape; the engine looks at what it names (answers/manualRead.ts). */

const objects = z.array(handle).check(z.minLength(1), z.maxLength(MANUAL_LIMITS.objects));
const players = z.array(seat).check(z.minLength(1), z.maxLength(16));
const number = z.int().check(z.minimum(-MANUAL_LIMITS.number), z.maximum(MANUAL_LIMITS.number));
const times = z.int().check(z.minimum(1), z.maximum(MANUAL_LIMITS.repeats));
const until = z.enum(MANUAL_DURATIONS);
const to = z.enum(MANUAL_PLACES);
const tapped = z.exactOptional(z.literal(true));
const word = z.string().check(z.minLength(1), z.maxLength(60));
const keyword = z.enum(PLAIN_KEYWORDS);

const token = z.strictObject({
  name: z.exactOptional(word),
  colors: z.exactOptional(z.array(z.enum(COLORS)).check(z.maxLength(5))),
  supertypes: z.exactOptional(z.array(z.enum(SUPERTYPES)).check(z.maxLength(5))),
  types: z.exactOptional(z.array(z.enum(CARD_TYPES)).check(z.maxLength(5))),
  subtypes: z.exactOptional(z.array(word).check(z.maxLength(8))),
  power: z.exactOptional(number),
  toughness: z.exactOptional(number),
  keywords: z.exactOptional(z.array(keyword).check(z.maxLength(10))),
});

const instruction: z.ZodMiniType<ManualInstruction<Handle>> = z.lazy(() =>
  z.discriminatedUnion("do", [
    z.strictObject({ do: z.literal("move"), objects, to, player: z.exactOptional(seat), tapped }),
    z.strictObject({ do: z.enum(["destroy", "sacrifice", "counterSpell", "tap", "untap", "transform"]), objects }),
    z.strictObject({
      ...{ do: z.literal("counters"), objects: z.exactOptional(objects), players: z.exactOptional(players) },
      ...{ kind: word, count: number },
    }),
    z.strictObject({ do: z.literal("token"), players, count: times, token }),
    z.strictObject({ do: z.literal("tokenCopy"), players, count: times, objects }),
    z.strictObject({ do: z.literal("life"), players, count: number }),
    z.strictObject({ do: z.enum(["draw", "mill", "scry", "surveil"]), players, count: times }),
    z.strictObject({ do: z.literal("discard"), players, count: times, random: z.exactOptional(z.literal(true)) }),
    z.strictObject({ do: z.literal("shuffle"), players }),
    z.strictObject({ do: z.literal("search"), players, count: times, to, top: z.exactOptional(times), tapped }),
    z.strictObject({ do: z.literal("reveal"), players, from: z.enum(["hand", "library"]), count: times }),
    z.strictObject({
      ...{ do: z.literal("damage"), objects: z.exactOptional(objects), players: z.exactOptional(players) },
      count: number,
    }),
    z.strictObject({ do: z.literal("control"), objects, player: seat, until }),
    z.strictObject({ do: z.literal("attach"), objects, to: handle }),
    z.strictObject({
      ...{ do: z.literal("stats"), objects, power: number, toughness: number },
      ...{ set: z.exactOptional(z.literal(true)), until },
    }),
    z.strictObject({ do: z.literal("gain"), objects, keyword, until }),
    z.strictObject({ do: z.literal("mana"), players, mana: z.string().check(z.minLength(1), z.maxLength(90)) }),
    z.strictObject({
      ...{ do: z.literal("note"), objects: z.exactOptional(objects) },
      text: z.string().check(z.minLength(1), z.maxLength(MANUAL_LIMITS.text)),
    }),
  ]),
);

export const proposed = {
  card: handle,
  instructions: z.array(instruction).check(z.minLength(1), z.maxLength(MANUAL_LIMITS.instructions)),
  done: z.exactOptional(z.literal(true)),
};
