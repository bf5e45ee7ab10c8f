import type { Catalog } from "../catalog.ts";
import { asking } from "./asking.ts";
import { cards } from "./cards.ts";
import { chat } from "./chat.ts";
import { colors } from "./colors.ts";
import { counters } from "./counters.ts";
import { log } from "./log.ts";
import { orders } from "./orders.ts";
import { problems } from "./problems.ts";
import { recap } from "./recap.ts";
import { steps } from "./steps.ts";
import { terms } from "./terms.ts";
import { things } from "./things.ts";
import { time } from "./time.ts";
import { titles } from "./titles.ts";
import { typed } from "./typed.ts";
import { zones } from "./zones.ts";

export const it: Catalog = {
  asking,
  cards,
  chat,
  colors,
  counters,
  log,
  orders,
  problems,
  recap,
  steps,
  terms,
  things,
  time,
  titles,
  typed,
  zones,
};
