import type { ReconciliationLine } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { momentOf } from '@tessera/shared/dates';
import { paths } from '@tessera/shared/paths';
import { Badge } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { CursorPager } from '../../../list/paging/cursor-pager';
import { reconciliationsMessages } from '../../../messages/transactions/reconciliations';
import { LoadFailure } from '../../../page/load-failure';
import rows from '../../../page/rows.module.css';
import { adminPaths } from '../../../paths';
import type { Column } from '../../../table/column';
import { DataTable } from '../../../table/data-table';
import { RowLink } from '../../../table/links/row-link';
import { VERDICT_TONES, type Verdict } from './reconciliations.model';
import { reconciliationLinesQuery } from './reconciliations.queries';

interface ReconciliationLinesProps {
  id: string;
  /** only those with this result */
  verdict: Verdict | undefined;
  /** the position of the last line of the page before */
  after: number;
  locale: string;
}

/** Rows that are expected. */
const EXPECTED = 10;

function lineColumns(locale: string): Column<ReconciliationLine>[] {
  const { columns, verdicts, kinds } = messagesIn(reconciliationsMessages);
  return [
    {
      key: 'line',
      label: columns.reference,
      cell: ({ reference, order_number }) =>
        order_number === null ? (
          <span title={reference}>{reference}</span>
        ) : (
          <RowLink to={paths.adminOrder(order_number)}>{order_number}</RowLink>
        ),
    },
    {
      key: 'verdict',
      label: columns.verdict,
      width: 'lg',
      cell: ({ verdict }) => <Badge tone={VERDICT_TONES[verdict]}>{verdicts[verdict]}</Badge>,
    },
    { key: 'kind', label: columns.kind, width: 'sm', quiet: true, cell: ({ kind }) => kinds[kind] },
    {
      key: 'reference',
      label: columns.line,
      width: 'xs',
      figure: true,
      quiet: true,
      wide: true,
      card: 'none',
      cell: ({ position, verdict }) => (verdict === 'missing' ? '–' : position.toLocaleString(locale)),
    },
    {
      key: 'at',
      label: columns.at,
      width: 'lg',
      quiet: true,
      wide: true,
      cell: ({ at }) => momentOf(at, locale),
    },
    {
      key: 'fee',
      label: columns.fee,
      width: 'sm',
      figure: true,
      quiet: true,
      card: 'labelled',
      cell: ({ fee, currency }) => formatMoney(fee, currency, locale),
    },
    {
      key: 'amount',
      label: columns.amount,
      width: 'sm',
      figure: true,
      card: 'end',
      cell: ({ amount, currency }) => formatMoney(amount, currency, locale),
    },
  ];
}

/** What came of the lines of a file, page by page. */
export function ReconciliationLines({ id, verdict, after, locale }: ReconciliationLinesProps) {
  const text = useMessages(reconciliationsMessages);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    reconciliationLinesQuery(id, verdict, after),
  );
  const here = adminPaths.reconciliation(id, verdict);
  const nextOf = (position: number): string =>
    `${here}${here.includes('?') ? '&' : '?'}${new URLSearchParams({ after: String(position) })}`;
  if (error && !data) {
    return <LoadFailure what={text.theFile} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.items.length === 0) return <p className={rows.Quiet}>{text.noLines}</p>;
  return (
    <>
      <DataTable
        caption={text.theFile}
        columns={lineColumns(locale)}
        rows={data?.items}
        stale={isPlaceholderData}
        keyOf={({ position }) => String(position)}
        nameOf={({ reference }) => reference}
        expected={EXPECTED}
      />
      {data && (
        <CursorPager
          range={text.lines(data.items.length, data.items.length.toLocaleString(locale))}
          firstHref={after === 0 ? undefined : here}
          nextHref={data.next_cursor === null ? undefined : nextOf(data.next_cursor)}
        />
      )}
    </>
  );
}
