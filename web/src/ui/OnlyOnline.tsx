// What a page that plays by itself says instead of what needs a server.

import { useWords } from "../app/language";

export const OnlyOnline = () => <p class="muted">{useWords().say("local.only_online")}</p>;
