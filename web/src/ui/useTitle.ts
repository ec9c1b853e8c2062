// Hook: the title of the browser's tab, "Statistics · Katzentisch".

import { useEffect } from "preact/hooks";
import { useWords } from "../app/language";

export function useTitle(title: string): void {
  const name = useWords().say("app.name");
  useEffect(() => {
    document.title = title && title !== name ? `${title} · ${name}` : name;
  }, [title, name]);
}
