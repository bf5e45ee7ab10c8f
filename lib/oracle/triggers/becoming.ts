import type { TappedFor } from "../../engine/abilities/events.ts";
import type { Filter } from "../../engine/abilities/filters.ts";
import type { Zone } from "../../engine/abilities/references.ts";
import { unbound } from "../bind/unbound.ts";
import type { Happening } from "../hubs.ts";
import { oneOf, type Phrase, rulesFor, words } from "../kernel/index.ts";
import { and, not, speaksOf } from "../nouns/filters.ts";
import { enchantedPlayer } from "../nouns/host.ts";
import { eventPlayer } from "./subjects.ts";

/** More of what happens to objects: by words for zones, for the rarer keyword actions, for whom they attack. */

const { everyForm: happening } = rulesFor<Happening>();

const OPPONENTS = { who: "opponents" } as const;
const owned = (object: Filter, who: "you" | "opponents"): Filter => and([object, { is: "ownedBy", who: { who } }]);

/** "a graveyard or exile": where something did not come from. */
const zoneNames: readonly (readonly [string, Zone])[] = [
  ["a graveyard", "graveyard"],
  ["exile", "exile"],
  ["the battlefield", "battlefield"],
  ["a library", "library"],
];
const otherZones: Phrase<readonly Zone[]> = oneOf(() => [
  words(zoneNames.map(([name, zone]) => [name, [zone]] as const)),
  ...zoneNames.flatMap(([one, first]) =>
    zoneNames.flatMap(([other, second]) =>
      first === second ? [] : [words<readonly Zone[]>([[`${one} or ${other}`, [first, second]]])],
    ),
  ),
]);

/** 702.122b, 702.171c: what was crewed or saddled is "that Vehicle" or "that Mount". */
const tapping = (words: string, nouns: readonly string[], what: readonly TappedFor[]) =>
  happening(words, {}, (_, scope) => {
    scope.mention({ ref: { what: "event", role: "other" }, number: "one", nouns });
    return (object) => ({ on: "tapsFor", object, for: what });
  });

export const becomings = [
  tapping("<crew> a Vehicle", ["Vehicle"], ["crew"]),
  tapping("<saddle> a Mount", ["Mount"], ["saddle"]),
  tapping("<saddle> a Mount or <crew> a Vehicle", ["Vehicle", "Mount"], ["crew", "saddle"]),
  happening("<become> tapped to pay a teamwork cost", {}, () => (object) => ({
    on: "tapsFor",
    object,
    for: ["teamwork"],
  })),
  happening("<phase> in", {}, () => (object) => ({ on: "phaseIn", object })),
  happening("<phase> out", {}, () => (object) => ({ on: "phaseOut", object })),
  happening("<fight>", {}, () => (object) => ({ on: "fight", object })),
  happening("<train>", {}, () => (object) => ({ on: "train", object })),
  happening("<evolve>", {}, () => (object) => ({ on: "evolve", object })),
  happening("<become> plotted", {}, () => (object) => ({ on: "plot", object })),
  happening("<become> crewed", {}, () => (object) => ({ on: "crew", object })),
  happening("<become> saddled", {}, () => (object) => ({ on: "saddle", object })),
  happening("<be> destroyed", {}, () => (object) => ({ on: "destroy", object })),
  happening("<be> sacrificed", {}, () => (object) => ({ on: "sacrifice", object })),
  happening("<enter> from anywhere other than {zones}", { zones: otherZones }, ({ zones }) => (object) => ({
    on: "move",
    object,
    to: "battlefield",
    notFrom: zones,
  })),
  // 400.3: a card that another player owns is in that player's hand.
  happening("<enter> from anywhere other than your hand", {}, () => (object) => ({
    on: "anyOf",
    of: [
      { on: "move", object, to: "battlefield", notFrom: ["hand"] },
      {
        on: "move",
        object: and([object, not({ is: "ownedBy", who: { who: "you" } })]),
        from: "hand",
        to: "battlefield",
      },
    ],
  })),
  happening("<enter> under a opponent's control", {}, () => (object) => ({
    on: "move",
    object: and([object, { is: "controlledBy", who: OPPONENTS }]),
    to: "battlefield",
  })),
  happening("<be> returned to hand", {}, () => (object) => ({ on: "move", object, from: "battlefield", to: "hand" })),
  ...(["its owner's hand", "a player's hand", "your hand"] as const).map((whose) =>
    happening(`<be> returned to ${whose} (|from the battlefield)`, {}, (_, scope) => {
      scope.mentionPlayer({ who: "ownerOf", of: { what: "event", role: "object" } });
      return (object) => ({
        on: "move",
        object: whose === "your hand" ? owned(object, "you") : object,
        from: "battlefield",
        to: "hand",
      });
    }),
  ),
  happening("<be> put into your hand from your graveyard", {}, () => (object) => ({
    on: "move",
    object: owned(object, "you"),
    from: "graveyard",
    to: "hand",
  })),
  happening(
    "<be> put into a graveyard from anywhere other than {zones}",
    { zones: otherZones },
    ({ zones }) =>
      (object) => ({
        on: "move",
        object,
        to: "graveyard",
        notFrom: zones,
      }),
  ),
  happening(
    "<be> put into your graveyard from anywhere other than {zones}",
    { zones: otherZones },
    ({ zones }) =>
      (object) => ({
        on: "move",
        object: owned(object, "you"),
        to: "graveyard",
        notFrom: zones,
      }),
  ),
  // Said of permanents, which are nowhere else.
  happening("<be> put into a opponent's graveyard", {}, (_, scope) => {
    scope.mentionPlayer({ who: "ownerOf", of: { what: "event", role: "object" } });
    return (object) =>
      speaksOf(object, "card")
        ? unbound("from where?")
        : { on: "move", object: owned(object, "opponents"), from: "battlefield", to: "graveyard" };
  }),
  ...(
    [
      ["your hand", { from: "hand" }],
      ["your library", { from: "library" }],
      ["your graveyard", { from: "graveyard" }],
      ["your library and/or your graveyard", { from: ["library", "graveyard"] }],
    ] as const
  ).map(([words, from]) =>
    happening(`<be> put into exile from ${words}`, {}, () => (object) => ({
      on: "move",
      object: owned(object, "you"),
      ...from,
      to: "exile",
    })),
  ),
  happening("<be> put into the command zone from anywhere", {}, () => (object) => ({
    on: "move",
    object,
    to: "command",
  })),
  // 903.9b: said of permanents.
  happening(
    "<be> put into the command zone",
    {},
    () => (object) =>
      speaksOf(object, "card") ? unbound("from where?") : { on: "move", object, from: "battlefield", to: "command" },
  ),
  happening("<be> put into exile from graveyards and/or the battlefield", {}, () => (object) => ({
    on: "move",
    object,
    from: ["graveyard", "battlefield"],
    to: "exile",
  })),
  happening("<be> put into a library from anywhere", {}, () => (object) => ({ on: "move", object, to: "library" })),
  happening("<leave> a opponent's graveyard", {}, () => (object) => ({
    on: "move",
    object: owned(object, "opponents"),
    from: "graveyard",
  })),
  happening("<attack> {defender}", { defender: enchantedPlayer }, ({ defender }, scope) => {
    eventPlayer(scope);
    return (object) => ({ on: "attacks", object, defender });
  }),
] as const;
