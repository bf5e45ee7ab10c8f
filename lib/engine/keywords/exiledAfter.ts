/** 702.34a, 702.127a, 702.133a: a spell cast so is exiled instead of going anywhere else as it leaves the stack. */
export const isExiledAfter = (via: string | undefined): boolean =>
  via === "flashback" || via === "aftermath" || via === "jump-start" || via === "harmonize";
