import { formatDate } from '@tessera/shared/dates';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Breadcrumbs } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../guard/admin-guard';
import { useStaffNews } from '../../live/use-staff-news';
import { FilterChips, type FilterChip } from '../../list/filter-chips';
import { fromStart, listHref } from '../../list/list-address';
import { useListState } from '../../list/use-list-state';
import { adminMessages } from '../../messages/admin';
import { listMessages } from '../../messages/lists';
import { returnWords } from '../../messages/orders/return-words';
import { returnsMessages } from '../../messages/orders/returns';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { ListViews } from '../../views/list-views';
import { ReturnsList } from './returns-list';
import { ReturnsTools } from './returns-tools';
import { BUILT_IN_VIEWS, returnList, type ReturnFilter, type ReturnsState } from './returns.model';
import { returnsQuery } from './returns.queries';

/** What a filter's value is called. */
function sayValue(name: ReturnFilter, value: string, locale: string): string {
  const { states, reasons } = messagesIn(returnWords);
  // a later state or reason may have no word yet
  const words: Record<string, string> = { ...states, ...reasons };
  if (name === 'customer_id') return messagesIn(returnsMessages).thisCustomer;
  return name === 'state' || name === 'reason' ? (words[value] ?? value) : formatDate(value, locale);
}

/** The filters that are set in words, each with the address of the list without it. */
function chipsOf(state: ReturnsState, locale: string): FilterChip[] {
  const text = messagesIn(returnsMessages);
  // the keys of a record are what its type says
  return (Object.keys(returnList.filters) as ReturnFilter[]).flatMap((name) => {
    const value = state.filters[name];
    if (value === undefined) return [];
    const filters = { ...state.filters, [name]: undefined };
    const href = listHref(returnList, fromStart(state, { filters }));
    return [{ key: name, name: text.filters[name], value: sayValue(name, value, locale), href }];
  });
}

function ReturnsScreen({ enabled }: { enabled: boolean }) {
  const { dashboard } = useMessages(adminMessages);
  const { title } = useMessages(returnWords);
  const text = useMessages(returnsMessages);
  const words = useMessages(listMessages);
  const { state, show, search, hrefFor } = useListState(returnList);
  const locale = useLocale();
  const returns = useQuery({ ...returnsQuery(state), enabled });
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = returns;
  useStaffNews(
    ({ type, kind }) => (type === 'changed' && kind === 'return') || kind === 'return_requested',
    () => void refetch(),
    !enabled,
  );
  const shown = data?.total.toLocaleString(locale) ?? '';
  return (
    <Screen>
      <PageHead
        title={title}
        trail={<Breadcrumbs items={[{ label: dashboard, to: paths.admin() }, { label: title }]} linkAs={Link} />}
        count={data && text.count(data.total, data.total_is_exact ? shown : words.moreThan(shown))}
      />
      <ListViews
        list="returns"
        spec={returnList}
        state={state}
        views={BUILT_IN_VIEWS}
        text={text.views}
        enabled={enabled}
      />
      <ReturnsTools state={state} onSearch={search} onShow={show} />
      <FilterChips chips={chipsOf(state, locale)} clearHref={hrefFor({ filters: {} })} />
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theReturns} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ReturnsList state={state} list={data} stale={isPlaceholderData} now={dataUpdatedAt} locale={locale} />
      )}
    </Screen>
  );
}

/** /admin/returns: the queue over all orders; search, filters, order and page live in the address. */
export function Page() {
  return (
    <AdminGuard fallback={<ReturnsScreen enabled={false} />}>
      <ReturnsScreen enabled />
    </AdminGuard>
  );
}
