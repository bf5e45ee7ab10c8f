/** Signs of keywords that decide a fight, drawn by us, for a card too small for words; of a box of 24. */
const SIGNS: Readonly<Record<string, string>> = {
  flying: "M1 14C4 6 12 2 23 3c-1 3-3 4-5 5h3c-1 3-4 4-6 4h3c-2 5-10 8-17 2z",
  reach: "M3 2h18v3H3zM12 6l7 8h-4.5v8h-5v-8H5z",
  "first strike": "M12 1l3 4-1 9h-4L9 5zM5 15h14v3h-5v5h-4v-5H5z",
  "double strike": "M6 1l2.5 4-1 9h-3l-1-9zM1 15h10v3H8v5H4v-5H1zM18 1l2.5 4-1 9h-3l-1-9zM13 15h10v3h-3v5h-4v-5h-3z",
  deathtouch:
    "M12 1a9 9 0 0 0-9 9c0 3 1.5 5.5 4 7v3h10v-3c2.5-1.5 4-4 4-7a9 9 0 0 0-9-9zM8.5 8a2.5 2.5 0 1 1-.1 0zM15.5 8a2.5 2.5 0 1 1-.1 0zM8 21h3v2H8zM13 21h3v2h-3z",
  lifelink: "M12 22C4 15 1 12 1 7.5A5.5 5.5 0 0 1 12 6a5.5 5.5 0 0 1 11 1.5C23 12 20 15 12 22z",
  trample: "M12 2l10 9-3 3-7-6-7 6-3-3zM12 11l10 9-3 3-7-6-7 6-3-3z",
  vigilance: "M12 4C5 4 1 12 1 12s4 8 11 8 11-8 11-8-4-8-11-8zM12 7.5a4.5 4.5 0 1 1-.1 0zM12 10a2 2 0 1 0 .1 0z",
  haste: "M2 3l9 9-9 9zM12 3l10 9-10 9z",
  menace: "M5 1c4 6 4 15 0 22C2 16 2 8 5 1zM12 1c4 6 4 15 0 22-3-7-3-15 0-22zM19 1c4 6 4 15 0 22-3-7-3-15 0-22z",
  defender: "M2 3h5v3h2.5V3h5v3H17V3h5v19H2z",
  indestructible: "M12 1l10 6v10l-10 6-10-6V7zM12 5L5.5 9v6l6.5 4 6.5-4V9z",
  hexproof: "M12 1l10 3v8c0 6-5 9-10 11C7 21 2 18 2 12V4zM12 7l-4.5 5 4.5 5 4.5-5z",
  shroud: "M12 1l10 3v8c0 6-5 9-10 11C7 21 2 18 2 12V4zM7 8v3h10V8z",
  ward: "M12 1l10 3v8c0 6-5 9-10 11C7 21 2 18 2 12V4zM12 4.5v15c4-2 7-4 7-7.5V6z",
  protection: "M12 1l10 3v8c0 6-5 9-10 11C7 21 2 18 2 12V4z",
};

/** In words where there is room, as signs where there is not; who listens hears the words. */
export function Keywords({ all }: { all: readonly string[] }) {
  return (
    <>
      <span class="keywords">{all.join(", ")}</span>
      <span class="signs">
        {all.map((one) => {
          const sign = SIGNS[one];
          return (
            sign && (
              <svg key={one} viewBox="0 0 24 24" aria-hidden="true">
                <path d={sign} fill-rule="evenodd" />
              </svg>
            )
          );
        })}
      </span>
    </>
  );
}
