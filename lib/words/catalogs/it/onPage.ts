import type { PageCatalog } from "../catalog.ts";
import { faults } from "./faults.ts";
import { asking } from "./game/asking.ts";
import { byHand } from "./game/byHand.ts";
import { cards } from "./game/cards.ts";
import { colors } from "./game/colors.ts";
import { counters } from "./game/counters.ts";
import { explaining } from "./game/explaining.ts";
import { facts } from "./game/facts.ts";
import { hints } from "./game/hints.ts";
import { log } from "./game/log.ts";
import { manual } from "./game/manual.ts";
import { orders } from "./game/orders.ts";
import { recap } from "./game/recap.ts";
import { refusals } from "./game/refusals.ts";
import { steps } from "./game/steps.ts";
import { terms } from "./game/terms.ts";
import { things } from "./game/things.ts";
import { titles } from "./game/titles.ts";
import { variants } from "./game/variants.ts";
import { zones } from "./game/zones.ts";
import { mail } from "./messages/mail.ts";
import { notices } from "./messages/notices.ts";
import { advice } from "./pages/advice.ts";
import { ahead } from "./pages/ahead.ts";
import { beside } from "./pages/beside.ts";
import { chats } from "./pages/chats.ts";
import { decks } from "./pages/decks.ts";
import { guide } from "./pages/guide.ts";
import { keys } from "./pages/keys.ts";
import { lobby } from "./pages/lobby.ts";
import { pages } from "./pages/pages.ts";
import { replaying } from "./pages/replaying.ts";
import { table } from "./pages/table.ts";
import { problems } from "./problems.ts";
import { time } from "./time.ts";

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
