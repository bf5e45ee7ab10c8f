import { describe, expect } from "vitest";
import type { Effect } from "../../../lib/engine/abilities/effects.ts";
import { kit, subject } from "../../support/kit.ts";
import { scenario } from "../../support/scenario.ts";
import { sorcery } from "../../support/sorcery.ts";
import type { Choices, Table } from "../../support/table.ts";

function deed(t: Table, text: string): void {
  kit(t);
  t.cards(["Test Deed {0}", "Sorcery", text].join("\n"));
  t.hand(0, "Test Deed");
}
function effect(t: Table, ...effects: readonly Effect[]): void {
  kit(t);
  t.define(sorcery("Test Deed", effects));
  t.hand(0, "Test Deed");
}
function does(t: Table, choices: Choices = {}): void {
  if (t.game.state.turn.step !== "precombatMain") t.to("precombatMain");
  t.cast("Test Deed", choices);
  t.resolve();
}
const YOU = { who: "you" } as const;

describe("701: verbs of later sets", () => {
  scenario("701.22a: fatesealing looks at an opponent's library", (t) => {
    effect(t, { do: "fateseal", who: YOU, count: 1, of: { who: "opponents" } });
    t.library(1, "Test Ogre");
    does(t);
    expect(t.asked("choose").player).toBe(0);
    t.answer({ ask: "choose", chosen: t.asked("choose").from });
    expect(t.ids(1, "library", "Test Ogre")).toEqual([t.game.state.players[1]!.library[0]]);
  });

  scenario("701.22a: the card may stay on top", (t) => {
    effect(t, { do: "fateseal", who: YOU, count: 1, of: { who: "opponents" } });
    t.library(1, "Test Ogre");
    does(t);
    t.answer({ ask: "choose", chosen: [] });
    expect(t.ids(1, "library", "Test Ogre")).toEqual([t.game.state.players[1]!.library.at(-1)]);
  });

  scenario("701.23d: equal mana values: nobody wins the clash", (t) => {
    effect(t, { do: "clash", win: [{ do: "gainLife", who: YOU, amount: 3 }] });
    t.library(0, "Test Bear");
    t.library(1, "Test Bear");
    does(t);
    t.no();
    t.no();
    expect(t.lifeOf(0)).toBe(20);
  });

  scenario("701.27a: proliferate: any number of permanents and players, one of each kind", (t) => {
    deed(t, "Proliferate.");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1, charge: 2 } });
    t.permanentWith(1, "Test Ogre", { counters: { "-1/-1": 1 } });
    does(t);
    t.choose("Test Bear");
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 2, charge: 3 });
    expect(t.see("Test Ogre").counters).toEqual({ "-1/-1": 1 });
  });

  scenario("701.27a: what has no counter can't be chosen; choosing none is possible", (t) => {
    deed(t, "Proliferate.");
    t.battlefield(0, "Test Ogre");
    t.permanentWith(0, "Test Bear", { counters: { "+1/+1": 1 } });
    does(t);
    expect(t.asked("choose").from).toHaveLength(1);
    t.answer({ ask: "choose", chosen: [] });
    expect(t.see("Test Bear").counters).toEqual({ "+1/+1": 1 });
  });

  const DOUBLE = `Test Day {1}{G}
    Creature — Human
    {0}: Transform Test Day.
    1/1
    // transform
    Test Night
    Creature — Wolf
    Color indicator: G
    4/4`;
  scenario("701.28a: a transforming permanent turns over and stays the same object", (t) => {
    t.cards(DOUBLE);
    t.permanentWith(0, "Test Day", { counters: { "+1/+1": 1 } });
    t.to("precombatMain");
    t.activate("Test Day");
    t.resolve();
    expect(t.see("Test Night")).toMatchObject({ power: 5, counters: { "+1/+1": 1 } });
  });

  scenario("701.28c: what is no transforming double-faced permanent does not transform", (t) => {
    deed(t, "Transform target creature.");
    t.battlefield(0, "Test Bear");
    does(t);
    expect(t.see("Test Bear").power).toBe(2);
  });

  scenario("701.50a: converting is turning over like transforming", (t) => {
    t.cards(DOUBLE.replace("Transform Test Day", "Convert Test Day"));
    t.battlefield(0, "Test Day");
    t.to("precombatMain");
    t.activate("Test Day");
    t.resolve();
    expect(t.see("Test Night").power).toBe(4);
  });

  scenario("701.50c: anything else is not converted", (t) => {
    subject(t, "{0}: Convert Test Subject.");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").power).toBe(2);
  });

  scenario("701.29a: a detained permanent's abilities can't be activated", (t) => {
    deed(t, "Detain target creature an opponent controls.");
    subject(t, "{0}: You gain 1 life.");
    t.battlefield(1, "Test Subject");
    does(t);
    t.pass();
    expect(t.can("activate", "Test Subject")).toBe(false);
  });

  scenario("701.30a: populate copies a creature token of one's own", (t) => {
    deed(t, "Create a 3/3 green Centaur creature token. Populate.");
    does(t);
    expect(t.count(0, "battlefield", "Centaur Token")).toBe(2);
  });

  scenario("701.30b: without a creature token nothing is created", (t) => {
    deed(t, "Populate.");
    t.battlefield(0, "Test Bear");
    does(t);
    expect(t.count(0, "battlefield")).toBe(1);
  });

  scenario("701.31a-b: a monstrous creature does not become monstrous again", (t) => {
    subject(t, "{0}: Monstrosity 2.\nWhen Test Subject becomes monstrous, you gain 3 life.");
    t.battlefield(0, "Test Subject");
    t.to("precombatMain");
    for (let i = 0; i < 2; i++) {
      t.activate("Test Subject");
      t.resolveAll();
    }
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 2 });
    expect(t.lifeOf(0)).toBe(23);
  });

  scenario("701.33a: bolster with no creature does nothing", (t) => {
    deed(t, "Bolster 2.");
    t.battlefield(1, "Test Bear");
    does(t);
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("701.34a: a manifested card is a face-down 2/2, whatever it is", (t) => {
    deed(t, "Manifest the top card of your library.");
    t.library(0, "Test Spark");
    does(t);
    const [hidden] = t.ids(0, "battlefield", "");
    expect(t.seeId(hidden!)).toMatchObject({ power: 2, toughness: 2, types: ["creature"] });
  });

  scenario("701.34a: whoever is told to manifests, and controls it", (t) => {
    deed(t, "Exile target creature. Its controller manifests the top card of their library.");
    t.battlefield(1, "Test Bear");
    t.library(1, "Test Spark");
    does(t, { targets: ["Test Bear"] });
    expect([t.count(0, "battlefield", ""), t.count(1, "battlefield", "")]).toEqual([0, 1]);
  });

  scenario("701.35a: support on a spell: up to N target creatures", (t) => {
    deed(t, "Support 2.");
    t.battlefield(0, "Test Bear", "Test Ogre");
    does(t, { targets: [["Test Bear", "Test Ogre"]] });
    expect([t.see("Test Bear").power, t.see("Test Ogre").power]).toEqual([3, 5]);
  });

  scenario("701.35a: on a permanent: other creatures", (t) => {
    kit(t);
    subject(t, "When Test Subject enters, support 2.");
    t.battlefield(0, "Test Bear");
    t.lands(0, "Forest", 2);
    t.hand(0, "Test Subject");
    t.to("precombatMain");
    t.cast("Test Subject");
    t.resolve();
    expect(t.asked("choose").from).toHaveLength(1);
    t.choose("Test Bear");
    t.resolve();
    expect(t.see("Test Bear").power).toBe(3);
  });

  scenario("701.36a: investigating twice makes two Clues", (t) => {
    deed(t, "Investigate twice.");
    does(t);
    expect(t.count(0, "battlefield", "Clue Token")).toBe(2);
  });

  scenario("701.38b: a goaded creature attacks somebody else if it can", (t) => {
    deed(t, "Goad target creature.");
    t.battlefield(1, "Test Bear");
    does(t);
    t.to("upkeep", 2);
    t.attack("Test Bear");
    t.to("postcombatMain");
    // With one opponent there is nobody else.
    expect(t.lifeOf(0)).toBe(18);
  });

  scenario("701.40a: a creature that explored and is gone still has explored", (t) => {
    deed(t, "Target creature you control explores.");
    t.battlefield(0, "Test Bear");
    t.library(0, "Forest");
    does(t);
    expect(t.count(0, "hand", "Forest")).toBe(1);
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("701.42a: surveil: some into the graveyard, the rest on top", (t) => {
    deed(t, "Surveil 2.");
    t.library(0, "Test Ogre", "Test Bear");
    does(t);
    t.choose("Test Bear");
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
    expect(t.ids(0, "library", "Test Ogre")).toEqual([t.game.state.players[0]!.library.at(-1)]);
  });

  scenario("701.42d: what triggers on surveilling triggers once it is done", (t) => {
    deed(t, "Surveil 1.");
    t.cards(`Test Spy {U}
      Enchantment
      Whenever you surveil, you gain 1 life.`);
    t.battlefield(0, "Test Spy");
    does(t);
    t.answer({ ask: "choose", chosen: [] });
    t.resolveAll();
    expect(t.lifeOf(0)).toBe(21);
  });

  scenario("701.43a: adapt does nothing to a creature with a +1/+1 counter", (t) => {
    subject(t, "{0}: Adapt 2.");
    t.permanentWith(0, "Test Subject", { counters: { "+1/+1": 1 } });
    t.to("precombatMain");
    t.activate("Test Subject");
    t.resolve();
    expect(t.see("Test Subject").counters).toEqual({ "+1/+1": 1 });
  });

  scenario("701.44a: amassing makes an Army of the type that says, or gives an Army that type", (t) => {
    deed(t, "Amass Orcs 1. Then amass Zombies 1.");
    does(t);
    const [army] = t.game.state.battlefield.slice(-1);
    expect(t.seeId(army!)).toMatchObject({ power: 2, counters: { "+1/+1": 2 } });
    expect(t.seeId(army!).subtypes).toEqual(expect.arrayContaining(["Army", "Orc", "Zombie"]));
  });

  scenario("701.45a: learning may be declined", (t) => {
    deed(t, "Learn.");
    t.hand(0, "Test Bear");
    does(t);
    if (t.asked().ask === "confirm") t.no();
    else t.answer({ ask: "choose", chosen: [] });
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  scenario("701.47a: a land card discarded by conniving gives no counter", (t) => {
    deed(t, "Target creature you control connives.");
    t.battlefield(0, "Test Bear");
    t.library(0, "Forest");
    does(t);
    if (t.asked().ask === "choose") t.choose("Forest");
    expect(t.count(0, "graveyard", "Forest")).toBe(1);
    expect(t.see("Test Bear").counters).toEqual({});
  });

  scenario("701.51a: an Incubator with its counters is transformed for {2}", (t) => {
    deed(t, "Incubate 3.");
    t.lands(0, "Forest", 2);
    does(t);
    t.activate("Incubator Token");
    t.resolve();
    expect(t.see("Phyrexian Token")).toMatchObject({ power: 3, counters: { "+1/+1": 3 } });
  });

  scenario("701.52a: tempted a second time, another bearer may be chosen, and it loots as it attacks", (t) => {
    deed(t, "The Ring tempts you. The Ring tempts you.");
    t.battlefield(0, "Test Bear", "Test Ogre");
    does(t);
    t.choose("Test Bear");
    t.choose("Test Ogre");
    t.attack("Test Ogre");
    t.resolveAll();
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: t.asked("choose").from.slice(0, 1) });
    expect(t.count(0, "graveyard")).toBe(2);
  });

  scenario("701.54a: time travelling adds or removes a time counter each", (t) => {
    deed(t, "Time travel.");
    subject(t, "Vanishing 3");
    t.battlefield(0, "Test Subject");
    does(t);
    let asked = 0;
    while (t.asked().ask !== "priority" && asked++ < 4) {
      const now = t.asked();
      if (now.ask === "choose") t.answer({ ask: "choose", chosen: now.from });
      else if (now.ask === "confirm") t.yes();
      else t.answer({ ask: "option", chosen: [0] });
    }
    expect([1, 3]).toContain(t.see("Test Subject").counters.time);
  });

  scenario("701.54a: any number, none of them too", (t) => {
    deed(t, "Time travel.");
    subject(t, "Vanishing 3");
    t.battlefield(0, "Test Subject");
    does(t);
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: [] });
    expect(t.see("Test Subject").counters.time).toBe(2);
  });

  scenario("701.55a: discover casts the first lesser nonland card free", (t) => {
    deed(t, "Discover 3.");
    t.library(0, "Test Bear", "Forest");
    does(t);
    if (t.asked().ask === "confirm") t.yes();
    else t.choose("Test Bear");
    t.resolveAll();
    expect(t.count(0, "battlefield", "Test Bear")).toBe(1);
  });

  scenario("701.55a, 701.55c: or puts it into the hand", (t) => {
    deed(t, "Discover 3.");
    t.library(0, "Test Bear", "Forest");
    does(t);
    if (t.asked().ask === "confirm") t.no();
    else t.answer({ ask: "choose", chosen: [] });
    expect(t.count(0, "hand", "Test Bear")).toBe(1);
  });

  const EVIDENCE = "As an additional cost to cast this spell, collect evidence 4.\nYou gain 5 life.";
  scenario("701.57a: evidence is cards of enough mana value together", (t) => {
    deed(t, EVIDENCE);
    t.graveyard(0, "Test Bear", "Test Bear", "Test Spark");
    t.to("precombatMain");
    t.cast("Test Deed");
    t.choose("Test Bear", "Test Bear");
    t.resolve();
    expect([t.count(0, "exile"), t.lifeOf(0)]).toEqual([2, 25]);
  });

  scenario("701.57b: with too little it can't be collected", (t) => {
    deed(t, EVIDENCE);
    t.graveyard(0, "Test Bear", "Test Spark");
    t.to("precombatMain");
    expect(t.can("cast", "Test Deed")).toBe(false);
  });

  scenario("701.58a: suspected it has menace; once more changes nothing", (t) => {
    deed(t, "Suspect target creature.");
    t.hand(0, "Test Deed");
    t.battlefield(0, "Test Bear");
    does(t);
    does(t);
    expect(t.see("Test Bear").keywords).toEqual(["menace"]);
  });

  scenario("701.60a: manifest dread: one of two is manifested, the other goes to the graveyard", (t) => {
    deed(t, "Manifest dread.");
    t.library(0, "Test Ogre", "Test Bear");
    does(t);
    t.choose("Test Ogre");
    expect(t.count(0, "battlefield", "")).toBe(1);
    expect(t.count(0, "graveyard", "Test Bear")).toBe(1);
  });

  scenario("701.60a: with one card in the library that is manifested", (t) => {
    deed(t, "Manifest dread.");
    t.emptyLibraries();
    t.library(0, "Test Ogre");
    does(t);
    if (t.asked().ask === "choose") t.answer({ ask: "choose", chosen: t.asked("choose").from });
    expect(t.count(0, "battlefield", "")).toBe(1);
  });
});
