export { handler } from "../handlers/picture.ts";
