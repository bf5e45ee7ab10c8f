/** Encrypted content coding (RFC 8188), as far as it is used. Keys and salts: bytes, or base64url. */
declare module "http_ece" {
  import type { ECDH } from "node:crypto";

  interface Sealing {
    readonly version: "aes128gcm";
    /** The receiver's public key. */
    readonly dh: string;
    /** The sender's pair, made for this one message. */
    readonly privateKey: ECDH;
    readonly authSecret: string;
  }
  export function encrypt(content: Uint8Array, sealing: Sealing): Buffer;
}
