// The Isle of Cats on a real table: lay the tiles you have at home, get every point with its reason.

export { BoatPad as Pad } from "./BoatPad";
