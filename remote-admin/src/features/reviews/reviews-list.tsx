import type { AdminReview, AdminReviewList } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { storeQuery } from '@tessera/shared/query';
import { Skeleton } from '@tessera/shared/ui';
import { useQuery } from '@tessera/shared/vendor/query';
import { ActionButton } from '../../controls/actions/action-button';
import { useLateDialog } from '../../form/use-late-dialog';
import { fromStart, listHref } from '../../list/list-address';
import { NoMatch } from '../../list/no-match';
import { CursorPager } from '../../list/paging/cursor-pager';
import type { ShownList } from '../../list/shown-list';
import { listMessages } from '../../messages/lists';
import { reviewsMessages } from '../../messages/reviews';
import { useRights } from '../../rights/use-rights';
import { BulkBar } from '../../table/bulk-bar';
import { useSelection } from '../../table/use-selection';
import type { ReviewDialogsProps, ReviewQuestion } from './dialogs/review-dialogs';
import { ReviewItem } from './review-item';
import styles from './review-item.module.css';
import { reviewList, type ReviewsState } from './reviews.model';
import { sayFailure, useDecide } from './use-decide';

const importDialogs = () => import(/* webpackChunkName: "reviews-dialogs" */ './dialogs/review-dialogs');

/** As many places as fill a screen. */
const PLACES = [1, 2, 3, 4, 5];

interface ReviewActionsProps {
  review: AdminReview;
  reason: string | undefined;
  onPublish: () => Promise<void>;
  onAsk: (question: ReviewQuestion) => void | Promise<void>;
}

/** What can be done with one review. */
function ReviewActions({ review, reason, onPublish, onAsk }: ReviewActionsProps) {
  const { actions } = useMessages(reviewsMessages);
  const { id, state, answer } = review;
  const button = { size: 'sm', variant: 'secondary', reason } as const;
  return (
    <>
      {state !== 'published' && (
        <ActionButton {...button} variant="primary" onClick={onPublish}>
          {actions.publish}
        </ActionButton>
      )}
      {state !== 'refused' && (
        <ActionButton {...button} onClick={() => onAsk({ kind: 'refuse', ids: [id] })}>
          {actions.refuse}
        </ActionButton>
      )}
      <ActionButton {...button} onClick={() => onAsk({ kind: 'answer', review })}>
        {answer ? actions.edit : actions.answer}
      </ActionButton>
      {answer && (
        <ActionButton {...button} onClick={() => onAsk({ kind: 'remove', review })}>
          {actions.remove}
        </ActionButton>
      )}
    </>
  );
}

/** How many reviews are shown of how many, and the way to the first page and the next. */
function ReviewsPager({ state, list, locale }: { state: ReviewsState; list: AdminReviewList; locale: string }) {
  const words = useMessages(listMessages);
  const { page, page_size, total, total_is_exact, items } = list;
  const all = total.toLocaleString(locale);
  return (
    <CursorPager
      range={words.shown(items.length.toLocaleString(locale), total_is_exact ? all : words.moreThan(all))}
      firstHref={page > 1 ? listHref(reviewList, fromStart(state, {})) : undefined}
      nextHref={page * page_size < total ? listHref(reviewList, { ...state, page: page + 1 }) : undefined}
    />
  );
}

function Places({ label }: { label: string }) {
  return (
    <div className={styles.List} role="status" aria-busy="true" aria-label={label}>
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" />
      ))}
    </div>
  );
}

/** Reviews in full, and what can be done with each and with many. */
function Rows({
  state,
  list,
  stale,
  now,
  locale,
}: ShownList<ReviewsState, AdminReviewList> & { list: AdminReviewList }) {
  const text = useMessages(reviewsMessages);
  const store = useQuery(storeQuery()).data?.name ?? '';
  const reason = useRights()('reviews.write');
  const selection = useSelection(list.items.map(({ id }) => id));
  const { Dialog, opened, open, close } = useLateDialog<ReviewQuestion, ReviewDialogsProps>(importDialogs);
  const decide = useDecide();
  const publish = (ids: readonly string[]): Promise<void> =>
    decide.mutateAsync({ ids, state: 'published', reason: '' }).then(selection.clear, sayFailure);
  const hrefOf = ({ product: { id } }: AdminReview) =>
    state.filters.product_id === id
      ? undefined
      : listHref(reviewList, fromStart(state, { filters: { ...state.filters, product_id: id } }));
  return (
    <>
      <ul className={styles.List} aria-label={text.title} data-stale={stale || undefined}>
        {list.items.map((review) => (
          <li key={review.id}>
            <ReviewItem
              review={review}
              productHref={hrefOf(review)}
              store={store}
              now={now}
              locale={locale}
              isSelected={selection.has(review.id)}
              onSelect={() => selection.toggle(review.id)}
            >
              <ReviewActions review={review} reason={reason} onPublish={() => publish([review.id])} onAsk={open} />
            </ReviewItem>
          </li>
        ))}
      </ul>
      <ReviewsPager state={state} list={list} locale={locale} />
      <BulkBar selection={selection}>
        <ActionButton size="sm" reason={reason} onClick={() => publish(selection.ids)}>
          {text.actions.publish}
        </ActionButton>
        <ActionButton
          size="sm"
          variant="secondary"
          reason={reason}
          onClick={() => open({ kind: 'refuse', ids: selection.ids, onDone: selection.clear })}
        >
          {text.actions.refuse}
        </ActionButton>
      </BulkBar>
      {Dialog && opened && <Dialog opened={opened} reviews={list.items} onClose={close} />}
    </>
  );
}

/** Reviews, their places while they are read, or why there are none. */
export function ReviewsList(props: ShownList<ReviewsState, AdminReviewList>) {
  const text = useMessages(reviewsMessages);
  const { state, list, stale } = props;
  if (!list) return <Places label={text.theReviews} />;
  if (list.items.length === 0 && !stale) {
    // the reviews of a page far behind may all have gone from what is asked for
    const after = state.page > 1 ? String(state.page) : '';
    return <NoMatch spec={reviewList} state={{ ...state, after }} text={text} />;
  }
  return <Rows {...props} list={list} />;
}
