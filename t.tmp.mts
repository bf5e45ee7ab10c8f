import { readCard } from "./lib/oracle/index.ts";
import { readCardFile } from "./lib/cards/import/source.ts";
for await (const { entry } of readCardFile("/work/shared/cards/oracle-cards.jsonl.gz")) if (process.argv.slice(2).includes(entry.name)) { const r:any=readCard(entry.card as any); console.log(entry.name, JSON.stringify(r.card?.faces.map((f:any)=>f.abilities) ?? r.faults)); }
