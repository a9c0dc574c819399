import type { AdminReviewList } from '@tessera/shared/contract';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { useQuery } from '@tessera/shared/vendor/query';
import { staffPage } from '../../guard/staff-page';
import { chipsOf } from '../../list-page/filter-chips.model';
import { ListPage } from '../../list-page/list-page';
import { FilterChips } from '../../list/filter-chips';
import { useListState } from '../../list/use-list-state';
import { useLiveList } from '../../live/use-live-list';
import { listMessages } from '../../messages/lists';
import { reviewsMessages } from '../../messages/reviews';
import { builtInViews } from '../../views/built-in-views';
import { ViewLinks } from '../../views/view-links';
import { ReviewsList } from './reviews-list';
import { ReviewsTools } from './reviews-tools';
import { BUILT_IN_VIEWS, reviewList, STATES, type ReviewFilter } from './reviews.model';
import { reviewsQuery } from './reviews.queries';

/** What a filter's value is called. */
function sayValue(name: ReviewFilter, value: string, list: AdminReviewList | undefined): string {
  const { states, stars, thisProduct } = messagesIn(reviewsMessages);
  if (name === 'rating') return stars(Number(value));
  const state = STATES.find((one) => one === value);
  if (name === 'state' && state) return states[state];
  return list?.items.find(({ product }) => product.id === value)?.product.name ?? thisProduct;
}

function ReviewsScreen({ enabled }: { enabled: boolean }) {
  const text = useMessages(reviewsMessages);
  const { label } = useMessages(listMessages).views;
  const { state, tools, hrefFor } = useListState(reviewList);
  const result = useLiveList(useQuery({ ...reviewsQuery(state), enabled }), { kind: 'review', state, enabled });
  const chips = chipsOf(reviewList, state, text.filters, (name, value) => sayValue(name, value, result.data));
  return (
    <ListPage
      words={{ title: text.title, what: text.theReviews, counted: text.count }}
      result={result}
      rows={(shown) => <ReviewsList {...shown} state={state} />}
    >
      <ViewLinks label={label} views={builtInViews(reviewList, state, BUILT_IN_VIEWS, text.views)} />
      <ReviewsTools {...tools} />
      <FilterChips chips={chips} clearHref={hrefFor({ filters: {} })} />
    </ListPage>
  );
}

/** /admin/reviews: what people say of products, until staff has looked at it; filters, search and page live in the address. */
export const Page = staffPage(ReviewsScreen);
