import { sharedData } from "../lib/cards/threads.ts";
import type { CardDefinition } from "../lib/engine/definition.ts";
import { fuzzAnswers } from "../lib/faults/fuzz/answers.ts";
import type { FuzzTask } from "../lib/faults/fuzz/main.ts";
import { fuzzRequests } from "../lib/faults/fuzz/requests.ts";

const cards = sharedData<readonly CardDefinition[]>();

export default ({ what, seed, most }: FuzzTask) =>
  what === "answers" ? fuzzAnswers(seed, cards, most) : fuzzRequests(seed, most);
