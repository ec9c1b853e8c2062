// Components whose script is fetched when they are first shown. One that does not arrive, because the server is away or has a newer
// page, says so.

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "./language";

/** A component that is empty until its script has arrived; a script that fails is asked for again next time. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  return function Later(props: Props) {
    const [, setArrived] = useState(Loaded !== null);
    const [isMissing, setMissing] = useState(false);
    useEffect(() => {
      if (!Loaded)
        load().then(
          (component) => {
            Loaded = component;
            setArrived(true);
          },
          (error: unknown) => {
            console.warn("a page did not arrive", error);
            setMissing(true);
          },
        );
    }, []);
    if (isMissing) return <NotArrived />;
    return Loaded && <Loaded {...props} />;
  };
}

/** Loading the page anew finds a newer version, or what is kept on this device. */
function NotArrived() {
  const words = useWords();
  return (
    <div class="notice row wrap" role="alert">
      <span class="grow">{words.say("app.not_arrived")}</span>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {words.say("app.load_anew")}
      </button>
    </div>
  );
}
