// What a link in a mail leads to: agree to be called at an address, or end it by one click.

import { useEffect, useState } from "preact/hooks";
import * as api from "../../api/http";
import { useWords } from "../../app/language";
import { BackHome } from "../../ui/BackHome";
import { Page } from "../../ui/Page";

type Link = { what: "confirm" | "stop"; sign: string } | null;

/** What the address carries behind its #. */
function linkOf(hash: string): Link {
  const carried = new URLSearchParams(hash.slice(1));
  const what = carried.has("confirm") ? "confirm" : "stop";
  const sign = carried.get(what);
  return sign ? { what, sign } : null;
}

export function CallsPage() {
  const words = useWords();
  const [link] = useState(() => linkOf(location.hash));
  const [done, setDone] = useState("");
  const [error, setError] = useState<Error | null>(null);
  const follow = (all = false) =>
    link &&
    api
      .followLink(link.what, { sign: link.sign, all })
      .then(
        () => setDone(link.what === "confirm" ? "calls.confirmed" : all ? "calls.never" : "calls.stopped"),
        setError,
      );
  // Stopping takes one click, that in the mail; agreeing is asked for once more, because some mail programs open links.
  useEffect(() => void (link?.what === "stop" && follow()), []);
  return (
    <Page title={words.say("calls.title")} heading={words.say("calls.title")} error={error}>
      {!link && <p>{words.say("calls.no_link")}</p>}
      {done && <p role="status">{words.say(done)}</p>}
      <div class="row wrap">
        {link?.what === "confirm" && !done && (
          <button type="button" class="primary" onClick={() => void follow()}>
            {words.say("calls.confirm")}
          </button>
        )}
        {link?.what === "stop" && done === "calls.stopped" && (
          <button type="button" onClick={() => void follow(true)}>
            {words.say("calls.never_again")}
          </button>
        )}
        <BackHome />
      </div>
    </Page>
  );
}
