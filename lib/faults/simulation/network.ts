import { timeouts } from "../../hosting/environment.ts";
import type { VirtualClock } from "./clock.ts";
import type { AwsFault, Plan } from "./plan.ts";
import { errorReply, type Reply } from "./reply.ts";

/** Who calls AWS: a process that may end at any moment. */
export interface Caller {
  readonly dead: boolean;
  /** Ends it, or all that run. */
  kill(all: boolean): void;
}

/** Leaves requests unsigned: nobody here looks at a signature, which takes a third of what a request costs its sender. */
export const unsigned = { sign: async <Request>(request: Request): Promise<Request> => request };

/** Does what was asked at once. */
export type Services = (service: string, operation: string, input: unknown) => Promise<Reply>;

interface HttpRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/**
 * Stands where the SDK's clients send their requests: what is above, serialisation and retries, is real. Answers come
 * after some virtual time, or as the plan has it; to a process that has ended never.
 */
export function requestHandler(caller: Caller, services: Services, clock: VirtualClock, plan: Plan) {
  return {
    handle: ({ headers, body = "" }: HttpRequest) =>
      new Promise<{ response: object }>((resolve, reject) => {
        if (caller.dead) return;
        const [service = "", operation = ""] = (headers["x-amz-target"] ?? "").split(".");
        const input = JSON.parse(typeof body === "string" ? body : new TextDecoder().decode(body));
        const effect = () => services(service, operation, input);
        const living = (act: () => void) => () => {
          if (!caller.dead) act();
        };
        const answer = ({ status, body }: Reply): void => resolve({ response: responseOf(status, body) });
        const fail = (error: Error) =>
          clock.after(
            latency(),
            living(() => reject(error)),
          );
        const latency = (): number => 2 + plan.chance.below(12);
        const done = (then: (reply: Reply) => void) =>
          clock.after(
            latency(),
            () =>
              void effect().then((reply) =>
                clock.after(
                  latency(),
                  living(() => then(reply)),
                ),
              ),
          );

        const does: Readonly<Record<AwsFault, () => void>> = {
          refused: () => fail(connectionLost()),
          responseLost: () => done(() => reject(connectionLost())),
          throttled: () =>
            clock.after(
              latency(),
              living(() => answer(throttled(service))),
            ),
          serverError: () =>
            clock.after(
              latency(),
              living(() => answer(serverError)),
            ),
          serverErrorAfter: () => done(() => answer(serverError)),
          slow: () =>
            done((reply) =>
              clock.after(
                500 + plan.chance.below(3_000),
                living(() => answer(reply)),
              ),
            ),
          timeoutBefore: () =>
            clock.after(
              timeouts.requestTimeout,
              living(() => reject(timedOut())),
            ),
          timeoutAfter: () => {
            clock.after(latency(), () => void effect());
            clock.after(
              timeouts.requestTimeout,
              living(() => reject(timedOut())),
            );
          },
          timeoutLate: () => {
            clock.after(timeouts.requestTimeout + plan.chance.below(10_000), () => void effect());
            clock.after(
              timeouts.requestTimeout,
              living(() => reject(timedOut())),
            );
          },
          killBefore: () => clock.after(latency(), () => caller.kill(false)),
          killAfter: () => clock.after(latency(), () => void effect().then(() => caller.kill(false))),
          killHost: () => {
            const before = plan.chance.happens(0.5);
            clock.after(latency(), () => (before ? caller.kill(true) : void effect().then(() => caller.kill(true))));
          },
        };
        const fault = plan.onCall();
        if (fault) does[fault]();
        else done(answer);
      }),
    updateHttpClientConfig: () => {},
    httpHandlerConfigs: () => ({}),
    destroy: () => {},
  };
}

const responseOf = (statusCode: number, body: unknown): object => ({
  statusCode,
  headers: { "content-type": "application/x-amz-json-1.0" },
  body: Buffer.from(JSON.stringify(body)),
});

const connectionLost = (): Error => Object.assign(new Error("socket hang up"), { code: "ECONNRESET" });
const timedOut = (): Error => Object.assign(new Error("request timed out"), { name: "TimeoutError" });

const throttled = (service: string): Reply =>
  service.startsWith("DynamoDB")
    ? errorReply(
        400,
        "com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException",
        "The level of configured provisioned throughput for the table was exceeded.",
      )
    : errorReply(400, "com.amazonaws.sqs#RequestThrottled", "The request was denied due to request throttling.");
const serverError = errorReply(500, "com.amazon.coral.service#InternalServerError", "Internal server error");
