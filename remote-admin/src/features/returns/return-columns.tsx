import type { AdminReturnSummary } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { returnWords } from '../../messages/orders/return-words';
import { returnsMessages } from '../../messages/orders/returns';
import { adminPaths } from '../../paths';
import { ReturnBadge } from '../../returns/return-states';
import { bothWays, type CellContext, type Column } from '../../table/column';
import { timeColumn } from '../../table/time-column';
import { RowLink } from '../../table/links/row-link';

/** The columns of the queue of returns. */
export function returnColumns(context: CellContext): Column<AdminReturnSummary>[] {
  const { locale } = context;
  const text = messagesIn(returnsMessages);
  const { reasons: words } = messagesIn(returnWords);
  const { columns: label } = text;
  return [
    {
      key: 'number',
      label: label.number,
      width: 'md',
      cell: ({ id, number }) => <RowLink to={adminPaths.return(id)}>{number}</RowLink>,
    },
    timeColumn(context, ({ created_at }) => created_at, {
      key: 'created_at',
      label: label.created_at,
      sorts: bothWays('-created_at'),
    }),
    { key: 'order', label: label.order, width: 'md', quiet: true, wide: true, cell: ({ order }) => order.number },
    {
      key: 'customer',
      label: label.customer,
      cell: ({ order }) => <span title={order.email}>{order.name || order.email}</span>,
    },
    { key: 'state', label: label.state, width: 'md', card: 'end', cell: ({ state }) => <ReturnBadge state={state} /> },
    {
      key: 'reasons',
      label: label.reasons,
      width: 'lg',
      quiet: true,
      cell: ({ reasons }) => {
        const said = reasons.map((reason) => words[reason]).join(', ');
        return <span title={said}>{said}</span>;
      },
    },
    {
      key: 'pieces',
      label: label.pieces,
      width: 'sm',
      figure: true,
      wide: true,
      card: 'labelled',
      cell: ({ state, quantity, quantity_received }) =>
        state === 'received' && quantity_received < quantity
          ? text.arrived(quantity_received.toLocaleString(locale), quantity.toLocaleString(locale))
          : quantity.toLocaleString(locale),
    },
    {
      key: 'refund',
      label: label.refund,
      width: 'sm',
      figure: true,
      card: 'labelled',
      cell: ({ refund_amount, currency }) =>
        refund_amount === null ? '–' : formatMoney(refund_amount, currency, locale),
    },
  ];
}
