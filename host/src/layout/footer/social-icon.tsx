import type { JSX } from 'react';
import type { Store } from '@tessera/shared/contract';

export type Network = NonNullable<Store['social']>[number]['network'];

/** Filled shapes on a grid of 24 × 24. */
const shapes: Record<Network, string> = {
  facebook:
    'M13.6 21v-7.6h2.7l.4-3.1h-3.1V8.4c0-.9.3-1.5 1.6-1.5h1.6V4.1A22 22 0 0 0 14.4 4c-2.4 0-4 1.4-4 4.1v2.2H7.7v3.1h2.7V21Z',
  twitter: 'M17.2 3.8h2.9l-6.4 7.3 7.5 9.9h-5.9l-4.6-6-5.3 6H2.5l6.8-7.8-7.2-9.4h6l4.2 5.5Zm-1 15.5h1.6L7.3 5.4H5.6Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm.2 1.8a3.4 3.4 0 0 0-3.4 3.4v7.6c0 1.9 1.5 3.4 3.4 3.4h7.6c1.9 0 3.4-1.5 3.4-3.4V8.2c0-1.9-1.5-3.4-3.4-3.4ZM12 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9Zm0 1.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm4.7-3.1a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2Z',
  linkedin:
    'M6.9 8.7v11.8H3.2V8.7ZM5 3a2.1 2.1 0 1 1 0 4.3A2.1 2.1 0 0 1 5 3Zm4 5.7h3.5v1.6c.5-.9 1.8-1.9 3.6-1.9 3.8 0 4.5 2.4 4.5 5.6v6.5H17v-5.8c0-1.4 0-3.1-1.9-3.1-2 0-2.3 1.5-2.3 3v5.9H9Z',
  youtube:
    'M21.6 7.6a2.5 2.5 0 0 0-1.8-1.8C18.3 5.4 12 5.4 12 5.4s-6.3 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8A26 26 0 0 0 2 12c0 1.5.1 3 .4 4.4.2.9.9 1.6 1.8 1.8 1.5.4 7.8.4 7.8.4s6.3 0 7.8-.4c.9-.2 1.6-.9 1.8-1.8.3-1.4.4-2.9.4-4.4 0-1.5-.1-3-.4-4.4ZM10 14.9V9.1l5.2 2.9Z',
};

/** The sign of a network; the link around it carries the name. */
export function SocialIcon({ network }: { network: Network }): JSX.Element {
  return (
    <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" focusable="false">
      <path fillRule="evenodd" d={shapes[network]} />
    </svg>
  );
}
