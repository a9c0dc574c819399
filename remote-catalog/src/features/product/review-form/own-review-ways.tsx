import { type JSX, useState } from 'react';
import { api } from '@tessera/shared/client';
import type { Product } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, Dialog } from '@tessera/shared/ui';
import { useMutation } from '@tessera/shared/vendor/query';
import { reviewFormMessages } from '../../../messages/review-form';
import styles from './review-form.module.css';

export const messages = [reviewFormMessages];

export interface OwnReviewWaysProps {
  product: Product;
  onChange: () => void;
  onRemoved: () => void;
}

/** The ways to change the review that somebody has written, or to take it back. */
export default function OwnReviewWays({ product, onChange, onRemoved }: OwnReviewWaysProps): JSX.Element {
  const text = useMessages(reviewFormMessages);
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
      <div className={styles.Ways}>
        <Button variant="secondary" size="sm" onClick={onChange}>
          {text.change}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsking(true)}>
          {text.removeReview}
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
            {text.removeReview}
          </Button>
          <Button variant="secondary" onClick={keep}>
            {text.keep}
          </Button>
        </div>
      </Dialog>
    </>
  );
}
