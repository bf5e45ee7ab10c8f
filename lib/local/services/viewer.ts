import type { IncomingHttpHeaders } from "node:http";

/** A request as the viewer's function leaves it. */
export interface Viewed {
  /** Of the origin it selected. */
  readonly origin?: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface ViewerEvent {
  readonly context: { readonly eventType: "viewer-request"; readonly distributionDomainName: string };
  readonly viewer: { readonly ip: string };
  readonly request: {
    readonly method: string;
    readonly uri: string;
    readonly headers: Readonly<Record<string, { readonly value: string }>>;
  };
}

/** Runs the code of a CloudFront function (JavaScript runtime 2.0) as a distribution does. The code is the app's own. */
export function viewerFunction(code: string): (asked: Asked) => Viewed {
  const body = code.replace(/^import cf from 'cloudfront';$/m, "");
  const make = new Function("cf", `${body}; return handler;`) as (
    cf: object,
  ) => (event: ViewerEvent) => ViewerEvent["request"];
  return ({ method, path, headers, ip, authority }) => {
    let origin: string | undefined;
    const handler = make({ selectRequestOriginById: (id: string) => (origin = id) });
    const given = Object.entries(headers).map(([name, value]) => [name, { value: [value].flat().join(",") }]);
    const request = handler({
      context: { eventType: "viewer-request", distributionDomainName: authority },
      viewer: { ip },
      request: { method, uri: path, headers: Object.fromEntries(given) },
    });
    const left = Object.entries(request.headers).map(([name, { value }]) => [name, plain(value, authority)]);
    return { ...(origin !== undefined && { origin }), headers: Object.fromEntries(left) };
  };
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  /** Where this front door is. */
  readonly authority: string;
}

/** There is no TLS on loopback. */
const plain = (value: string, authority: string): string =>
  value === `https://${authority}` ? `http://${authority}` : value;
