import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

export interface NodeBinary {
  readonly path: string;
  /** "24.21.0" */
  readonly node: string;
  readonly v8: string;
  /** As `process.arch`: "x64", "arm64". */
  readonly arch: string;
}

const run = promisify(execFile);

/** Where the Node that functions are deployed on is when it was installed with the other packages; npm leaves out those of other machines. */
export const installedNode = (arch: string): string => join("node_modules", `node-linux-${arch}`, "bin", "node");

/** The Node that runs this. */
export const thisNode = (): NodeBinary => ({
  path: process.execPath,
  node: process.versions.node,
  v8: process.versions.v8,
  arch: process.arch,
});

/**
 * The Node at `path`, if it runs here and is of that kind.
 *
 * @returns why not, in words for the operator, otherwise.
 */
export async function usableNode(path: string, wanted: { major?: number; arch: string }): Promise<NodeBinary | string> {
  if (!existsSync(path)) return `${path} is not there`;
  const print = "JSON.stringify({ ...process.versions, arch: process.arch })";
  const answer = await run(path, ["--print", print]).catch(() => undefined);
  if (answer === undefined) return `${path} does not run on this machine`;
  const { node, v8, arch } = JSON.parse(answer.stdout) as NodeBinary;
  const major = Number.parseInt(node, 10);
  if (arch !== wanted.arch || major !== (wanted.major ?? major))
    return `${path} is Node ${node} for ${arch}, not Node ${wanted.major ?? ""} for ${wanted.arch}`;
  return { path, node, v8, arch };
}

/** The Node that functions are deployed on, or this one where that is not installed or does not run. */
export async function deployedNode(): Promise<NodeBinary> {
  const node = await usableNode(installedNode(process.arch), { arch: process.arch });
  return typeof node === "string" ? thisNode() : node;
}
