import { engine } from "../lib/engine/index.ts";
import { suppose } from "../lib/engine/suppose/suppose.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { hintHandler } from "../lib/hosting/http/hint.ts";

/** Thinks in a player's place. By itself, so that moves wait for nobody's thinking, nor load the code for it. */
export const handler = hintHandler(hostFromEnvironment(engine), suppose);
