/** A byte that is no text, as an image is answered. */
export const handler = async () => ({
  statusCode: 200,
  headers: { "content-type": "image/png" },
  body: Buffer.from([137, 80, 78, 71]).toString("base64"),
  isBase64Encoded: true,
});
