/** A number, or a size such as "-1/-1", with minus signs: a hyphen stands between words. */
export const withMinus = (text: string | number): string => String(text).replaceAll("-", "−");
