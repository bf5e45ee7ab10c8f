// Takes signed notices and prints them: WEBHOOK_SECRET=whsec_... node examples/webhook-receiver.mjs [PORT]
import { createServer } from "node:http";
import { Webhook } from "standardwebhooks";

const secret = process.env.WEBHOOK_SECRET;
if (!secret) {
  console.error("usage: WEBHOOK_SECRET=whsec_... node examples/webhook-receiver.mjs [PORT]");
  process.exit(2);
}
const webhook = new Webhook(secret);
const seen = new Set();

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    // Throws if the signature is not ours, or older than five minutes.
    const notice = webhook.verify(Buffer.concat(chunks).toString(), request.headers);
    const id = request.headers["webhook-id"];
    // The same notice may come twice, always under the same id.
    if (!seen.has(id)) console.log(`${notice.type}: ${JSON.stringify(notice.data)}`);
    seen.add(id);
    response.writeHead(204).end();
  } catch (error) {
    response.writeHead(400).end(error.message);
  }
});
server.listen(Number(process.argv[2] ?? 8080), "127.0.0.1", () => console.log(`listening on ${server.address().port}`));
