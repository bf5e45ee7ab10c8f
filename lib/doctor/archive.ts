import { AwsClient } from "aws4fetch";
import type { Credentials } from "./deployment.ts";
import { type Finding, well, wrong } from "./finding.ts";

/** The bucket of games that are over: that it keeps what is removed for a while, and lets nobody in from outside. */
export async function lookAtArchive(
  bucket: string,
  region: string,
  { accessKeyId, secretAccessKey, sessionToken }: Credentials,
): Promise<readonly Finding[]> {
  const signed = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
  const client = new AwsClient({ ...signed, region, service: "s3", retries: 2 });
  const own = process.env.AWS_ENDPOINT_URL_S3;
  const base = own ? `${own}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`;
  const asked = async (what: string): Promise<string> => {
    const response = await client.fetch(`${base}/?${what}`);
    const xml = await response.text();
    if (!response.ok) throw new Error(`${bucket}: ?${what} answers ${response.status} ${xml.slice(0, 200)}`);
    return xml;
  };
  const [versioning, access] = await Promise.all([asked("versioning"), asked("publicAccessBlock")]);
  return [
    /<Status>Enabled<\/Status>/.test(versioning)
      ? well("archive", `${bucket} keeps what is removed for 35 days`)
      : wrong("archive", `${bucket} keeps no versions: what is removed is lost, whatever the table is restored to`),
    access.split(">true</").length === 5
      ? well("archive access", "nobody from outside")
      : wrong("archive access", `${bucket} may be opened to the public`),
  ];
}
