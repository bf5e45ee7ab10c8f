import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { say } from "../../language.ts";

/** A modal sheet. Escape, the button and a tap outside close it. */
export function Sheet({ title, onClose, children }: { title: string; onClose(): void; children: ComponentChildren }) {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    dialog?.setAttribute("closedby", "any");
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      class="sheet"
      aria-label={title}
      // The event is a task of its own: of a dialog taken away it may come when the next one is open already.
      onClose={(event) => event.currentTarget.isConnected && onClose()}
    >
      <div class="sheet-inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="quiet" onClick={onClose}>
            {say("beside.close")}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
