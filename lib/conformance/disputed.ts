/**
 * Known disagreements. Each still counts as a fail; its reason says what stands here.
 *
 * - `wrong`: the rules of this edition, or the card's own text, contradict what the scenario expects
 * - `otherwise`: both come to the same where the script can be followed, but it answers a question that the rules do not
 *   ask, or not then
 * - `ours`: the scenario is right, and what is wrong here is known but not mended yet
 */
export interface Dispute {
  readonly id: string;
  readonly is: "wrong" | "otherwise" | "ours";
  readonly rule: string;
  readonly why: string;
}

export const DISPUTES: readonly Dispute[] = [
  {
    id: "cards.cost.adventure/AdventureCardsTest#test_ZanarkandAdventurePlusPlay",
    is: "wrong",
    rule: "715.3d",
    why: "what was cast as an Adventure may be cast from exile, and a land can't be cast (305.9)",
  },
  ...["test_PlayAsLandOneTime", "test_PlayAsLandTwoTimes"].map(
    (name): Dispute => ({
      id: `cards.continuous/CommandersCastTest#${name}`,
      is: "wrong",
      rule: "903.8",
      why: "a commander may be cast from the command zone, and a land can't be cast (305.9)",
    }),
  ),
  {
    id: "cards.rules/CantDrawTest#testCardsNotDrawnFromLibraryEffect",
    is: "wrong",
    rule: "121.2b",
    why: "who can't draw more than one card each turn can't choose to draw two",
  },
  {
    id: "cards.single.afr/VrondissRageOfAncientsTest#testChaosDragonInteraction",
    is: "wrong",
    rule: "803.1a",
    why: "who attacks to the left alone can attack playerD and nobody else, and playerD has the highest result",
  },
  {
    id: "cards.cost.splitcards/RoomCardTest#testLockerRoomCombatDamageTrigger",
    is: "wrong",
    rule: "603.2c",
    why: "the card says 'one or more creatures': two that deal damage at once are one event",
  },
  ...["testUrzasSagaThenBloodMoon", "testBloodMoonThenUrzasSaga"].map(
    (test): Dispute => ({
      id: `cards.enchantments/SagaTest#${test}`,
      is: "wrong",
      rule: "714.2d",
      why: "a Saga without chapter abilities has 0 as its final chapter number, and is sacrificed (714.4)",
    }),
  ),
  ...["testLeftBattlefield", "testBlinked"].map(
    (name): Dispute => ({
      id: `cards.single.bok/ShireiShizosCaretakerTest#${name}`,
      is: "otherwise",
      rule: "603.5",
      why: "whether to return the card is chosen as the ability that returns it resolves, not as it is set up",
    }),
  ),
  {
    id: "cards.mana.conditional/ConditionalManaTest#testConditionalManaCantSoftCounter",
    is: "otherwise",
    rule: "118.3",
    why: "who can't pay is not asked whether to",
  },
  {
    id: "cards.single.m21/SeeTheTruthTest#castFromGraveyard",
    is: "otherwise",
    rule: "702.34a",
    why: "the command waits for a spell on the stack that lies in the graveyard, from which it is to be cast",
  },
  ...["spm/TheCloneSagaTest#test_Normal", "xln/TreasureCoveTest#test_CanDrawAfterSacrifice"].map(
    (test): Dispute => ({
      id: `cards.single.${test}`,
      is: "otherwise",
      rule: "714.2b",
      why: "the lore counter of a Saga that the set-up puts onto the battlefield triggers there, and here nothing does before the game",
    }),
  ),
  {
    id: "cards.triggers.events/UnequipEventTest#testGraftedExoskeletonAndBeastWithinEvent",
    is: "otherwise",
    rule: "701.19a",
    why: "the card that is searched for is put onto the battlefield without being asked whether: the text has no 'may'",
  },
  {
    id: "cards.copy/MimicVatTest#TestExileFails",
    is: "otherwise",
    rule: "608.2d",
    why: "nobody is asked whether to exile a card that is gone: that option is impossible",
  },
  {
    id: "cards.abilities.curses/CursesTest#testCurseOfExhaustion3",
    is: "otherwise",
    rule: "303.4f",
    why: "whom the copied Aura enchants is chosen as it enters, and the script does not say",
  },
  {
    id: "cards.single.spm/GwenStacyTest#testGhostSpider",
    is: "otherwise",
    rule: "601.2b",
    why: "it says how many counters of each kind are removed, but not in which order it goes through the kinds",
  },
  {
    id: "cards.copy/PhantasmalImageTest#testCopiedFrostTitan",
    is: "otherwise",
    rule: "115.1",
    why: "it does not say which Island is the target: with the first of them tapped the cost can't be paid",
  },
  {
    id: "cards.single.mom/JinGitaxiasTest#test_SimplePlay",
    is: "wrong",
    rule: "514.1",
    why: "the Saga that gave no maximum hand size has left and come back as a new object (400.7): 16 cards are too many at cleanup",
  },
  {
    id: "cards.single.pip/HELIOSOneTest#test_Target_1MV_1Energy",
    is: "wrong",
    rule: "602.2b",
    why: "without energy X can only be 0, and nothing has that mana value: there is no target to choose (601.2c)",
  },
  {
    id: "cards.cost.splitcards/RoomCardTest#testCopyOnStack",
    is: "wrong",
    rule: "709.5d",
    why: "a half that was cast is unlocked as the Room enters, and a copy of the spell was not cast (707.10)",
  },
  {
    id: "cards.single.m19/AlpineMoonTest#testAlpineMoonBeforeUrborg",
    is: "wrong",
    rule: "613.7m",
    why: "of two that are there from the start the active player's is the earlier, so that the land gets its type after all were lost",
  },
  {
    id: "cards.single.lcc/AshlingTheLimitlessTest#testJubilationWithTwinflameTravelersAndYarok",
    is: "otherwise",
    rule: "603.2d",
    why: "the ability of evoke triggers additional times as well, and the script puts one of it in order",
  },
  {
    id: "cards.abilities.other/OathOfKayaTest#test_AttackingTwoPlaneswalkers",
    is: "wrong",
    rule: "508.3b",
    why: "it is each planeswalker that is attacked with one or more creatures, and two of them are",
  },
  {
    id: "cards.triggers.events/SearchShuffleTest#testEvent",
    is: "wrong",
    rule: "102.2",
    why: "the card triggers as an opponent shuffles, and it is its own controller who does",
  },
  ...["CreatureAndPermanent", "CreatureAndSpell"].map(
    (which): Dispute => ({
      id: `cards.single.mh3/TheCreationOfAvacynTest#test_StrionicResonator_${which}`,
      is: "wrong",
      rule: "607.3",
      why: "of two exiled cards it has two answers whether it is a creature card, and one of them is not said to be enough",
    }),
  ),
];

export const disputeOf = (id: string): Dispute | undefined => DISPUTES.find((one) => one.id === id);
