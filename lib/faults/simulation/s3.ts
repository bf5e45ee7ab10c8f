import type { Archive } from "../../hosting/storage/archive.ts";
import type { requestHandler } from "./network.ts";
import { errorReply, type Reply } from "./reply.ts";

/** A bucket of S3: objects by key, as base64. Strongly consistent, as S3 is. */
export class Bucket {
  readonly #objects = new Map<string, string>();

  call(operation: string, { key, bytes = "" }: BucketInput): Reply {
    switch (operation) {
      case "GetObject": {
        const found = this.#objects.get(key);
        return found === undefined ? errorReply(404, "NoSuchKey", "The key does not exist.") : reply({ bytes: found });
      }
      case "PutObject":
        this.#objects.set(key, bytes);
        return reply({});
      case "DeleteObject":
        this.#objects.delete(key);
        return reply({});
      case "ListObjects":
        return reply({ keys: [...this.#objects.keys()].filter((one) => one.startsWith(key)).sort() });
      default:
        throw new Error(`the simulated S3 has no ${operation}`);
    }
  }
}

export interface BucketInput {
  readonly key: string;
  readonly bytes?: string;
}

const reply = (body: object): Reply => ({ status: 200, body });

/** The archive in that bucket, through a network that fails as the table's does. */
export function archiveThrough({ handle }: ReturnType<typeof requestHandler>): Archive {
  const ask = async (operation: string, input: BucketInput): Promise<{ bytes?: string; keys?: string[] }> => {
    const { response } = await handle({
      headers: { "x-amz-target": `S3.${operation}` },
      body: JSON.stringify(input),
    });
    const { statusCode, body } = response as { readonly statusCode: number; readonly body: Buffer };
    if (statusCode === 404) return {};
    if (statusCode !== 200) throw Object.assign(new Error(`S3 answers ${statusCode}`), { code: "ArchiveUnavailable" });
    return JSON.parse(body.toString()) as { bytes?: string; keys?: string[] };
  };
  return {
    async get(key) {
      const { bytes } = await ask("GetObject", { key });
      return bytes === undefined ? undefined : Buffer.from(bytes, "base64");
    },
    put: async (key, bytes) => void (await ask("PutObject", { key, bytes: Buffer.from(bytes).toString("base64") })),
    delete: async (key) => void (await ask("DeleteObject", { key })),
    list: async (prefix) => (await ask("ListObjects", { key: prefix })).keys ?? [],
  };
}
