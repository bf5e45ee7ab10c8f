const BROWSERS = [
  [/\bEdg/, "Edge"],
  [/\bOPR/, "Opera"],
  [/\bFirefox/, "Firefox"],
  [/\bChrom/, "Chrome"],
  [/\bSafari/, "Safari"],
] as const;
const SYSTEMS = [
  [/\bAndroid/, "Android"],
  [/\biPhone/, "iPhone"],
  [/\biPad/, "iPad"],
  [/\bMac OS/, "Mac"],
  [/\bWindows/, "Windows"],
  [/\bCrOS/, "ChromeOS"],
  [/\bLinux/, "Linux"],
] as const;

/** "Firefox, Android": as its owner tells it from others, in any language. */
export function nameHere(): string {
  const named = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(navigator.userAgent))?.[1];
  const known = [named(BROWSERS), named(SYSTEMS)].filter((one) => one !== undefined);
  return known.join(", ") || navigator.userAgent.slice(0, 30) || "?";
}
