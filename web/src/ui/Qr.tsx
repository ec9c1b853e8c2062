// A link as a code for a phone's camera, drawn as one SVG path.

import { qrcode } from "./qrcode";

export function Qr({ text, label }: { text: string; label: string }) {
  const rows = qrcode(text);
  if (!rows) return null;
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} fill="var(--black)" />
    </svg>
  );
}
