import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Refusal } from "./rules.ts";

export interface Called {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: unknown;
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A platform's API on loopback. What it refuses is kept in `refusals`, which a test expects to stay empty. */
export async function startApi(answer: (called: Called) => Answer | Promise<Answer>, refused: (why: string) => Answer) {
  const refusals: string[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    let said: Answer;
    try {
      said = await answer({
        method: request.method ?? "",
        path: request.url ?? "",
        headers: request.headers,
        body: body === "" ? undefined : JSON.parse(body),
      });
    } catch (error) {
      const why = `${request.method} ${request.url}: ${error instanceof Error ? error.message : error}`;
      refusals.push(error instanceof Refusal ? why : `${why} ${error instanceof Error ? error.stack : ""}`);
      said = refused(why);
    }
    response.writeHead(said.status, { "content-type": "application/json", ...said.headers });
    response.end(said.body === undefined ? undefined : JSON.stringify(said.body));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", () => done()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refusals,
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
