import { render } from "preact";
import { Catalogue } from "./api/catalogue";
import { App } from "./app/App";
import { Keyboard } from "./app/keyboard";
import { followLinks } from "./app/route";
import { ServicesContext } from "./app/services";
import { SettingsStore } from "./app/settings";
import { WindowStore } from "./app/window";
import { finishAnimationsOnInput } from "./ui/animate";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/shell.css";
import "./style/table.css";
import "./style/cardboard.css";
import "./style/guide.css";

const settings = new SettingsStore();
const services = {
  catalogue: new Catalogue(),
  keyboard: new Keyboard(),
  settings,
  window: new WindowStore(() => settings.current.textSize),
};
settings.subscribe(services.window.update);
followLinks();
finishAnimationsOnInput();
render(
  <ServicesContext.Provider value={services}>
    <App />
  </ServicesContext.Provider>,
  document.getElementById("app") as HTMLElement,
);
