import type { EventPattern, ToldAct } from "../../engine/abilities/events.ts";
import type { Players } from "../../engine/abilities/references.ts";
import type { Scope } from "../bind/scope.ts";
import { unbound } from "../bind/unbound.ts";
import { noun, players } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor } from "../kernel/index.ts";
import { and } from "../nouns/filters.ts";
import { permanents } from "../nouns/kinds.ts";
import { ownDraw } from "../players/own.ts";
import { isSeveral } from "../players/several.ts";
import { numberWordOrOne } from "../vocabulary/numbers.ts";
import { amountOf, itWould, you } from "./events.ts";

/** What a player would do, as "if" tells it of a replacement effect (614.1a): whoever it is, and what. */

const { rule: player } = rulesFor<Players>();
const { rule: event } = rulesFor<EventPattern>();

/** From then on whoever would do so is "that player" or "they", and no longer anybody else. */
const affected = (scope: Scope, who: Players): Players => {
  scope.mentionPlayer({ who: "eventPlayer" });
  return who;
};
export const whoever: Phrase<Players> = oneOf(() => [
  player("you", {}, () => you),
  player("a opponent", {}, (_, scope) => affected(scope, { who: "opponents" })),
  player("a player", {}, (_, scope) => affected(scope, { who: "each" })),
  player("{who}", { who: players.one }, ({ who }, scope) =>
    who.who === "chosen" || (isSeveral(who) && !(who.who === "union" && who.of.some((one) => one.who === "target")))
      ? unbound("whichever of them it is")
      : affected(scope, who),
  ),
]);

/** The event that this is if any of these players would do it; how much of it is "that much". */
const would = (words: string, pattern: (who: Players) => EventPattern): Phrase<EventPattern> =>
  event(`{who} would ${words}`, { who: whoever }, ({ who }, scope) => {
    amountOf(scope);
    return pattern(who);
  });
const told = (words: string, act: ToldAct): Phrase<EventPattern> => would(words, (who) => ({ on: "told", act, who }));

export const lives: Phrase<EventPattern> = would("gain life", (who) => ({ on: "gainLife", who }));
/** 119.3: by whatever it would be. */
export const lifeLosses: Phrase<EventPattern> = would("lose life", (who) => ({ on: "loseLife", who }));
/** 119.4: life that is paid is subtracted, whatever it is paid for. */
export const lifePayments: Phrase<EventPattern> = would("pay life", (who) => ({ on: "loseLife", who, paid: true }));

/** 104.2-3: for whatever reason but conceding. */
export const outcomes: Phrase<EventPattern> = oneOf(() =>
  (["lose", "win"] as const).map((verb) =>
    event(`{who} would ${verb} the game`, { who: whoever }, ({ who }) => ({ on: `${verb}Game`, who })),
  ),
);

export const draws: Phrase<EventPattern> = oneOf(() => [
  event("{who} would draw a card", { who: whoever }, ({ who }) => ({ on: "draw", who })),
  event("{who} would draw a card except the first one {own}", { who: whoever, own: ownDraw }, ({ who, own }) => ({
    on: "draw",
    who: own(who),
    exceptFirstInDrawStep: true,
  })),
  // 702.29a: the source of the ability is the card that was cycled.
  event("a cycling ability of another {what} would cause you to draw a card", { what: noun.one }, ({ what }, scope) => {
    if (what.card !== true || what.in !== undefined) unbound("only cards are cycled");
    const ref = { what: "sourceOf", of: { what: "event", role: "other" } } as const;
    scope.mention({ ref, number: "one", nouns: ["cycled", "card"], literal: true });
    const source = and([{ is: "another" }, what.filter]);
    const causedBy = and([
      { is: "abilityKeyword", keyword: "cycling" },
      { is: "abilityOf", source },
    ]);
    return { on: "draw", who: you, causedBy };
  }),
]);
/** 121.2a: what is said of how many a player is told to draw. */
export const drawsOfSeveral: Phrase<EventPattern> = event(
  "{who} would draw {n} or more cards",
  { who: whoever, n: numberWordOrOne },
  ({ who, n }, scope) => {
    amountOf(scope);
    return { on: "drawCards", who, count: { compare: ">=", to: n } };
  },
);

/** 701.8a. */
export const discards: Phrase<EventPattern> = event(
  "{who} would discard a {what}",
  { who: whoever, what: noun.one },
  ({ who, what }, scope) => {
    if (what.card !== true || what.in !== undefined || what.of !== undefined) unbound("cards are discarded from hands");
    itWould(scope, what.nouns);
    return { on: "discard", who, object: what.filter };
  },
);

export const tokens: Phrase<EventPattern> = oneOf(() => [
  event("one or more {what} would be created under your control", { what: permanents.many }, ({ what }, scope) => {
    amountOf(scope);
    return { on: "createToken", object: what.filter, by: you };
  }),
  event("one or more {what} would be created", { what: permanents.many }, ({ what }, scope) => {
    amountOf(scope);
    return { on: "createToken", object: what.filter };
  }),
  event("a effect would create one or more {what} under your control", { what: permanents.many }, ({ what }, scope) => {
    amountOf(scope);
    return { on: "createToken", object: what.filter, by: you };
  }),
  event("{who} would create one or more {what}", { who: whoever, what: permanents.many }, ({ who, what }, scope) => {
    amountOf(scope);
    return { on: "createToken", object: what.filter, by: who };
  }),
]);

/** 701, 705, 706: what players are told to do, as often or as much as it is. */
export const acts = {
  scry: told("(scry|scry a number of cards)", "scry"),
  surveil: told("(surveil|surveil a number of cards)", "surveil"),
  proliferate: told("proliferate", "proliferate"),
  flipCoin: told("flip a coin", "flipCoin"),
  rollDie: told("roll one or more dice", "rollDice"),
  mill: told("mill one or more cards", "mill"),
  villainous: told("face a villainous choice", "villainousChoice"),
} as const;
/** 701.45a: which nothing makes more of. */
export const learning: Phrase<EventPattern> = told("learn", "learn");
