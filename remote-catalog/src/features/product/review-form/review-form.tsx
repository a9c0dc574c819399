import { type JSX, useState } from 'react';
import type { Product } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, Dialog, TextArea } from '@tessera/shared/ui';
import { reviewFormMessages } from '../../../messages/review-form';
import { RatingField } from './rating-field';
import styles from './review-form.module.css';
import { ReviewPictures } from './review-pictures';
import type { UploadedPicture } from './upload-picture';
import { useSendReview } from './use-send-review';

export const messages = [reviewFormMessages];

export interface ReviewFormProps {
  open: boolean;
  product: Product;
  onClose: () => void;
  /** the server has taken it */
  onSent: () => void;
}

function Fields({ product, onSent }: Pick<ReviewFormProps, 'product' | 'onSent'>): JSX.Element {
  const text = useMessages(reviewFormMessages);
  const { ref, clear } = useDraft(`review:${product.id}`);
  const [pictures, setPictures] = useState<UploadedPicture[]>([]);
  const [uploading, setUploading] = useState(false);
  const { errors, failure, sending, handleSubmit } = useSendReview(product.id, pictures, () => {
    clear();
    onSent();
  });
  return (
    <form ref={ref} className={styles.Form} onSubmit={handleSubmit} noValidate>
      {failure && <Alert tone="error">{failure}</Alert>}
      <RatingField error={errors['rating']} />
      <TextArea label={text.body} hint={text.bodyHint} name="body" maxLength={5000} error={errors['body']} />
      <ReviewPictures pictures={pictures} onChange={setPictures} onUploading={setUploading} />
      <Button type="submit" size="lg" disabled={uploading} pending={sending} pendingText={text.sending}>
        {text.send}
      </Button>
    </form>
  );
}

/** Stars, words and up to three pictures; what is typed stays when the session ends in between. */
export default function ReviewForm({ open, product, onClose, onSent }: ReviewFormProps): JSX.Element {
  const text = useMessages(reviewFormMessages);
  return (
    <Dialog open={open} onClose={onClose} title={text.title} description={text.about(product.name)}>
      <Fields product={product} onSent={onSent} />
    </Dialog>
  );
}
