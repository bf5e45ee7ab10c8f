import * as z from "zod/mini";
import { LONGEST_SHORTCUT, type Submission } from "../../engine/decisions.ts";
import type { Handle } from "../../engine/views.ts";
import { onOneLine } from "../people/names.ts";

/**
 * Answers to the game's questions, checked, and the parts all requests share. Each function bundles the schemas it needs;
 * what is large is only built when it is first needed, because every cold start would pay for it.
 */

export const secret = z.string().check(z.regex(/^[\w-]{43}$/));
export const actionId = z.string().check(z.regex(/^[\w-]{8,64}$/));

export const name = z.string().check(z.minLength(1), z.maxLength(60));
/** What somebody is called, as others can see it: nothing in it hides, reorders what follows or breaks a line. */
export const shownName = z.string().check(z.overwrite(onOneLine), z.minLength(1), z.maxLength(60));
/** Or a run of them (lib/engine/runs.ts). What an answer may have in it is bounded by the bytes of a body (stack.ts). */
export const handle = z.string();
export const index = z.int().check(z.minimum(0), z.maximum(1_000_000));
const handles = z.array(handle);
const indices = z.array(index);
export const seat = z.int().check(z.minimum(0), z.maximum(15));

const options = () =>
  [
    z.strictObject({ act: z.literal("pass") }),
    z.strictObject({ act: z.literal("playLand"), card: handle, face: z.exactOptional(index) }),
    z.strictObject({
      act: z.literal("cast"),
      card: handle,
      face: z.exactOptional(index),
      via: z.exactOptional(name),
      byHand: z.exactOptional(z.boolean()),
    }),
    z.strictObject({
      act: z.literal("activate"),
      source: handle,
      ability: index,
      mana: z.exactOptional(z.boolean()),
      byHand: z.exactOptional(z.boolean()),
    }),
    z.strictObject({ act: z.literal("special"), special: name, object: handle, face: z.exactOptional(index) }),
  ] as const;
const action = z.lazy(() =>
  z.discriminatedUnion("act", [
    ...options(),
    z.strictObject({
      act: z.literal("shortcut"),
      choices: z.array(choice).check(z.minLength(1), z.maxLength(100)),
      times: z.int().check(z.minimum(1), z.maximum(LONGEST_SHORTCUT)),
    }),
  ]),
);

const answerWith = <A extends z.ZodMiniType>(action: A) =>
  z.discriminatedUnion("ask", [
    z.strictObject({ ask: z.literal("priority"), action }),
    z.strictObject({ ask: z.literal("choose"), chosen: handles }),
    z.strictObject({ ask: z.literal("confirm"), yes: z.boolean() }),
    z.strictObject({ ask: z.literal("number"), number: z.int() }),
    z.strictObject({ ask: z.literal("option"), chosen: indices }),
    z.strictObject({ ask: z.literal("name"), name: z.string().check(z.maxLength(200)) }),
    z.strictObject({ ask: z.literal("order"), order: indices }),
    z.strictObject({
      ask: z.literal("attackers"),
      attacks: z.array(z.strictObject({ attacker: handle, defender: handle })),
    }),
    z.strictObject({
      ask: z.literal("blockers"),
      blocks: z.array(z.strictObject({ blocker: handle, attacker: handle })),
    }),
    z.strictObject({ ask: z.literal("divide"), amounts: z.array(z.int()) }),
    z.strictObject({
      ask: z.literal("pay"),
      with: z.union([z.literal("auto"), z.array(z.strictObject({ source: handle, ability: index }))]),
    }),
  ]);

/** A choice within a shortcut, which is no shortcut itself. */
const choice = z.lazy(() => answerWith(z.discriminatedUnion("act", options())));
export const answer = z.lazy(() => answerWith(action));

export const submission: z.ZodMiniType<Submission<Handle>> = z.lazy(() =>
  z.strictObject({
    slot: name,
    digest: z.exactOptional(z.string().check(z.maxLength(100))),
    answer,
  }),
);
