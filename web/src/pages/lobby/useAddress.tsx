// The address an invitation names: one that other devices reach, and a warning where there is none.

import * as api from "../../api/http";
import type { Reachable } from "../../api/wire";
import type { Words } from "../../api/words";
import { useAsync } from "../../app/useAsync";
import { CopyButton } from "../../ui/CopyButton";

export interface Address {
  /** "http://192.168.0.7:8000" */
  base: string;
  /** What opens the server to the network, if it listens to this machine alone; else empty. */
  command: string;
}

const LOOPBACK = /^(localhost|127\.|\[?::1\]?$)/;

/** The base of invitations: where this page was found, unless that is an address of this machine alone. */
export function addressFor({ hostname, origin }: Location, told: Reachable | null): Address {
  if (!LOOPBACK.test(hostname)) return { base: origin, command: "" };
  return { base: told?.addresses[0] ?? origin, command: told?.only_here ? told.command : "" };
}

export const useAddress = (): Address => addressFor(location, useAsync(api.reachable, []).value);

export function OnlyHere({ address, words }: { address: Address; words: Words }) {
  if (!address.command) return null;
  return (
    <section class="notice only-here" role="note">
      <p>{words.say("lobby.only_here")}</p>
      <div class="row wrap">
        <code class="grow">{address.command}</code>
        <CopyButton text={address.command} />
      </div>
    </section>
  );
}
