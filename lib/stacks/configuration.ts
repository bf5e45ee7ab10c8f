import type { App } from "aws-cdk-lib";
import { z } from "zod";
import { pictureHosts } from "./pictureHosts.ts";

/** Where and how the app is deployed: from the CDK's context, which is `--context NAME=VALUE` or cdk.json. */
export interface Configuration {
  /** How every stack's name begins: two stages live beside each other in one account. */
  readonly prefix: string;
  /** Which account and region; where the AWS CLI is at home if absent. */
  readonly env: { readonly account?: string; readonly region?: string };
  readonly domain?: Domain;
  readonly webAcl?: string;
  /** Origins of which the page may show pictures of cards; none unless somebody opts in. */
  readonly pictureHosts: readonly string[];
  readonly mailIdentity?: string;
  /** Another table than the app's own, which stays as it is: one that was restored. */
  readonly table?: string;
  /** Whether a new build gets a tenth of all invocations at first, and none if an alarm rings meanwhile. */
  readonly canary: boolean;
  /** Whether the functions that anybody may ask have their share of the account's concurrency reserved. New accounts have too little. */
  readonly reserves: boolean;
  readonly budget?: Budget;
}

export interface Domain {
  readonly name: string;
  /** CloudFront takes certificates from us-east-1 alone. */
  readonly certificate: string;
  /** Where its addresses are written, if that is here. */
  readonly hostedZone?: string;
}

export interface Budget {
  /** US dollars a month. */
  readonly dollars: number;
  readonly email: string;
}

const settings = {
  account: z.string().regex(/^\d{12}$/, "twelve digits"),
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, "a region, as eu-central-1"),
  domain: z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "a domain name"),
  certificate: z.string().regex(/^arn:aws[a-z-]*:acm:us-east-1:/, "the ARN of a certificate in us-east-1"),
  hostedZone: z.string().regex(/^Z[A-Z0-9]+$/, "the id of a hosted zone"),
  webAcl: z.string().regex(/^arn:/, "an ARN"),
  pictureHosts,
  mailIdentity: z.string().min(1),
  table: z.string().regex(/^[\w.-]{3,255}$/, "a table's name"),
  canary: z.enum(["on", "off"]),
  concurrency: z.enum(["reserved", "shared"]),
  budget: z.coerce.number().positive(),
  budgetEmail: z.email(),
} as const;
type Name = keyof typeof settings;
type Setting<N extends Name> = z.infer<(typeof settings)[N]>;

const STAGE = z.string().regex(/^[a-z][a-z0-9-]{0,15}$/, "small letters, digits and hyphens, 16 at most");

/** This stage has canaries unless told otherwise. */
const PRODUCTION = "production";

/**
 * What is said for all comes before what cdk.json says for the stage (`"context": { "stages": { "test": { ... } } }`). Without a
 * `stage` the stacks have names without one.
 *
 * @throws Error that names the setting, for a value that cannot be meant or a name of a stage's that is none.
 */
export function configurationOf(app: App): Configuration {
  const stage = checked(STAGE, "stage", app.node.tryGetContext("stage"));
  const stages = (app.node.tryGetContext("stages") ?? {}) as Readonly<
    Record<string, Readonly<Record<string, unknown>>>
  >;
  const ofStage = (stage !== undefined && stages[stage]) || {};
  const unknown = Object.keys(ofStage).find((name) => !(name in settings));
  if (unknown !== undefined)
    throw new Error(`Context "stages.${stage}.${unknown}" is no setting: ${Object.keys(settings).join(", ")}.`);
  const given = <N extends Name>(name: N): Setting<N> | undefined =>
    checked(settings[name] as unknown as z.ZodType<Setting<N>>, name, app.node.tryGetContext(name) ?? ofStage[name]);

  const [account, region] = [given("account"), given("region")];
  const [domain, certificate, hostedZone] = [given("domain"), given("certificate"), given("hostedZone")];
  const [dollars, email] = [given("budget"), given("budgetEmail")];
  const [webAcl, mailIdentity, table] = [given("webAcl"), given("mailIdentity"), given("table")];
  both("domain", domain, "certificate", certificate);
  both("budget", dollars, "budgetEmail", email);
  if (hostedZone !== undefined && domain === undefined) throw new Error('Context "hostedZone" wants "domain" as well.');
  return {
    prefix: stage === undefined ? "HoldPriority" : `HoldPriority-${stage}`,
    env: { ...(account && { account }), ...(region && { region }) },
    ...(domain && certificate && { domain: { name: domain, certificate, ...(hostedZone && { hostedZone }) } }),
    ...(webAcl && { webAcl }),
    pictureHosts: given("pictureHosts") ?? [],
    ...(mailIdentity && { mailIdentity }),
    ...(table && { table }),
    canary: (given("canary") ?? (stage === PRODUCTION ? "on" : "off")) === "on",
    reserves: given("concurrency") !== "shared",
    ...(dollars && email && { budget: { dollars, email } }),
  };
}

function checked<T>(schema: z.ZodType<T>, name: string, value: unknown): T | undefined {
  if (value === undefined) return undefined;
  const { success, data, error } = schema.safeParse(value);
  if (!success) throw new Error(`Context "${name}" cannot be "${value}": ${error.issues[0]?.message}.`);
  return data;
}

function both(one: string, its: unknown, other: string, others: unknown): void {
  if ((its === undefined) !== (others === undefined)) throw new Error(`Context "${one}" and "${other}" go together.`);
}
