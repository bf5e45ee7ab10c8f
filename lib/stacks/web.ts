import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps, Validations } from "aws-cdk-lib";
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
import { FunctionUrlOrigin, S3BucketOrigin } from "aws-cdk-lib/aws-cloudfront-origins";
import type { IFunctionUrl } from "aws-cdk-lib/aws-lambda";
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
import { EDGE_HEADER, type Route } from "../hosting/routes.ts";
import type { Domain } from "./configuration.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { viewerCode } from "./viewer.ts";

export interface WebStackProps extends StackProps {
  /** Where the functions behind /v1 are. */
  readonly urls: Readonly<Record<Route["function"], IFunctionUrl>>;
  readonly edgeKey: string;
  readonly domain?: Domain;
  readonly webAcl?: string;
  /** Origins of pictures of cards. */
  readonly pictureHosts: readonly string[];
}

/**
 * Of each function one path, so that it is an origin of the distribution; which function a request is for, the viewer's
 * function decides. CloudFront takes the first that fits.
 */
const BEHAVIOURS: readonly (readonly [pattern: string, origin: Route["function"]])[] = [
  // The same for everybody, and asked for by everybody who looks for a game.
  ["/v1/challenges", "read"],
  ["/v1/games/*/actions", "act"],
  ["/v1/games/*/hint", "hint"],
  ["/v1/seats", "games"],
  ["/v1/cards", "cards"],
  ["/v1/inbound/*", "inbound"],
  ["/v1/email*", "email"],
  ["/v1/pictures/*", "picture"],
  ["/watch/*", "picture"],
  ["/v1/*", "read"],
];

/** The front door: one address for the page and, under /v1, for the API. */
export class WebStack extends Stack {
  readonly pageUrl: string;
  readonly distribution: Distribution;
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    const { domain } = props;
    super(scope, id, { ...props, description: "Hold Priority: the page and the address of the API" });
    const { distribution, bucket } = this.frontDoor(props);
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

  private frontDoor({ edgeKey, urls, domain, webAcl, pictureHosts }: WebStackProps) {
    const logs = this.privateBucket("WebLogs", {
      objectOwnership: ObjectOwnership.BUCKET_OWNER_PREFERRED,
      lifecycleRules: [{ expiration: Duration.days(90) }],
    });
    const bucket = this.privateBucket("Web", { serverAccessLogsBucket: logs, serverAccessLogsPrefix: "bucket/" });
    const headers = new ResponseHeadersPolicy(this, "Headers", {
      responseHeadersPolicyName: this.globalName("headers"),
      securityHeadersBehavior: {
        contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy(pictureHosts), override: true },
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
    const toApi: Omit<BehaviorOptions, "origin"> = {
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers,
      compress: true,
      functionAssociations: [
        { function: this.viewerFunction(domain?.name), eventType: FunctionEventType.VIEWER_REQUEST },
      ],
    };
    const origins = new Map(
      Object.entries(urls).map(([name, url]) => [
        name,
        new FunctionUrlOrigin(url, { originId: name, customHeaders: { [EDGE_HEADER]: edgeKey } }),
      ]),
    );
    const briefly = this.briefly();
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
      additionalBehaviors: Object.fromEntries(
        BEHAVIOURS.map(([pattern, origin]) => [
          pattern,
          {
            ...{ ...toApi, origin: origins.get(origin)! },
            ...(pattern === "/v1/challenges" && { cachePolicy: briefly }),
          },
        ]),
      ),
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

  private viewerFunction(domain: string | undefined): CloudFrontFunction {
    return new CloudFrontFunction(this, "Viewer", {
      functionName: this.globalName("viewer"),
      comment: "Which function a request is for, and who asks",
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(viewerCode(domain)),
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
