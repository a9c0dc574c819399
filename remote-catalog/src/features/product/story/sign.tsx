import type { JSX } from 'react';

/** A sign before words, drawn as a line on a grid of 24. */
export const Sign = ({ path }: { path: string }): JSX.Element => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d={path} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);
