import type { JSX } from 'react';

/** Of the frame's own entries: SVG path data on a grid of 24 × 24. */
export const ICONS = {
  add: 'M12 5v14M5 12h14',
  search: 'm20 20-4.3-4.3M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Z',
  theme: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-18v18m0-13.5h6.5M12 11h8.9M12 14.5h8.6M12 18h6.5',
  language: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm-9-9h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3Z',
  keys: 'M3 7h18v10H3V7Zm3.5 3.2v.1m3.6-.1v.1m3.8-.1v.1m3.6-.1v.1M8 13.8h8',
  security: 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v10H5V11Zm7 4v2.5',
  shop: 'M4 10v10h16V10M3 10l2-6h14l2 6a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm7 10v-5h4v5',
  bell: 'M18 16V11a6 6 0 0 0-12 0v5l-1.5 2h15L18 16Zm-7.8 4.5a2 2 0 0 0 3.6 0',
  narrow: 'M4 4h16v16H4V4Zm5 0v16m8-11-3 3 3 3',
  widen: 'M4 4h16v16H4V4Zm5 0v16m5-11 3 3-3 3',
  signOut: 'M14 4H5v16h9m-4-8h11m-4-4 4 4-4 4',
};

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
