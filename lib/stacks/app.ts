import { type App, Tags } from "aws-cdk-lib";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import { AlarmsStack } from "./alarms.ts";
import { ApiStack } from "./api.ts";
import { BuildsStack } from "./builds.ts";
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
  const data = new DataStack(app, "HoldPriority-Data");
  const queues = new QueuesStack(app, "HoldPriority-Queues");
  // A dynamic reference: the template names the secret, CloudFormation fills it in.
  const edgeKey = data.edgeKey.secretValue.unsafeUnwrap();
  const web = new WebStack(app, "HoldPriority-Web", { edgeKey });
  const around = {
    code: props.code,
    processor: props.processor,
    table: data.table,
    notifications: queues.notifications.queue,
    bots: queues.bots.queue,
    edgeKey,
    pageUrl: web.pageUrl,
  };
  const identity: unknown = app.node.tryGetContext("mailIdentity");
  const mails = identity === undefined ? undefined : new MailsStack(app, "HoldPriority-Mails", around);
  const mailing = mails && { identity: String(identity), configurationSet: mails.configurationSet };
  const surroundings = { ...around, ...(mailing && { mailing }) };
  const api = new ApiStack(app, "HoldPriority-Api", {
    ...surroundings,
    api: web.api,
    chat: queues.chat.queue,
  });
  const notifications = new NotificationsStack(app, "HoldPriority-Notifications", {
    ...surroundings,
    chat: queues.chat.queue,
  });
  const played = [
    ...api.functions,
    ...[notifications.notify, notifications.bots, notifications.chat, notifications.sweep],
    ...(mails ? [mails.feedback] : []),
  ];
  const builds = new BuildsStack(app, "HoldPriority-Builds", { ...surroundings, functions: played });
  const alarms = new AlarmsStack(app, "HoldPriority-Alarms", {
    queues,
    sweep: notifications.sweep,
    functions: [...played, builds.prune],
    apiId: web.api.apiId,
  });
  const page = pageStack(app, props.page, web);
  for (const stack of [api, notifications]) page?.addStackDependency(stack);
  Tags.of(app).add("application", "hold-priority");
  return { data, queues, web, api, notifications, builds, alarms, ...(mails && { mails }), ...(page && { page }) };
}

const pageStack = (app: App, page: string | undefined, { bucket, distribution }: WebStack): PageStack | undefined =>
  page === undefined
    ? undefined
    : new PageStack(app, "HoldPriority-Page", { page, bucket, distribution: distribution as IDistribution });
