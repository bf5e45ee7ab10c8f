import type { AwsClient } from "aws4fetch";
/** Objects beside the table: games that are over. Errors are of S3 or of the network, with a `code`. */
export interface Archive {
  get(key: string): Promise<Uint8Array | undefined>;
  put(key: string, bytes: Uint8Array): Promise<void>;
  delete(key: string): Promise<void>;
  /** The keys that begin so; a thousand at most. */
  list(prefix: string): Promise<string[]>;
}

const notHere = (): Promise<never> =>
  Promise.reject(new Error("this game is over and rests in the archive, which is not at hand here"));

/** For whoever opens no games that are over. */
export const noArchive: Archive = { get: notHere, put: notHere, delete: notHere, list: notHere };

/** Well below the functions' time-outs. */
const TIMEOUT_MS = 4_000;

/**
 * A bucket of S3, with the credentials that the environment gives every function. What signs requests is loaded when a
 * game is first wanted from it: hardly any request does.
 */
export function openArchive(environment: NodeJS.ProcessEnv, bucket: string): Archive {
  const region = environment.AWS_REGION ?? "us-east-1";
  const own = environment.AWS_ENDPOINT_URL_S3;
  // Path-style where it is another S3, as on one machine.
  const base = own ? `${own}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  let client: Promise<InstanceType<typeof AwsClient>> | undefined;
  const asked = async (method: string, path: string, body?: Uint8Array): Promise<Response> => {
    client ??= import("aws4fetch").then(
      ({ AwsClient }) =>
        new AwsClient({
          accessKeyId: environment.AWS_ACCESS_KEY_ID ?? "",
          secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? "",
          ...(environment.AWS_SESSION_TOKEN && { sessionToken: environment.AWS_SESSION_TOKEN }),
          ...{ region, service: "s3", retries: 2 },
        }),
    );
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      return await (await client).fetch(`${base}${path}`, { method, signal, ...(body && { body: Buffer.from(body) }) });
    } catch (error) {
      throw failed(`${method} was not answered: ${String(error)}`);
    }
  };
  const done = async (method: string, path: string, body?: Uint8Array): Promise<Response> => {
    const response = await asked(method, path, body);
    if (!response.ok) throw failed(`${method} answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    return response;
  };
  return {
    async get(key) {
      const response = await asked("GET", `/${key}`);
      // Who may not list a bucket is not told whether an object is there (Amazon S3 API Reference, GetObject).
      if (response.status === 404 || response.status === 403) return undefined;
      if (!response.ok) throw failed(`GET answered ${response.status}`);
      return new Uint8Array(await response.arrayBuffer());
    },
    put: async (key, bytes) => void (await done("PUT", `/${key}`, bytes)),
    delete: async (key) => void (await done("DELETE", `/${key}`)),
    async list(prefix) {
      const found = await (await done("GET", `/?list-type=2&prefix=${encodeURIComponent(prefix)}`)).text();
      return [...found.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key]) => key!);
    },
  };
}

const failed = (why: string): Error => Object.assign(new Error(`S3: ${why}`), { code: "ArchiveUnavailable" });
