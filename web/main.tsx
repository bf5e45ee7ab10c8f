import { render } from "preact";
import { speakHere } from "./language.ts";
import { keepPageHere } from "./net/installed.ts";
import { App } from "./views/app.tsx";

const page = document.getElementById("page");
await speakHere();
if (page) render(<App />, page);
keepPageHere();
