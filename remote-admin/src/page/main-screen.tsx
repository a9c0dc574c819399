import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Breadcrumbs } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import type { ReactNode } from 'react';
import { adminMessages } from '../messages/admin';
import { PageHead } from './page-head';
import { Screen } from './screen';

interface MainScreenProps {
  title: string;
  /** the pages that this one lies below, between the dashboard and itself */
  parents?: readonly { label: string; to: string }[];
  /** what the page holds now, in a few words */
  count?: string;
  /** the page's own buttons */
  actions?: ReactNode;
  /** what the page is steered by, beside its title */
  search?: ReactNode;
  children: ReactNode;
}

/** A page of the back office that begins with its place below the dashboard, its name and what it holds. */
export function MainScreen({ title, parents = [], search, children, ...head }: MainScreenProps) {
  const { dashboard } = useMessages(adminMessages);
  const trail = [{ label: dashboard, to: paths.admin() }, ...parents, { label: title }];
  return (
    <Screen>
      <PageHead title={title} trail={<Breadcrumbs items={trail} linkAs={Link} />} {...head}>
        {search}
      </PageHead>
      {children}
    </Screen>
  );
}
