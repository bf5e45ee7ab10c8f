import type { PageCatalog } from "../catalog.ts";
import { advice } from "./advice.ts";
import { ahead } from "./ahead.ts";
import { asking } from "./asking.ts";
import { beside } from "./beside.ts";
import { byHand } from "./byHand.ts";
import { cards } from "./cards.ts";
import { chats } from "./chats.ts";
import { colors } from "./colors.ts";
import { counters } from "./counters.ts";
import { decks } from "./decks.ts";
import { explaining } from "./explaining.ts";
import { facts } from "./facts.ts";
import { faults } from "./faults.ts";
import { guide } from "./guide.ts";
import { hints } from "./hints.ts";
import { keys } from "./keys.ts";
import { lobby } from "./lobby.ts";
import { log } from "./log.ts";
import { mail } from "./mail.ts";
import { manual } from "./manual.ts";
import { notices } from "./notices.ts";
import { orders } from "./orders.ts";
import { pages } from "./pages.ts";
import { problems } from "./problems.ts";
import { recap } from "./recap.ts";
import { refusals } from "./refusals.ts";
import { replaying } from "./replaying.ts";
import { steps } from "./steps.ts";
import { table } from "./table.ts";
import { terms } from "./terms.ts";
import { things } from "./things.ts";
import { time } from "./time.ts";
import { titles } from "./titles.ts";
import { variants } from "./variants.ts";
import { zones } from "./zones.ts";

export const onPage: PageCatalog = {
  decks,
  advice,
  ahead,
  asking,
  beside,
  byHand,
  cards,
  chats,
  colors,
  counters,
  explaining,
  facts,
  faults,
  guide,
  hints,
  keys,
  lobby,
  log,
  mail,
  manual,
  notices,
  orders,
  pages,
  problems,
  recap,
  refusals,
  replaying,
  steps,
  table,
  terms,
  things,
  time,
  titles,
  variants,
  zones,
};
