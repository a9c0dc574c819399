import type { ErrorReportGroup } from '@tessera/shared/contract';
import { messagesIn } from '@tessera/shared/i18n';
import { failuresMessages } from '../../../messages/support/failures';
import { adminPaths } from '../../../paths';
import type { CellContext, Column } from '../../../table/column';
import { timeColumn } from '../../../table/time-column';
import { RowLink } from '../../../table/links/row-link';
import { FailureBadge, failureName } from './failure-badge';

/** The columns of the list of reported failures. */
export function failureColumns(context: CellContext): Column<ErrorReportGroup>[] {
  const { locale } = context;
  const text = messagesIn(failuresMessages);
  const { columns } = text;
  return [
    {
      key: 'failure',
      label: columns.failure,
      cell: (group) => <RowLink to={adminPaths.errorReport(group.id)}>{failureName(group)}</RowLink>,
    },
    {
      key: 'address',
      label: columns.address,
      quiet: true,
      card: 'whole',
      cell: ({ address }) => <span title={address}>{address || text.noAddress}</span>,
    },
    {
      key: 'state',
      label: columns.state,
      width: 'md',
      card: 'end',
      cell: ({ state }) => <FailureBadge state={state} />,
    },
    {
      key: 'reports',
      label: columns.reports,
      width: 'sm',
      figure: true,
      card: 'labelled',
      sorts: [{ value: '-reports', direction: 'descending' }],
      cell: ({ reports }) => reports.toLocaleString(locale),
    },
    timeColumn(context, ({ last_at }) => last_at, {
      key: 'last_at',
      label: columns.last_at,
      sorts: [{ value: '-last_at', direction: 'descending' }],
    }),
    timeColumn(context, ({ first_at }) => first_at, {
      key: 'first_at',
      label: columns.first_at,
      wide: true,
      card: 'none',
    }),
  ];
}
