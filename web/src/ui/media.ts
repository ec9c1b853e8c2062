// Whether the screen is a phone held upright.

import { useEffect, useState } from "preact/hooks";

const phone = matchMedia("(max-width: 760px)");

export function usePhone(): boolean {
  const [is, setIs] = useState(phone.matches);
  useEffect(() => {
    const look = () => setIs(phone.matches);
    phone.addEventListener("change", look);
    return () => phone.removeEventListener("change", look);
  }, []);
  return is;
}
