import type { ComponentType, ReactNode } from 'react';

/** What these components need of a link: the router's `Link` fits, and so does a plain anchor in a test. */
export type LinkComponent = ComponentType<{
  to: string;
  className?: string;
  children?: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page';
  rel?: string;
}>;
