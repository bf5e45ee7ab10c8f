import type { CountersOn, Destination, Entering } from "../../engine/abilities/destinations.ts";
import type { Duration } from "../../engine/abilities/durations.ts";
import { counted } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { eventClause } from "./events.ts";
import { isSo } from "./filters.ts";
import { listed } from "./plain.ts";
import { objects, players, possessive, recipients } from "./references.ts";

export function destination(to: Destination): string {
  switch (to.zone) {
    case "library": {
      const order = to.order === undefined ? "" : `, ${ORDERS[to.order]}`;
      if (typeof to.place === "object")
        return `into its owner's library, beneath its top ${counted(to.place.fromTop, "card")}${to.place.orBottom ? " or on the bottom" : ""}${order}`;
      if (to.place === "shuffle") return `into ${to.of ? possessive(to.of) : "its owner's"} library and shuffle`;
      const place = to.place === "topOrBottom" ? "top or bottom" : to.place;
      const by = to.place === "topOrBottom" && to.chosenBy ? `, as ${players(to.chosenBy)} choose` : "";
      return `on the ${place} of its owner's library${by}${order}`;
    }
    case "battlefield": {
      // 110.2a
      const how = arrival({ ...to, control: to.control ?? { who: "you" } }, "");
      return `onto the battlefield${how === "" ? "" : how.startsWith("tapped") ? ` ${how}` : `, ${how}`}`;
    }
    case "hand":
      return `into its owner's hand${kept(to)}`;
    case "graveyard":
      return `into its owner's graveyard${kept(to)}`;
    case "exile":
      return `into exile${to.faceDown ? ", face down" : ""}${kept(to)}${to.until ? `, until ${objects(to.until)} leaves the battlefield` : ""}`;
    case "command":
      return `into the command zone${kept(to)}`;
  }
}

const kept = ({ counters }: { readonly counters?: readonly CountersOn[] }): string =>
  counters ? `, ${listed(counters.map(withCounters))}` : "";
const withCounters = ({ kind, count, only }: CountersOn): string =>
  `with ${counted(count, `${kind} counter`)}${only ? ` if ${isSo("it", only)}` : ""}`;

const ORDERS: Readonly<Record<"any" | "random", string>> = { random: "in a random order", any: "in any order" };

/** How a permanent arrives, but for its characteristics: "tapped, with 2 +1/+1 counters". */
export function arrival(how: Entering, usual = "as usual"): string {
  const { attacking, blocking } = how;
  const parts = [
    ...(how.tapped === undefined ? [] : [how.tapped ? "tapped" : "untapped"]),
    ...(how.transformed ? ["transformed"] : []),
    ...(how.prepared ? ["prepared"] : []),
    ...(how.faceDown ? ["face down"] : []),
    ...(how.control && how.control !== "owner" ? [`under ${possessive(how.control)} control`] : []),
    ...(how.control === "owner" ? ["under its owner's control"] : []),
    ...(how.counters ?? []).map(withCounters),
    ...(attacking === true ? ["attacking"] : []),
    ...(typeof attacking === "object"
      ? [
          "player" in attacking
            ? `attacking ${players(attacking.player)}${attacking.orPlaneswalker ? " or a planeswalker they control" : ""}`
            : `attacking what ${objects(attacking.as)} attacks`,
        ]
      : []),
    ...(blocking ? [`blocking ${blocking === "any" ? "any creature its controller chooses" : objects(blocking)}`] : []),
    ...(how.attachedTo ? [`attached to ${recipients(how.attachedTo)}`] : []),
  ];
  return parts.length === 0 && !how.modifications ? usual : parts.join(", ");
}

export function duration(value: Duration): string {
  if (typeof value === "object" && "nextTurnOf" in value) return `in ${possessive(value.nextTurnOf)} next turn`;
  if (typeof value === "object" && "nextCombatOf" in value)
    return `in ${possessive(value.nextCombatOf)} next combat phase`;
  if (typeof value === "object" && "until" in value) return `until ${eventClause(value.until)}`;
  if (typeof value === "object") return `for as long as ${condition(value.while)}`;
  return DURATIONS[value];
}
const DURATIONS: Readonly<Record<Extract<Duration, string>, string>> = {
  endOfTurn: "until the end of the turn",
  forever: "for good",
  yourNextTurn: "until your next turn",
  endOfYourNextTurn: "until the end of your next turn",
  endOfCombatOnYourNextTurn: "until the end of combat on your next turn",
  yourNextUpkeep: "until your next upkeep",
  yourNextEndStep: "until your next end step",
  endOfCombat: "until the end of combat",
  thisStep: "until the end of this step",
  planeswalk: "until a player planeswalks",
};
