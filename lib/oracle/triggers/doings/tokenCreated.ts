import type { Filter } from "../../../engine/abilities/filters.ts";
import type { Doing } from "../../hubs.ts";
import { and } from "../../nouns/filters.ts";

/** 111.2: such a token is created by them. */
export const tokenCreated =
  (filter: Filter): Doing =>
  (who) => ({
    on: "move",
    object: and([filter, { is: "token" }, { is: "controlledBy", who }]),
    to: "battlefield",
    created: true,
  });
