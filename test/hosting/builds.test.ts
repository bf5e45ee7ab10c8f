import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { publishedBuilds } from "../../lib/hosting/builds.ts";

const environment = {
  AWS_ACCESS_KEY_ID: "local",
  AWS_SECRET_ACCESS_KEY: "local",
  AWS_LAMBDA_FUNCTION_NAME: "act",
  AWS_ENDPOINT_URL_LAMBDA: "https://lambda.example",
};

/** What Lambda answers, in place of it: versions are listed, and an invocation comes to this. */
function lambda(invocation: () => Response): void {
  vi.stubGlobal("fetch", async ({ url }: Request) =>
    url.endsWith("/versions")
      ? Response.json({ Versions: [{ Version: "7", Description: "build old" }] })
      : invocation(),
  );
}

beforeEach(() => void vi.spyOn(console, "warn").mockImplementation(() => {}));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("an event handed to an earlier build", () => {
  it("comes back with that build's answer", async () => {
    lambda(() => Response.json({ statusCode: 200 }));
    await expect(publishedBuilds(environment, () => 0).handOn("old", {})).resolves.toEqual({ statusCode: 200 });
  });

  it.each<[string, () => Response]>([
    ["is throttled", () => Response.json({ Reason: "ConcurrentInvocationLimitExceeded" }, { status: 400 })],
    ["ends before it has answered", () => Response.json({}, { headers: { "x-amz-function-error": "Unhandled" } })],
  ])("which %s says to send it again: what came of it is unknown", async (_, invocation) => {
    lambda(invocation);
    const handedOn = publishedBuilds(environment, () => 0).handOn("old", {});
    await expect(handedOn).rejects.toMatchObject({ status: 503, code: "unavailable" });
  });
});
