import { type LambdaApi, lambdaApi, publishedVersions } from "./lambdaApi.ts";
import { Refused } from "./refusal.ts";

/**
 * The builds of this code that can still be run. Each deployment publishes a version of every function and keeps the older
 * ones; a version's description names its build (lib/stacks/function.ts).
 */
export interface Builds {
  /** Whether this function, as it was in that build, can still be run. */
  has(build: string): Promise<boolean>;
  /** What it answers to that event. Throws if it failed, or is gone. */
  handOn(build: string, event: object): Promise<unknown>;
}

/** A game that only the build that wrote it can go on with (`storage/open.ts`): that one gets the whole event. */
export class OfOtherBuild extends Refused {
  readonly build: string;

  constructor(build: string) {
    super(503, "other-build", "An earlier version is in the middle of this game. Try again in a minute.");
    this.build = build;
  }
}

/**
 * Does it, or has the build do it that is in the middle of the game. An event that was handed on is handed on no further:
 * two builds that each take the other's game for theirs would call each other for ever.
 */
export async function orHandOn<T>(builds: Builds, event: object, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof OfOtherBuild) || isHandedOn(event)) throw error;
    return (await builds.handOn(error.build, { ...event, [HANDED_ON]: true })) as T;
  }
}
const HANDED_ON = "handedOn";
export const isHandedOn = (event: object): boolean => HANDED_ON in event;

/** Milliseconds until a build that was not there is looked for again: while a deployment is under way it may appear. */
const ABSENT_MS = 10_000;

/**
 * The published versions of a function, through Lambda's own API and with the credentials that the environment gives every
 * function. Nothing is loaded or asked before a game wants it.
 */
export function publishedBuilds(environment: NodeJS.ProcessEnv, now: () => number): Builds {
  const name = environment.AWS_LAMBDA_FUNCTION_NAME ?? "";
  let lambda: Promise<LambdaApi> | undefined;
  let versions: ReadonlyMap<string, string> = new Map();
  let asked = Number.NEGATIVE_INFINITY;
  const versionOf = async (build: string): Promise<string | undefined> => {
    if (!versions.has(build) && now() - asked >= ABSENT_MS) {
      lambda ??= lambdaApi(environment);
      // The newest where a build was deployed again.
      const found = await reached(publishedVersions(await lambda, name));
      versions = new Map(found.map(({ build, version }) => [build, version]));
      asked = now();
    }
    return versions.get(build);
  };
  return {
    has: async (build) => (await versionOf(build)) !== undefined,
    async handOn(build, event) {
      const version = await versionOf(build);
      if (version === undefined) throw new OfOtherBuild(build);
      // Both run out of time together: it has the time-out that this function has.
      const request = { method: "POST", body: JSON.stringify(event) };
      const api = await lambda!;
      const response = await reached(api.fetch(`${api.url(name)}/invocations?Qualifier=${version}`, request));
      const answer = await response.text();
      if (!response.ok || response.headers.has("x-amz-function-error"))
        throw notReached(`version ${version} of this function answered ${response.status}: ${answer.slice(0, 500)}`);
      return answer === "" ? undefined : JSON.parse(answer);
    },
  };
}

/** Whether Lambda was reached at all says nothing of the game. */
const reached = <T>(answer: Promise<T>): Promise<T> =>
  answer.catch((error: unknown) => {
    throw notReached(String(error));
  });

/** What became of the event is unknown: throttled it did nothing, but a version that ended may have been done with it. */
function notReached(reason: string): Refused {
  console.warn(JSON.stringify({ warning: "builds-not-reached", reason }));
  return new Refused(503, "unavailable", "This could not be finished. Send the same request again.");
}
