import "./early.ts";
import { render } from "preact";
import { keepPageHere } from "./net/installed.ts";
import { App } from "./views/app/app.tsx";

const page = document.getElementById("page");
if (page) render(<App />, page);
keepPageHere();
