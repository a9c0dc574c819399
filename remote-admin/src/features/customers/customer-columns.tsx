import type { AdminCustomer } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { Badge } from '@tessera/shared/ui';
import { CustomerBadge } from '../../customers/customer-states';
import { TimeAgo } from '../../format/time-ago';
import { customersMessages } from '../../messages/customers/customers';
import { adminPaths } from '../../paths';
import { bothWays, type CellContext, type Column } from '../../table/column';
import { timeColumn } from '../../table/time-column';
import { RowLink } from '../../table/links/row-link';
import styles from './customer-columns.module.css';

/** More of them have no room in a row; its tooltip has them all. */
const SHOWN_GROUPS = 1;

/** The columns of the list of customers. */
export function customerColumns(context: CellContext): Column<AdminCustomer>[] {
  const { now, locale } = context;
  const text = messagesIn(customersMessages);
  const { columns } = text;
  return [
    {
      key: 'name',
      label: columns.name,
      width: 'lg',
      sorts: bothWays('name'),
      cell: ({ id, name }) => <RowLink to={adminPaths.customer(id)}>{name || text.nameless}</RowLink>,
    },
    // An address of 30 letters stands there whole at 1440 px: who gets the newsletter is a view, a filter and on the record.
    { key: 'email', label: columns.email, quiet: true, cell: ({ email }) => <span title={email}>{email}</span> },
    {
      key: 'state',
      label: columns.state,
      width: 'sm',
      cell: ({ state, is_staff }) => (is_staff ? <Badge>{text.staff}</Badge> : <CustomerBadge state={state} />),
    },
    {
      key: 'groups',
      label: columns.groups,
      width: 'sm',
      wide: true,
      cell: ({ groups }) =>
        groups.length > 0 && (
          <span className={styles.Groups} title={groups.map(({ name }) => name).join(', ')}>
            {groups.slice(0, SHOWN_GROUPS).map(({ id, name }) => (
              <Badge key={id}>{name}</Badge>
            ))}
            {groups.length > SHOWN_GROUPS && `+${groups.length - SHOWN_GROUPS}`}
          </span>
        ),
    },
    {
      key: 'orders',
      label: columns.orders,
      width: 'xs',
      figure: true,
      card: 'labelled',
      sorts: bothWays('-orders'),
      cell: ({ orders_count }) => orders_count.toLocaleString(locale),
    },
    {
      key: 'spent',
      label: columns.spent,
      width: 'sm',
      figure: true,
      card: 'end',
      sorts: bothWays('-spent'),
      cell: ({ spent, currency }) => formatMoney(spent, currency, locale),
    },
    {
      key: 'last_order',
      label: columns.last_order,
      width: 'sm',
      quiet: true,
      card: 'labelled',
      sorts: bothWays('-last_order'),
      cell: ({ last_order_at }) =>
        last_order_at === null ? text.never : <TimeAgo at={last_order_at} now={now} locale={locale} />,
    },
    timeColumn(context, ({ created_at }) => created_at, {
      key: 'since',
      label: columns.since,
      wide: true,
      card: 'none',
      sorts: bothWays('-created_at'),
    }),
  ];
}
