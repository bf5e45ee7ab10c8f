/** What of gifenc 1.0.3, which ships no types, is used. */
declare module "gifenc/dist/gifenc.esm.js" {
  type Format = "rgb444" | "rgb565" | "rgba4444";
  export function quantize(rgba: Uint8Array, colors: number, options?: { readonly format?: Format }): number[][];
  /** An index into the palette for each pixel. */
  export function applyPalette(rgba: Uint8Array, palette: readonly (readonly number[])[], format?: Format): Uint8Array;
}
