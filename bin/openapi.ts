import { writeFileSync } from "node:fs";
import { command, parse } from "../lib/cli/command.ts";
import { generated } from "../lib/openapi/generated.ts";

const program = command(
  "npm run openapi --",
  "Writes the OpenAPI document of the HTTP API, its page in docs/api, and the types of the page's client.",
);
const done = await parse(program, process.argv.slice(2));
if (done !== undefined) process.exit(done);
for (const [path, text] of Object.entries(await generated())) {
  writeFileSync(path, text);
  console.log(`${path}: ${Math.round(Buffer.byteLength(text) / 1024)} KB`);
}
