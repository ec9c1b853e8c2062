// A cat asleep on a crate: nothing to see here, and nothing broken either.

const INK = "var(--tile-ink)";

export function SleepingCat() {
  return (
    <svg class="sleeping-cat" viewBox="0 0 260 150" width="260" height="150" aria-hidden="true">
      <path
        d="M0 132q13 -9 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0"
        fill="none"
        stroke="var(--sea)"
        stroke-width="6"
      />
      <rect x="58" y="86" width="144" height="44" rx="6" fill="var(--hull)" stroke={INK} stroke-width="2.4" />
      <path
        d="M58 101H202M58 116H202M100 86V130M160 86V130"
        stroke={INK}
        stroke-opacity=".35"
        stroke-width="2"
      />
      <path
        d="M76 86C70 52 104 36 136 40C172 42 192 62 186 86Z"
        fill="var(--amber)"
        stroke={INK}
        stroke-width="2.6"
        stroke-linejoin="round"
      />
      <path
        d="M120 41q4 12 0 20M140 41q5 12 1 22M160 47q5 10 2 19"
        fill="none"
        stroke={INK}
        stroke-opacity=".4"
        stroke-width="3"
        stroke-linecap="round"
      />
      <path
        d="M186 86C210 86 214 70 200 64"
        fill="none"
        stroke={INK}
        stroke-width="13"
        stroke-linecap="round"
      />
      <path
        d="M186 86C210 86 214 70 200 64"
        fill="none"
        stroke="var(--amber)"
        stroke-width="8"
        stroke-linecap="round"
      />
      <path
        d="M64 64L66 46L80 55Q90 52 100 55L112 46L114 66Q116 86 90 87Q62 86 64 64Z"
        fill="var(--amber)"
        stroke={INK}
        stroke-width="2.6"
        stroke-linejoin="round"
      />
      <path
        d="M74 68q5 5 10 0M95 68q5 5 10 0"
        fill="none"
        stroke={INK}
        stroke-width="2.6"
        stroke-linecap="round"
      />
      <path d="M87 75H92L89.500 78Z" fill={INK} />
      <g fill="none" stroke="var(--muted)" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">
        <path d="M38 44H50L38 58H50" />
        <path d="M22 24H31L22 34H31" />
      </g>
    </svg>
  );
}
