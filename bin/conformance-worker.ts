import { serveScenarios } from "../lib/conformance/workers.ts";
import { readCard } from "../lib/oracle/index.ts";

serveScenarios(readCard);
