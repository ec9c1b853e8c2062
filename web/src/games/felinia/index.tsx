// The table of this game; played by lists until it is drawn.

import type { GamePage } from "../../table/contract";
import { Lists } from "../../table/Lists";

const page: GamePage = { Table: Lists };
export default page;
