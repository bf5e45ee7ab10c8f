import type { Catalog } from "../catalog.ts";
import { chat } from "./chat.ts";
import { onPage } from "./onPage.ts";
import { picture } from "./picture.ts";
import { typed } from "./typed.ts";

export const it: Catalog = { ...onPage, chat, picture, typed };
