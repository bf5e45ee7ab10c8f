import { useEffect, useState } from "preact/hooks";
import type { CardPicture } from "../../../lib/cards/schema.ts";

/** Whether it can be shown, by address: asked for once, since what the page's policy refuses it will refuse again. */
const asked = new Map<string, Promise<boolean>>();
const ready = new Set<string>();

function ask(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => {
      ready.add(address);
      return true;
    },
    () => false,
  );
}

/**
 * A picture that lies elsewhere, once it is there. The page's policy decides whether it may be asked for at all
 * (lib/stacks/web.ts); until it has come, and if it never comes, our own stands in its place.
 */
export function usePictureElsewhere(picture: CardPicture | undefined): CardPicture | undefined {
  const address = picture?.address;
  const [, drawAgain] = useState<string>();
  useEffect(() => {
    if (address === undefined || ready.has(address)) return;
    let wanted = true;
    const known = asked.get(address) ?? ask(address);
    asked.set(address, known);
    void known.then((isThere) => isThere && wanted && drawAgain(address));
    return () => {
      wanted = false;
    };
  }, [address]);
  return address !== undefined && ready.has(address) ? picture : undefined;
}
