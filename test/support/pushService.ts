import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { importJWK, jwtVerify } from "jose";

/** A push service on loopback that takes what the RFCs allow and refuses everything else; and the browser it belongs to. */

export interface Taken {
  readonly headers: IncomingHttpHeaders;
  /** What the browser reads. */
  readonly payload: unknown;
  readonly bytes: number;
}

/** What a browser alone knows of its subscription. */
export class Subscriber {
  readonly #pair = createECDH("prime256v1");
  readonly #auth: Buffer;

  constructor(privateKey?: string, auth?: string) {
    if (privateKey === undefined) this.#pair.generateKeys();
    else this.#pair.setPrivateKey(privateKey, "base64url");
    this.#auth = auth === undefined ? randomBytes(16) : Buffer.from(auth, "base64url");
  }

  get keys() {
    return { p256dh: this.#pair.getPublicKey("base64url"), auth: this.#auth.toString("base64url") };
  }

  /** RFC 8291, 3.4 and RFC 8188, 2: one record. Throws on what was not sealed for this browser. */
  open(body: Buffer): string {
    const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)];
    const sender = body.subarray(21, 21 + idLength);
    const content = body.subarray(21 + idLength);
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), this.#pair.getPublicKey(), sender]);
    const derive = (key: Uint8Array, with_: Uint8Array, about: Uint8Array, length: number): Buffer =>
      Buffer.from(hkdfSync("sha256", key, with_, about, length));
    const secret = derive(this.#pair.computeSecret(sender), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
    const nonce = derive(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
    const cipher = createDecipheriv("aes-128-gcm", key, nonce).setAuthTag(content.subarray(-16));
    const padded = Buffer.concat([cipher.update(content.subarray(0, -16)), cipher.final()]);
    const end = padded.lastIndexOf(2);
    if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error("wrong padding");
    return padded.subarray(0, end).toString();
  }
}

export class PushService {
  readonly taken: Taken[] = [];
  /** Why requests were refused. */
  readonly refused: string[] = [];
  /** Answers this instead of taking anything. */
  answer: { readonly status: number; readonly headers?: Readonly<Record<string, string>> } | undefined;
  readonly subscriber = new Subscriber();
  /** What its browser subscribed with. */
  applicationServerKey: string;
  readonly #server: Server;
  readonly #now: () => number;

  private constructor(applicationServerKey: string, now: () => number) {
    this.applicationServerKey = applicationServerKey;
    this.#now = now;
    this.#server = createServer((request, response) => void this.#take(request, response));
  }

  static async start(applicationServerKey: string, now: () => number = Date.now): Promise<PushService> {
    const one = new PushService(applicationServerKey, now);
    await new Promise<void>((done) => one.#server.listen(0, "127.0.0.1", done));
    return one;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As `PushSubscription.toJSON()` has it. */
  get subscription() {
    return { endpoint: `${this.origin}/send/one`, keys: this.subscriber.keys };
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.answer) return void response.writeHead(this.answer.status, this.answer.headers).end();
    const body = Buffer.concat(chunks);
    try {
      await this.#check(request, body);
      const payload: unknown = JSON.parse(this.subscriber.open(body));
      this.taken.push({ headers: request.headers, payload, bytes: body.length });
      response.writeHead(201, { location: `${this.origin}/message/${this.taken.length}` }).end();
    } catch (error) {
      this.refused.push(String(error));
      response.writeHead(400).end();
    }
  }

  /** RFC 8030, RFC 8188, RFC 8292. */
  async #check({ method, headers }: IncomingMessage, body: Buffer): Promise<void> {
    const must = (holds: unknown, what: string) => {
      if (!holds) throw new Error(what);
    };
    must(method === "POST", "not posted");
    must(headers["content-encoding"] === "aes128gcm", "not encoded as aes128gcm");
    must(/^\d{1,7}$/.test(String(headers.ttl)) && Number(headers.ttl) <= 2_419_200, "no time to live");
    must(["very-low", "low", "normal", "high"].includes(String(headers.urgency)), "no urgency");
    must(/^[\w-]{1,32}$/.test(String(headers.topic)), "no topic");
    must(body.length <= 4_096, "larger than a push service takes");
    const record = body.readUInt32BE(16);
    must(body.length - 21 - body.readUInt8(20) <= record, "more than one record");
    const [, token = "", key = ""] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(headers.authorization ?? "") ?? [];
    must(key === this.applicationServerKey, "signed by somebody else than the browser subscribed with");
    const point = Buffer.from(key, "base64url");
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString("base64url"));
    const jwk = await importJWK({ kty: "EC", crv: "P-256", x: x!, y: y! }, "ES256");
    const currentDate = new Date(this.#now());
    const { payload } = await jwtVerify(token, jwk, { audience: this.origin, algorithms: ["ES256"], currentDate });
    must((payload.exp ?? 0) <= this.#now() / 1000 + 86_400, "signed for more than a day");
    must(/^(https:|mailto:)/.test(payload.sub ?? ""), "nobody to write to");
  }
}
