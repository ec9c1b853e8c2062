import { render } from "preact";
import { App } from "./app/App";
import { followLinks } from "./app/route";
import { apply } from "./app/settings";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/shell.css";
import "./style/table.css";
import "./style/cardboard.css";

apply();
followLinks();
render(<App />, document.getElementById("app") as HTMLElement);
