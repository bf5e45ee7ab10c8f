import { foldName } from "../lib/cards/names.ts";
import { sharedData } from "../lib/cards/threads.ts";
import { Examiner } from "../lib/conformance/examine.ts";
import type { Scenario } from "../lib/conformance/script.ts";
import type { ScenarioCards } from "../lib/conformance/workers.ts";
import { readCard } from "../lib/oracle/index.ts";

const cards = sharedData<ScenarioCards>();
const examiner = new Examiner(readCard, { find: (name) => cards.get(foldName(name)) });

export default (scenario: Scenario) => examiner.examine(scenario);
