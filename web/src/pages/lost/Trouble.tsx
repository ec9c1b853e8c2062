// A page that cannot be shown: what went wrong, and ways on.

import type { ComponentChildren } from "preact";
import { useWords } from "../../app/language";
import { BackHome } from "../../ui/BackHome";
import { Page } from "../../ui/Page";
import { SleepingCat } from "./SleepingCat";

interface TroubleProps {
  title: string;
  heading?: string;
  lead?: string;
  error?: Error | null;
  /** Further ways on, before the one to the start page. */
  children?: ComponentChildren;
  /** Whether the first of these is the one to take: a page has one filled button. */
  leads?: boolean;
}

export function Trouble({ title, heading, lead, error = null, children, leads = false }: TroubleProps) {
  const words = useWords();
  return (
    <Page
      title={title}
      heading={heading ?? words.say("lost.title")}
      lead={lead ?? false}
      error={error}
      class="trouble"
    >
      <SleepingCat />
      <div class="row wrap ways-on">
        {children}
        {error && (
          <button type="button" onClick={() => location.reload()}>
            {words.say("lost.again")}
          </button>
        )}
        <BackHome primary={!leads} />
      </div>
    </Page>
  );
}
