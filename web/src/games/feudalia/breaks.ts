// Where a long name of a card may be broken, German or English. Browsers know it only where they have a dictionary, and many have none.

const PARTS = [
  "eintreiber",
  "eigen",
  "fäller",
  "kneter",
  "metz",
  "mann",
  "herr",
  "löhner",
  "dieb",
  "seher",
  "mönch",
  "hofmeister",
  "brauerin",
  "bauer",
  "speicher",
  "verwalter",
  "meister",
  "tischler",
  "decker",
  "gräber",
  "bruch",
  "schlepper",
  "hauer",
  "halter",
  "verleiher",
  "schmied",
  "rerin",
  "cutter",
  "domo",
  "jack",
  "keeper",
  "lain",
  "lector",
  "lender",
  "maker",
  "penter",
  "pocket",
  "senger",
  "smith",
  "tant",
  "tect",
  "tress",
  "urer",
];
const JOINT = new RegExp(`(?<=\\p{L}{3})(?=${PARTS.join("|")})`, "gu");
const LONG = 7; // letters: what fits on the narrowest card

/** The name with soft hyphens at the joints of a compound, if it is a long one. */
export const breakable = (name: string): string =>
  name.length > LONG ? name.replace(JOINT, "\u00ad") : name;
