import { useState } from "preact/hooks";
import { say } from "../../language.ts";

interface AddressProps {
  readonly title: string;
  /** Where the page itself is, if left out. */
  readonly path?: string;
  readonly hash: string;
  readonly secret?: true;
}

/** A link to pass on or keep. */
export function Address({ title, path = location.pathname, hash, secret }: AddressProps) {
  const [copied, setCopied] = useState<boolean>();
  const address = `${location.origin}${path}${hash}`;
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div class="address">
      <h3>{title}</h3>
      <div class="link-row">
        <input
          readOnly
          aria-label={say("beside.linkLabel", { title })}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {say(copied ? "beside.copied" : "beside.copy")}
        </button>
      </div>
      {secret && <p class="quiet-text">{say("beside.keepSecret")}</p>}
      {copied === false && (
        <p class="quiet-text" role="status">
          {say("beside.noCopying")}
        </p>
      )}
    </div>
  );
}
