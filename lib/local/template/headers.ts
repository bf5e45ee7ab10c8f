import type { Assembly } from "./assembly.ts";
import type { Intrinsics } from "./intrinsics.ts";

interface HeadersPolicy {
  readonly SecurityHeadersConfig?: {
    readonly ContentSecurityPolicy?: { readonly ContentSecurityPolicy: string };
    readonly ContentTypeOptions?: object;
    readonly FrameOptions?: { readonly FrameOption: string };
    readonly ReferrerPolicy?: { readonly ReferrerPolicy: string };
  };
  readonly CustomHeadersConfig?: { readonly Items: readonly { readonly Header: string; readonly Value: string }[] };
}

/** What the app's policies for response headers say, as headers; the page's Content-Security-Policy above all. */
export function readHeaders(assembly: Assembly, intrinsics: Intrinsics): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { type, stack, properties } of assembly.resources) {
    if (type !== "AWS::CloudFront::ResponseHeadersPolicy") continue;
    const { SecurityHeadersConfig: security = {}, CustomHeadersConfig: custom } = intrinsics.evaluate(
      properties.ResponseHeadersPolicyConfig,
      stack,
    ) as HeadersPolicy;
    if (security.ContentSecurityPolicy)
      headers["content-security-policy"] = security.ContentSecurityPolicy.ContentSecurityPolicy;
    if (security.ContentTypeOptions) headers["x-content-type-options"] = "nosniff";
    if (security.FrameOptions) headers["x-frame-options"] = security.FrameOptions.FrameOption;
    if (security.ReferrerPolicy) headers["referrer-policy"] = security.ReferrerPolicy.ReferrerPolicy;
    // StrictTransportSecurity means nothing without TLS.
    for (const { Header, Value } of custom?.Items ?? []) headers[Header.toLowerCase()] = Value;
  }
  return headers;
}
