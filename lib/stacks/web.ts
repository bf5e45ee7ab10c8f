import { Duration, Fn, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type CfnBucket,
  type IBucket,
  ObjectOwnership,
} from "aws-cdk-lib/aws-s3";
import { BucketDeployment, CacheControl, Source } from "aws-cdk-lib/aws-s3-deployment";
import type { Construct } from "constructs";

/** The page loads nothing from elsewhere, runs nothing inline, and cannot be framed. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

export interface WebStackProps extends StackProps {
  /** Folder of the built page; without one the distribution is made, empty. */
  readonly page: string | undefined;
}

/**
 * The front door: one address for the page and, under /v1, for the API. The API itself is declared here and gets its routes
 * in the API stack, because the functions are told the page's address and the distribution has to know the API's.
 */
export class WebStack extends Stack {
  readonly api: HttpApi;
  readonly pageUrl: string;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, { ...props, description: "Hold Priority: the page and the address of the API" });
    this.api = this.declareApi();
    const { distribution, bucket } = this.frontDoor();
    this.pageUrl = Fn.join("", ["https://", distribution.distributionDomainName]);

    if (props.page !== undefined) this.deployPage(props.page, bucket, distribution);
  }

  private declareApi(): HttpApi {
    const api = new HttpApi(this, "Api", { createDefaultStage: false });
    const logs = new LogGroup(this, "AccessLogs", {
      retention: RetentionDays.ONE_MONTH,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    new HttpStage(this, "Stage", {
      httpApi: api,
      stageName: "$default",
      autoDeploy: true,
      throttle: { rateLimit: 200, burstLimit: 400 },
      accessLogSettings: { destination: new LogGroupLogDestination(logs) },
    });
    return api;
  }

  private frontDoor() {
    const logs = this.privateBucket("WebLogs", {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    const bucket = this.privateBucket("Web", { serverAccessLogsBucket: logs, serverAccessLogsPrefix: "bucket/" });
    const headers = new ResponseHeadersPolicy(this, "Headers", {
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.NO_REFERRER, override: true },
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: true,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: "Permissions-Policy", value: "camera=(), microphone=(), geolocation=()", override: true },
          { header: "Cross-Origin-Opener-Policy", value: "same-origin", override: true },
        ],
      },
    });
    const distribution = new Distribution(this, "Distribution", {
      comment: "Hold Priority",
      defaultRootObject: "index.html",
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: "distribution/",
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: headers,
        compress: true,
      },
      additionalBehaviors: {
        "/v1/*": {
          origin: new HttpOrigin(`${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`),
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
          responseHeadersPolicy: headers,
          compress: true,
        },
      },
    });
    Validations.of(distribution).acknowledge(
      { id: "AwsSolutions-CFR1", reason: "Players may live anywhere." },
      {
        id: "AwsSolutions-CFR2",
        reason: "A web ACL costs more a month than the whole table; the API's own throttle bounds abuse.",
      },
      {
        id: "AwsSolutions-CFR4",
        reason:
          "Without a domain of one's own the distribution has cloudfront.net's certificate, whose minimum is fixed.",
      },
    );
    return { distribution, bucket };
  }

  private deployPage(page: string, bucket: IBucket, distribution: Distribution): void {
    const { handlerRole } = new BucketDeployment(this, "Page", {
      sources: [Source.asset(page)],
      destinationBucket: bucket,
      distribution,
      // Names do not change with their contents; the ETag answers whether they did.
      cacheControl: [CacheControl.noCache()],
    });
    const reason =
      "The CDK's own deployment function: runs only during a deployment, reads the bootstrap bucket, writes this bucket.";
    const wildcards = [
      ...["s3:GetObject*", "s3:GetBucket*", "s3:List*", "s3:DeleteObject*", "s3:Abort*"].map((one) => `Action::${one}`),
      "Resource::arn:<AWS::Partition>:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-<AWS::Region>/*",
      `Resource::<${this.getLogicalId(bucket.node.defaultChild as CfnBucket)}.Arn>/*`,
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

  private privateBucket(id: string, props: BucketProps): IBucket {
    const bucket: unknown = new Bucket(this, id, {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
      ...props,
    });
    // The CDK's classes and its interfaces disagree about optional properties under exactOptionalPropertyTypes.
    return bucket as IBucket;
  }
}
