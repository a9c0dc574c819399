import { useMessages } from '@tessera/shared/i18n';
import { ListTools } from '../../list-page/list-tools';
import { reviewsMessages } from '../../messages/reviews';
import type { ReviewsState } from './reviews.model';

interface ReviewsToolsProps {
  state: ReviewsState;
  onSearch: (search: string) => void;
  onShow: (change: Partial<ReviewsState>) => void;
}

const importFilters = () => import(/* webpackChunkName: "reviews-dialogs" */ './reviews-filters');

/** Search and filters of the list. */
export function ReviewsTools(list: ReviewsToolsProps) {
  const { search } = useMessages(reviewsMessages);
  return <ListTools {...list} searchLabel={search} importFilters={importFilters} context={undefined} />;
}
