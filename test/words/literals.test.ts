import { type Node, parseSync } from "oxc-parser";
import { describe, expect, it } from "vitest";
import { readSources } from "../house/imports.ts";

/** Words written into the page, which would be English whatever the player reads: all of them belong into a catalog. */
function wordsIn(path: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one);
    else if (typeof node === "object" && node !== null && "type" in node) {
      const one = node as Node;
      if (one.type === "ImportDeclaration" || one.type === "ExportAllDeclaration" || one.type.startsWith("TS")) return;
      if (one.type === "JSXText" && /\p{L}{2}/u.test(one.value)) found.push(one.value.trim());
      if (one.type === "Literal" && typeof one.value === "string" && SENTENCE.test(one.value)) found.push(one.value);
      if (one.type === "JSXAttribute" && one.name.type === "JSXIdentifier" && one.value?.type === "Literal") {
        if (SPOKEN.test(one.name.name) && /\p{L}{2}/u.test(one.value.value)) found.push(one.value.value);
        return;
      }
      if (one.type === "TemplateElement" && SENTENCE.test(one.value.raw.trim())) found.push(one.value.raw.trim());
      for (const [key, child] of Object.entries(one)) if (key !== "type") visit(child);
    }
  };
  visit(parseSync(path, text).program.body);
  return found;
}

const SENTENCE = /^[A-Z][a-z]+( [a-z\d]+)+[.!?…]?$|^[A-Z][a-z]{2,}[.!?…]?$/;
const SPOKEN = /^(title|placeholder|alt|aria-label|label)$/;

/** Names, the same in every language: ours, of platforms, of keys of a keyboard, of what browsers and HTTP have, a subtype. */
const NAMES = new Set([
  "Attraction",
  "Hold",
  "Priority",
  "Discord",
  "Telegram",
  "Slack",
  "Enter",
  "Arrow",
  "Notification",
  "Bearer",
]);

describe("what a player reads", () => {
  it("is nowhere written into the page itself", () => {
    const found = readSources(".", ["web"])
      .filter(({ path }) => path !== "web/net/routes.ts")
      .flatMap(({ path, text }) => wordsIn(path, text).map((words) => `${path}: ${words}`));
    expect(found.filter((one) => !NAMES.has(one.slice(one.indexOf(": ") + 2)))).toEqual([]);
  });

  it("would be found there", () => {
    const page = `const a = <p title="Close it">Hello <b>{say("x.y")}</b></p>; const b = name || "Player 1"; const c = \`With \${b}\`;`;
    expect(wordsIn("a.tsx", page)).toEqual(["Close it", "Hello", "Player 1", "With"]);
  });
});
