import { useEffect, useState } from "preact/hooks";

/** A code for a phone's camera; its script is fetched when one is wanted. */
export function Qr({ text, label }: { text: string; label: string }) {
  const [svg, setSvg] = useState("");
  useEffect(() => {
    let here = true;
    void import("uqr").then(({ renderSVG }) => here && setSvg(renderSVG(text, { border: 2 })));
    return () => {
      here = false;
    };
  }, [text]);
  // Made of modules alone by the library; nothing of the text is in it as text.
  return <span class="qr" role="img" aria-label={label} dangerouslySetInnerHTML={{ __html: svg }} />;
}
