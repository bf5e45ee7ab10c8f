import { describe, expect, it } from "vitest";
import { customCard, customName, isCustom } from "../../lib/conformance/customCards.ts";
import { Unsupported } from "../../lib/conformance/script.ts";
import { readCard } from "../../lib/oracle/index.ts";

const named = (java: string, ...more: readonly (string | null)[]): string =>
  customName(["tester", "playerA", { java }, ...more]);
const textOf = (java: string): string => customCard(named(java), readCard).faces[0].text;

describe("artificial cards with an ability of the framework's language", () => {
  it.each([
    [
      'new SimpleActivatedAbility(new GainLifeEffect(PartyCount.instance), new ManaCostsImpl<>("{1}"))',
      "{1}: You gain life equal to the number of creatures in your party.",
    ],
    [
      "new BeginningOfCombatTriggeredAbility(new GainLifeEffect(1))",
      "At the beginning of combat on your turn, you gain 1 life.",
    ],
    [
      'new SimpleStaticAbility(new ConditionalPreventionEffect(new PreventAllDamageToAllEffect(Duration.WhileOnBattlefield, StaticFilters.FILTER_PERMANENT), MyTurnCondition.instance, ""))',
      "As long as it's your turn, prevent all damage that would be dealt to permanents.",
    ],
  ])("%s says: %s", (java, text) => expect(textOf(java)).toBe(text));

  it("is called by what it does where its cost is nothing", () => {
    const name = named('new SimpleActivatedAbility(new LoseLifeAllPlayersEffect(20), new ManaCostsImpl<>(""))');
    expect(isCustom(name)).toBe(true);
    expect(customCard(name, readCard).faces[0].abilities[0]?.text).toBe("Each player loses 20 life.");
  });

  it("is the permanent it is said to be", () => {
    const boost = "new BoostSourceEffect(1, 1, Duration.UntilYourNextUpkeepStep)";
    const name = named(`new SimpleActivatedAbility(${boost}, new ManaCostsImpl<>("{0}"))`, null, "CardType.CREATURE");
    expect(customCard(name, readCard).faces[0]).toMatchObject({ typeLine: { types: ["creature"] }, power: "1" });
  });

  it.each(["new OwnTestAbility()", "new SimpleStaticAbility(new OwnTestEffect())"])("refuses %s", (java) =>
    expect(() => named(java)).toThrow(Unsupported),
  );
});
