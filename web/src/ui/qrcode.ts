// A link as a QR code (ISO 18004), as much of it as links need: bytes, error correction M, versions 1 to 10,
// the first mask.
// That is 213 bytes at most. test/qrcode.test.ts holds every square against another's encoder.

type Square = boolean | undefined;

/** By version: check bytes of a block, and blocks. */
const CHECKS = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];

/** The dark squares, row by row; null if the text is too long. */
export function qrcode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = CHECKS.findIndex((_, i) => bytes.length <= room(i + 1) - (i < 9 ? 2 : 3)) + 1;
  if (!version) return null;
  const rows = frame(version);
  fill(rows, interleaved(padded(bytes, version), version));
  return rows as boolean[][];
}

const of = (list: readonly number[], version: number) => list[version - 1] as number;
const binary = (value: number, length: number) => value.toString(2).padStart(length, "0");

/** Bytes a version holds, checks included. */
function total(version: number): number {
  const marks = version > 1 ? Math.floor(version / 7) + 2 : 0;
  const taken = marks ? (25 * marks - 10) * marks - 55 : 0;
  return ((16 * version + 128) * version + 64 - taken - (version > 6 ? 36 : 0)) >> 3;
}

const room = (version: number) => total(version) - of(CHECKS, version) * of(BLOCKS, version);

/** The text with its length before it and filling behind it. */
function padded(bytes: readonly number[], version: number): number[] {
  const bits = `0100${binary(bytes.length, version < 10 ? 8 : 16)}${bytes.map((byte) => binary(byte, 8)).join("")}0000`;
  const data = (bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2));
  for (let filler = 236; data.length < room(version); filler ^= 236 ^ 17) data.push(filler);
  return data;
}

/** Blocks with their checks, the first byte of each, then the second of each, and so on. */
function interleaved(data: readonly number[], version: number): number[] {
  const [count, checks] = [of(BLOCKS, version), of(CHECKS, version)];
  const short = Math.floor(data.length / count);
  const longFrom = count - (data.length % count);
  let at = 0;
  const blocks = Array.from({ length: count }, (_, i) =>
    data.slice(at, (at += short + (i < longFrom ? 0 : 1))),
  );
  const mixed = (lists: readonly number[][], length: number) =>
    Array.from({ length }, (_, i) => lists.map((list) => list[i])).flat();
  return [
    ...mixed(blocks, short + 1),
    ...mixed(
      blocks.map((block) => checksOf(block, checks)),
      checks,
    ),
  ].filter((byte) => byte !== undefined);
}

/** Product in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 285) ^ (((b >> i) & 1) * a);
  return product;
}

/** Reed and Solomon: what remains when the block is divided by (x - 1)(x - 2)(x - 4)… */
function checksOf(block: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    divisor = [...divisor, 0].map((value, j) => value ^ times(divisor[j - 1] ?? 0, root));
  }
  let rest = Array<number>(degree).fill(0);
  for (const byte of block) {
    const factor = byte ^ (rest[0] as number);
    rest = [...rest.slice(1), 0].map((value, i) => value ^ times(divisor[i + 1] as number, factor));
  }
  return rest;
}

/** What remains of a number behind which so many bits are free, as check bits. */
function remainder(value: number, bits: number, divisor: number): number {
  let rest = value << bits;
  for (let i = 31 - Math.clz32(value); i >= 0; i--) if (rest >> (i + bits)) rest ^= divisor << i;
  return rest;
}

/** Everything that does not depend on the text; what is free is undefined. */
function frame(version: number): Square[][] {
  const size = 17 + 4 * version;
  const rows = Array.from({ length: size }, () => Array<Square>(size).fill(undefined));
  const set = (x: number, y: number, dark: unknown) =>
    rows[y] && x >= 0 && x < size && (rows[y][x] = Boolean(dark));
  const rings = (x: number, y: number, radius: number, pale: readonly number[]) => {
    for (let dy = -radius; dy <= radius; dy++) {
      for (let dx = -radius; dx <= radius; dx++)
        set(x + dx, y + dy, !pale.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4]);
  const middles = version < 2 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  const isCorner = (x: number, y: number) => Math.min(x, y) === 6 && [12, size - 1].includes(x + y);
  for (const x of middles) for (const y of middles) if (!isCorner(x, y)) rings(x, y, 2, [1]);

  // Level M and the first mask are zeros: this is all that is left of the format.
  const format = 0x5412;
  for (let i = 0; i < 15; i++) {
    const bit = (format >> i) & 1;
    set(i < 8 ? 8 : i === 8 ? 7 : 14 - i, i < 6 ? i : i === 6 ? 7 : 8, bit);
    set(i < 8 ? size - 1 - i : 8, i < 8 ? 8 : size - 15 + i, bit);
  }
  set(8, size - 8, true);
  const numbered = (version << 12) | remainder(version, 12, 0x1f25);
  for (let i = 0; i < (version > 6 ? 18 : 0); i++) {
    const [a, b, bit] = [size - 11 + (i % 3), Math.floor(i / 3), (numbered >> i) & 1];
    set(a, b, bit);
    set(b, a, bit);
  }
  return rows;
}

/** Up and down in columns of two, from the right; every second square is inverted. */
function fill(rows: Square[][], data: readonly number[]): void {
  const size = rows.length;
  const bits = data.map((byte) => binary(byte, 8)).join("");
  let next = 0;
  for (let right = size - 1; right > 0; right -= right === 8 ? 3 : 2) {
    for (let i = 0; i < 2 * size; i++) {
      const x = right - (i % 2);
      const y = ((right > 6 ? right : right + 1) & 2) === 0 ? size - 1 - (i >> 1) : i >> 1;
      const row = rows[y] as Square[];
      if (row[x] === undefined) row[x] = (bits[next++] === "1") !== ((x + y) % 2 === 0);
    }
  }
}
