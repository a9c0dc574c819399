import type { JSX } from 'react';

/** For a page that states no drawing of its own. */
const PLAIN = 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z';

/** The decorative drawing before an entry of the back office's rail; `path` is SVG path data on a grid of 24 × 24. */
export function RailIcon({ path = PLAIN }: { path?: string }): JSX.Element {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
