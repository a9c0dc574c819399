import type { Reconciliation, ReconciliationList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { useLocale } from '@tessera/shared/query';
import { Badge, EmptyState } from '@tessera/shared/ui';
import { useQuery, useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate, useSearchParams } from '@tessera/shared/vendor/router';
import { ActionButton } from '../../../controls/actions/action-button';
import { useLateDialog } from '../../../form/use-late-dialog';
import { staffPage } from '../../../guard/staff-page';
import { CursorPager } from '../../../list/paging/cursor-pager';
import { reconciliationsMessages } from '../../../messages/transactions/reconciliations';
import { transactionsMessages } from '../../../messages/transactions/transactions';
import { LoadFailure } from '../../../page/load-failure';
import { MainScreen } from '../../../page/main-screen';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import type { Column } from '../../../table/column';
import { timeColumn } from '../../../table/time-column';
import { DataTable } from '../../../table/data-table';
import { RowLink } from '../../../table/links/row-link';
import type { CompareDialogProps } from './compare-dialog';
import { linesColumn } from './lines-column';
import { openLines, periodText } from './reconciliations.model';
import { RECONCILIATIONS_KEY, reconciliationsQuery } from './reconciliations.queries';

const importDialog = () => import(/* webpackChunkName: "reconciliations-dialog" */ './compare-dialog');

/** Rows that are expected. */
const EXPECTED = 10;

function useColumns(now: number): Column<Reconciliation>[] {
  const { columns } = useMessages(reconciliationsMessages);
  const { methods } = useMessages(transactionsMessages);
  const locale = useLocale();
  return [
    {
      key: 'file',
      label: columns.file,
      cell: ({ id, file_name }) => <RowLink to={adminPaths.reconciliation(id)}>{file_name}</RowLink>,
    },
    { key: 'method', label: columns.method, width: 'md', cell: ({ method }) => methods[method] },
    { key: 'period', label: columns.period, width: 'lg', quiet: true, cell: (row) => periodText(row, locale) },
    linesColumn(columns.lines, locale),
    {
      key: 'open',
      label: columns.open,
      width: 'sm',
      card: 'end',
      cell: (row) => {
        const open = openLines(row);
        return <Badge tone={open === 0 ? 'success' : 'warning'}>{open.toLocaleString(locale)}</Badge>;
      },
    },
    timeColumn({ now, locale }, ({ created_at }) => created_at, { key: 'by', label: columns.by, wide: true }),
  ];
}

interface FilesProps {
  /** undefined while they are on their way */
  list: ReconciliationList | undefined;
  /** the page that is shown begins behind this one; '' for the first page */
  after: string;
  now: number;
}

/** The table of files with its paging, or why there are none. */
function Files({ list, after, now }: FilesProps) {
  const text = useMessages(reconciliationsMessages);
  const locale = useLocale();
  const columns = useColumns(now);
  const next = list?.next_cursor ?? null;
  const here = adminPaths.reconciliations();
  if (list?.items.length === 0) return <EmptyState title={text.none}>{text.noneText}</EmptyState>;
  return (
    <>
      <DataTable
        caption={text.title}
        columns={columns}
        rows={list?.items}
        keyOf={({ id }) => id}
        nameOf={({ file_name }) => file_name}
        expected={EXPECTED}
      />
      {list && (
        <CursorPager
          range={list.items.length.toLocaleString(locale)}
          firstHref={after === '' ? undefined : here}
          nextHref={next === null ? undefined : `${here}?${new URLSearchParams({ after: next })}`}
        />
      )}
    </>
  );
}

function ReconciliationsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(reconciliationsMessages);
  const navigate = useNavigate();
  const client = useQueryClient();
  const [params] = useSearchParams();
  const after = params.get('after') ?? '';
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({ ...reconciliationsQuery(after), enabled });
  const reason = useRights()('transactions.write');
  const { Dialog, opened, open, close } = useLateDialog<null, CompareDialogProps>(importDialog);

  function handleCompared({ id }: Reconciliation): void {
    void client.invalidateQueries({ queryKey: RECONCILIATIONS_KEY });
    void navigate(adminPaths.reconciliation(id));
  }

  return (
    <MainScreen
      title={text.title}
      parents={[{ label: text.transactions, to: adminPaths.transactions() }]}
      actions={
        <ActionButton size="sm" reason={reason} onClick={() => open(null)}>
          {text.compare}
        </ActionButton>
      }
    >
      {error ? (
        <LoadFailure what={text.theFiles} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Files list={data} after={after} now={dataUpdatedAt} />
      )}
      {Dialog && opened && (
        <Dialog key={opened.count} open={opened.isOpen} onClose={close} onCompared={handleCompared} />
      )}
    </MainScreen>
  );
}

/** /admin/transactions/reconciliations: files of payouts that were compared, and the way to compare one. */
export const Page = staffPage(ReconciliationsScreen);
