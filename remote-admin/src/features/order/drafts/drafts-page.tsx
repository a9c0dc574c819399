import type { OrderDraftSummary } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { formatMoney } from '@tessera/shared/money';
import { useLocale } from '@tessera/shared/query';
import { ButtonLink, EmptyState } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link, useLocation } from '@tessera/shared/vendor/router';
import { TimeAgo } from '../../../format/time-ago';
import { staffPage } from '../../../guard/staff-page';
import { draftsMessages } from '../../../messages/orders/drafts';
import { LoadFailure } from '../../../page/load-failure';
import { PageHead } from '../../../page/page-head';
import { Screen } from '../../../page/screen';
import { adminPaths } from '../../../paths';
import { useRights } from '../../../rights/use-rights';
import type { Column } from '../../../table/column';
import { DataTable } from '../../../table/data-table';
import { RowLink } from '../../../table/links/row-link';
import { draftsQuery } from './draft.queries';
import { DraftsTrail } from './parts/drafts-trail';

const EXPECTED = 6;

const nameOf = ({ first_name, last_name, email }: OrderDraftSummary): string =>
  `${first_name} ${last_name}`.trim() || email || messagesIn(draftsMessages).nobody;

function columnsOf(now: number, locale: string): Column<OrderDraftSummary>[] {
  const { columns } = messagesIn(draftsMessages);
  return [
    {
      key: 'customer',
      label: columns.customer,
      cell: (draft) => <RowLink to={adminPaths.draft(draft.id)}>{nameOf(draft)}</RowLink>,
    },
    { key: 'items', label: columns.items, width: 'sm', figure: true, card: 'labelled', cell: (row) => row.item_count },
    {
      key: 'total',
      label: columns.total,
      width: 'md',
      figure: true,
      card: 'end',
      cell: ({ total, currency }) => formatMoney(total, currency, locale),
    },
    {
      key: 'author',
      label: columns.author,
      width: 'md',
      quiet: true,
      wide: true,
      cell: ({ created_by_name }) => created_by_name,
    },
    {
      key: 'changed',
      label: columns.changed,
      width: 'md',
      figure: true,
      quiet: true,
      cell: ({ last_modified_at }) => <TimeAgo at={last_modified_at} now={now} locale={locale} />,
    },
  ];
}

const start = () => (
  <ButtonLink as={Link} size="sm" to={adminPaths.newOrder()}>
    {messagesIn(draftsMessages).newOrder}
  </ButtonLink>
);

function DraftsList({ enabled }: { enabled: boolean }) {
  const text = useMessages(draftsMessages);
  const locale = useLocale();
  const after = new URLSearchParams(useLocation().search).get('after') ?? undefined;
  const { data, error, isFetching, refetch, dataUpdatedAt } = useQuery({ ...draftsQuery(after), enabled });
  if (error && !data) {
    return <LoadFailure what={text.theDrafts} error={error} pending={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.items.length === 0) {
    return (
      <EmptyState title={text.none} actions={start()}>
        {text.noneText}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        caption={text.theDrafts}
        columns={columnsOf(dataUpdatedAt, locale)}
        rows={data?.items}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        expected={EXPECTED}
      />
      {data?.next_cursor && (
        <ButtonLink as={Link} variant="secondary" size="sm" to={`${adminPaths.drafts()}?after=${data.next_cursor}`}>
          {text.older}
        </ButtonLink>
      )}
    </>
  );
}

function DraftsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(draftsMessages);
  const mayWrite = useRights()('orders.write') === undefined;
  return (
    <Screen>
      <PageHead title={text.title} trail={<DraftsTrail />} actions={mayWrite && start()} />
      <DraftsList enabled={enabled} />
    </Screen>
  );
}

/** /admin/orders/drafts: the orders that staff are writing. */
export const Page = staffPage(DraftsScreen);
