import type { AdminInquirySummary } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { supportMessages } from '../../messages/support/support';
import { adminPaths } from '../../paths';
import { bothWays, type CellContext, type Column } from '../../table/column';
import { timeColumn } from '../../table/time-column';
import { RowLink } from '../../table/links/row-link';
import { InquiryBadge } from './inquiry-badge';

/** The columns of the list of inquiries. */
export function inquiryColumns(context: CellContext): Column<AdminInquirySummary>[] {
  const text = messagesIn(supportMessages);
  const { columns } = text;
  return [
    {
      key: 'subject',
      label: columns.subject,
      cell: ({ id, subject }) => <RowLink to={adminPaths.inquiry(id)}>{subject}</RowLink>,
    },
    {
      key: 'sender',
      label: columns.sender,
      width: 'lg',
      cell: ({ name, email }) => <span title={email}>{name || email}</span>,
    },
    {
      key: 'reference',
      label: columns.reference,
      width: 'sm',
      quiet: true,
      wide: true,
      cell: ({ reference }) => reference,
    },
    { key: 'type', label: columns.type, width: 'md', quiet: true, wide: true, cell: ({ type }) => text.types[type] },
    {
      key: 'state',
      label: columns.state,
      width: 'lg',
      card: 'end',
      cell: ({ state }) => <InquiryBadge state={state} />,
    },
    {
      key: 'assigned',
      label: columns.assigned,
      width: 'md',
      quiet: true,
      card: 'labelled',
      cell: ({ assigned_to }) => assigned_to?.name ?? '–',
    },
    timeColumn(context, ({ created_at }) => created_at, {
      key: 'created_at',
      label: columns.created_at,
      sorts: bothWays('-created_at'),
    }),
  ];
}
