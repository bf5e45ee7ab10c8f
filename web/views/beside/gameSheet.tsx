import { useState } from "preact/hooks";
import type { Doing } from "../../net/session.ts";
import type { SeatSnapshot } from "../../net/wire.ts";
import { Sheet } from "../dialog.tsx";

interface GameSheetProps {
  readonly look: SeatSnapshot;
  does(doing: Doing): void;
  onRenew(): void;
  onClose(): void;
}

/** What a player may do about the game as a whole. */
export function GameSheet({ look, does, onRenew, onClose }: GameSheetProps) {
  const [sure, setSure] = useState<"concede" | "match">();
  const { match, view } = look;
  const me = view.players.find(({ seat }) => seat === look.seat);
  const playing = !view.result && me !== undefined && !me.lost;
  const persons = look.seats.every(({ bot }) => bot === undefined);
  const offerOpen = look.drawOffered !== undefined || look.takeBackOffered !== undefined;
  const act = (doing: Doing) => {
    onClose();
    does(doing);
  };
  return (
    <Sheet title="This game" onClose={onClose}>
      {playing && persons && (
        <ul class="deeds">
          <li>
            <button type="button" disabled={offerOpen} onClick={() => act({ do: "offerDraw" })}>
              Offer a draw
            </button>
            <p class="quiet-text">It is one if everybody still in the game agrees.</p>
          </li>
          <li>
            <button type="button" disabled={offerOpen} onClick={() => act({ do: "offerTakeBack" })}>
              Ask to go back a step
            </button>
            <p class="quiet-text">
              To where you began to answer, if nobody has answered since and all agree. What was seen stays known.
            </p>
          </li>
        </ul>
      )}
      {look.watch && (
        <Address
          title="For spectators"
          path={`/watch/${look.watch.preview}`}
          hash={`#/watch/${look.gameId}/${look.watch.secret}`}
        />
      )}
      <Address title="Your seat" hash={location.hash} secret />
      <ul class="deeds">
        <li>
          <button type="button" onClick={onRenew}>
            Make a new link to my seat
          </button>
          <p class="quiet-text">If somebody else may have seen yours: the old ones open nothing from then on.</p>
        </li>
        {playing && (
          <li>
            {sure === "concede" ? (
              <div class="buttons">
                <button type="button" class="danger" onClick={() => act({ do: "concede" })}>
                  Yes, concede this game
                </button>
                <button type="button" onClick={() => setSure(undefined)}>
                  Play on
                </button>
              </div>
            ) : (
              <button type="button" onClick={() => setSure("concede")}>
                Concede the game …
              </button>
            )}
            <p class="quiet-text">It ends for you at once. This cannot be taken back.</p>
          </li>
        )}
        {match && !match.winners && (
          <li>
            {sure === "match" ? (
              <div class="buttons">
                <button type="button" class="danger" onClick={() => act({ do: "concede", match: true })}>
                  Yes, give up the match
                </button>
                <button type="button" onClick={() => setSure(undefined)}>
                  Play on
                </button>
              </div>
            ) : (
              <button type="button" onClick={() => setSure("match")}>
                Concede the whole match …
              </button>
            )}
          </li>
        )}
      </ul>
    </Sheet>
  );
}

/** A link to pass on or keep. */
interface AddressProps {
  readonly title: string;
  /** Where the page itself is, if left out. */
  readonly path?: string;
  readonly hash: string;
  readonly secret?: true;
}

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
          aria-label={`Link: ${title}`}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" onClick={copy}>
          {copied ? "Copied" : "Copy"}
        </button>
      </div>
      {secret && <p class="quiet-text">Whoever has this link plays for you. Keep it to yourself.</p>}
      {copied === false && (
        <p class="quiet-text" role="status">
          Copying is not allowed here: select the link and copy it by hand.
        </p>
      )}
    </div>
  );
}
