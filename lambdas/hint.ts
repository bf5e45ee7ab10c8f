import { supposing } from "../lib/bots/supposing.ts";
import { engine } from "../lib/engine/index.ts";
import { hostFromEnvironment } from "../lib/hosting/environment.ts";
import { hintHandler } from "../lib/hosting/http/hint.ts";

/** Thinks in a player's place. By itself, so that moves wait for nobody's thinking, nor load the code for it. */
export const handler = hintHandler(hostFromEnvironment(engine), supposing);
