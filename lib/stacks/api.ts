import { Duration, ReferenceStrength, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { FunctionUrl, FunctionUrlAuthType, type IFunctionUrl } from "aws-cdk-lib/aws-lambda";
import type { Queue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import type { Route } from "../hosting/routes.ts";
import { rollbackAlarm } from "./canary.ts";
import { GameFunction, type GameFunctionProps, type Surroundings, timeouts } from "./function.ts";
import { ofUrls } from "./metrics.ts";

type HttpFunction = Route["function"];

const needs: Readonly<
  Record<
    HttpFunction,
    Pick<GameFunctionProps, "tableActions" | "readsDue" | "sends" | "mails" | "atOnce" | "archived"> & {
      readonly puts?: true;
    }
  >
> = {
  // Lambda lets an address have ten times `atOnce` requests a second. Of all the account's, 1,000 as a rule, more than half is left
  // to what nobody asks for: a flood keeps no notice and no clock waiting, and costs no more than so many.
  games: {
    archived: "reads",
    atOnce: 50,
    tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    sends: true,
  },
  cards: {
    atOnce: 20,
    tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    sends: false,
  },
  act: {
    archived: "reads",
    atOnce: 100,
    tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    sends: true,
  },
  // Counts how often it is asked; the game it only looks at.
  hint: {
    archived: "reads",
    atOnce: 20,
    tableActions: ["GetItem", "BatchGetItem", "Query", "UpdateItem"],
    sends: false,
  },
  picture: { archived: "reads", atOnce: 20, tableActions: ["GetItem", "BatchGetItem", "Query"], sends: false },
  // Of what it looks at it writes nothing; but it notes when a player looked.
  read: {
    archived: "reads",
    atOnce: 200,
    tableActions: ["GetItem", "BatchGetItem", "Query", "UpdateItem"],
    readsDue: true,
    sends: false,
  },
  // Looks at games to propose what may be played in them.
  inbound: {
    archived: "reads",
    atOnce: 50,
    tableActions: ["GetItem", "BatchGetItem", "Query"],
    sends: false,
    puts: true,
  },
  email: {
    atOnce: 20,
    tableActions: ["GetItem", "BatchGetItem", "Query", "PutItem", "UpdateItem", "DeleteItem"],
    sends: true,
    mails: true,
  },
};

/** The functions behind the HTTP API, each with an address of its own, which the front door alone is told. */
export class ApiStack extends Stack {
  readonly functions: readonly GameFunction[];
  readonly urls: Readonly<Record<HttpFunction, IFunctionUrl>>;

  constructor(
    scope: Construct,
    id: string,
    props: StackProps & Surroundings & { readonly chat: Queue; readonly reserves: boolean },
  ) {
    super(scope, id, { ...props, description: "Hold Priority: the functions behind /v1" });
    const {
      code,
      processor,
      table,
      archive,
      notifications,
      bots,
      chat,
      edgeKey,
      mailing,
      canary = false,
      reserves,
    } = props;
    const byName = new Map<HttpFunction, GameFunction>();
    for (const name of Object.keys(needs) as HttpFunction[]) {
      const { puts, atOnce, ...needed } = needs[name];
      byName.set(
        name,
        new GameFunction(this, title(name), {
          ...{ code, processor, table, archive, notifications, bots, edgeKey, canary, ...(mailing && { mailing }) },
          ...needed,
          ...(reserves && { atOnce: atOnce! }),
          ...(puts && { puts: chat }),
          handler: name,
          timeout: timeouts.http,
        }),
      );
    }
    Validations.of(this).acknowledge({
      id: "Annotation::@aws-cdk/aws-lambda:addPermissionsToVersionOrAlias",
      reason:
        "The permission is for what the address asks: the alias where there is one, and else the function itself.",
    });
    this.functions = [...byName.values()];
    this.urls = Object.fromEntries([...byName].map(([name, one]) => [name, this.urlOf(one)])) as typeof this.urls;
    if (canary) this.rollBackOnFaults();
  }

  /**
   * Open to all, as the handlers see the edge key before anything else. CloudFront could sign what it asks instead (origin access
   * control), but the signature takes the place of the token in Authorization, and whoever sends a body would have to
   * send its SHA-256 along, which no chat platform does.
   */
  private urlOf({ entry, node }: GameFunction): IFunctionUrl {
    const url = new FunctionUrl(this, `${node.id}Url`, { function: entry, authType: FunctionUrlAuthType.NONE });
    url.applyCrossStackReferenceStrength(ReferenceStrength.BOTH);
    return url as IFunctionUrl;
  }

  /** Handlers answer faults with a response, so that Lambda counts no error. */
  private rollBackOnFaults(): void {
    const alarm = rollbackAlarm(this, "Faults", {
      metric: ofUrls(this.functions, "Url5xxCount", Duration.minutes(1)),
      threshold: 5,
      description: "requests are answered with 5xx",
    });
    for (const { canary } of this.functions) canary?.rollsBackOn(alarm);
  }
}

function title(name: string): string {
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}
