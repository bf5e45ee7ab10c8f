import type { Catalog } from "../catalog.ts";
import { chat } from "./messages/chat.ts";
import { picture } from "./messages/picture.ts";
import { typed } from "./messages/typed.ts";
import { onPage } from "./onPage.ts";

export const pt: Catalog = { ...onPage, chat, picture, typed };
