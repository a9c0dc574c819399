import type { AdminTransaction } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { paths } from '@tessera/shared/paths';
import { transactionsMessages } from '../../messages/transactions/transactions';
import { bothWays, type CellContext, type Column } from '../../table/column';
import { timeColumn } from '../../table/time-column';
import { RowLink } from '../../table/links/row-link';
import { TransactionBadge } from './transaction-badge';
import { signedAmount } from './transactions.model';
import styles from './transactions.module.css';

/** The columns of the list of money in and out. */
export function transactionColumns(context: CellContext): Column<AdminTransaction>[] {
  const { locale } = context;
  const text = messagesIn(transactionsMessages);
  const { columns, kinds, methods } = text;
  return [
    {
      key: 'order',
      label: columns.order,
      width: 'sm',
      cell: ({ order_number }) => <RowLink to={paths.adminOrder(order_number)}>{order_number}</RowLink>,
    },
    timeColumn(context, ({ at }) => at, { key: 'at', label: columns.at, sorts: bothWays('-at') }),
    { key: 'kind', label: columns.kind, width: 'md', cell: ({ kind }) => kinds[kind] },
    { key: 'method', label: columns.method, width: 'md', quiet: true, cell: ({ method }) => methods[method] },
    { key: 'state', label: columns.state, width: 'md', cell: ({ state }) => <TransactionBadge state={state} /> },
    {
      key: 'customer',
      label: columns.customer,
      cell: ({ customer, email }) => <span title={email}>{customer?.name ?? email}</span>,
    },
    {
      key: 'reference',
      label: columns.reference,
      width: 'sm',
      quiet: true,
      wide: true,
      card: 'none',
      cell: ({ reference }) => reference !== null && <span title={reference}>{reference}</span>,
    },
    {
      key: 'fee',
      label: columns.fee,
      width: 'xs',
      figure: true,
      quiet: true,
      wide: true,
      card: 'none',
      cell: ({ fee, currency }) => fee !== null && formatMoney(fee, currency, locale),
    },
    {
      key: 'amount',
      label: columns.amount,
      width: 'sm',
      figure: true,
      card: 'end',
      sorts: bothWays('-amount'),
      cell: (row) => (
        <span className={styles.Amount} data-unmoved={row.moved === 0 || undefined}>
          {formatMoney(signedAmount(row), row.currency, locale)}
        </span>
      ),
    },
  ];
}
