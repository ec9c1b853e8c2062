// The paw as a PNG of any size, drawn by code: four toes and a pad on the colour of the evening.

import { crc32, deflateSync } from "node:zlib";

const GROUND = [27, 34, 51];
const PAW = [226, 122, 62];
// Ellipses on a field of 24 by 24: middle and radii. They stay within the middle 80 %, which no system cuts off.
const PARTS = [
  [12, 15.6, 4.2, 3.2],
  [9.3, 17.2, 2.3, 2.0],
  [14.7, 17.2, 2.3, 2.0],
  [6.6, 10.6, 1.6, 2.1],
  [17.4, 10.6, 1.6, 2.1],
  [10.1, 7.4, 1.6, 2.2],
  [13.9, 7.4, 1.6, 2.2],
];
const FINE = 4; // samples per pixel and direction

const isPaw = (x, y) => PARTS.some(([mx, my, rx, ry]) => ((x - mx) / rx) ** 2 + ((y - my) / ry) ** 2 <= 1);

/** The share of a pixel that is paw. */
function share(column, row, size) {
  let inside = 0;
  for (let i = 0; i < FINE * FINE; i++) {
    const x = column + ((i % FINE) + 0.5) / FINE;
    const y = row + (Math.floor(i / FINE) + 0.5) / FINE;
    if (isPaw((x / size) * 24, (y / size) * 24)) inside++;
  }
  return inside / (FINE * FINE);
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** The picture as a file. */
export function icon(size) {
  const rows = Buffer.alloc(size * (1 + 3 * size));
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const part = share(column, row, size);
      const at = row * (1 + 3 * size) + 1 + 3 * column;
      for (let i = 0; i < 3; i++) rows[at + i] = Math.round(GROUND[i] + (PAW[i] - GROUND[i]) * part);
    }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(size, 0);
  head.writeUInt32BE(size, 4);
  head.set([8, 2, 0, 0, 0], 8); // eight bits, three colours
  const mark = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return Buffer.concat([
    mark,
    chunk("IHDR", head),
    chunk("IDAT", deflateSync(rows, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
