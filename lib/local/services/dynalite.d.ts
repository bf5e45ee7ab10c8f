declare module "dynalite" {
  import type { Server } from "node:http";
  /** Times are how long a table pretends to be in transition, in milliseconds. */
  export default function dynalite(options: {
    path?: string;
    createTableMs?: number;
    updateTableMs?: number;
    deleteTableMs?: number;
  }): Server;
}
