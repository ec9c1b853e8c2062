import { useWords } from "../../app/language";
import { Page } from "../../ui/Page";

export function Lost() {
  const words = useWords();
  return (
    <Page title={words.say("app.name")} heading={words.say("app.not_found")}>
      <a class="button" href="/">
        {words.say("app.back_home")}
      </a>
    </Page>
  );
}
