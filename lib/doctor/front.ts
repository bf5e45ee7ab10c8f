import { BUILD_HEADER } from "../hosting/routes.ts";
import { type Finding, found, unknown, well, wrong } from "./finding.ts";

/** What a player's browser meets. `built`: the build that should answer, if that is known. */
export async function lookAtFront(url: string, built: string | undefined): Promise<readonly Finding[]> {
  const all = await Promise.all([
    found("api", () => api(url, built)),
    found("page", () => page(url)),
    found("elsewhere", () => elsewhere(url)),
  ]);
  return all.flat();
}

const WAIT_MS = 15_000;
const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, signal: AbortSignal.timeout(WAIT_MS), redirect: "manual" });

async function api(url: string, built: string | undefined): Promise<Finding[]> {
  const response = await ask(`${url}/v1/openapi.json`);
  if (!response.ok) return [wrong("api", `GET /v1/openapi.json answers ${response.status}`)];
  const { openapi } = (await response.json()) as { readonly openapi?: string };
  const build = response.headers.get(BUILD_HEADER);
  const challenges = await ask(`${url}/v1/challenges`);
  return [
    openapi === undefined ? wrong("api", "what answers at /v1 is another API") : well("api", "it answers"),
    challenges.ok
      ? well("api reads", "open challenges are listed")
      : wrong(
          "api reads",
          `GET /v1/challenges answers ${challenges.status}: ${(await challenges.text()).slice(0, 200)}`,
        ),
    ofBuild(build, built),
    ...protecting("headers of the api", response),
  ];
}

function ofBuild(build: string | null, built: string | undefined): Finding {
  if (build === null) return wrong("build", "the API does not say which build it is: it is from before it could");
  if (built === undefined)
    return unknown("build", `${build}; nothing was built here to compare it with (npm run synth)`);
  return build === built ? well("build", build) : wrong("build", `${build} answers, but ${built} was built here last`);
}

async function page(url: string): Promise<Finding[]> {
  const response = await ask(`${url}/`);
  const text = await response.text();
  const script = /<script[^>]+src="([^"]+)"/.exec(text)?.[1];
  if (!response.ok || script === undefined)
    return [
      wrong("page", `GET / answers ${response.status}${response.ok ? " with something else than the page" : ""}`),
    ];
  const code = await ask(new URL(script, `${url}/`).href);
  const served = code.ok && /javascript/.test(code.headers.get("content-type") ?? "");
  return [
    served ? well("page", "it is served") : wrong("page", `its script ${script} answers ${code.status}`),
    ...protecting("headers of the page", response),
  ];
}

/** What must be in a header; of TLS only where there is some. */
const PROTECTING: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /default-src 'none'.*frame-ancestors 'none'/,
  "x-content-type-options": /nosniff/,
  "x-frame-options": /DENY/i,
  "referrer-policy": /no-referrer/,
};

function protecting(check: string, { headers, url }: Response): Finding[] {
  const wanted = { ...PROTECTING, ...(url.startsWith("https:") && { "strict-transport-security": /max-age=\d{7,}/ }) };
  const missing = Object.entries(wanted).filter(([name, pattern]) => !pattern.test(headers.get(name) ?? ""));
  if (missing.length === 0) return [well(check, Object.keys(wanted).join(", "))];
  return [wrong(check, missing.map(([name]) => `${name}: ${headers.get(name) ?? "missing"}`).join("; "))];
}

/** Pages elsewhere may not read what the API answers: no answer allows any origin. */
async function elsewhere(url: string): Promise<Finding[]> {
  const response = await ask(`${url}/v1/challenges`, { origin: "https://elsewhere.example" });
  const allowed = response.headers.get("access-control-allow-origin");
  return [
    allowed === null
      ? well("elsewhere", "no other page may read answers (no CORS)")
      : wrong("elsewhere", `access-control-allow-origin: ${allowed}`),
  ];
}
