import { clean, onOneLine } from "../hosting/people/names.ts";

/** Words from people, made harmless for any platform, and cut to a platform's limits. Lengths are in UTF-16 units. */

export { clean };

/** A name on one line. */
export function cleanName(text: string, most: number): string {
  const name = onOneLine(text);
  return shorten(name === "" ? "?" : name, most);
}

/** An "@" that calls nobody. */
export const withoutMentions = (text: string): string => text.replaceAll("@", "@\u200B");

/** At most so long; what is cut off is said to be ("…"). Never in the middle of a character. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  let end = most - 1;
  const code = text.charCodeAt(end - 1);
  if (code >= 0xd800 && code <= 0xdbff) end--;
  return `${text.slice(0, end)}…`;
}

/** Lines joined to as few texts as possible, none longer than `most`; a line that is too long is cut in pieces. */
export function pages(lines: readonly string[], most: number): string[] {
  const found: string[] = [];
  let page: string | undefined;
  for (const line of lines.flatMap((one) => pieces(one, most))) {
    if (page !== undefined && page.length + 1 + line.length <= most) page += `\n${line}`;
    else {
      if (page !== undefined) found.push(page);
      page = line;
    }
  }
  return page === undefined ? found : [...found, page];
}

function pieces(line: string, most: number): string[] {
  const found: string[] = [];
  let rest = line;
  while (rest.length > most) {
    const space = rest.lastIndexOf(" ", most);
    let at = space > most / 2 ? space : most;
    const code = rest.charCodeAt(at - 1);
    if (code >= 0xd800 && code <= 0xdbff) at--;
    found.push(rest.slice(0, at));
    rest = rest.slice(at).trimStart();
  }
  return [...found, rest];
}
