import type { Phrase } from "../kernel/index.ts";
import type { StaticSentence } from "../meanings.ts";
import { definingStatics } from "./defining.ts";
import { gettingStatics } from "./getting.ts";
import { selfRuleStatics } from "./selfRules.ts";

/** Sentences of static abilities (604) that say something of objects, the game's rules or costs. */

export const statics: readonly Phrase<StaticSentence>[] = [...definingStatics, ...selfRuleStatics, ...gettingStatics];
