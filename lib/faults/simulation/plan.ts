import { type Chance, chanceFrom } from "../../bots/chance.ts";

/** What goes wrong with one call to AWS, and when. */
export type AwsFault =
  | "refused" // the connection breaks before anything was done
  | "responseLost" // ... and after
  | "throttled"
  | "serverError" // nothing was done
  | "serverErrorAfter" // it was done all the same
  | "slow"
  | "timeoutBefore" // no answer in time, and nothing done
  | "timeoutAfter" // no answer in time, but done
  | "timeoutLate" // no answer in time, and done long after
  | "killBefore" // the process that called ends there, before anything was done
  | "killAfter"
  | "killHost"; // ... with all others that run

/** Everything that is injected, with how often it is, relative to each other, among what can happen to one call. */
const AWS_FAULTS: readonly (readonly [AwsFault, number])[] = [
  ["refused", 10],
  ["responseLost", 14],
  ["throttled", 12],
  ["serverError", 5],
  ["serverErrorAfter", 5],
  ["slow", 8],
  ["timeoutBefore", 4],
  ["timeoutAfter", 6],
  ["timeoutLate", 6],
  ["killBefore", 10],
  ["killAfter", 14],
  ["killHost", 6],
];

export type Fault =
  | AwsFault
  | "requestLost" // between a client and the API
  | "answerLost"
  | "requestDoubled" // the same request twice at once
  | "requestStale" // an earlier request once more
  | "answeredTwice" // in rough games: two answers to one question at once
  | "concededMeanwhile" // ... a concession beside an answer
  | "takenBack" // ... and a step back
  | "answeredForOther" // ... and an answer to the other's question
  | "channelFailed" // the notice did not reach the person
  | "channelAnswerLost" // it did, but that is not known
  | "channelDown" // a receiver is, for minutes to days
  | "channelGone" // ... or says that it is for ever
  | "messageDoubled"
  | "messageDelayed" // and others overtake it
  | "sweepMissed"
  | "sweepDoubled"
  | "lambdaFailed" // Lambda's own API, by which a build reaches an earlier one
  | "clockJumped"
  | "buildDeployed";

export interface Plan {
  /** How often each fault was injected. */
  readonly injected: ReadonlyMap<Fault, number>;
  readonly chance: Chance;
  /** What happens to a call; undefined if nothing does. */
  onCall(): AwsFault | undefined;
  /** Whether this fault happens here, of those that are about as likely as one in so many. */
  happens(fault: Fault, oneIn: number): boolean;
  /** From here on nothing goes wrong any more. */
  stop(): void;
}

/** All faults of a game follow from the seed; `intensity` 0 is a game without. */
export function planFrom(seed: string, intensity: number): Plan {
  const chance = chanceFrom(seed, "faults");
  const injected = new Map<Fault, number>();
  const total = AWS_FAULTS.reduce((sum, [, weight]) => sum + weight, 0);
  let on = intensity > 0;
  const count = <F extends Fault>(fault: F): F => {
    injected.set(fault, (injected.get(fault) ?? 0) + 1);
    return fault;
  };
  return {
    injected,
    chance,
    onCall() {
      if (!on || !chance.happens(CALLS * intensity)) return undefined;
      let left = chance.below(total);
      for (const [fault, weight] of AWS_FAULTS) {
        left -= weight;
        if (left < 0) return count(fault);
      }
      return undefined;
    },
    happens(fault, oneIn) {
      if (!on || !chance.happens(intensity / oneIn)) return false;
      count(fault);
      return true;
    },
    stop() {
      on = false;
    },
  };
}

/** Of the calls to AWS, at intensity 1. */
const CALLS = 0.02;
