import { type App, type StackProps, Tags } from "aws-cdk-lib";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import { AlarmsStack, APPLICATION_TAG } from "./alarms.ts";
import { ApiStack } from "./api.ts";
import { BuildsStack } from "./builds.ts";
import { configurationOf } from "./configuration.ts";
import { DashboardStack } from "./dashboard.ts";
import { DataStack } from "./data.ts";
import type { HandlerCode, Processor } from "./function.ts";
import { MailsStack } from "./mails.ts";
import { NotificationsStack, QueuesStack } from "./notifications.ts";
import { PageStack } from "./page.ts";
import { WebStack } from "./web.ts";

export interface HoldPriorityProps {
  readonly code: HandlerCode;
  readonly processor: Processor;
  /** Folder of the built page. */
  readonly page: string | undefined;
}

/** All stacks, in the order in which they depend on each other. */
export function holdPriority(app: App, props: HoldPriorityProps) {
  const { prefix, env, domain, webAcl, pictureHosts, mailIdentity, table, canary, reserves, budget } =
    configurationOf(app);
  const named = (what: string) => `${prefix}-${what}`;
  const data = new DataStack(app, named("Data"), { env, ...(table && { restored: table }) });
  const queues = new QueuesStack(app, named("Queues"), { env });
  // A dynamic reference: the template names the secret, CloudFormation fills it in.
  const edgeKey = data.edgeKey.secretValue.unsafeUnwrap();
  const inside = {
    env,
    code: props.code,
    processor: props.processor,
    ...{ table: data.games, archive: data.archive },
    notifications: queues.notifications.queue,
    bots: queues.bots.queue,
    edgeKey,
    canary,
  };
  const mails = mailIdentity === undefined ? undefined : new MailsStack(app, named("Mails"), inside);
  const mailing = mails && { identity: mailIdentity!, configurationSet: mails.configurationSet };
  const chat = queues.chat.queue;
  const api = new ApiStack(app, named("Api"), { ...inside, chat, reserves, ...(mailing && { mailing }) });
  const web = new WebStack(app, named("Web"), {
    ...{ env, edgeKey, urls: api.urls, pictureHosts },
    ...(domain && { domain }),
    ...(webAcl && { webAcl }),
  });
  const surroundings = { ...inside, pageUrl: web.pageUrl, ...(mailing && { mailing }) };
  const notifications = new NotificationsStack(app, named("Notifications"), {
    ...surroundings,
    chat,
  });
  const played = [
    ...api.functions,
    ...[notifications.notify, notifications.bots, notifications.chat, notifications.sweep],
    ...(mails ? [mails.feedback] : []),
  ];
  const builds = new BuildsStack(app, named("Builds"), { ...surroundings, functions: played });
  const alarms = new AlarmsStack(app, named("Alarms"), {
    env,
    queues,
    sweep: notifications.sweep,
    functions: [...played, builds.prune],
    asked: api.functions,
    metrics: prefix,
    ...(budget && { budget }),
  });
  const dashboard = new DashboardStack(app, named("Dashboard"), {
    env,
    queues,
    table: data.games,
    sweep: notifications.sweep,
    functions: played,
    asked: api.functions,
    metrics: prefix,
  });
  const page = pageStack(app, named("Page"), { env, page: props.page, web });
  for (const stack of [api, notifications]) page?.addStackDependency(stack);
  Tags.of(app).add(APPLICATION_TAG.key, APPLICATION_TAG.value);
  const all = { data, queues, web, api, notifications, builds, alarms, dashboard };
  return { ...all, ...(mails && { mails }), ...(page && { page }) };
}

const pageStack = (
  app: App,
  id: string,
  { env, page, web }: Pick<StackProps, "env"> & { readonly page: string | undefined; readonly web: WebStack },
): PageStack | undefined =>
  page === undefined
    ? undefined
    : new PageStack(app, id, {
        ...(env && { env }),
        ...{ page, bucket: web.bucket, distribution: web.distribution as IDistribution },
      });
