import type { Recipients } from "../../../engine/abilities/references.ts";
import { oneOf, type Phrase, rulesFor, words } from "../../kernel/index.ts";
import { everything } from "../../nouns/everything.ts";
import { permanents } from "../../nouns/kinds.ts";
import { plainNouns } from "../../references/called.ts";

const { rule: otherRule } = rulesFor<OtherTarget>();

/** What a copy of a spell may be made for, and by which noun. */
interface OtherTarget {
  readonly recipients: Recipients;
  readonly noun: string;
}

export const otherTarget: Phrase<OtherTarget> = oneOf(() => [
  otherRule("{what}", { what: permanents.one }, ({ what }) => ({
    recipients: { objects: everything(what) },
    noun: what.nouns[0] ?? "",
  })),
  otherRule("permanent or player", {}, () => ({
    recipients: { objects: { what: "all", filter: { is: "any" } }, players: { who: "each" } },
    noun: "permanents and players",
  })),
]);

export const those: Phrase<string> = oneOf(() => [
  rulesFor<string>().rule("{what}", { what: permanents.many }, ({ what }) => plainNouns(what)[0] ?? ""),
  words([["permanents and players", "permanents and players"]]),
]);
