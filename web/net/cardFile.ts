/** Cards imported on one's own machine: the local host alone has these addresses, and answers to itself alone. */

export interface CardsHere {
  readonly cards: number;
}
const AT = "/local/cards";
/** No page elsewhere can send it without being asked whether it may. */
const ASKED = { "card-file": "1" };

const isOwnMachine = (): boolean => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

/** How many cards are imported; undefined where there is no importing. */
export async function cardsHere(): Promise<CardsHere | undefined> {
  if (!isOwnMachine()) return undefined;
  const response = await fetch(AT, { headers: ASKED }).catch(() => undefined);
  return response?.ok && isJson(response) ? ((await response.json()) as CardsHere) : undefined;
}

/** Sends a file, and tells how far its import is; what the host says in the end. */
export function importCardFile(
  file: File,
  progress: (share: number) => void,
): Promise<CardsHere | { readonly error: string }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let told = 0;
    request.open("POST", AT);
    for (const [name, value] of Object.entries(ASKED)) request.setRequestHeader(name, value);
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded, total }) => progress((loaded / Math.max(1, total)) * SENDING);
    // A line of JSON for each step that the host has made.
    request.onprogress = () => {
      const lines = request.responseText.slice(told).split("\n");
      for (const line of lines.slice(0, -1)) {
        told += line.length + 1;
        const { share } = JSON.parse(line) as { share?: number };
        if (share !== undefined) progress(SENDING + share * (1 - SENDING));
      }
    };
    request.onload = () => {
      const last = request.responseText.trim().split("\n").at(-1) ?? "";
      try {
        const { cards, error = "" } = JSON.parse(last) as { cards?: number; error?: string };
        resolve(cards === undefined ? { error } : { cards });
      } catch {
        resolve({ error: last.slice(0, 200) });
      }
    };
    request.onerror = () => resolve({ error: "" });
    request.send(file);
  });
}
const SENDING = 0.2;
const isJson = ({ headers }: Response): boolean => headers.get("content-type")?.includes("json") ?? false;
