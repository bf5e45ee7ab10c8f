import type { ActivatedAbility } from "../../abilities/ability.ts";

/** 606.1: an ability with a loyalty symbol in its cost. */
export const isLoyaltyAbility = ({ costs }: ActivatedAbility): boolean => costs.some((cost) => cost.pay === "loyalty");
