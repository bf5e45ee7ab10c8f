import { render } from "preact";
import { speakHere } from "./language.ts";
import { keepPageHere } from "./net/installed.ts";
import { showTheme } from "./theme.ts";
import { App } from "./views/app/app.tsx";

const page = document.getElementById("page");
showTheme();
await speakHere();
if (page) render(<App />, page);
keepPageHere();
