import { RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";

/** What must survive everything else: the games, and the secret that signs seats. */
export class DataStack extends Stack {
  readonly table: Table;
  readonly seatKey: Secret;

  constructor(scope: Construct, id: string, props?: StackProps) {
    super(scope, id, { ...props, description: "Hold Priority: games, players and the seat key" });

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

    this.seatKey = new Secret(this, "SeatKey", {
      description: "Signs seat tokens and per-seat ETags",
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(this.seatKey).acknowledge({
      id: "AwsSolutions-SMG4",
      reason:
        "Changing the key signs every player out at once, so it is done on purpose (docs/operations.md), not on a schedule; tokens it signs are short-lived.",
    });
  }
}
