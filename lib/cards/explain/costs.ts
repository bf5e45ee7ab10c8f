import type { Cost, CostObjects } from "../../engine/abilities/costs.ts";
import { amount, counted, measured, signed } from "./amounts.ts";
import { filter, one, several } from "./filters.ts";
import { called, listed } from "./plain.ts";
import { objects, players, range, thingIn, together, zones } from "./references.ts";

export const costs = (all: readonly Cost[]): string => (all.length === 0 ? "nothing" : listed(all.map(cost)));

/** 118.9: of what is cast for it, which is the one that a cost speaks of. */
export const insteadOfMana = (all: readonly Cost[]): string =>
  `for ${costs(all).replaceAll("this card", "it")} instead of its mana cost`;

/** After "may" or "must": "pay {2} and 2 life", "discard 1 card in your hand". */
export function paying(all: readonly Cost[]): string {
  const [first] = all;
  return first === undefined || PAID.has(first.pay) ? `pay ${costs(all)}` : costs(all);
}

/** What is paid, where the others are done. */
const PAID: ReadonlySet<Cost["pay"]> = new Set<Cost["pay"]>(["mana", "manaCost", "life", "loyalty", "energy", "oneOf"]);

function cost(value: Cost): string {
  switch (value.pay) {
    case "mana":
      return `${value.mana === "" ? "{0}" : value.mana}${value.x === undefined ? "" : `, where X is ${amount(value.x)}`}${value.help ? " (artifacts and creatures may be tapped to help to pay it)" : ""}`;
    case "manaCost":
      return `${value.of ? `the mana cost of ${objects(value.of)}` : "its mana cost"}${value.less === undefined ? "" : ` reduced by ${value.less}`}`;
    case "tap":
      return "tap this";
    case "untap":
      return "untap this";
    case "exert":
      return "exert this";
    case "revealChoice":
      return `reveal the ${value.of} that you chose for this in secret`;
    case "life":
      return measured(value.amount, "life");
    case "gainLife":
      return `have ${players(value.who)} gain ${amount(value.amount)} life`;
    case "loyalty":
      return `loyalty ${signed(value.amount)}`;
    case "sacrifice":
    case "discard":
    case "exile":
    case "return":
    case "unattach":
    case "reveal":
      return `${value.pay} ${costObjects(value.what)}${"noteAs" in value && value.noteAs ? called(value.noteAs) : ""}`;
    case "tapOthers":
    case "untapOthers":
      return `${value.pay === "tapOthers" ? "tap" : "untap"} ${costObjects(value.what)}${value.totalPower === undefined ? "" : ` with total power at least ${amount(value.totalPower)}`}`;
    case "removeCounters": {
      const count = typeof value.count === "string" ? value.count : amount(value.count);
      const from = value.among ? "among " : "";
      return `remove ${count} ${value.kind === undefined ? "" : `${value.kind} `}counter${value.count === 1 ? "" : "s"} from ${from}${costObjects(value.from)}`;
    }
    case "energy":
      return `${amount(value.amount)} {E}`;
    case "putCounters":
      return `put ${counted(value.count, `${value.kind} counter`)} on ${costObjects(value.on)}`;
    case "mill":
      return value.to === "exile"
        ? `exile the top ${counted(value.count, "card")} of your library`
        : `mill ${counted(value.count, "card")}`;
    case "roll":
      return `roll a d${value.sides}`;
    case "collectEvidence":
      return `collect evidence ${amount(value.amount)}`;
    case "behold":
      return `behold ${one(value.filter)}`;
    case "putInGraveyard":
      return `put ${costObjects(value.what)} into its owner's graveyard`;
    case "putOnLibrary":
      return `put ${costObjects(value.what)} on the ${value.bottom ? "bottom" : "top"} of your library`;
    case "oneOf":
      return `${value.as ? `${value.as}: ` : ""}either ${listed(value.of.map(costs), "or")}`;
  }
}

function costObjects(value: CostObjects): string {
  switch (value.what) {
    case "self":
      return "this";
    case "host":
      return "what this is attached to";
    case "granter":
    case "object":
      return "what gives this ability";
    case "all":
      return `each ${filter(value.filter, thingIn(value.in ?? "battlefield"))}${value.in ? ` in your ${value.in}` : ""}`;
    case "chosen": {
      const thing = thingIn(value.in ?? "battlefield");
      const what = value.count.max === 1 ? filter(value.filter, thing) : several(value.filter, thing);
      const name = value.noteAs === undefined ? "" : called(value.noteAs);
      const whose = value.anyones ? "a" : "your";
      const group = value.together === undefined ? "" : ` ${together(value.together)}`;
      return `${range(value.count)} ${what}${value.in ? ` in ${whose} ${zones(value.in)}` : ""}${group}${value.topmost ? " that lie topmost" : ""}${value.random ? " at random" : ""}${name}`;
    }
  }
}
