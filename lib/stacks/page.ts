import { Stack, type StackProps, Validations } from "aws-cdk-lib";
import type { IDistribution } from "aws-cdk-lib/aws-cloudfront";
import type { IBucket } from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";
import { accountOf, regionOf } from "./findings.ts";

export interface PageStackProps extends StackProps {
  /** Folder of the built page. */
  readonly page: string;
  readonly bucket: IBucket;
  readonly distribution: IDistribution;
}

/** The page's files. A stack of its own, deployed last: a new page must not meet an API from before it. */
export class PageStack extends Stack {
  constructor(scope: Construct, id: string, { page, bucket, distribution, ...props }: PageStackProps) {
    super(scope, id, { ...props, description: "Hold Priority: the files of the page" });
    const { handlerRole } = new BucketDeployment(this, "Page", {
      sources: [Source.asset(page)],
      destinationBucket: bucket,
      distribution,
      // Names do not change with their contents; the ETag answers whether they did.
      cacheControl: [CacheControl.noCache()],
    });
    const reason =
      "The CDK's own deployment function: runs only during a deployment, reads the bootstrap bucket, writes this bucket.";
    const imported = this.resolve(Stack.of(bucket).exportValue(bucket.bucketArn)) as { "Fn::ImportValue": string };
    const wildcards = [
      ...["s3:GetObject*", "s3:GetBucket*", "s3:List*", "s3:DeleteObject*", "s3:Abort*"].map((one) => `Action::${one}`),
      `Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-${accountOf(this)}-${regionOf(this)}/*`,
      `Resource::${imported["Fn::ImportValue"]}/*`,
      "Resource::*",
    ];
    Validations.of(handlerRole.node.scope!).acknowledge(
      ...wildcards.map((one) => ({ id: `AwsSolutions-IAM5[${one}]`, reason })),
      {
        id: "AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]",
        reason,
      },
      { id: "AwsSolutions-L1", reason },
    );
  }
}
