import { type JSX, useState } from 'react';
import { api } from '@tessera/shared/client';
import type { MyReview, Product } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn, useMessages } from '@tessera/shared/i18n';
import { Alert, Button, Dialog } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { reviewsMessages } from '../../../messages/reviews';
import styles from './reviews.module.css';

type Own = NonNullable<MyReview['review']>;

interface OwnReviewProps {
  product: Product;
  review: Own;
  onChange: () => void;
  onRemoved: () => void;
}

function stateOf({ state, refusal_reason }: Own): string {
  const text = messagesIn(reviewsMessages);
  if (state === 'waiting') return text.waiting;
  return state === 'refused' ? text.refused(refusal_reason) : text.written;
}

/** What became of the review that somebody has written, and the ways to change it or take it back. */
export function OwnReview({ product, review, onChange, onRemoved }: OwnReviewProps): JSX.Element {
  const text = useMessages(reviewsMessages);
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({
    mutationFn: () => api.delete(`products/${product.id}/my-review`),
    onSuccess: () => {
      setAsking(false);
      toast.success(text.removed, { id: 'review' });
      onRemoved();
    },
  });
  const keep = (): void => {
    removal.reset();
    setAsking(false);
  };
  return (
    <>
      <p className={styles.State} role="status" tabIndex={-1}>
        {stateOf(review)}
      </p>
      <div className={styles.Ways}>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {text.change}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {text.remove}
        </Button>
      </div>
      <Dialog open={isAsking} onClose={keep} title={text.removeTitle} description={text.removeText}>
        {removal.error && <Alert tone="error">{text.removeFailed}</Alert>}
        <div className={styles.Ways}>
          <Button
            variant="danger"
            pending={removal.isPending}
            pendingText={text.removing}
            onClick={() => removal.mutate()}
          >
            {text.remove}
          </Button>
          <Button variant="secondary" onClick={keep}>
            {text.keep}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
