// The button to the start page, for pages that lead nowhere else.

import { useWords } from "../app/language";

export const BackHome = ({ primary = false }: { primary?: boolean }) => (
  <a class={primary ? "button primary" : "button"} href="/">
    {useWords().say("app.back_home")}
  </a>
);
