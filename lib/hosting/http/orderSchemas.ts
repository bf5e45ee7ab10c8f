import * as z from "zod/mini";
import { CARD_TYPES, COLORS } from "../../cards/schema.ts";
import { ABOUTS } from "../../engine/decisions.ts";
import type { Condition } from "../orders/conditions.ts";
import type { ObjectPattern } from "../orders/objectPattern.ts";
import type { Aim, Preferences, StandingOrder } from "../orders/orders.ts";
import { OBJECTIONS, type TurnPlan } from "../orders/plan.ts";
import { PROFILES, STOP_EVENTS, STOP_STEPS, type StopSettings } from "../orders/stops.ts";
import { answer, index, name } from "./answerSchemas.ts";

/** What a player says in advance, checked: stops, standing orders, preferences, turn plans. */

const steps = z.lazy(() => z.array(z.enum(STOP_STEPS)).check(z.maxLength(STOP_STEPS.length)));
const events = z.lazy(() => z.array(z.enum(STOP_EVENTS)).check(z.maxLength(STOP_EVENTS.length)));

export const stops: z.ZodMiniType<StopSettings> = z.lazy(() =>
  z.strictObject({
    profile: z.enum(PROFILES),
    own: z.exactOptional(steps),
    opponents: z.exactOptional(steps),
    events: z.exactOptional(events),
  }),
);

const cardName = z.string().check(z.minLength(1), z.maxLength(200));
const small = z.int().check(z.minimum(0), z.maximum(10_000));
const bounds = z.lazy(() => z.strictObject({ min: z.exactOptional(z.int()), max: z.exactOptional(z.int()) }));
const words = <T extends z.ZodMiniType>(word: T) =>
  z.exactOptional(z.array(word).check(z.minLength(1), z.maxLength(20)));

const thing: z.ZodMiniType<ObjectPattern> = z.lazy(() =>
  z.strictObject({
    name: z.exactOptional(cardName),
    kind: z.exactOptional(z.enum(["spell", "ability"])),
    types: words(z.enum(CARD_TYPES)),
    subtypes: words(name),
    colors: words(z.enum(COLORS)),
    whose: z.exactOptional(z.enum(["own", "opponents", "any"])),
    manaValue: z.exactOptional(bounds),
    power: z.exactOptional(bounds),
    concernsMe: z.exactOptional(z.literal(true)),
  }),
);

const condition: z.ZodMiniType<Condition> = z.lazy(() =>
  z.union([
    z.enum([...STOP_EVENTS, "attacked"]),
    z.strictObject({ stack: thing }),
    z.strictObject({ attacker: thing }),
    z.strictObject({ battlefield: thing }),
    z.strictObject({ life: z.int() }),
  ]),
);

const aim: z.ZodMiniType<Aim> = z.lazy(() =>
  z.union([
    z.enum(["it", "its controller", "me"]),
    z.strictObject({ name: cardName, whose: z.exactOptional(z.enum(["own", "opponents"])) }),
  ]),
);

/** The steps of a turn, those without priority too (500.1). */
const turnStep = z.lazy(() => z.enum(["untap", ...STOP_STEPS, "cleanup"]));

const scope = () => ({
  lastTurn: z.exactOptional(z.int().check(z.minimum(1), z.maximum(10_000))),
  in: z.exactOptional(z.enum(["own", "opponents"])),
  uses: z.exactOptional(z.int().check(z.minimum(1), z.maximum(1_000))),
  given: z.exactOptional(z.strictObject({ turn: small, step: turnStep })),
});

const order: z.ZodMiniType<StandingOrder> = z.lazy(() =>
  z.discriminatedUnion("order", [
    z.strictObject({
      order: z.literal("passUntil"),
      until: z.union([
        z.strictObject({ turn: z.enum(["own", "opponents", "any"]), step: z.exactOptional(z.enum(STOP_STEPS)) }),
        z.strictObject({ when: condition }),
      ]),
      unless: z.array(condition).check(z.maxLength(20)),
      ...scope(),
    }),
    z.strictObject({ order: z.literal("answer"), source: cardName, yes: z.boolean(), ...scope() }),
    z.strictObject({
      order: z.literal("pay"),
      pay: z.boolean(),
      source: z.exactOptional(cardName),
      most: z.exactOptional(small),
      ...scope(),
    }),
    z.strictObject({
      order: z.literal("triggers"),
      sources: z.array(z.string().check(z.minLength(1), z.maxLength(2_000))).check(z.minLength(1), z.maxLength(50)),
      ...scope(),
    }),
    z.strictObject({
      order: z.literal("block"),
      attacker: cardName,
      blocker: z.union([cardName, z.null()]),
      ...scope(),
    }),
    z.strictObject({
      order: z.literal("respond"),
      to: thing,
      with: z.union([
        z.strictObject({ cast: cardName, face: z.exactOptional(index), via: z.exactOptional(name) }),
        z.strictObject({ activate: cardName, ability: index }),
      ]),
      targets: z.exactOptional(z.array(z.array(aim).check(z.maxLength(20))).check(z.maxLength(10))),
      modes: z.exactOptional(z.array(index).check(z.maxLength(20))),
      x: z.exactOptional(small),
      costs: z.exactOptional(z.boolean()),
      ...scope(),
    }),
    z.strictObject({
      order: z.literal("keepMana"),
      mana: z.string().check(z.regex(/^(\{[0-9WUBRGCS/P]+\})+$/), z.maxLength(60)),
      ...scope(),
    }),
  ]),
);

export const orders = z.lazy(() => z.array(order).check(z.maxLength(50)));

export const preferences: z.ZodMiniType<Preferences> = z.lazy(() =>
  z.strictObject({
    triggers: z.exactOptional(z.enum(["alike", "any", "ask"])),
    alike: z.exactOptional(z.enum(["any", "ask"])),
  }),
);

const objections = z.lazy(() => z.array(z.enum(OBJECTIONS)).check(z.maxLength(OBJECTIONS.length)));

export const turnPlan: z.ZodMiniType<TurnPlan> = z.lazy(() =>
  z.strictObject({
    turn: z.exactOptional(z.int().check(z.minimum(1), z.maximum(10_000))),
    steps: z
      .array(
        z.union([
          z.strictObject({
            in: turnStep,
            about: z.enum(ABOUTS),
            answer,
            stack: z.exactOptional(small),
            unless: z.exactOptional(objections),
          }),
          z.strictObject({ stop: z.literal(true), in: z.exactOptional(turnStep) }),
        ]),
      )
      .check(z.maxLength(200)),
    then: z.enum(["ask", "pass"]),
    unless: objections,
  }),
);
