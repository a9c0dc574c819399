import type { AdminReview } from '@tessera/shared/contract';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, TextArea } from '@tessera/shared/ui';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useState } from 'react';
import { RecordHistory } from '../../../audit/record-history';
import { valueOf } from '../../../controls/write-errors';
import { RecordDialog } from '../../../form/record-dialog';
import type { RecordWriting } from '../../../form/use-record-write';
import { reviewsMessages } from '../../../messages/reviews';
import { REVIEWS_KEY } from '../reviews.queries';

interface AnswerDialogProps {
  /** as it is now */
  review: AdminReview;
  open: boolean;
  onClose: () => void;
}

interface WrittenAnswer {
  /** '': there is none any more */
  text: string;
}

/** How a review is answered: with the version that is on show. */
function useAnswerWriting({ id, version }: AdminReview): RecordWriting<WrittenAnswer, AdminReview> {
  const client = useQueryClient();
  const readAgain = (): Promise<unknown> => client.refetchQueries({ queryKey: REVIEWS_KEY, type: 'active' });
  return {
    writeOf: ({ text }) => ({ method: 'put', path: `reviews/${id}/answer`, json: { text, version } }),
    staleCodes: ['reviews.stale'],
    readAgain,
    onSaved: () => void client.invalidateQueries({ queryKey: REVIEWS_KEY }),
  };
}

/** Somebody else has changed the review since this was opened; nothing while it is the same. */
function StaleNotice({ review }: { review: AdminReview }) {
  const text = useMessages(reviewsMessages);
  const [opened] = useState(review.version);
  if (opened === review.version) return null;
  return (
    <Alert tone="warning">
      <p>{text.stale}</p>
      {review.answer && <p>{text.staleAnswer(review.answer.text)}</p>}
    </Alert>
  );
}

/** What the shop says to a review. */
export function AnswerDialog({ review, ...dialog }: AnswerDialogProps) {
  const { answer, formerCustomer } = useMessages(reviewsMessages);
  const [before] = useState(review.answer?.text ?? '');
  return (
    <RecordDialog
      {...dialog}
      size="lg"
      title={answer.title(review.author_name || formerCustomer)}
      description={answer.text}
      submit={answer.submit}
      done={answer.done}
      draft={`admin-review:${review.id}:answer`}
      writing={useAnswerWriting(review)}
      notice={<StaleNotice review={review} />}
      read={(form) => {
        const text = valueOf(form, 'text');
        return text === '' ? { errors: { text: answer.missing } } : { text };
      }}
    >
      {(errors) => (
        <>
          <TextArea
            label={answer.field}
            name="text"
            rows={6}
            maxLength={2000}
            defaultValue={before}
            error={errors.text}
          />
          <RecordHistory type="review" id={review.id} version={review.version} inDialog />
        </>
      )}
    </RecordDialog>
  );
}

/** Asks before the answer goes. */
export function RemoveAnswerDialog({ review, ...dialog }: AnswerDialogProps) {
  const { remove } = useMessages(reviewsMessages);
  return (
    <RecordDialog
      {...dialog}
      title={remove.title}
      description={remove.text}
      submit={remove.submit}
      tone="danger"
      done={remove.done}
      draft={undefined}
      writing={useAnswerWriting(review)}
      notice={<StaleNotice review={review} />}
      read={() => ({ text: '' })}
    />
  );
}
