import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { AwsClient } from "aws4fetch";
import type { QueueAt } from "./queues.ts";

/** What the stacks' outputs say. */
export interface Deployment {
  readonly url: string;
  readonly table: string;
  /** The bucket of games that are over. */
  readonly archive: string;
  readonly queues: readonly QueueAt[];
}

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
}

/** Reads the outputs of the stacks whose names begin so. Throws what CloudFormation says, or what is missing. */
export async function deploymentOf(prefix: string, region: string, credentials: Credentials): Promise<Deployment> {
  const { accessKeyId, secretAccessKey, sessionToken } = credentials;
  const signed = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  const client = new AwsClient({ ...signed, region, service: "cloudformation", retries: 2 });
  const endpoint = process.env.AWS_ENDPOINT_URL_CLOUDFORMATION ?? `https://cloudformation.${region}.amazonaws.com`;
  const outputs = async (stack: string): Promise<ReadonlyMap<string, string>> => {
    const body = new URLSearchParams({
      Action: "DescribeStacks",
      Version: "2010-05-15",
      StackName: `${prefix}-${stack}`,
    });
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const response = await client.fetch(`${endpoint}/`, { method: "POST", headers, body: body.toString() });
    const xml = await response.text();
    if (!response.ok)
      throw new Error(`${prefix}-${stack}: ${textOf(xml, "Message") ?? `CloudFormation answers ${response.status}`}`);
    return outputsIn(xml);
  };
  const [web, data, queues] = await Promise.all([outputs("Web"), outputs("Data"), outputs("Queues")]);
  const named = (of: ReadonlyMap<string, string>, name: string): string => {
    const value = of.get(name);
    if (value === undefined) throw new Error(`the stacks of ${prefix} have no output ${name}: deploy them again`);
    return value;
  };
  return {
    url: named(web, "Page"),
    table: named(data, "TableName"),
    archive: named(data, "ArchiveName"),
    queues: [...queues].flatMap(([name, url]) =>
      /^[A-Z][A-Za-z]*Url$/.test(name) && url.startsWith("http")
        ? [{ name: name.slice(0, -"Url".length), url, dead: name.endsWith("DeadUrl") }]
        : [],
    ),
  };
}

/** CloudFormation answers in XML. */
function outputsIn(xml: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, member = ""] of (/<Outputs>(.*?)<\/Outputs>/s.exec(xml)?.[1] ?? "").matchAll(
    /<member>(.*?)<\/member>/gs,
  )) {
    const [key, value] = [textOf(member, "OutputKey"), textOf(member, "OutputValue")];
    if (key !== undefined && value !== undefined) found.set(key, value);
  }
  return found;
}

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll("&amp;", "&");

/** The build in a cloud assembly, if there is one. */
export async function builtIn(folder: string): Promise<string | undefined> {
  const files = await readdir(folder).catch((): string[] => []);
  for (const file of files.filter((one) => one.endsWith("-Api.template.json"))) {
    const [, build] = /"BUILD":\s*"([0-9a-f]{16})"/.exec(await readFile(join(folder, file), "utf8")) ?? [];
    if (build !== undefined) return build;
  }
  return undefined;
}
