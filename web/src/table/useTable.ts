// Hook: the connection to a table and its state, while the table is on screen.

import { useEffect, useRef, useState } from "preact/hooks";
import { Connection, type TableLine, type TableState } from "../api/connection";
import { tokensOf } from "../api/seatKeys";

export interface LiveTable {
  state: TableState;
  connection: TableLine;
  /** Views that have arrived and wait to be shown; see pace.ts. */
  behind: number;
}

export function useTable(table: string): LiveTable | null {
  const [state, setState] = useState<TableState | null>(null);
  const connection = useRef<Connection | null>(null);
  useEffect(() => {
    const line = new Connection(table, () => tokensOf(table), setState);
    connection.current = line;
    return () => {
      line.close();
      connection.current = null;
      setState(null);
    };
  }, [table]);
  return state && connection.current ? { state, connection: connection.current, behind: 0 } : null;
}
