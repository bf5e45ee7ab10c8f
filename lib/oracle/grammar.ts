import { amounts, compares, counts, ranges } from "./amounts/amounts.ts";
import { amountsSpentFrom, conditionsSpentFrom } from "./amounts/spentFrom.ts";
import { conditions } from "./conditions/conditions.ts";
import { paidWithStatics } from "./conditions/paidWith.ts";
import { costClauses, costLists } from "./costs/costs.ts";
import { alternativeSentences } from "./effects/alternatives.ts";
import { asItResolves } from "./effects/asItResolves.ts";
import { auraClauses, auraSentences } from "./effects/auras.ts";
import { chanceSentences, chanceVerbs } from "./effects/choosing/chance.ts";
import { choiceClauses, choiceVerbs, friendOrFoe } from "./effects/choosing/choices.ts";
import { eachKindClauses, eachKindVerbs } from "./effects/choosing/eachKind.ts";
import { offerClauses, offerSentences, offerVerbs } from "./effects/choosing/offers.ts";
import { pileSentences, pileVerbs } from "./effects/choosing/piles.ts";
import { villainousChoices } from "./effects/choosing/villainous.ts";
import { voteClauses, voteSentences } from "./effects/choosing/votes.ts";
import { wishVerbs } from "./effects/choosing/wishes.ts";
import { clauses } from "./effects/clauses/clauses.ts";
import { unlessTied } from "./effects/clauses/tied.ts";
import { whereX, whereXActivated, whereXThen } from "./effects/clauses/whereX.ts";
import { continuousAmendments } from "./effects/continuous/amendments.ts";
import { sizeClauses, sizeVerbs } from "./effects/continuous/baseSizes.ts";
import { continuousClauses, lastingClauses } from "./effects/continuous/clauses.ts";
import { lastingCosts } from "./effects/continuous/costs.ts";
import { textExchanges } from "./effects/continuous/exchanging.ts";
import { doublingClauses, switchVerbs } from "./effects/continuous/switching.ts";
import { continuousVerbs } from "./effects/continuous/verbs.ts";
import { copyClauses, copyVerbsOfObjects } from "./effects/copies/becoming.ts";
import { copyVerbs } from "./effects/copies/copies.ts";
import { mostCounters, upToCounters } from "./effects/counters/atMost.ts";
import { counterClauses, counterKindClauses, counterVerbs, processSentences } from "./effects/counters/counters.ts";
import { gettingCounters } from "./effects/counters/putting.ts";
import { cappedSentences } from "./effects/damage/butNotMore.ts";
import { preventionClauses } from "./effects/damage/chosenSource.ts";
import { damageAmendments, fightClauses, verbsOfObjects } from "./effects/damage/damage.ts";
import { preventionAmendments } from "./effects/damage/prevented.ts";
import { preventionStatics, preventionVerbs } from "./effects/damage/prevention.ts";
import { delayedClauses, delayedSentences } from "./effects/delayed/delayed.ts";
import { extraTurnSentences } from "./effects/delayed/extraTurns.ts";
import { durations } from "./effects/durations.ts";
import { forEachClauses } from "./effects/forEach.ts";
import { keywordActions, keywordClauses } from "./effects/keywordActions/keywordActions.ts";
import { laterActions, laterActionsOfObjects } from "./effects/keywordActions/later.ts";
import { suspendVerbs } from "./effects/keywordActions/suspending.ts";
import { libraryVerbs } from "./effects/library/library.ts";
import { searchVerbs } from "./effects/library/search.ts";
import { manaAmendments, manaClauses, manaVerbs } from "./effects/mana/mana.ts";
import { manaSpentAmendments } from "./effects/mana/spent.ts";
import { amendments } from "./effects/objects/amendments.ts";
import { chosenXSentences } from "./effects/objects/chosenX.ts";
import { eitherKindVerbs } from "./effects/objects/eitherKind.ts";
import { eitherPlace } from "./effects/objects/eitherPlace.ts";
import { sacrificingSentences } from "./effects/objects/sacrificing.ts";
import { shufflingClauses } from "./effects/objects/shuffling.ts";
import { objectVerbsOfPlayers } from "./effects/objects/verbs.ts";
import { pairVerbs, pairVerbsOfObjects } from "./effects/pairs.ts";
import { adventureClauses } from "./effects/permissions/adventures.ts";
import { amongClauses, amongStatics } from "./effects/permissions/among.ts";
import { castVerbs } from "./effects/permissions/casting.ts";
import { castsNow, lastPermissions } from "./effects/permissions/now.ts";
import { permissionClauses } from "./effects/permissions/permissions.ts";
import { permissionAmendments } from "./effects/permissions/riders.ts";
import { permissionStatics } from "./effects/permissions/statics.ts";
import { anybodySentences, unlessAnybody } from "./effects/players/anybody.ts";
import { balancing } from "./effects/players/balancing.ts";
import { afterControlSentences, lifeTotalClauses, verbsOfPlayers } from "./effects/players/players.ts";
import { processesForTypes } from "./effects/sentences/processes.ts";
import { sentences } from "./effects/sentences/sentences.ts";
import { textSentences, textVerbs } from "./effects/texts.ts";
import { tokenAmendments } from "./effects/tokens/amendments.ts";
import { tokenVerbs } from "./effects/tokens/tokens.ts";
import { attackingClauses, combatVerbs } from "./effects/turns/combatToCome.ts";
import * as hubs from "./hubs.ts";
import { limits } from "./lines/activated.ts";
import { bodies } from "./lines/bodies.ts";
import { keywords } from "./lines/keywords.ts";
import { line, plainLines } from "./lines/lines.ts";
import { nouns } from "./nouns/nouns.ts";
import { choosesOpponent, playerForms, possessives } from "./players/players.ts";
import { opponentsOfYoursWho, playersWho } from "./players/telling.ts";
import { bareSubjects } from "./references/all.ts";
import { objectForms } from "./references/references.ts";
import { counterSentences, counterStatics } from "./replacements/counters.ts";
import { additionalCounters, additionalCountersClauses } from "./replacements/enteringAdditional.ts";
import { enteringCopies } from "./replacements/enteringCopies.ts";
import { enteringForAWhile, enteringSoStatics } from "./replacements/enteringSo.ts";
import { enteringWords } from "./replacements/enteringWords.ts";
import { replacements } from "./replacements/replacements.ts";
import { turnedUp } from "./replacements/turnedUp.ts";
import { nextTimes, redirections, wouldSentences, wouldStatics } from "./replacements/would.ts";
import { abilityClauses, abilityStatics, loyaltyVerbs } from "./statics/abilities.ts";
import { companionStatics } from "./statics/companions.ts";
import { activatingCosts } from "./statics/costs/activating.ts";
import { additionalCosts } from "./statics/costs/additional.ts";
import { alternativeCosts } from "./statics/costs/alternative.ts";
import { alternativeActivations } from "./statics/costs/alternativeActivations.ts";
import { payingStatics } from "./statics/costs/cantPay.ts";
import { costStatics } from "./statics/costs/costs.ts";
import { draftAmounts, draftStatics } from "./statics/drafting.ts";
import { openingStatics } from "./statics/openingHand.ts";
import { playerClauses } from "./statics/players/clauses.ts";
import { playerStatics } from "./statics/players/players.ts";
import { predicates } from "./statics/predicates.ts";
import { rulePredicates } from "./statics/predicatesRules.ts";
import { ruleClauses, ruleStatics } from "./statics/rules.ts";
import { spellStatics } from "./statics/spells.ts";
import { statics } from "./statics/statics.ts";
import { deniedDoings, pastDoings, perfectDoings } from "./triggers/doings.ts";
import { deniedHappenings, pastHappenings } from "./triggers/happenings.ts";
import { events } from "./triggers/triggers.ts";

/** Every family joins its hub here; a new family is one more line. */

hubs.noun.add(...nouns);
hubs.objects.add(...objectForms, bareSubjects);
hubs.players.add(...playerForms);
hubs.whose.add(...possessives);
hubs.playersWho.add(...playersWho);
hubs.yourOpponentsWho.add(opponentsOfYoursWho);
hubs.amount.add(...amounts, ...amountsSpentFrom, ...draftAmounts);
hubs.count.add(...counts);
hubs.compare.add(...compares);
hubs.range.add(...ranges);
hubs.condition.add(...conditions, ...conditionsSpentFrom);
hubs.duration.add(...durations);
hubs.costs.add(...costLists);
hubs.costClause.add(...costClauses);
hubs.activationLimit.add(...limits);
hubs.event.add(...events);
hubs.didThat.add(pastDoings);
hubs.hasDoneThat.add(perfectDoings);
hubs.doThat.add(deniedDoings);
hubs.happenedToIt.add(pastHappenings);
hubs.happenToIt.add(deniedHappenings);
hubs.predicate.add(...predicates, ...rulePredicates);
hubs.playerVerb.add(
  ...verbsOfPlayers,
  ...objectVerbsOfPlayers,
  ...counterVerbs,
  ...upToCounters,
  ...manaVerbs,
  ...tokenVerbs,
);
hubs.playerVerb.add(
  ...searchVerbs,
  ...libraryVerbs,
  ...keywordActions,
  ...choiceVerbs,
  ...castVerbs,
  ...copyVerbs,
  ...preventionVerbs,
  ...switchVerbs,
  ...chanceVerbs,
);
hubs.playerVerb.add(...eitherKindVerbs, ...eitherPlace);
hubs.playerVerb.add(...eachKindVerbs, ...pairVerbs, ...laterActions, ...textVerbs);
hubs.plainClause.add(...attackingClauses, ...asItResolves, ...doublingClauses);
hubs.objectVerb.add(...combatVerbs, ...copyVerbsOfObjects, ...pairVerbsOfObjects, ...laterActionsOfObjects);
hubs.objectVerb.add(...suspendVerbs, ...gettingCounters);
hubs.plainClause.add(
  ...eachKindClauses,
  friendOrFoe,
  ...choiceClauses,
  ...villainousChoices,
  ...auraClauses,
  ...copyClauses,
);
hubs.plainClause.add(
  ...preventionClauses,
  ...keywordClauses,
  ...lastingClauses,
  ...lastingCosts,
  ...enteringForAWhile,
  ...sizeClauses,
  ...textExchanges,
  ...permissionClauses,
  ...adventureClauses,
  ...castsNow,
  ...lastPermissions,
);
hubs.sentence.add(balancing, ...alternativeSentences, ...anybodySentences, ...sacrificingSentences);
hubs.sentence.add(
  ...voteSentences,
  ...pileSentences,
  ...chanceSentences,
  ...damageAmendments,
  ...cappedSentences,
  ...mostCounters,
);
hubs.sentence.add(...permissionAmendments, ...preventionAmendments);
hubs.sentence.add(...tokenAmendments, ...manaAmendments);
hubs.staticSentence.add(...permissionStatics, ...preventionStatics, ...amongStatics);
hubs.plainClause.add(...amongClauses, ...abilityClauses, ...manaClauses);
hubs.staticSentence.add(...abilityStatics);
hubs.objectVerb.add(...verbsOfObjects, ...continuousVerbs);
hubs.plainClause.add(
  ...clauses,
  ...delayedClauses,
  ...forEachClauses,
  ...counterKindClauses,
  ...fightClauses,
  ...continuousClauses,
);
hubs.sentence.add(
  ...sentences,
  choosesOpponent,
  ...delayedSentences,
  ...amendments,
  ...continuousAmendments,
  ...processSentences,
  ...processesForTypes,
);
hubs.body.add(...bodies);
hubs.staticSentence.add(
  ...alternativeActivations,
  ...statics,
  ...activatingCosts,
  ...additionalCosts,
  ...costStatics,
  ...alternativeCosts,
  ...replacements,
);
hubs.keyword.add(...keywords);
hubs.ability.add(...plainLines);

hubs.staticSentence.add(
  ...wouldStatics,
  ...playerStatics,
  ...counterStatics,
  ...ruleStatics,
  ...spellStatics,
  ...openingStatics,
  ...companionStatics,
  ...payingStatics,
  ...turnedUp,
  ...draftStatics,
  ...enteringCopies,
);
hubs.plainClause.add(...ruleClauses, ...counterClauses, ...shufflingClauses);
hubs.sentence.add(...wouldSentences, ...counterSentences);
hubs.plainClause.add(...voteClauses, ...redirections, ...nextTimes, ...playerClauses, ...lifeTotalClauses);
hubs.clause.add(hubs.plainClause, whereX, whereXActivated, whereXThen, ...unlessAnybody);
hubs.sentence.add(...auraSentences, ...textSentences, ...manaSpentAmendments);
hubs.staticSentence.add(...paidWithStatics, ...enteringWords, ...enteringSoStatics, ...additionalCounters);
hubs.playerVerb.add(...loyaltyVerbs, ...sizeVerbs, ...wishVerbs, ...pileVerbs, ...offerVerbs);
hubs.plainClause.add(...offerClauses, ...additionalCountersClauses, ...unlessTied);
hubs.sentence.add(...offerSentences, ...chosenXSentences, ...extraTurnSentences, ...afterControlSentences);

export { line };
