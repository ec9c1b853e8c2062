// Hook: where one view is open at a time, the one a lesson speaks of.

import { useEffect } from "preact/hooks";
import type { TableProps } from "./contract";

/** Open the view of the first part that is spoken of, once; `goBack` when a word is over. `views` has the view of each part. */
export function useSpokenView<View extends string>(
  { spokenOf = [] }: Pick<TableProps, "spokenOf">,
  views: Readonly<Record<string, View>>,
  open: (view: View) => void,
  goBack: () => void,
): void {
  const view = views[spokenOf[0] ?? ""];
  useEffect(() => {
    if (view === undefined) return undefined;
    open(view);
    return goBack;
  }, [view]);
}
