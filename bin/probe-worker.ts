export { probeBatch as default } from "../lib/oracle/probe/file.ts";
