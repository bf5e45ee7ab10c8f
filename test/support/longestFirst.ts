import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Small files that take long, the longest first. In a clone that has run nothing yet only a file's size is known, and the last to
 * begin keeps one worker while the others have nothing left to do.
 */
const LONG = [
  ...["faults/faults", "hosting/http/hostile", "local/cli", "stacks/bundles", "chat/telegram", "local/examples"],
  ...["bots/strong-everywhere", "cards/play", "cards/threads", "e2e/game", "e2e/decks", "e2e/guide", "e2e/offline"],
].map((name) => `/test/${name}.test.ts`);

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = LONG.findIndex((name) => moduleId.endsWith(name));
  return rank < 0 ? LONG.length : rank;
};
const groupOf = ({ project }: TestSpecification): number => project.config.sequence.groupOrder;

/** The order in which files begin: project by project, and then so that they end together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => groupOf(one) - groupOf(other) || rankOf(one) - rankOf(other));
  }
}
