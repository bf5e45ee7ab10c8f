import { serveExamination } from "../lib/cards/coverage/parallel.ts";
import { readCard } from "../lib/oracle/index.ts";

serveExamination(readCard);
