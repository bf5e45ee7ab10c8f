import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { AttributeType, BillingMode, type ITable, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { BlockPublicAccess, Bucket, BucketEncryption, type IBucket } from "aws-cdk-lib/aws-s3";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import type { Construct } from "constructs";

/** Of what has something to do at a time (docs/architecture.md, section 6). */
const DUE_INDEX = "due";

/** What must survive everything else: the games, and what tells the front door from anybody who calls the API directly. */
export class DataStack extends Stack {
  /** Where the games are: the table of this stack, or one that was restored, named beside it. */
  readonly games: ITable;
  /** Where games that are over move to. */
  readonly archive: IBucket;
  readonly edgeKey: Secret;

  constructor(scope: Construct, id: string, { restored, ...props }: StackProps & { readonly restored?: string } = {}) {
    super(scope, id, { ...props, description: "Hold Priority: games, players and the edge key" });

    const table = new Table(this, "Table", {
      partitionKey: { name: "pk", type: AttributeType.STRING },
      sortKey: { name: "sk", type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: "expiresAt",
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    table.addGlobalSecondaryIndex({
      indexName: DUE_INDEX,
      partitionKey: { name: "dueShard", type: AttributeType.STRING },
      sortKey: { name: "nextAt", type: AttributeType.NUMBER },
      projectionType: ProjectionType.KEYS_ONLY,
    });

    // Other stacks import both. Without an importer, while a restored table is in use, they must not be gone before the importers
    // are: CloudFormation deletes no export that is in use.
    for (const exported of [table.tableName, table.tableArn]) this.exportValue(exported);
    this.games =
      restored === undefined
        ? (table as ITable)
        : Table.fromTableAttributes(this, "Restored", { tableName: restored, globalIndexes: [DUE_INDEX] });

    new CfnOutput(this, "TableName", { value: this.games.tableName, description: "For npm run games, keys and chat" });

    this.archive = this.archiveBucket();
    this.edgeKey = new Secret(this, "EdgeKey", {
      description: "Sent by the distribution to the API: nobody is let in without it",
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(this.edgeKey).acknowledge({
      id: "AwsSolutions-SMG4",
      reason:
        "The distribution and the functions have to change it in one deployment; whoever learns it can ask functions past the distribution and name another address to the rate limits, and nothing more.",
    });
  }
  /** What is removed from it can be had back as long as the table's own history reaches. */
  private archiveBucket(): IBucket {
    const bucket: unknown = new Bucket(this, "Archive", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [
        { noncurrentVersionExpiration: Duration.days(35), abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { expiredObjectDeleteMarker: true },
      ],
      removalPolicy: RemovalPolicy.RETAIN,
    });
    Validations.of(bucket as Bucket).acknowledge({
      id: "AwsSolutions-S1",
      reason: "The functions alone read and write it; each of their requests is in their access log already.",
    });
    new CfnOutput(this, "ArchiveName", { value: (bucket as Bucket).bucketName, description: "Games that are over" });
    // The CDK's classes and its interfaces disagree about optional properties under exactOptionalPropertyTypes.
    return bucket as IBucket;
  }
}
