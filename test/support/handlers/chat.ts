import { counting } from "./notify.ts";

export const handler = counting(process.env.BOT_QUEUE_URL);
