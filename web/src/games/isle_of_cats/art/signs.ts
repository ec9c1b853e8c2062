// The signs painted on the rooms of a boat, in a box of 24.

import { ICONS } from "../../../ui/icons";

export const SIGNS: Readonly<Record<string, string>> = {
  parrot:
    "M13 2C17 2 20 5 20 9C20 15 15 18 11 20L7 23L8 18C5 15 5 10 7 6C8.4 3.4 10.6 2 13 2ZM14.5 6A1.3 1.3 0 1 0 14.5 8.6A1.3 1.3 0 1 0 14.5 6ZM20 8L23 10.5L19.2 12ZM9 9C9 14 12 15.5 15 15C12.5 13.5 11 12 11 8.5Z",
  moon: ICONS.moon,
  apple:
    "M12 7C15 5 20 6 20 12C20 18 16 22 14 22C13 22 12.6 21.5 12 21.5S11 22 10 22C8 22 4 18 4 12C4 6 9 5 12 7ZM11.4 6C11 4 12 2 15 1.4C15.4 4 14 5.6 11.4 6Z",
  grain: ICONS.wheat,
};
