import type { Cost } from "../../engine/abilities/costs.ts";
import type { Players } from "../../engine/abilities/references.ts";
import { plainAmount } from "../amounts/amounts.ts";
import { forEach, times } from "../amounts/forEach.ts";
import { unbound } from "../bind/unbound.ts";
import { many, type Phrase, rulesFor, token, words } from "../kernel/index.ts";
import { host } from "../nouns/host.ts";
import { self } from "../nouns/self.ts";
import { chosen } from "../references/chosen.ts";
import { totalled } from "../references/targets.ts";
import { die } from "../vocabulary/dice.ts";
import { digits, numberWord } from "../vocabulary/numbers.ts";
import { mana } from "./mana.ts";
import { grantedBy, hostPaid, inGroup, itself, paidWith } from "./paidWith.ts";
import { type CostVerb, verb } from "./verb.ts";

/** As what was chosen is kept. */
const keptSecret = words<Extract<Cost, { pay: "revealChoice" }>["of"]>([
  ["creature type", "type"],
  ["card type", "type"],
  ["color", "color"],
  ["card name", "name"],
  ["number", "number"],
  ["player", "player"],
]);

/** Tapping and untapping, life, energy and the rest. */
export const otherCosts = (): readonly CostVerb[] => [
  verb("waterbend {mana}", { mana }, ({ mana }) => [{ pay: "mana", mana, help: "waterbend" }]),
  verb("unattach {what}", { what: grantedBy }, ({ what }) => [{ pay: "unattach", what }]),
  // 706.2: "the result" is what was rolled for it.
  verb("roll {die}", { die }, ({ die }, scope) => {
    const cost: Cost = { pay: "roll", sides: die, noteAs: "rolled" };
    scope.tell({ paid: [...scope.paid, { participle: "rolled", nouns: ["die"], what: cost }] });
    return [cost];
  }),
  verb("exert {self}", { self }, () => [{ pay: "exert" }]),
  verb("reveal the {what} you chose", { what: keptSecret }, ({ what }, { face }) =>
    /\bsecretly choose\b/i.test(face.text) ? [{ pay: "revealChoice", of: what }] : unbound("it is no secret"),
  ),
  verb("unattach {self}", { self }, () => [{ pay: "unattach", what: itself }]),
  verb("pay its mana cost", {}, (_, scope) => [{ pay: "manaCost", of: scope.pronoun("one", [], "property") }]),
  verb("pay {n} life", { n: plainAmount }, ({ n }) => [{ pay: "life", amount: n }]),
  ...(["up", "down"] as const).map((round) =>
    verb(`pay half your life, rounded ${round}`, {}, () => [
      { pay: "life", amount: { amount: "half", of: { amount: "life", of: { who: "you" } }, round } },
    ]),
  ),
  verb("untap {what}", { what: chosen }, ({ what }, scope) => [
    { pay: "untapOthers", what: paidWith(scope, "untapped", what) },
  ]),
  verb("pay {n} life for each {of}", { n: digits, of: forEach }, ({ n, of }) => [
    { pay: "life", amount: times(n, of) },
  ]),
  verb("have {who} gain {n} life", { who: gaining, n: plainAmount }, ({ who, n }) => [
    { pay: "gainLife", who, amount: n },
  ]),
  verb("tap {host}", { host }, ({ host }, scope) => [{ pay: "tapOthers", what: hostPaid(scope, "tapped", host) }]),
  verb("pay {n} {E}", { n: numberWord }, ({ n }) => [{ pay: "energy", amount: n }]),
  verb("pay X {E}", {}, () => [{ pay: "energy", amount: { amount: "x" } }]),
  verb("pay {energy}", { energy }, ({ energy }) => [{ pay: "energy", amount: energy }]),
  verb("tap {what}", { what: chosen }, ({ what }, scope) => [
    { pay: "tapOthers", what: paidWith(scope, "tapped", what) },
  ]),
  verb("tap {what} with total {stat} {n} or greater", { what: chosen, stat: totalled, n: digits }, (said, scope) => [
    {
      pay: "tapOthers",
      what: inGroup(paidWith(scope, "tapped", said.what), {
        all: "totalAtLeast",
        stat: said.stat,
        least: said.n,
      }),
    },
  ]),
  verb("tap {what} that share a creature type", { what: chosen }, ({ what }, scope) => [
    { pay: "tapOthers", what: inGroup(paidWith(scope, "tapped", what), { all: "shareCreatureType" }) },
  ]),
];
const gaining = words<Players>([
  ["an opponent", { who: "chosen", from: { who: "opponents" } }],
  ["each opponent", { who: "opponents" }],
  ["each other player", { who: "others", than: { who: "you" } }],
]);
export const energy: Phrase<number> = rulesFor<number>().rule(
  "{all}",
  { all: many(token((text) => (text === "{E}" ? 1 : undefined))) },
  ({ all }) => all.length,
);
