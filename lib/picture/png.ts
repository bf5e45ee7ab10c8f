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
        return inColors(svg, image.pixels, image.width, image.height);
      } finally {
        image.free();
        drawing.free();
      }
    },
  };
}

/** So many of a palette are for what lies between two colours, where one edge meets another. */
const BETWEEN = 56;

/** The picture's own colours stay what they are. */
function inColors(svg: string, pixels: Uint8Array, width: number, height: number): Uint8Array {
  const own = [...new Set(svg.match(/#[0-9a-f]{6}\b/g) ?? [])].slice(0, 256 - BETWEEN).map(rgbOf);
  const palette = [...own, ...quantize(pixels, 256 - own.length, { format: "rgb444" })];
  const data = applyPalette(pixels, palette, "rgb565");
  // Of colours that are much alike it takes one for the others.
  const exact = new Map(own.map(([red = 0, green = 0, blue = 0], at) => [red | (green << 8) | (blue << 16), at]));
  let last = -1;
  let index: number | undefined;
  for (let at = 0; at < data.length; at++) {
    const color = pixels[at * 4]! | (pixels[at * 4 + 1]! << 8) | (pixels[at * 4 + 2]! << 16);
    if (color !== last) index = exact.get(color);
    last = color;
    if (index !== undefined) data[at] = index;
  }
  return encode({ width, height, data, depth: 8, channels: 1, palette });
}

const rgbOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
