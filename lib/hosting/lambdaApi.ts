/** Lambda's own API as far as we use it: the published versions of a function, in one of them the build that it was. */
export interface LambdaApi {
  fetch(url: string, init?: { method: string; body?: string }): Promise<Response>;
  /** Of everything about this function. */
  url(functionName: string): string;
}

/** With the credentials that the environment gives every function. Loads what signs requests. */
export async function lambdaApi(environment: NodeJS.ProcessEnv): Promise<LambdaApi> {
  const { AwsClient } = await import("aws4fetch");
  const region = environment.AWS_REGION ?? "us-east-1";
  const endpoint = environment.AWS_ENDPOINT_URL_LAMBDA ?? `https://lambda.${region}.amazonaws.com`;
  const client = new AwsClient({
    accessKeyId: environment.AWS_ACCESS_KEY_ID ?? "",
    secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? "",
    ...(environment.AWS_SESSION_TOKEN && { sessionToken: environment.AWS_SESSION_TOKEN }),
    region,
    service: "lambda",
    retries: 2,
  });
  return {
    fetch: (url, init) => client.fetch(url, init),
    url: (functionName) => `${endpoint}/2015-03-31/functions/${functionName}`,
  };
}

export interface PublishedVersion {
  readonly version: string;
  readonly build: string;
  /** When it was published. */
  readonly at: number;
}

/** The first published first. Versions that name no build are nobody's of ours and left out. */
export async function publishedVersions(api: LambdaApi, functionName: string): Promise<PublishedVersion[]> {
  const found: PublishedVersion[] = [];
  let marker = "";
  do {
    const url = `${api.url(functionName)}/versions${marker && `?Marker=${encodeURIComponent(marker)}`}`;
    const response = await api.fetch(url);
    if (!response.ok) throw new Error(`Lambda does not list versions: ${response.status} ${await response.text()}`);
    const page = (await response.json()) as {
      readonly Versions?: readonly {
        readonly Version: string;
        readonly Description?: string;
        readonly LastModified?: string;
      }[];
      readonly NextMarker?: string | null;
    };
    for (const { Version: version, Description = "", LastModified = "" } of page.Versions ?? []) {
      const build = BUILD_IN.exec(Description)?.[1];
      if (build !== undefined && version !== "$LATEST") found.push({ version, build, at: Date.parse(LastModified) });
    }
    marker = page.NextMarker ?? "";
  } while (marker !== "");
  return found.sort((a, b) => Number(a.version) - Number(b.version));
}
/** How `lib/stacks/function.ts` describes a version. */
const BUILD_IN = /^build (\S+)$/;
