import font from "@expo-google-fonts/fira-sans-condensed/600SemiBold/FiraSansCondensed_600SemiBold.ttf";
import wasm from "@resvg/resvg-wasm/index_bg.wasm";
import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { pictureHandler } from "../lib/hosting/http/picture.ts";
import { describeBoard } from "../lib/picture/describe.ts";
import { boardPicture } from "../lib/picture/index.ts";
import { openRenderer } from "../lib/picture/png.ts";

const beside = (file: string): URL => new URL(file, import.meta.url);

/** Opened by the first picture: a preview needs none. */
let renderer: ReturnType<typeof openRenderer> | undefined;

/** Pictures of boards: the only function with a renderer and a font. */
export const handler = pictureHandler(hostFromEnvironment(engine), {
  svg: boardPicture,
  describe: describeBoard,
  async png(svg) {
    renderer ??= openRenderer({ font: beside(font), wasm: beside(wasm) });
    return (await renderer).png(svg);
  },
});
