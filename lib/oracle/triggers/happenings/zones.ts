import type { Zone } from "../../../engine/abilities/references.ts";
import { unbound } from "../../bind/unbound.ts";
import type { Happening } from "../../hubs.ts";
import { type EveryForm, oneOf, rulesFor, words } from "../../kernel/index.ts";
import { and, speaksOf } from "../../nouns/filters.ts";

/** What goes from zone to zone (400.7, 603.6, 700.4). */

const { everyForm: happening } = rulesFor<Happening>();

const diesOrIsExiled: Happening = (object) => ({
  on: "move",
  object,
  from: "battlefield",
  to: ["graveyard", "exile"],
});
const dies: Happening = (object) => ({ on: "move", object, from: "battlefield", to: "graveyard" });

const elsewhereFrom = words<{ readonly from?: Zone }>([
  ["from the battlefield", { from: "battlefield" }],
  ["from anywhere", {}],
]);
const graveyardFrom = oneOf(() => [
  elsewhereFrom,
  words<{ readonly from?: Zone }>([
    ["from your library", { from: "library" }],
    ["from your hand", { from: "hand" }],
  ]),
]);

/** 400.3: what goes into somebody's graveyard comes from that player's own library. */
const theirsFrom = oneOf(() => [
  elsewhereFrom,
  words<{ readonly from?: Zone }>([["from their library", { from: "library" }]]),
]);
const anybodysFrom = oneOf(() => [
  elsewhereFrom,
  words<{ readonly from?: Zone }>([["from a library", { from: "library" }]]),
]);

export const zoneHappenings: readonly EveryForm<Happening>[] = [
  happening("<enter> (the battlefield|)", {}, () => (object) => ({ on: "move", object, to: "battlefield" })),
  ...(["graveyard", "exile", "hand"] as const).map((from) =>
    happening(`<enter> from ${from === "exile" ? from : `a ${from}`}`, {}, () => (object) => ({
      on: "move",
      object,
      from,
      to: "battlefield",
    })),
  ),
  happening("<enter> or <leave> the battlefield", {}, () => (object) => ({
    on: "anyOf",
    of: [
      { on: "move", object, to: "battlefield" },
      { on: "move", object, from: "battlefield" },
    ],
  })),
  // "Milled this way" is said of them then.
  happening("<be> milled", {}, (_, scope) => {
    const last = scope.objects.at(-1);
    if (last?.ref.what === "event") scope.mention({ ...last, nouns: [...last.nouns, "milled"] });
    return (object) => ({ on: "mill", object });
  }),
  happening("<be> put into exile from the battlefield", {}, () => (object) => ({
    on: "move",
    object,
    from: "battlefield",
    to: "exile",
  })),
  happening("<be> exiled from the battlefield", {}, () => (object) => ({
    on: "move",
    object,
    from: "battlefield",
    to: "exile",
  })),
  // 110.2a: what it enters as, its controller among them. What has entered so is counted by other words.
  ...(
    [
      ["your", { who: "you" }],
      ["your team's", { who: "union", of: [{ who: "you" }, { who: "teammates" }] }],
    ] as const
  ).map(([words, who]) => ({
    ...happening(`<enter> (the battlefield|) under ${words} control`, {}, () => (object) => ({
      on: "move",
      object: and([object, { is: "controlledBy", who }]),
      to: "battlefield",
    })),
    past: oneOf<Happening>(() => []),
  })),
  ...(["tapped", "untapped"] as const).map((is) =>
    happening(`<enter> ${is} under your control`, {}, () => (object) => ({
      on: "move",
      object: and([object, { is }, { is: "controlledBy", who: { who: "you" } }]),
      to: "battlefield",
    })),
  ),
  ...(["tapped", "untapped"] as const).map((is) =>
    happening(`<enter> ${is}`, {}, () => (object) => ({
      on: "move",
      object: and([object, { is }]),
      to: "battlefield",
    })),
  ),
  ...(["graveyard", "hand"] as const).map((from) =>
    happening(`<enter> from your ${from}`, {}, () => (object) => ({
      on: "move",
      object: and([object, { is: "ownedBy", who: { who: "you" } }]),
      from,
      to: "battlefield",
    })),
  ),
  ...(
    [
      ["exile", "exile"],
      ["a graveyard", "graveyard"],
    ] as const
  ).map(([words, from]) =>
    happening(`<enter> from ${words}`, {}, () => (object) => ({ on: "move", object, from, to: "battlefield" })),
  ),
  happening("<die>", {}, () => dies),
  happening("<die> or <be> put into exile", {}, () => diesOrIsExiled),
  // Of a permanent: what it is attached to is on the battlefield.
  happening(
    "<be> put into a graveyard",
    {},
    () => (object) =>
      (object.is === "among" && object.of.what === "host") || speaksOf(object, "controlledBy")
        ? dies(object)
        : unbound("from where?"),
  ),
  happening("<be> put into a player's graveyard {from}", { from: theirsFrom }, ({ from }, scope) => {
    scope.mentionPlayer({ who: "ownerOf", of: { what: "event", role: "object" } });
    return (object) => ({ on: "move", object, ...from, to: "graveyard" });
  }),
  happening("<be> put into a opponent's graveyard {from}", { from: theirsFrom }, ({ from }, scope) => {
    scope.mentionPlayer({ who: "ownerOf", of: { what: "event", role: "object" } });
    return (object) => ({
      on: "move",
      object: and([object, { is: "ownedBy", who: { who: "opponents" } }]),
      ...from,
      to: "graveyard",
    });
  }),
  happening("<be> put into a graveyard {from}", { from: anybodysFrom }, ({ from }) => (object) => ({
    on: "move",
    object,
    ...from,
    to: "graveyard",
  })),
  happening("<be> put into your graveyard {from}", { from: graveyardFrom }, ({ from }) => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "you" } }]),
    ...from,
    to: "graveyard",
  })),
  // 700.4
  happening("<leave> the battlefield without dying", {}, () => (object) => ({
    on: "move",
    object,
    from: "battlefield",
    notTo: "graveyard",
  })),
  happening("<leave> the battlefield", {}, () => (object) => ({ on: "move", object, from: "battlefield" })),
  happening("<leave> your graveyard", {}, () => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "you" } }]),
    from: "graveyard",
  })),
  happening("<leave> a graveyard", {}, () => (object) => ({ on: "move", object, from: "graveyard" })),
  happening("<leave> a opponent's graveyard", {}, () => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "opponents" } }]),
    from: "graveyard",
  })),
  happening("<be> exiled from your graveyard", {}, () => (object) => ({
    on: "move",
    object: and([object, { is: "ownedBy", who: { who: "you" } }]),
    from: "graveyard",
    to: "exile",
  })),
  happening("<be> exiled from a graveyard", {}, () => (object) => ({
    on: "move",
    object,
    from: "graveyard",
    to: "exile",
  })),
  happening("<be> countered", {}, () => (object) => ({ on: "countered", object })),
];
