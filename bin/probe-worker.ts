import { serveProbe } from "../lib/oracle/probe/file.ts";

await serveProbe();
