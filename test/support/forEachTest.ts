import { afterAll, beforeAll, beforeEach } from "vitest";
import { type Aws, startAws } from "./aws.ts";
import { type Hosted, hosted } from "./hosted.ts";

/**
 * Embedded services for the tests of one file, and a host of its own for each test, to be asked for where the tests are
 * declared. `visibility`: seconds until a message that failed reappears.
 */
export function hostForEachTest(visibility = 0): {
  readonly aws: Aws;
  readonly host: Hosted;
  /** Another host in the same test. */
  another(): Promise<void>;
} {
  let aws: Aws;
  let host: Hosted;
  beforeAll(async () => {
    aws = await startAws();
  });
  afterAll(() => aws.stop());
  const another = async (): Promise<void> => {
    host = await hosted(aws, visibility);
  };
  beforeEach(another);
  return { aws: present(() => aws), host: present(() => host), another };
}

/** Whatever it is when it is looked at. */
const present = <T extends object>(now: () => T): T =>
  new Proxy({} as T, {
    get: (_, name) => Reflect.get(now(), name),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, name) => {
      const found = Reflect.getOwnPropertyDescriptor(now(), name);
      return found && { ...found, configurable: true };
    },
  });

/** Whom notices went to, and of what. */
export const told = ({ outbox }: Hosted): string[] => outbox.messages.map(({ seat, kind }) => `${seat} ${kind}`);
