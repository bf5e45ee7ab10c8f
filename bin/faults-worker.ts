import { playGame } from "../lib/faults/play.ts";

export default playGame;
