import { Stack, type StackProps, Validations } from "aws-cdk-lib";
import { SnsEventSource } from "aws-cdk-lib/aws-lambda-event-sources";
import { ConfigurationSet, EmailSendingEvent, EventDestination } from "aws-cdk-lib/aws-ses";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { GameFunction, type Surroundings, timeouts } from "./function.ts";

/**
 * What becomes of mails after Amazon SES has taken them: those that bounce and those that somebody complains of go by a topic to a
 * function, which switches the address off. There only where mails go through SES (`--context mailIdentity=`).
 */
export class MailsStack extends Stack {
  readonly feedback: GameFunction;
  /** What every mail names, so that SES says what becomes of it. */
  readonly configurationSet: string;

  constructor(scope: Construct, id: string, props: StackProps & Surroundings) {
    super(scope, id, { ...props, description: "Hold Priority: mails that came back, and complaints" });
    const { code, processor, table, archive, notifications, bots, edgeKey, canary = false } = props;
    const set = new ConfigurationSet(this, "Mails", { reputationMetrics: true });
    this.configurationSet = set.configurationSetName;
    // Without a key of its own: SES publishes to no topic that is encrypted under the account's default key.
    const topic = new Topic(this, "MailEvents", { enforceSSL: true });
    // With it, the topic's policy lets SES publish there: for this account, and of this configuration set.
    set.addEventDestination("ToTopic", {
      destination: EventDestination.snsTopic(topic),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT],
    });
    this.feedback = new GameFunction(this, "Feedback", {
      ...{ code, processor, table, archive, notifications, bots, edgeKey, canary },
      handler: "feedback",
      timeout: timeouts.http,
      tableActions: ["GetItem", "PutItem"],
      sends: false,
    });
    // Lambda takes what the topic sends from this topic alone; a failure is tried twice more, and then an alarm's business.
    this.feedback.entry.addEventSource(new SnsEventSource(topic));
    Validations.of(this).acknowledge({
      id: "CloudFormation-Validate::W3694",
      reason: "What the topic invokes may be an alias, which is a function's ARN as well.",
    });
  }
}
