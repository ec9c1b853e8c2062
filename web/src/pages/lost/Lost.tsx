import { useWords } from "../../app/language";
import { Trouble } from "./Trouble";

export function Lost() {
  const words = useWords();
  return <Trouble title={words.say("app.name")} lead={words.say("lost.page")} />;
}
