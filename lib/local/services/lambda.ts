import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import type { FunctionSpec, VersionSpec } from "../template/specs.ts";
import type { Callers } from "./callers.ts";
import { LocalFunction } from "./functions.ts";
import { close, listen, loopback, pageRefusal } from "./listen.ts";

/** Lambda's API as far as our functions use it: the published versions of a function, invoking and removing one of them. */
export interface Lambda {
  readonly endpoint: string;
  /** Keeps the code of a function as its next version, unless the latest is of this description, as a deployment does. */
  publish(version: VersionSpec, environment: Readonly<Record<string, string>>): void;
  stop(graceMs: number): Promise<void>;
}

interface Version {
  readonly Version: string;
  readonly Description: string;
  readonly LastModified: string;
  readonly run: LocalFunction;
  /** Where it is kept. */
  readonly folder: string;
}

/** Each is a megabyte; a game here hardly lies in the middle of something for so many changes of the sources. */
const MOST_KEPT = 5;

/** @param folder - where versions are kept: `FUNCTION/NUMBER/`, the code and `version.json`. */
export async function startLambda(folder: string, callers: Callers, log: (line: string) => void): Promise<Lambda> {
  const versions = new Map<string, Version[]>();
  const server = createServer((request, response) => {
    answer(versions, callers, request, response).catch((error: unknown) => {
      log(`Lambda: ${error instanceof Error ? error.message : error}`);
      response.destroy();
    });
  });
  const endpoint = `http://${loopback}:${await listen(server, 0, "the port of Lambda's API")}`;
  return {
    endpoint,
    publish({ function: spec, description }, environment) {
      const kept = join(folder, spec.name);
      keep(kept, spec, description);
      const options = { environment, log: (line: string) => log(`[${spec.name}, earlier] ${line}`) };
      versions.set(
        spec.name,
        numbersIn(kept).map((number) => versionIn(kept, number, spec, options)),
      );
    },
    async stop(graceMs) {
      await close(server, graceMs);
      await Promise.all([...versions.values()].flat().map(({ run }) => run.stop(graceMs)));
    },
  };
}

const numbersIn = (folder: string): number[] =>
  (existsSync(folder) ? readdirSync(folder).map(Number) : []).sort((a, b) => a - b);

interface Kept {
  readonly description: string;
  /** The code's file. */
  readonly module: string;
  readonly build: string;
  /** When it was published; absent in folders from before. */
  readonly at?: string;
}

function keep(folder: string, { module, environment }: FunctionSpec, description: string): void {
  const numbers = numbersIn(folder);
  const latest = numbers.at(-1);
  if (latest !== undefined && readKept(folder, latest).description === description) return;
  const place = join(folder, String((latest ?? 0) + 1));
  mkdirSync(place, { recursive: true });
  cpSync(dirname(module), join(place, "code"), { recursive: true });
  const kept: Kept = {
    description,
    module: basename(module),
    build: environment.BUILD ?? "",
    at: new Date().toISOString(),
  };
  writeFileSync(join(place, "version.json"), JSON.stringify(kept));
  for (const old of numbers.slice(0, Math.max(0, numbers.length + 1 - MOST_KEPT)))
    rmSync(join(folder, String(old)), { recursive: true });
}

const readKept = (folder: string, number: number): Kept =>
  JSON.parse(readFileSync(join(folder, String(number), "version.json"), "utf8")) as Kept;

/** Where the services are is as of this start; all else of the version's environment that matters is its build. */
function versionIn(
  folder: string,
  number: number,
  spec: FunctionSpec,
  options: ConstructorParameters<typeof LocalFunction>[1],
): Version {
  const { description, module, build, at = "" } = readKept(folder, number);
  const earlier: FunctionSpec = {
    ...spec,
    module: join(folder, String(number), "code", module),
    environment: { ...spec.environment, BUILD: build },
  };
  return {
    ...{ Version: String(number), Description: description, LastModified: at },
    ...{ run: new LocalFunction(earlier, options), folder: join(folder, String(number)) },
  };
}

const PATH = /^\/2015-03-31\/functions\/([^/]+?)(?:\/(versions|invocations))?$/;
const OPERATIONS: ReadonlyMap<string, string> = new Map([
  ["GET versions", "ListVersionsByFunction"],
  ["POST invocations", "InvokeFunction"],
  ["DELETE undefined", "DeleteFunction"],
]);

async function answer(
  versions: ReadonlyMap<string, Version[]>,
  callers: Callers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const say = (status: number, value: unknown, headers: Record<string, string> = {}) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(JSON.stringify(value));
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://lambda");
  const [, name = "", what] = PATH.exec(pathname) ?? [];
  const operation = OPERATIONS.get(`${request.method} ${what}`);
  if (operation === undefined) return void say(404, { message: `Not known here: ${request.method} ${pathname}` });
  const refusal = pageRefusal(request.headers) ?? callers.refusal("lambda", request.headers, operation);
  if (refusal !== undefined) return void say(403, { message: refusal });
  const published = versions.get(name);
  if (operation === "ListVersionsByFunction" && published)
    return void say(200, {
      Versions: [
        { Version: "$LATEST", Description: "" },
        ...published.map(({ Version, Description, LastModified }) => ({ Version, Description, LastModified })),
      ],
      NextMarker: null,
    });
  const version = published?.find(({ Version }) => Version === searchParams.get("Qualifier"));
  if (!version) return void say(404, { message: `Function not found: ${name}` });
  if (operation === "DeleteFunction") {
    published!.splice(published!.indexOf(version), 1);
    await version.run.stop(0);
    rmSync(version.folder, { recursive: true });
    return void response.writeHead(204).end();
  }
  const outcome = await version.run.invoke(JSON.parse(await text(request)));
  if (outcome.ok) say(200, outcome.value);
  else say(200, { errorMessage: outcome.message }, { "x-amz-function-error": "Unhandled" });
}
