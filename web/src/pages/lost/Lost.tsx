import { useWords } from "../../app/language";
import { TopBar } from "../../ui/TopBar";

export function Lost() {
  const words = useWords();
  return (
    <div class="app">
      <TopBar title={words.say("app.name")} />
      <main class="page">
        <h1>{words.say("app.not_found")}</h1>
        <a class="button" href="/">
          {words.say("app.back_home")}
        </a>
      </main>
    </div>
  );
}
