import { openRenderer, type Renderer } from "../../lib/picture/png.ts";

const packages = new URL("../../node_modules/", import.meta.url);
const FONT = "@expo-google-fonts/fira-sans-condensed/600SemiBold/FiraSansCondensed_600SemiBold.ttf";

/** As the function `picture` has it, from the packages themselves. */
export const renderer = (): Promise<Renderer> =>
  openRenderer({ font: new URL(FONT, packages), wasm: new URL("@resvg/resvg-wasm/index_bg.wasm", packages) });
