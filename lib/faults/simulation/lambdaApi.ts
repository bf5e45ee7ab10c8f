import type { VirtualClock } from "./clock.ts";
import type { Invoked } from "./lambda.ts";
import type { Caller } from "./network.ts";
import type { Plan } from "./plan.ts";

export interface LambdaApiOptions {
  readonly clock: VirtualClock;
  readonly plan: Plan;
  /** The builds that were published, the first first; a version's number is its place, from 1. */
  readonly builds: readonly string[];
  invoke(name: string, event: object, build: string): Promise<Invoked>;
}

/** Lambda's own API, as far as functions use it to reach earlier versions of themselves: in place of `fetch`. */
export function lambdaApi({ clock, plan, builds, invoke }: LambdaApiOptions) {
  const callers: Caller[] = [];
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
    new Response(JSON.stringify(body ?? null), { status, headers });
  const invoked = async (name: string, version: number, event: string): Promise<Response> => {
    const build = builds[version - 1];
    if (build === undefined) return answer(404, { Message: "Function not found" });
    const came = await invoke(name, JSON.parse(event), build);
    if (came.is === "done") return answer(200, came.result);
    return answer(200, { errorType: "Runtime.ExitError" }, { "x-amz-function-error": "Unhandled" });
  };
  const fetch = async (request: Request): Promise<Response> => {
    const { host, pathname, searchParams } = new URL(request.url);
    const caller = callers[Number(host.split(".")[0])]!;
    const body = await request.text();
    await clock.sleep(5 + plan.chance.below(30));
    const fails = plan.happens("lambdaFailed", 6);
    if (fails && plan.chance.happens(0.5)) throw new TypeError("fetch failed");
    const [, , , name = "", what] = pathname.split("/");
    const response = fails
      ? answer(429, { Reason: "ConcurrentInvocationLimitExceeded" })
      : what === "versions"
        ? answer(200, {
            Versions: builds.map((build, at) => ({ Version: String(at + 1), Description: `build ${build}` })),
          })
        : await invoked(name, Number(searchParams.get("Qualifier")), body);
    return caller.dead ? new Promise<Response>(() => {}) : response;
  };
  return {
    fetch,
    /** What the environment of a process has to say for its calls to arrive here. */
    environmentFor(name: string, caller: Caller) {
      const id = callers.push(caller) - 1;
      return { AWS_LAMBDA_FUNCTION_NAME: name, AWS_ENDPOINT_URL_LAMBDA: `https://${id}.lambda.simulation` };
    },
  };
}
