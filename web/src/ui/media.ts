// Whether one view is shown at a time, as on a phone.

import { useWindow } from "../app/services";

export function usePhone(): boolean {
  const { kind } = useWindow();
  return kind !== "wide" && kind !== "low";
}
