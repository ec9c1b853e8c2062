// The scalloped awning of a stall, in two colours.

import { CREAM, INK } from "../../../cardboard/palette";

const SCALLOPS = 9;

export const Awning = ({ colour }: { colour: string }) => (
  <svg class="awning" viewBox={`-1 0 ${SCALLOPS * 20 + 2} 19`} preserveAspectRatio="none" aria-hidden="true">
    {Array.from({ length: SCALLOPS }, (_, i) => (
      <path
        key={i}
        d={`M${i * 20} 0h20v12a10 6 0 0 1 -20 0z`}
        fill={i % 2 ? CREAM : colour}
        stroke={INK}
        stroke-width="1.4"
        vector-effect="non-scaling-stroke"
      />
    ))}
  </svg>
);
