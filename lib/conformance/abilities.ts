import type { Ability } from "../engine/abilities/ability.ts";
import {
  COST_KEYWORDS,
  FILTER_KEYWORDS,
  type KeywordName,
  NUMBER_KEYWORDS,
  PLAIN_KEYWORDS,
} from "../engine/abilities/keywords.ts";
import { someNode } from "../engine/abilities/visit.ts";
import type { Game } from "../engine/game.ts";
import { characteristicsOf } from "../engine/query/characteristics/characteristics.ts";
import { isManaAbility } from "../engine/query/mana/manaAbility.ts";
import type { ObjectId } from "../engine/state/ids.ts";
import { normalText } from "./names.ts";
import { type Argument, type Call, Unsupported } from "./script.ts";

/** Checks that name an ability as an object of the framework's language: "new IslandwalkAbility()", "FlyingAbility.class". */
export const isAbilityCheck = ({ fn }: Call): boolean => /^(?:assert|check)Ability(?:Count)?$/.test(fn);

/**
 * How many such abilities an object has. Throws `Unsupported` for an ability that is no keyword, no mana ability and none of
 * those that are known by what sets them off.
 */
export function abilitiesOf(game: Game, id: ObjectId, ability: Argument | undefined): number {
  const { keywords, abilities } = characteristicsOf(game, id);
  const name = className(ability);
  const mana = /^(.+)Mana$/.exec(name);
  if (mana) {
    const added = MANA[mana[1]!];
    if (added === undefined) throw new Unsupported(`an ability like ${name}`);
    return abilities.filter((one) => one.ability.kind === "activated" && addsMana(one.ability.text ?? "", added))
      .length;
  }
  const kind = KINDS[name];
  if (kind !== undefined) return abilities.filter((one) => kind(one.ability)).length;
  const keyword = keywordOf(name);
  if (keyword === undefined) throw new Unsupported(`an ability like ${name}`);
  const all = keywords.get(keyword) ?? [];
  const land = LANDWALK.exec(name)?.[1];
  return land === undefined
    ? all.length
    : all.filter(
        (one) =>
          "filter" in one &&
          someNode("filter", one.filter, { filter: (part) => part.is === "subtype" && part.subtype === land }),
      ).length;
}

function className(ability: Argument | undefined): string {
  const java = typeof ability === "object" && ability !== null ? ability.java : String(ability);
  const found = /^(?:new )?(\w+?)Ability(?:\(.*\)|\.class|\.getInstance\(\))$/.exec(java);
  if (!found) throw new Unsupported(`an ability like ${java}`);
  return found[1]!;
}

const KEYWORDS: ReadonlyMap<string, KeywordName> = new Map(
  [...PLAIN_KEYWORDS, ...NUMBER_KEYWORDS, ...COST_KEYWORDS, ...FILTER_KEYWORDS].map((one) => [
    one.replace(/[^a-z]/g, ""),
    one,
  ]),
);
const LANDWALK = /^(Plains|Island|Swamp|Mountain|Forest)walk$/;
const keywordOf = (name: string): KeywordName | undefined =>
  LANDWALK.test(name) ? "landwalk" : KEYWORDS.get(name.toLowerCase());

const triggering =
  (when: RegExp) =>
  ({ kind, text = "" }: Ability): boolean =>
    kind === "triggered" && when.test(text);

/** Abilities that have no name in the rules, by what is written on them. */
const KINDS: Readonly<Record<string, (ability: Ability) => boolean>> = {
  DealsCombatDamageToAPlayerTriggered: triggering(
    /^when(?:ever)? (?:this \w+|\{this\}) deals combat damage to a player,/i,
  ),
  AttacksTriggered: triggering(/^whenever (?:this \w+|\{this\}) attacks,/i),
  EntersBattlefieldTriggered: triggering(/^when (?:this \w+|\{this\}) enters,/i),
  DiesSourceTriggered: triggering(/^when (?:this \w+|\{this\}) dies,/i),
  BeginningOfUpkeepTriggered: triggering(/^at the beginning of [^,]* upkeep,/i),
  BeginningOfEndStepTriggered: triggering(/^at the beginning of [^,]* end step,/i),
  SimpleActivated: (ability) =>
    ability.kind === "activated" && !isManaAbility(ability) && ability.keyword === undefined,
};

/** What "{T}: Add ..." adds. */
const MANA: Readonly<Record<string, string>> = {
  White: "{w}",
  Blue: "{u}",
  Black: "{b}",
  Red: "{r}",
  Green: "{g}",
  Colorless: "{c}",
  AnyColor: "one mana of any color",
};
const addsMana = (text: string, added: string): boolean => normalText(text) === `{t}: add ${added}.`;
