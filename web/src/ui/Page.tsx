// An ordinary page: the bar, a heading with a sentence below it, what went wrong, and what the page holds.

import type { ComponentChildren } from "preact";
import { Problem } from "./Problem";
import { TopBar } from "./TopBar";
import { useTitle } from "./useTitle";

interface PageProps {
  title: string;
  heading?: string;
  lead?: string | false;
  error?: Error | null;
  class?: string;
  busy?: boolean;
  children?: ComponentChildren;
}

export function Page({ title, heading, lead, error, class: look = "", busy, children }: PageProps) {
  useTitle(heading ?? title);
  return (
    <div class="app">
      <TopBar title={title} />
      <main class={`page ${look}`} aria-busy={busy}>
        {heading && <h1>{heading}</h1>}
        {lead && <p class="lead">{lead}</p>}
        {error && <Problem error={error} />}
        {children}
      </main>
    </div>
  );
}
