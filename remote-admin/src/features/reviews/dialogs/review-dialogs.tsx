import type { AdminReview } from '@tessera/shared/contract';
import type { Opened } from '../../../form/use-late-dialog';
import { AnswerDialog, RemoveAnswerDialog } from './answer-dialogs';
import { RefuseDialog } from './refuse-dialog';

/** Which form is asked for, and of what. */
export type ReviewQuestion =
  | { kind: 'refuse'; ids: readonly string[]; onDone?: () => void }
  | { kind: 'answer' | 'remove'; review: AdminReview };

export interface ReviewDialogsProps {
  opened: Opened<ReviewQuestion>;
  /** reviews as they are now: one that was asked about may have changed */
  reviews: readonly AdminReview[];
  onClose: () => void;
}

/** The dialog that was asked for last; it begins anew each time, and stays until its closing is over. */
export default function ReviewDialogs({ opened, reviews, onClose }: ReviewDialogsProps) {
  const { asked, isOpen, count } = opened;
  if (asked.kind === 'refuse') {
    const { ids, onDone } = asked;
    return <RefuseDialog key={count} ids={ids} open={isOpen} onClose={onClose} onDone={onDone} />;
  }
  const review = reviews.find(({ id }) => id === asked.review.id) ?? asked.review;
  const Dialog = asked.kind === 'answer' ? AnswerDialog : RemoveAnswerDialog;
  return <Dialog key={count} review={review} open={isOpen} onClose={onClose} />;
}
