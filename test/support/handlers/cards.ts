export { handler } from "./picture.ts";
