import { readFileSync } from "node:fs";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { encode } from "fast-png";
import { applyPalette, quantize } from "gifenc/dist/gifenc.esm.js";
import { FONT } from "./font.ts";

/** SVG to PNG: drawn by resvg compiled to WebAssembly, with one font, and brought to 256 colours, which is a third of the bytes. */
export interface Renderer {
  png(svg: string): Uint8Array;
}

let ready: Promise<unknown> | undefined;

/** @param files - where the font and resvg's code are. */
export async function openRenderer(files: {
  readonly font: URL | string;
  readonly wasm: URL | string;
}): Promise<Renderer> {
  ready ??= initWasm(readFileSync(files.wasm));
  await ready;
  const font = { fontBuffers: [readFileSync(files.font)], defaultFontFamily: FONT.family, loadSystemFonts: false };
  return {
    png(svg) {
      const drawing = new Resvg(svg, { font });
      const image = drawing.render();
      try {
        return inColors(image.pixels, image.width, image.height);
      } finally {
        image.free();
        drawing.free();
      }
    },
  };
}

function inColors(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const palette = quantize(pixels, 256, { format: "rgb444" });
  const data = applyPalette(pixels, palette, "rgb444");
  return encode({ width, height, data, depth: 8, channels: 1, palette });
}
