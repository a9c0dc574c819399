import { Suspense, lazy, type ComponentType, type JSX } from 'react';
import { PageSkeleton } from '../../ui/page-skeleton';
import type { LayoutProps } from './layout-props';

/** Without its surroundings the page still does what it is for. */
function Bare({ children }: LayoutProps): JSX.Element {
  return <main>{children}</main>;
}

/** A layout whose code comes with the first page that has it: what shoppers never see costs them nothing. */
export function lateLayout(load: () => Promise<ComponentType<LayoutProps>>): ComponentType<LayoutProps> {
  const Layout = lazy<ComponentType<LayoutProps>>(() =>
    load().then(
      (loaded) => ({ default: loaded }),
      () => ({ default: Bare }),
    ),
  );
  return function LateLayout(props: LayoutProps): JSX.Element {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <Layout {...props} />
      </Suspense>
    );
  };
}
