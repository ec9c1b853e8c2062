// Components whose script is fetched when they are first shown.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";

/** A component that is empty until its script has arrived; a script that fails is asked for again next time. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [, setArrived] = useState(Loaded !== null);
    useEffect(() => {
      if (!Loaded)
        load().then(
          (component) => {
            Loaded = component;
            setArrived(true);
          },
          (error: unknown) => console.warn("a page did not arrive", error),
        );
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
