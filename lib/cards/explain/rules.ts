import type { Amount } from "../../engine/abilities/amounts.ts";
import type { Players } from "../../engine/abilities/references.ts";
import type { CastThisWay } from "../../engine/abilities/rules/casting.ts";
import type { CostChange } from "../../engine/abilities/rules/costs.ts";
import type { Rule } from "../../engine/abilities/rules.ts";
import { amount, compare, counted, signed } from "./amounts.ts";
import { condition } from "./conditions.ts";
import { costs, insteadOfMana } from "./costs.ts";
import { arrival } from "./destinations.ts";
import { eventClause } from "./events.ts";
import { aNoun, filter, one, several } from "./filters.ts";
import { COLOR, listed, spaced } from "./plain.ts";
import { does, objects, players, possessive, recipients, theZones, thingIn, where } from "./references.ts";

type About<K extends Rule["rule"]> = Extract<Rule, { rule: K }>;

/** Rules of the game that are changed, but for what is done as it starts, which is instructions. */
export function rule(
  value: Exclude<Rule, { rule: "openingHand" | "couldMulligan" | "beforeOpeningHand" | "withFound" }>,
): string {
  switch (value.rule) {
    case "cantAttack":
      return `${objects(value.who)} can't attack${value.defender ? ` ${recipients(value.defender)}` : ""}${unless(value)}`;
    case "cantBlock":
      return `${objects(value.who)} can't block${value.attacker ? ` ${one(value.attacker)}` : ""}${unless(value)}`;
    case "cantBeBlocked":
      return `${objects(value.who)} can't be blocked${value.by ? ` by ${several(value.by)}` : ""}${value.defender ? ` where it attacks ${players(value.defender)}` : ""}`;
    case "cantBeBlockedExceptBy":
      return `${objects(value.who)} can't be blocked except by ${several(value.by)}`;
    case "blockedByAllOrNone":
      return `${objects(value.who)} can't be blocked unless all creatures of the defending player block it`;
    case "cantBeBlockedByCount":
      return `${objects(value.who)} can't be blocked by ${compare(value.count)} creatures`;
    case "startingPlayer":
      return "you are the starting player, or one of those by lot of whom that is said";
    case "additionalHand":
      return `you draw a further hand of ${value.cards} cards as the game begins, and shuffle all your hands but one into your library before anybody takes a mulligan`;
    case "companion":
      return `this may be the companion of a starting deck if ${condition(value.deck)}`;
    case "mustAttack":
      return `${objects(value.who)} attacks ${value.defender ? `${players(value.defender)} ` : value.attacked ? `${objects(value.attacked)} ` : ""}each combat if able`;
    case "mustBlock":
      return `${objects(value.who)} blocks ${value.attacker ? `${objects(value.attacker)} ` : ""}each combat if able`;
    case "mustBeBlocked":
      return `${value.by === "all" ? "all" : "one"} of the ${value.blockers ? several(value.blockers) : "creatures"} able to block ${objects(value.who)} ${value.by === "all" ? "do" : "does"} so`;
    case "canBlockMore":
      return `${objects(value.who)} can block ${value.more === "any" ? "any number of creatures" : `${amount(value.more)} more`}`;
    case "canAttackWithDefender":
      return `${objects(value.who)} can attack ${value.defender ? `${players(value.defender)} ` : ""}as though without defender`;
    case "attacksNearest":
      return `${players(value.who)} may attack only the nearest opponent in the chosen direction, and planeswalkers of that opponent`;
    case "attacksAloneOnly":
      return `${objects(value.who)} can attack only alone`;
    case "blocksAloneOnly":
      return `${objects(value.who)} can block only alone`;
    case "cantAttackAlone":
      return `${objects(value.who)} can't attack alone`;
    case "cantBlockAlone":
      return `${objects(value.who)} can't block alone`;
    case "attackCost":
      return `${several(value.who, "creature")} can't attack${value.defender ? ` ${players(value.defender)}` : ""}${value.orTheirs ? " or planeswalkers they control" : ""} unless their controller pays ${costs(value.cost)} for each`;
    case "attackOption":
      return `as ${objects(value.who)} attacks, its controller may pay ${costs(value.cost)}`;
    case "blockCost":
      return `${several(value.who, "creature")} can't block${value.attacker ? ` ${several(value.attacker, "creature")}` : ""} unless their controller pays ${costs(value.cost)} for each`;
    case "attackLimit":
      return `no more than ${counted(value.count, "creature")}${value.by ? ` of ${players(value.by)}` : ""} can attack${value.defender ? ` ${players(value.defender)}` : ""} each combat`;
    case "blockLimit":
      return `no more than ${counted(value.count, "creature")}${value.by ? ` of ${players(value.by)}` : ""} can block each combat`;
    case "damageFromToughness":
      return `${objects(value.who)} assigns combat damage by its toughness, not its power`;
    case "lethalByPower":
      return `lethal damage to ${objects(value.who)} is told by its power, not its toughness`;
    case "assignAsThoughUnblocked":
      return `${objects(value.who)} may assign its combat damage as though it weren't blocked`;
    case "assignsNoCombatDamage":
      return `${objects(value.who)} assigns no combat damage`;
    case "blockAsThough":
      return value.ignoring === "untapped"
        ? `${objects(value.who)} can block as though it were untapped`
        : `${objects(value.who)} can block ${value.attacker ? several(value.attacker) : "creatures"} as though they didn't have ${value.land === undefined ? value.ignoring : `${value.land.toLowerCase()}walk`}`;
    case "doesntUntap":
      return `${objects(value.who)} doesn't untap in its controller's ${value.nextOnly ? "next " : ""}untap step`;
    case "mayNotUntap":
      return `${objects(value.who)} needn't untap in its controller's untap step`;
    case "untapsDuring":
      return `${objects(value.who)} untaps in ${possessive(value.whose)} untap step too`;
    case "untapLimit":
      return `${value.who ? players(value.who) : "each player"} can't untap more than ${amount(value.count)} ${value.count === 1 ? filter(value.filter) : several(value.filter)} in an untap step`;
    case "cantHaveCounters":
      return `${objects(value.who)} can't have ${value.kind ?? "any"} counters put on it${causedBy(value)}`;
    case "cantBeSacrificed":
    case "cantTransform":
    case "cantBeRegenerated":
    case "cantBeTapped":
    case "cantBecomeUntapped":
    case "cantBecomeSuspected":
      return `${objects(value.who)} ${spaced(value.rule)}${causedBy(value)}`;
    case "cantAttachOthers":
      return `nothing else can be attached to ${objects(value.who)}${value.kind ? ` (${value.kind})` : ""}${causedBy(value)}`;
    case "cantEnter":
      return `${several(value.what, "card")} can't enter the battlefield${value.from ? ` from ${theZones(value.from)}` : ""}`;
    case "keepsCounters":
      return "counters remain on this as it moves to any zone other than a hand or library";
    case "counterLimit":
      return `${objects(value.who)} can't have more than ${amount(value.most)} ${value.kind} counters`;
    case "legendRuleOff":
      return `the "legend rule" doesn't apply to ${objects(value.who)}`;
    case "hasteForAbilities":
      return `abilities of ${objects(value.who)} may be activated as though it had haste`;
    case "cantCrew":
      return `${objects(value.who)} can't crew Vehicles`;
    case "cantPhaseOut":
      return `${objects(value.who)} can't phase out`;
    case "attacksOnlyWith":
    case "blocksOnlyWith":
      return `${objects(value.who)} can't ${value.rule === "attacksOnlyWith" ? "attack" : "block"} unless ${value.count} more that ${value.count === 1 ? "is" : "are"} ${one(value.with)} do so`;
    case "crewsAs":
      return `${objects(value.who)} ${listed(value.what.map((what) => `${what}s`))} as though its power were ${value.as === "toughness" ? "its toughness" : `${value.as} greater`}`;
    case "attachesOnlyTo":
      return `${objects(value.who)} can be attached only to ${one(value.filter)}`;
    case "cantBeCopied":
      return `${one(value.what, "spell")} can't be copied`;
    case "cantBeCountered":
      return `${one(value.what, "spell")} can't be countered${value.by ? ` by spells or abilities of ${players(value.by)}` : ""}${value.source ? ` by ${several(value.source)}` : ""}`;
    case "cantCast":
      return `${players(value.who)} can't cast ${several(value.what, "spell")}${value.from ? ` from ${theZones(value.from)}` : ""}${value.during ? ` ${DURING[value.during]}` : ""}`;
    case "castOnly":
      return `${one(value.what, "spell")} may be cast only if ${condition(value.when)}`;
    case "castLimit":
      return `${players(value.who)} can't cast more than ${value.perTurn} ${value.perTurn === 1 ? filter(value.what, "spell") : several(value.what, "spell")} each turn`;
    case "cantPlayLands":
      return `${players(value.who)} can't play ${value.what ? several(value.what) : "lands"}${value.from ? ` from ${theZones(value.from)}` : ""}`;
    case "cantActivate":
      return `${value.who ? `${players(value.who)} can't activate` : "nobody can activate"} ${value.kind === "loyalty" || value.kind === "cycling" ? `${value.kind} ` : ""}abilities of ${objects(value.of)}${value.kind === "tapCost" ? " that cost {T}" : ""}${value.exceptMana ? ", other than mana abilities" : ""}`;
    case "extraLands":
      return `${players(value.who)} may play ${amount(value.count)} more land${value.count === 1 ? "" : "s"} each turn`;
    case "mayPlay":
      return mayPlay(value);
    case "flashFor":
      return `${players(value.who)} may cast ${filter(value.what)} as though it had flash${value.cost ? `, paying in addition ${costs(value.cost)}` : ""}`;
    case "sorcerySpeedOnly":
      return `${players(value.who)} may cast ${several(value.what, "spell")} only when a sorcery could be cast`;
    case "costs":
      return `${costly(value)}${value.method ? ` cast by ${value.method}` : ""}${value.from ? ` from ${theZones(value.from)}` : ""} ${value.kind === "spell" && value.what.is !== "self" ? "cost" : "costs"} ${costChange(value.change)}${value.exceptMana ? ", mana abilities excepted" : ""}${value.aimed ? `, where it targets ${one(value.aimed)}` : ""}`;
    case "alternativeCost":
      return `${filter(value.what)}${value.from ? ` in the ${value.from}` : ""} may be cast${value.who ? ` by ${players(value.who)}` : ""} for ${costs(value.cost)} instead of its mana cost${value.perTurn ? `, ${value.perTurn} a turn` : ""}${value.during ? " of one's own" : ""}${value.flash ? ", then as though it had flash" : ""}${value.condition ? `, if ${condition(value.condition)}` : ""}`;
    case "alternativeActivation":
      return `${players(value.who)} may pay ${costs(value.cost)} rather than what ${value.keyword} abilities of ${several(value.of)} cost`;
    case "additionalCost":
      return `casting ${filter(value.what)} costs${value.who ? ` ${players(value.who)}` : ""} in addition: ${costs(value.cost)}${value.optional ? `, ${value.repeatable ? "any number of times " : ""}if you like` : ""}`;
    case "cantPay":
      return `${players(value.who)} can't ${[
        ...(value.life ? ["pay life"] : []),
        ...(value.sacrifice ? [`sacrifice ${several(value.sacrifice, "permanent")}`] : []),
      ].join(" or ")} to cast spells or activate abilities${value.exceptMana ? ", mana abilities excepted" : ""}`;
    case "lifeForMana":
      return `of each ${COLOR[value.color]} mana symbol in a cost, ${players(value.who)} may pay 2 life rather than that mana`;
    case "paidWith":
      return `${one(value.what, "spell")} is paid ${
        value.x
          ? `with ${listed(
              value.x.map((color) => `{${color}}`),
              "or",
            )} only for X`
          : ""
      }${value.sources === undefined ? "" : value.sources.is === "not" && value.sources.of.is === "any" ? "without any mana" : `with mana of ${several(value.sources)} only`}`;
    case "spendAsThoughAny":
      return `${players(value.who)} may spend ${value.only ? `{${value.only}} ` : ""}mana as though it were ${value.as ? `{${value.as}} mana` : `mana of any ${value.mode}`}${
        value.what
          ? ` to ${value.toActivate ? "activate abilities of" : "cast"} ${several(value.what, value.toActivate ? "permanent" : "spell")}`
          : ""
      }${value.othersColorless ? ", and all other mana only as though it were colorless" : ""}`;
    case "manaDoesntEmpty":
      return `${does(value.who, "keep")} unspent ${value.type === undefined ? "" : `{${value.type}} `}mana as steps and phases end${value.becomes ? `, as {${value.becomes}}` : ""}`;
    case "activateAsInstant":
      return `${value.kind} abilities of ${objects(value.of)} may be activated ${value.extra === undefined ? "whenever an instant could be cast" : value.more ? `${value.extra} more times` : `${value.extra + 1} times each turn`}`;
    case "timesPerTurn":
      return `${value.keyword} abilities of ${objects(value.of)} may be activated ${value.times} times each turn`;
    case "mayEnd":
      return `${players(value.who)} may pay ${costs(value.cost)} to end this effect`;
    case "mayIgnore":
      return `${players(value.who)} may pay ${costs(value.cost)} to ignore this effect until the end of the turn`;
    case "ignores":
      return `${does(value.who, "ignore")} this effect`;
    case "copySpellsOnceMore":
      return `${does(value.who, "copy")} spells an additional time, and may choose new targets for that copy`;
    case "foretellOnAnyTurn":
      return `${does(value.who, "foretell")} cards on any player's turn`;
    case "plotFromTop":
      return `${players(value.who)} may plot ${several(value.what, "card")} from the top of their library`;
    case "afterRoll":
      return `${players(value.who)} may pay ${costs(value.cost)} after rolling a die, to ${value.does === "reroll" ? "roll it again" : "change the result by 1"}`;
    case "winsFirstFlips":
      return `${players(value.who)}, the first time each turn ${value.who.who === "you" ? "you flip" : "they flip"} any coins, win${value.who.who === "you" ? "" : "s"} those flips, which come up heads`;
    case "revealFirstDraw":
      return `${does(value.who, "reveal")} the first card drawn in each ${value.during ? "of their own turns" : "turn"}`;
    case "cantDiscard":
      return `${players(value.who)} can't discard cards${causedBy(value)}`;
    case "controlsSearching":
      return `${does(value.who, "control")} ${players(value.of)} while they search their libraries`;
    case "searchTop":
      return `${does(value.who, "search")} only the top ${value.count} cards of a library`;
    case "cantBeTargeted":
      return `${recipients(value.what)} can't be the target of ${several(value.by, "spell or abilitie")}${value.of ? ` of ${players(value.of)}` : ""}`;
    case "cantChoose":
      return `as this spell is cast its target can't be ${one(value.target)}`;
    case "ignoreHexproof":
      return `${players(value.who)} may target ${value.players ? `${players(value.players)} and ` : ""}${several(value.what)} as though without hexproof`;
    case "additionalVote":
      return `${value.optional ? `${players(value.who)} may vote` : does(value.who, "vote")} once more in each vote`;
    case "maximumHandSize":
      return value.set === "none"
        ? `${does(value.who, "have")} no maximum hand size`
        : `the maximum hand size of ${players(value.who)} is ${value.set === undefined ? `${signed(value.change ?? 0)} as large` : amount(value.set)}`;
    case "playerHexproof":
      return `opponents can't target ${players(value.who)}${value.from === undefined ? "" : ` with ${several(value.from)}`}`;
    case "playerShroud":
      return `nobody can target ${players(value.who)}`;
    case "playerProtection":
      return `${does(value.who, "have")} protection from ${value.from.is === "any" ? "everything" : several(value.from)}`;
    case "damageUnpreventable":
      return `${value.combat ? "combat " : ""}damage${value.source ? ` of ${one(value.source)}` : ""} can't be prevented`;
    case "triggersTwice":
      return `triggered abilities${value.of ? ` of ${several(value.of, value.permanents && "permanent")}` : ""} trigger once more${value.when ? ` when ${eventClause(value.when)}` : ""}`;
    case "triggersNot":
      return `when ${eventClause(value.when)}, that causes no abilities${value.of ? ` of ${several(value.of, value.permanents && "permanent")}` : ""} to trigger`;
    case "lookAtFaceDown":
      return `${players(value.who)} may look at ${several(value.what)} that are face down, any time`;
    case "damageAsCounters":
      return value.to
        ? `damage is dealt to ${players(value.to)} as though ${value.who.what === "damageSources" ? "its source" : objects(value.who)} had ${value.kind}`
        : `${objects(value.who)} deals damage as though it had ${value.kind}`;
    case "choosesCombat":
      return `${does(value.who, "choose")} which creatures ${value.declaring === "attackers" ? "attack" : "block, and what"}`;
    default:
      return ofPlayers(value.rule, value.who);
  }
}

/** Rules about players that have no other parts. */
function ofPlayers(name: PlayerRule, who: About<PlayerRule>["who"]): string {
  switch (name) {
    case "skipDrawStep":
      return `${does(who, "skip")} the draw step`;
    case "skipUntapStep":
      return `${does(who, "skip")} the untap step`;
    case "skipUpkeep":
      return `${does(who, "skip")} the upkeep step`;
    case "cantGainLife":
      return `${players(who)} can't gain life`;
    case "cantLoseLife":
      return `${players(who)} can't lose life`;
    case "cantDraw":
      return `${players(who)} can't draw cards`;
    case "cantDrawExtra":
      return `${players(who)} can't draw more than one card each turn`;
    case "drawFromBottom":
      return `${does(who, "draw")} from the bottom of the library`;
    case "cantSearch":
      return `${players(who)} can't search libraries`;
    case "cantLoseGame":
      return `${players(who)} can't lose the game`;
    case "cantLoseForLife":
      return `${players(who)} can't lose the game for having 0 or less life`;
    case "skipExtraTurns":
      return `${does(who, "skip")} extra turns`;
    case "cantWinGame":
      return `${players(who)} can't win the game`;
    case "playWithHandRevealed":
      return `${does(who, "play")} with the hand revealed`;
    case "topCardRevealed":
      return `${does(who, "play")} with the top card of the library revealed`;
    case "lookAtTopAnyTime":
      return `${players(who)} may look at the top card of the library any time`;
    case "cantGetCounters":
      return `${players(who)} can't get counters`;
    case "poisonImmune":
      return `${players(who)} can't get poison counters`;
    case "cantBecomeMonarch":
      return `${players(who)} can't become the monarch`;
    case "lifeTotalCantChange":
      return `${possessive(who)} life total can't change`;
  }
}
type PlayerRule =
  | (
      | "cantGainLife"
      | "cantLoseLife"
      | "skipDrawStep"
      | "skipUntapStep"
      | "skipUpkeep"
      | "cantDraw"
      | "cantDrawExtra"
      | "drawFromBottom"
      | "cantSearch"
    )
  | (
      | "cantLoseForLife"
      | "skipExtraTurns"
      | "cantLoseGame"
      | "cantWinGame"
      | "playWithHandRevealed"
      | "topCardRevealed"
      | "lookAtTopAnyTime"
      | "poisonImmune"
      | "cantGetCounters"
    )
  | ("cantBecomeMonarch" | "lifeTotalCantChange");

const unless = ({ unless: held }: About<"cantAttack" | "cantBlock">): string =>
  held ? ` unless ${condition(held)}` : "";
const causedBy = ({ causedBy: whom }: { readonly causedBy?: Players }): string =>
  whom ? `, because of spells or abilities of ${players(whom)}` : "";

const DURING: Readonly<Record<NonNullable<About<"cantCast">["during"]>, string>> = {
  opponentsTurn: "during an opponent's turn",
  ownTurn: "during their own turn",
  combat: "during combat",
  notOwnTurn: "except during their own turn",
};

/** What costs more or less: "Beast spells cast by you", "an ability of a creature". */
function costly({ what, who, kind }: About<"costs">): string {
  if (kind === "spell" && what.is === "self") return "this card";
  if (kind === "spell") return `${several(what, "spell")}${who === undefined ? "" : ` cast by ${players(who)}`}`;
  const of = who === undefined ? "" : `, of ${players(who)}`;
  return `${filter(what)} (${kind}${of})`;
}

function mayPlay(value: About<"mayPlay">): string {
  const { what } = value;
  const cards =
    "inZone" in what
      ? `${what.top ? "the top card, if it is " : ""}${what.top ? aNoun(filter(what.filter, "card")) : filter(what.filter, "card")}${what.top ? "," : ""} from ${possessive(what.of)} ${what.inZone}`
      : objects(what);
  const turns = value.during ? "each of their own turns" : "each turn";
  const price = [
    ...(value.using ? [value.using === "adventure" ? "as an Adventure" : `using its ${value.using} ability`] : []),
    ...(value.change ? [`for ${value.change.mana} ${value.change.change}`] : []),
    ...(value.flash ? ["as though it had flash"] : []),
    ...(value.free ? ["without paying its mana cost"] : []),
    ...(value.cost ? [insteadOfMana(value.cost)] : []),
    ...(value.additional ? [`paying in addition ${costs(value.additional)}`] : []),
    ...(value.anyMana ? [`spending mana as though it were of any ${value.anyMana}`] : []),
    ...(value.perTurn === undefined ? [] : [`${value.perTurn} time${value.perTurn === 1 ? "" : "s"} ${turns}`]),
    ...(value.perTurn === undefined && value.during ? ["during their own turn"] : []),
    ...(value.condition ? [`while ${condition(value.condition)}`] : []),
    ...(value.then ? [castThisWay(value.then)] : []),
  ];
  return [`${players(value.who)} may ${value.play ? "play" : "cast"} ${cards}`, ...price].join(", ");
}

export const castThisWay = ({ exile, instantsAndSorceries, under, enters }: CastThisWay): string =>
  listed([
    ...(exile
      ? [`it is exiled instead of going to a graveyard${instantsAndSorceries ? " if it is an instant or sorcery" : ""}`]
      : []),
    ...(under ? ["it is put on the bottom of its owner's library instead of going to a graveyard"] : []),
    ...(enters ? [`the permanent it becomes enters ${arrival(enters)}`] : []),
  ]);

/** "for each creature controlled by you" */
const forEach = (times: Amount): string =>
  typeof times === "object" && times.amount === "count" && times.of.what === "all"
    ? `for each ${filter(times.of.filter, thingIn(times.of.in ?? "battlefield"))}${where(times.of)}`
    : `times ${amount(times)}`;

function costChange(change: CostChange): string {
  if (change.change === "least") return `at least ${change.total}`;
  if (change.change === "set") return change.mana;
  if (change.change === "loyalty") return `[${change.by > 0 ? "+" : ""}${change.by}] more`;
  const times = change.times === undefined ? "" : ` ${forEach(change.times)}`;
  const least = change.change === "less" && change.downTo !== undefined ? `, but no less than ${change.downTo}` : "";
  const colored = change.change === "less" && change.colored ? ", colored mana only" : "";
  return `${change.mana} ${change.change}${times}${least}${colored}`;
}
