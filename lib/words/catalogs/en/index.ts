import { chat } from "./chat.ts";
import { onPage } from "./onPage.ts";
import { picture } from "./picture.ts";
import { typed } from "./typed.ts";

export const en = { ...onPage, chat, picture, typed };
