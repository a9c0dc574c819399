import type { AdminPayLaterAccount } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { TimeAgo } from '../../format/time-ago';
import { payLaterMessages } from '../../messages/pay-later/pay-later';
import { adminPaths } from '../../paths';
import { bothWays, type CellContext, type Column } from '../../table/column';
import { RowLink } from '../../table/links/row-link';
import { AccountBadge } from './account-badge';

interface AccountColumnsOptions extends CellContext {
  /** ISO 4217 */
  currency: string;
}

/** What an account is called: its owner's name. */
export const ownerOf = ({ name, email }: Pick<AdminPayLaterAccount, 'name' | 'email'>): string =>
  name || email || messagesIn(payLaterMessages).nobody;

/** The columns of the list of accounts. */
export function accountColumns({ now, locale, currency }: AccountColumnsOptions): Column<AdminPayLaterAccount>[] {
  const text = messagesIn(payLaterMessages);
  const { columns } = text;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  return [
    {
      key: 'name',
      label: columns.name,
      width: 'lg',
      cell: (account) => <RowLink to={adminPaths.payLaterAccount(account.id)}>{ownerOf(account)}</RowLink>,
    },
    {
      key: 'state',
      label: columns.state,
      width: 'lg',
      card: 'end',
      cell: ({ state }) => <AccountBadge state={state} />,
    },
    {
      key: 'limit',
      label: columns.limit,
      width: 'md',
      figure: true,
      quiet: true,
      wide: true,
      card: 'labelled',
      cell: ({ limit }) => money(limit),
    },
    {
      key: 'used',
      label: columns.used,
      width: 'md',
      figure: true,
      card: 'labelled',
      sorts: bothWays('-used'),
      cell: ({ used }) => money(used),
    },
    {
      key: 'overdue',
      label: columns.overdue,
      width: 'md',
      figure: true,
      card: 'labelled',
      cell: ({ overdue }) => (overdue > 0 ? money(overdue) : '–'),
    },
    {
      key: 'due',
      label: columns.due,
      width: 'sm',
      sorts: [{ value: 'next_due_on', direction: 'ascending' }],
      card: 'labelled',
      cell: ({ overdue_days }) =>
        overdue_days > 0 ? text.days(overdue_days, overdue_days.toLocaleString(locale)) : '–',
    },
    {
      key: 'applied',
      label: columns.applied,
      quiet: true,
      wide: true,
      card: 'none',
      sorts: bothWays('-applied_at'),
      cell: ({ application }) => application && <TimeAgo at={application.created_at} now={now} locale={locale} />,
    },
  ];
}
