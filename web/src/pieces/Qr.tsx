// A link as a code for a phone's camera, drawn as one SVG path.

import { encode } from "uqr";

export function Qr({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: "M", border: 0 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path} fill="#000" />
    </svg>
  );
}
