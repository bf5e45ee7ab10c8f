/** Why the local host does not start, in words for the person who started it. */
export type HostErrorCode =
  | "unknown-resource"
  | "unsupported-property"
  | "unsupported-value"
  | "port-in-use"
  | "folder-not-writable"
  | "folder-in-use"
  | "table-changed";

export class HostError extends Error {
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode, message: string) {
    super(message);
    this.name = "HostError";
    this.code = code;
  }
}
