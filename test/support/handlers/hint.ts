/** Nobody is asked what to do in these. */
export const handler = async () => ({ statusCode: 404, body: "" });
