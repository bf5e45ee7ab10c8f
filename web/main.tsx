import { render } from "preact";
import { App } from "./views/app.tsx";

const page = document.getElementById("page");
if (page) render(<App />, page);
