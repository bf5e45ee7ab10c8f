import { say } from "../language.ts";

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

/** "Firefox on Android": as its owner tells it from others. */
export function nameHere(): string {
  const named = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(navigator.userAgent))?.[1];
  return say("notices.called", {
    browser: named(BROWSERS) ?? say("notices.browser"),
    system: named(SYSTEMS) ?? say("notices.system"),
  });
}
