import type { IncomingHttpHeaders, Server } from "node:http";
import type { AddressInfo } from "node:net";
import { HostError } from "../errors.ts";

/** Nothing of the host is reachable from another machine. */
export const loopback = "127.0.0.1";

/**
 * Listens on loopback; port 0 takes any free one.
 *
 * @returns the port.
 * @throws HostError `port-in-use`, naming the option that chooses another.
 */
export async function listen(server: Server, port: number, option: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, loopback, () => {
      server.off("error", reject);
      resolve();
    });
  }).catch((error: unknown) => Promise.reject(portError(error, port, option)));
  return (server.address() as AddressInfo).port;
}

/**
 * Why a request to an emulator is refused that a web page made: the player's browser reaches loopback too. Clients of AWS send
 * no `Origin`; a foreign `Host` is a name that somebody lets point here (DNS rebinding).
 */
export function pageRefusal({ origin, referer, host = "" }: IncomingHttpHeaders): string | undefined {
  if (origin !== undefined || referer !== undefined) return "Pages have no business here.";
  return /^(127\.0\.0\.1|localhost|[\w.-]+\.localhost)(:\d+)?$/.test(host) ? undefined : `This is not ${host}.`;
}

export function portError(error: unknown, port: number, option: string): unknown {
  if (error instanceof Error && "code" in error && (error.code === "EADDRINUSE" || error.code === "EACCES"))
    return new HostError("port-in-use", `Port ${port} is not free. Choose another with ${option} (0 takes any).`);
  return error;
}

/** Stops accepting, lets what is running finish for a moment, then closes every connection. */
export async function close(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}
