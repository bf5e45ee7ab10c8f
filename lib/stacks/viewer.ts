import { PAGE_HEADER, patternOf, routes, VIEWER_HEADER } from "../hosting/routes.ts";

/** What CloudFront lets one of its functions have, in bytes. */
const MOST_BYTES = 10_240;

/**
 * The CloudFront function of every request to the API (JavaScript runtime 2.0). A distribution's behaviours know paths alone: by
 * the method as well, it selects the origin, whose id is the function's name. It says who asks, since X-Forwarded-For
 * begins with whatever the viewer sent, and where the page is; both whatever the viewer says.
 *
 * `domain`: the page's own, if it has one.
 */
export function viewerCode(domain: string | undefined): string {
  const names = [...new Set(routes.map((route) => route.function))];
  const origins = names.map((name) => {
    const asked = routes
      .filter((route) => route.function === name)
      .map(({ method, path }) => `${method} ${patternOf(path).slice(1, -1)}`);
    return `  ['${name}', /^(?:${asked.join("|").replaceAll("/", "\\/").replaceAll("[^\\/]", "[^/]")})$/],`;
  });
  const code = `import cf from 'cloudfront';
var origins = [
${origins.join("\n")}
];
function handler(event) {
  var request = event.request;
  var asked = request.method + ' ' + request.uri;
  for (var i = 0; i < origins.length; i++) if (origins[i][1].test(asked)) cf.selectRequestOriginById(origins[i][0]);
  request.headers['${VIEWER_HEADER}'] = { value: event.viewer.ip };
  request.headers['${PAGE_HEADER}'] = { value: 'https://' + ${domain === undefined ? "event.context.distributionDomainName" : `'${domain}'`} };
  return request;
}
`;
  if (code.length > MOST_BYTES)
    throw new Error(`the viewer's function has ${code.length} bytes, at most ${MOST_BYTES} may be`);
  return code;
}
