import { CfnOutput, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";

/** What must survive everything else: the games, and what tells the front door from anybody who calls the API directly. */
export class DataStack extends Stack {
  readonly table: Table;
  readonly edgeKey: Secret;

  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, { ...props, description: "Hold Priority: games, players and the edge key" });

    this.table = new Table(this, "Table", {
      partitionKey: { name: "pk", type: AttributeType.STRING },
      sortKey: { name: "sk", type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: "expiresAt",
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    this.table.addGlobalSecondaryIndex({
      indexName: "due",
      partitionKey: { name: "dueShard", type: AttributeType.STRING },
      sortKey: { name: "nextAt", type: AttributeType.NUMBER },
      projectionType: ProjectionType.KEYS_ONLY,
    });

    new CfnOutput(this, "TableName", { value: this.table.tableName, description: "For npm run games, keys and chat" });

    this.edgeKey = new Secret(this, "EdgeKey", {
      description: "Sent by the distribution to the API: only with it is the viewer's address believed",
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(this.edgeKey).acknowledge({
      id: "AwsSolutions-SMG4",
      reason:
        "The distribution and the functions have to change it in one deployment; whoever learns it can name another address to the rate limits, and nothing more.",
    });
  }
}
