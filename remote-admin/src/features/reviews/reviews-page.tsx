import type { AdminReviewList } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { paths } from '@tessera/shared/paths';
import { useLocale } from '@tessera/shared/query';
import { Breadcrumbs } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { Link } from '@tessera/shared/vendor/router';
import { AdminGuard } from '../../guard/admin-guard';
import { FilterChips, type FilterChip } from '../../list/filter-chips';
import { fromStart, listHref, questionOf, viewHref } from '../../list/list-address';
import { useListState } from '../../list/use-list-state';
import { useStaffNews } from '../../live/use-staff-news';
import { adminMessages } from '../../messages/admin';
import { listMessages } from '../../messages/lists';
import { reviewsMessages } from '../../messages/reviews';
import { LoadFailure } from '../../page/load-failure';
import { PageHead } from '../../page/page-head';
import { Screen } from '../../page/screen';
import { ViewLinks } from '../../views/view-links';
import { ReviewsList } from './reviews-list';
import { ReviewsTools } from './reviews-tools';
import { BUILT_IN_VIEWS, reviewList, STATES, type ReviewFilter, type ReviewsState } from './reviews.model';
import { reviewsQuery } from './reviews.queries';

/** What a filter's value is called. */
function sayValue(name: ReviewFilter, value: string, list: AdminReviewList | undefined): string {
  const { states, stars, thisProduct } = messagesIn(reviewsMessages);
  if (name === 'rating') return stars(Number(value));
  const state = STATES.find((one) => one === value);
  if (name === 'state' && state) return states[state];
  return list?.items.find(({ product }) => product.id === value)?.product.name ?? thisProduct;
}

/** The filters that are set in words, each with the address of the list without it. */
function chipsOf(state: ReviewsState, list: AdminReviewList | undefined): FilterChip[] {
  const text = messagesIn(reviewsMessages);
  // the keys of a record are what its type says
  return (Object.keys(reviewList.filters) as ReviewFilter[]).flatMap((name) => {
    const value = state.filters[name];
    if (value === undefined) return [];
    const filters = { ...state.filters, [name]: undefined };
    const href = listHref(reviewList, fromStart(state, { filters }));
    return [{ key: name, name: text.filters[name], value: sayValue(name, value, list), href }];
  });
}

/** What staff look at every day, one press away. */
function Views({ state }: { state: ReviewsState }) {
  const text = useMessages(reviewsMessages).views;
  const present = questionOf(reviewList, state);
  const views = (['all', ...STATES] as const).map((key) => {
    const href = viewHref(reviewList, BUILT_IN_VIEWS[key]);
    return { key, label: text[key], href, current: present === (href.split('?')[1] ?? '') };
  });
  return <ViewLinks label={text.label} views={views} />;
}

function ReviewsScreen({ enabled }: { enabled: boolean }) {
  const { dashboard } = useMessages(adminMessages);
  const text = useMessages(reviewsMessages);
  const words = useMessages(listMessages);
  const { state, show, search, hrefFor } = useListState(reviewList);
  const locale = useLocale();
  const reviews = useQuery({ ...reviewsQuery(state), enabled });
  const { data, error, isFetching, isPlaceholderData, refetch, dataUpdatedAt } = reviews;
  useStaffNews(
    ({ type, kind }) => type === 'changed' && kind === 'review',
    () => void refetch(),
    !enabled,
  );
  const shown = data?.total.toLocaleString(locale) ?? '';
  return (
    <Screen>
      <PageHead
        title={text.title}
        trail={<Breadcrumbs items={[{ label: dashboard, to: paths.admin() }, { label: text.title }]} linkAs={Link} />}
        count={data && text.count(data.total, data.total_is_exact ? shown : words.moreThan(shown))}
      />
      <Views state={state} />
      <ReviewsTools state={state} onSearch={search} onFilter={(filters) => show({ filters })} />
      <FilterChips chips={chipsOf(state, data)} clearHref={hrefFor({ filters: {} })} />
      {error && !isPlaceholderData ? (
        <LoadFailure what={text.theReviews} error={error} pending={isFetching} onRetry={() => void refetch()} />
      ) : (
        <ReviewsList state={state} list={data} stale={isPlaceholderData} now={dataUpdatedAt} locale={locale} />
      )}
    </Screen>
  );
}

/** /admin/reviews: what people say of products, until staff has looked at it; filters, search and page live in the address. */
export function Page() {
  return (
    <AdminGuard fallback={<ReviewsScreen enabled={false} />}>
      <ReviewsScreen enabled />
    </AdminGuard>
  );
}
