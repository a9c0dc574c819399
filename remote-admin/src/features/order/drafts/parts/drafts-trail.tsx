import { useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { Breadcrumbs } from '@tessera/shared/ui';
import { Link } from '@tessera/shared/vendor/router';
import { adminMessages } from '../../../../messages/admin';
import { draftsMessages } from '../../../../messages/orders/drafts';
import { ordersMessages } from '../../../../messages/orders/orders';
import { adminPaths } from '../../../../paths';

/** The way to a page of drafts. @param page what the page below their list is called; undefined: it is the list */
export function DraftsTrail({ page }: { page?: string }) {
  const { dashboard } = useMessages(adminMessages);
  const { title: orders } = useMessages(ordersMessages);
  const { title: drafts } = useMessages(draftsMessages);
  const items = [
    { label: dashboard, to: paths.admin() },
    { label: orders, to: paths.adminOrders() },
    ...(page === undefined ? [{ label: drafts }] : [{ label: drafts, to: adminPaths.drafts() }, { label: page }]),
  ];
  return <Breadcrumbs items={items} linkAs={Link} />;
}
