/** What people call themselves and each other. */

/** Directions that reorder what follows, characters that nobody sees, and control characters but line breaks. */
const UNSEEN = /(?!\n)(?:\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point})/gu;

/** Without what misleads the eye: right-to-left tricks, zero-width and control characters. */
export const clean = (text: string): string => text.replace(UNSEEN, "").normalize("NFC");

/** The same on one line; empty if there is nothing to see of it. */
export const onOneLine = (text: string): string => clean(text.replace(/\s+/gu, " ")).replace(/ {2,}/g, " ").trim();
