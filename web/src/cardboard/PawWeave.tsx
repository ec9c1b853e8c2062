// Paws in a weave: the back of every card, and the curtain.

import { useId } from "preact/hooks";
import { ICONS } from "../ui/icons";

export function PawWeave({ size = 44 }: { size?: number }) {
  const id = useId();
  return (
    <svg class="weave" aria-hidden="true">
      <defs>
        <pattern
          id={id}
          width={size}
          height={size}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(20)"
        >
          <path d={ICONS.paw} fill="currentColor" transform={`scale(${size / 60})`} />
          <path
            d={ICONS.paw}
            fill="currentColor"
            transform={`translate(${size / 2} ${size / 2}) rotate(24) scale(${size / 60})`}
          />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
