import { useState } from "preact/hooks";
import { say } from "../../language.ts";

/** Gives the page's own address on: by the device's own means where it has any, else into the clipboard. */
export function Share({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const give = async () => {
    const url = location.href;
    try {
      if (navigator.share) await navigator.share({ url });
      else {
        await navigator.clipboard.writeText(url);
        setCopied(true);
      }
    } catch {
      // Whoever thinks better of it shares nothing.
    }
  };
  return (
    <button type="button" onClick={() => void give()}>
      <span role="status">{copied ? say("replaying.copied") : text}</span>
    </button>
  );
}
