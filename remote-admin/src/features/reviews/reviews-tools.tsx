import { useMessages } from '@tessera/shared/i18n';
import type { ListControls } from '../../list/use-list-state';
import { ListTools } from '../../list-page/list-tools';
import { reviewsMessages } from '../../messages/reviews';
import type { ReviewFilter } from './reviews.model';

const importFilters = () => import(/* webpackChunkName: "reviews-dialogs" */ './reviews-filters');

/** Search and filters of the list. */
export function ReviewsTools(list: ListControls<ReviewFilter>) {
  const { search } = useMessages(reviewsMessages);
  return <ListTools {...list} searchLabel={search} importFilters={importFilters} context={undefined} />;
}
