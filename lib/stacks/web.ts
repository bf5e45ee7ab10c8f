import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
import { AccessLogFormat } from "aws-cdk-lib/aws-apigateway";
import { HttpApi, HttpStage, LogGroupLogDestination } from "aws-cdk-lib/aws-apigatewayv2";
import { Certificate } from "aws-cdk-lib/aws-certificatemanager";
import {
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Function as CloudFrontFunction,
  Distribution,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  type IDistribution,
  OriginRequestPolicy,
  PriceClass,
  ResponseHeadersPolicy,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from "aws-cdk-lib/aws-cloudfront";
import { HttpOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { AaaaRecord, ARecord, HostedZone, RecordTarget } from "aws-cdk-lib/aws-route53";
import { CloudFrontTarget } from "aws-cdk-lib/aws-route53-targets";
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type BucketProps,
  type IBucket,
  ObjectOwnership,
} from "aws-cdk-lib/aws-s3";
import type { Construct } from "constructs";
import { EDGE_HEADER, VIEWER_HEADER } from "../hosting/routes.ts";
import type { Domain } from "./configuration.ts";

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

/** A line of JSON for each request; by its route, since paths and headers hold what opens things. */
const ACCESS_LOG = AccessLogFormat.custom(
  JSON.stringify({
    at: "$context.requestTime",
    routeKey: "$context.routeKey",
    status: "$context.status",
    latencyMs: "$context.responseLatency",
    bytes: "$context.responseLength",
    requestId: "$context.requestId",
    error: "$context.integrationErrorMessage",
  }),
);

export interface WebStackProps extends StackProps {
  readonly edgeKey: string;
  readonly domain?: Domain;
  readonly webAcl?: string;
}

/**
 * The front door: one address for the page and, under /v1, for the API. The API itself is declared here and gets its routes
 * in the API stack, because the functions are told the page's address and the distribution has to know the API's.
 */
export class WebStack extends Stack {
  readonly api: HttpApi;
  readonly pageUrl: string;
  readonly distribution: Distribution;
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { edgeKey, domain, webAcl, ...others } = props;
    super(scope, id, { ...others, description: "Hold Priority: the page and the address of the API" });
    this.api = this.declareApi();
    const { distribution, bucket } = this.frontDoor(edgeKey, { ...(domain && { domain }), ...(webAcl && { webAcl }) });
    this.distribution = distribution;
    this.bucket = bucket;
    this.pageUrl = domain ? `https://${domain.name}` : Fn.join("", ["https://", distribution.distributionDomainName]);
    if (domain?.hostedZone) this.address(domain.name, domain.hostedZone);
    new CfnOutput(this, "PointsAt", {
      value: distribution.distributionDomainName,
      description: "What a domain of one's own points at",
    });
    new CfnOutput(this, "Page", { value: this.pageUrl, description: "Where the game is played" });
  }

  /** Where the domain's own addresses are written here; else its owner points it at the distribution. */
  private address(recordName: string, hostedZoneId: string): void {
    const zone = HostedZone.fromHostedZoneAttributes(this, "Zone", { hostedZoneId, zoneName: recordName });
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution as IDistribution));
    new ARecord(this, "Ipv4", { zone, recordName: `${recordName}.`, target });
    new AaaaRecord(this, "Ipv6", { zone, recordName: `${recordName}.`, target });
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
      // Shared by everybody, so it bounds a bill and nobody's fairness: that is per address and player, in the functions.
      throttle: { rateLimit: 5_000, burstLimit: 5_000 },
      accessLogSettings: { destination: new LogGroupLogDestination(logs), format: ACCESS_LOG },
    });
    return api;
  }

  private frontDoor(edgeKey: string, { domain, webAcl }: Pick<WebStackProps, "domain" | "webAcl">) {
    const logs = this.privateBucket("WebLogs", {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    const bucket = this.privateBucket("Web", { serverAccessLogsBucket: logs, serverAccessLogsPrefix: "bucket/" });
    const headers = new ResponseHeadersPolicy(this, "Headers", {
      responseHeadersPolicyName: this.globalName("headers"),
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
    const toApi: BehaviorOptions = {
      origin: new HttpOrigin(`${this.api.apiId}.execute-api.${this.region}.${this.urlSuffix}`, {
        // The API has an address of its own, where anybody may say that they come from here.
        customHeaders: { [EDGE_HEADER]: edgeKey },
      }),
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers,
      compress: true,
      functionAssociations: [{ function: this.viewerFunction(), eventType: FunctionEventType.VIEWER_REQUEST }],
    };
    const distribution = new Distribution(this, "Distribution", {
      comment: "Hold Priority",
      // CloudFront keeps error responses for ten seconds unless told otherwise, for everybody who asks for the same address.
      errorResponses: [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
      defaultRootObject: "index.html",
      httpVersion: HttpVersion.HTTP2_AND_3,
      ...(webAcl && { webAclId: webAcl }),
      ...(domain && {
        domainNames: [domain.name],
        certificate: Certificate.fromCertificateArn(this, "Certificate", domain.certificate),
        minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
      }),
      priceClass: PriceClass.PRICE_CLASS_100,
      enableLogging: true,
      logBucket: logs,
      logFilePrefix: "distribution/",
      defaultBehavior: {
        origin: S3BucketOrigin.withOriginAccessControl(bucket, {
          originAccessControl: new S3OriginAccessControl(this, "PageAccess", {
            originAccessControlName: this.globalName("page"),
          }),
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        responseHeadersPolicy: headers,
        compress: true,
      },
      additionalBehaviors: {
        // The same for everybody, and asked for by everybody who looks for a game.
        "/v1/challenges": { ...toApi, cachePolicy: this.briefly() },
        "/v1/*": toApi,
        "/watch/*": toApi,
      },
    });
    Validations.of(distribution).acknowledge(
      { id: "AwsSolutions-CFR1", reason: "Players may live anywhere." },
      {
        id: "AwsSolutions-CFR2",
        reason:
          "A web ACL costs more a month than the whole table (docs/cost.md); `--context webAcl=ARN` brings one's own. The functions limit addresses and players.",
      },
      ...(domain
        ? []
        : [
            {
              id: "AwsSolutions-CFR4",
              reason:
                "Without a domain of one's own the distribution has cloudfront.net's certificate, whose minimum is fixed.",
            },
          ]),
    );
    return { distribution, bucket };
  }

  /** Kept for as long as the answer itself allows, ten seconds at most; apart for each page of it. */
  private briefly(): CachePolicy {
    return new CachePolicy(this, "Briefly", {
      cachePolicyName: this.globalName("briefly"),
      comment: "Answers that say themselves how long they may be kept",
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(10),
      queryStringBehavior: CacheQueryStringBehavior.allowList("after"),
      enableAcceptEncodingGzip: true,
    });
  }

  /** X-Forwarded-For begins with whatever the viewer sent; this header is the distribution's own, whatever they sent. */
  private viewerFunction(): CloudFrontFunction {
    return new CloudFrontFunction(this, "Viewer", {
      functionName: this.globalName("viewer"),
      comment: "Says who asks",
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(
        `function handler(event) {
  event.request.headers["${VIEWER_HEADER}"] = { value: event.viewer.ip };
  return event.request;
}`,
      ),
    });
  }

  /** CloudFront's names count in all regions at once; a second deployment elsewhere must not meet those of the first. */
  private globalName(what: string): string {
    return `${this.stackName}-${what}-${this.region}`;
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
