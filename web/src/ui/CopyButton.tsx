import { useState } from "preact/hooks";
import { useWords } from "../app/language";

/** Copies a text; says so for a moment. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const words = useWords();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      copyByHand(text); // no clipboard without https: the old way still works
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 1600);
  };
  return (
    <button type="button" onClick={copy}>
      <span aria-live="polite">{copied ? words.say("app.copied") : (label ?? words.say("app.copy"))}</span>
    </button>
  );
}

function copyByHand(text: string): void {
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  document.execCommand("copy");
  area.remove();
}
