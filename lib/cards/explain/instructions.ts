import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Cost, CostObjects } from "../../engine/abilities/costs.ts";
import type { Destination, Entering, TokenDescription } from "../../engine/abilities/destinations.ts";
import type { ChosenQuality, Duration, Effect } from "../../engine/abilities/effects.ts";
import type { ManaProduced } from "../../engine/abilities/mana.ts";
import type { CostChange, Rule } from "../../engine/abilities/statics.ts";
import { letter, listed, spaced } from "./plain.ts";
import {
  amount,
  condition,
  does,
  eventClause,
  filter,
  objects,
  one,
  players,
  possessive,
  range,
  recipients,
  several,
  signed,
  thingIn,
  told,
} from "./things.ts";

/** An instruction that contains no other. */
export function sentence(effect: Effect): string {
  switch (effect.do) {
    case "destroy":
      return `destroy ${objects(effect.what)}${effect.noRegeneration ? ", without regeneration" : ""}`;
    case "move":
      return `put ${objects(effect.what)} ${destination(effect.to)}`;
    case "sacrifice":
      return `${does(effect.who, "sacrifice")} ${objects(effect.what)}`;
    case "tap":
    case "untap":
      return `${effect.do} ${objects(effect.what)}`;
    case "counterSpell":
      return `counter ${objects(effect.what)}${effect.to ? ` and put it ${destination(effect.to)}` : ""}`;
    case "damage":
      return `${effect.source ? objects(effect.source) : "this card"} deals ${amount(effect.amount)} damage to ${recipients(effect.to)}${effect.divided ? ", divided as chosen" : ""}${effect.excess ? `, what is too much to ${players(effect.excess)} instead` : ""}`;
    case "fight":
      return `${objects(effect.one)} fights ${objects(effect.other)}`;
    case "putCounters":
      return `put ${amount(effect.count)} ${effect.kind} counter${effect.count === 1 ? "" : "s"} on ${recipients(effect.on)}`;
    case "removeCounters":
      return `remove ${effect.count === "all" ? "all" : amount(effect.count)} ${effect.kind === undefined ? "" : `${effect.kind} `}counters from ${recipients(effect.from)}`;
    case "attach":
      return `attach ${objects(effect.what)} to ${objects(effect.to)}`;
    case "draw":
      return `${does(effect.who, "draw")} ${cards(effect.count)}`;
    case "discard":
      return `${does(effect.who, "discard")} ${effect.what === "hand" ? "the whole hand" : objects(effect.what)}`;
    case "gainLife":
      return `${does(effect.who, "gain")} ${amount(effect.amount)} life`;
    case "loseLife":
      return `${does(effect.who, "lose")} ${amount(effect.amount)} life`;
    case "setLife":
      return `${possessive(effect.who)} life total becomes ${amount(effect.amount)}`;
    case "mill":
    case "scry":
    case "surveil":
      return `${does(effect.who, effect.do)} ${amount(effect.count)}`;
    case "addMana":
      return `${does(effect.who, "add")} ${mana(effect.mana)}${effect.restriction === undefined ? "" : `, spent only on this: ${told(effect.restriction)}`}`;
    case "playerCounters":
      return `${does(effect.who, "get")} ${amount(effect.count)} ${effect.kind} counter${effect.count === 1 ? "" : "s"}`;
    case "search":
      return `${does(effect.who, "search")} ${possessive(effect.library)} library for ${range(effect.count)} ${effect.count.max === 1 ? filter(effect.filter, "card") : several(effect.filter, "card")}${effect.reveal ? " and reveal it" : ""}`;
    case "shuffle":
      return `${does(effect.who, "shuffle")}`;
    case "look":
      return `${does(effect.who, effect.reveal ? "reveal" : "look")}${effect.reveal ? "" : " at"} ${objects(effect.what)}`;
    case "gainControl":
      return `${does(effect.who, "gain")} control of ${objects(effect.what)} ${duration(effect.duration)}`;
    case "choose":
      return `choose ${objects(effect.what)}`;
    case "choosePlayer":
      return `${does(effect.who, "choose")} ${effect.count ? `${range(effect.count)} of ` : "one of "}${players(effect.from)}${effect.random ? " at random" : ""}`;
    case "chooseOption":
      return `${does(effect.who, "choose")} ${quality(effect.options)}`;
    case "revealUntil":
      return `${does(effect.who, effect.exile ? "exile" : "reveal")} cards from the top of the library until ${effect.count === undefined ? "one is" : `${amount(effect.count)} are`} ${filter(effect.filter)}`;
    case "moveCounters":
      return `move ${effect.count === "all" ? "all" : amount(effect.count)} ${effect.kind ?? ""} counters from ${objects(effect.from)} to ${objects(effect.to)}`;
    case "cast":
      return `${does(effect.who, "cast")} ${objects(effect.what)}${effect.free ? " without paying its mana cost" : ""}${effect.optional ? ", if you like" : ""}`;
    case "exchange":
      return effect.quality === "life"
        ? `${recipients(effect.one)} and ${recipients(effect.other)} exchange life totals`
        : effect.quality === "places"
          ? `exchange ${recipients(effect.one)} with ${recipients(effect.other)}`
          : `exchange ${spaced(effect.quality)} of ${recipients(effect.one)} and ${recipients(effect.other)}`;
    case "extraPhase":
      return `after ${effect.after === undefined || effect.after === "this" ? "this phase" : told(effect.after)} there is an additional ${listed([...effect.phases])} phase`;
    case "amass":
    case "bolster":
    case "adapt":
    case "monstrosity":
    case "support":
    case "incubate":
      return `${"what" in effect && effect.what !== undefined ? `${objects(effect.what)}: ` : ""}${effect.do} ${amount(effect.n)}${effect.subtype === undefined ? "" : ` (${effect.subtype})`}`;
    default:
      return other(effect);
  }
}

const quality = (value: ChosenQuality): string => {
  switch (value.quality) {
    case "word":
      return listed(value.words, "or");
    case "cardName":
      return `a ${value.filter ? `${filter(value.filter)} ` : ""}card name`;
    default:
      return `a ${spaced(value.quality)}`;
  }
};

/** Instructions whose name and object say it all: "transform this card", "you investigate". */
function other(effect: Effect): string {
  if ("who" in effect && Object.keys(effect).length === 2) return does(effect.who, spaced(effect.do));
  const { do: name, ...rest } = effect;
  if ("what" in rest && typeof rest.what === "object" && "what" in rest.what && Object.keys(rest).length === 1)
    return `${spaced(name)} ${objects(rest.what)}`;
  return told(effect);
}

/** "1 card", "X cards". */
const cards = (count: Amount): string =>
  typeof count === "number" || count.amount === "x"
    ? `${amount(count)} card${count === 1 ? "" : "s"}`
    : `as many cards as ${amount(count)}`;

export function destination(to: Destination): string {
  switch (to.zone) {
    case "library":
      return typeof to.place === "object"
        ? `into the library, beneath its top ${cards(to.place.fromTop)}`
        : to.place === "shuffle"
          ? "into the library and shuffle"
          : `on the ${spaced(to.place)} of the library${to.order === undefined ? "" : `, ${ORDERS[to.order] ?? spaced(to.order)}`}`;
    case "battlefield":
      return `onto the battlefield${to.tapped ? " tapped" : ""}${to.control && to.control !== "owner" ? ` under ${possessive(to.control)} control` : ""}`;
    case "hand":
      return "into the owner's hand";
    case "graveyard":
      return "into the owner's graveyard";
    case "exile":
      return `into exile${to.faceDown ? ", face down" : ""}${to.until ? `, until ${objects(to.until)} leaves the battlefield` : ""}`;
    default:
      return `into the ${to.zone} zone`;
  }
}

const ORDERS: Readonly<Record<string, string>> = { random: "in a random order", any: "in any order" };

export function duration(value: Duration): string {
  if (typeof value === "object" && "nextTurnOf" in value) return `in ${possessive(value.nextTurnOf)} next turn`;
  if (typeof value === "object") return `for as long as ${condition(value.while)}`;
  const words: Readonly<Record<string, string>> = {
    endOfTurn: "until the end of the turn",
    forever: "for good",
    yourNextTurn: "until your next turn",
    endOfYourNextTurn: "until the end of your next turn",
    yourNextUpkeep: "until your next upkeep",
    yourNextEndStep: "until your next end step",
    endOfCombat: "until the end of combat",
    planeswalk: "until a player planeswalks",
  };
  return words[value] ?? spaced(value);
}

export function rule(value: Rule): string {
  switch (value.rule) {
    case "triggersTwice":
      return `triggered abilities${value.of ? ` of ${several(value.of)}` : ""} trigger once more${value.when ? ` when ${eventClause(value.when)}` : ""}`;
    case "manaDoesntEmpty":
      return `${does(value.who, "keep")} unspent ${value.type === undefined ? "" : `{${value.type}} `}mana as steps and phases end`;
    case "playerHexproof":
      return `opponents can't target ${players(value.who)}`;
    case "playerShroud":
      return `nobody can target ${players(value.who)}`;
    case "playerProtection":
      return `${does(value.who, "have")} protection from ${several(value.from)}`;
    case "additionalCost":
      return `casting ${filter(value.what)} costs in addition: ${costs(value.cost)}${value.optional ? ", if you like" : ""}`;
    case "alternativeCost":
      return `${filter(value.what)} may be cast for ${costs(value.cost)} instead of its mana cost`;
    case "costs":
      return `${filter(value.what)} (${value.kind}${value.who === undefined ? "" : `, of ${players(value.who)}`}) costs ${costChange(value.change)}`;
    case "mayPlay":
      return mayPlay(value);
    case "flashFor":
      return `${players(value.who)} may cast ${filter(value.what)} as though it had flash${value.cost ? `, paying in addition ${costs(value.cost)}` : ""}`;
    case "triggersNot":
      return `when ${eventClause(value.when)}, that causes no abilities${value.of ? ` of ${several(value.of)}` : ""} to trigger`;
    case "crewsAs":
      return `${objects(value.who)} ${listed(value.what.map((what) => `${what}s`))} as though its power were ${value.as === "toughness" ? "its toughness" : `${value.as} greater`}`;
    case "additionalVote":
      return `${value.optional ? `${players(value.who)} may vote` : does(value.who, "vote")} once more in each vote`;
    case "assignsNoCombatDamage":
      return `${objects(value.who)} assigns no combat damage`;
    default:
      return ruleAbout(value);
  }
}

function mayPlay(value: Extract<Rule, { rule: "mayPlay" }>): string {
  const { what } = value;
  const cards =
    "inZone" in what
      ? `${what.top ? "the top card, if it is " : ""}${filter(what.filter)}${what.top ? "," : ""} from ${possessive(what.of)} ${what.inZone}`
      : objects(what);
  const price = [
    ...(value.free ? ["without paying its mana cost"] : []),
    ...(value.cost ? [`for ${costs(value.cost)} instead of its mana cost`] : []),
    ...(value.additional ? [`paying in addition ${costs(value.additional)}`] : []),
    ...(value.anyMana ? [`spending mana as though it were of any ${value.anyMana}`] : []),
    ...(value.perTurn === undefined ? [] : [`${value.perTurn} time${value.perTurn === 1 ? "" : "s"} each turn`]),
  ];
  return [`${players(value.who)} may ${value.play ? "play" : "cast"} ${cards}`, ...price].join(", ");
}

function costChange(change: CostChange): string {
  if (change.change === "least") return `at least ${change.total}`;
  if (change.change === "set") return change.mana;
  if (change.change === "loyalty") return `[${change.by > 0 ? "+" : ""}${change.by}] more`;
  const times = change.times === undefined ? "" : ` times ${amount(change.times)}`;
  const least = change.change === "less" && change.downTo !== undefined ? `, but no less than ${change.downTo}` : "";
  return `${change.mana} ${change.change}${times}${least}`;
}

/** How a permanent arrives: "tapped, with 2 +1/+1 counters". */
export function arrival({ tapped, counters, ...rest }: Entering): string {
  const parts = [
    ...(tapped ? ["tapped"] : []),
    ...(counters ?? []).map(({ kind, count }) => `with ${amount(count)} ${kind} counter${count === 1 ? "" : "s"}`),
    ...(Object.keys(rest).length === 0 ? [] : [told(rest)]),
  ];
  return parts.length === 0 ? "as usual" : parts.join(", ");
}

function ruleAbout(value: Rule): string {
  if ("who" in value && value.who && "what" in value.who) {
    const { rule: name, who, ...rest } = value;
    const more = Object.keys(rest).length === 0 ? "" : ` ${told(rest)}`;
    return `${objects(value.who)}: ${spaced(name)}${more}`;
  }
  if ("what" in value && value.what && "is" in value.what) {
    const { rule: name, what, ...rest } = value;
    const more = Object.keys(rest).length === 0 ? "" : ` ${told(rest)}`;
    return `${one(what)}: ${spaced(name)}${more}`;
  }
  return told(value);
}

export const costs = (all: readonly Cost[]): string => listed(all.map(cost));

function cost(value: Cost): string {
  switch (value.pay) {
    case "mana":
      return value.mana === "" ? "{0}" : value.mana;
    case "tap":
      return "tap this";
    case "untap":
      return "untap this";
    case "life":
      return `${amount(value.amount)} life`;
    case "loyalty":
      return `loyalty ${signed(value.amount)}`;
    case "sacrifice":
    case "discard":
    case "exile":
    case "return":
    case "unattach":
    case "reveal":
      return `${value.pay} ${costObjects(value.what)}`;
    case "tapOthers":
      return `tap ${costObjects(value.what)}`;
    case "removeCounters":
      return `remove ${typeof value.count === "string" ? value.count : amount(value.count)} ${value.kind === undefined ? "" : `${value.kind} `}counter${value.count === 1 ? "" : "s"} from ${costObjects(value.from)}`;
    case "energy":
      return `${amount(value.amount)} {E}`;
    case "putCounters":
      return `put ${amount(value.count)} ${value.kind} counter${value.count === 1 ? "" : "s"} on ${costObjects(value.on)}`;
    case "mill":
      return `mill ${cards(value.count)}`;
    case "collectEvidence":
      return `collect evidence ${amount(value.amount)}`;
    case "putOnLibrary":
      return `put ${costObjects(value.what)} on the ${value.bottom ? "bottom" : "top"} of your library`;
    case "oneOf":
      return `either ${listed(value.of.map(costs), "or")}`;
    default:
      return told(value);
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
      return `each ${filter(value.filter)}${value.in ? ` in your ${value.in}` : ""}`;
    case "chosen": {
      const thing = thingIn(value.in ?? "battlefield");
      const what = value.count.max === 1 ? filter(value.filter, thing) : several(value.filter, thing);
      const called = value.noteAs === undefined ? "" : ` (call it ${letter(value.noteAs)})`;
      return `${range(value.count)} ${what}${value.in ? ` in your ${value.in}` : ""}${value.random ? ", at random" : ""}${called}`;
    }
  }
}

function mana(value: ManaProduced): string {
  switch (value.add) {
    case "fixed":
      return (
        value.mana.map((symbol) => `{${symbol}}`).join("") +
        (value.times === undefined ? "" : ` times ${amount(value.times)}`)
      );
    case "oneColor":
      return value.among === "chosenColor"
        ? `${amount(value.count)} of the chosen color`
        : `${amount(value.count)} of one of ${value.among.map((symbol) => `{${symbol}}`).join(" ")}`;
    case "combination":
      return `${amount(value.count)} among ${value.among.map((symbol) => `{${symbol}}`).join(" ")}`;
    case "choice":
      return listed(
        value.of.map((one) => one.map((symbol) => `{${symbol}}`).join("")),
        "or",
      );
    default:
      return told(value);
  }
}

export function token(value: TokenDescription): string {
  const size =
    value.power === undefined || value.toughness === undefined
      ? ""
      : `${amount(value.power)}/${amount(value.toughness)} `;
  const colors =
    typeof value.colors === "string"
      ? "of the chosen color"
      : value.colors.length === 0
        ? "colorless"
        : value.colors.map((color) => `{${color}}`).join("");
  const subtypes = typeof value.subtypes === "string" ? "of the chosen type" : value.subtypes.join(" ");
  return `${size}${colors} ${[...value.supertypes, subtypes, ...value.types].filter(Boolean).join(" ")}${value.name ? ` named ${value.name}` : ""}`;
}
