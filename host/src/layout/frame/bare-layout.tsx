import type { JSX } from 'react';
import type { LayoutProps } from './layout-props';

/** For a layout whose code did not arrive: without its surroundings the page still does what it is for. */
export function BareLayout({ children }: LayoutProps): JSX.Element {
  return <main>{children}</main>;
}
