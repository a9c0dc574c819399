import { type JSX, useState } from 'react';
import type { MyReview, Product, Upload } from '@tessera/shared/contract';
import { useDraft } from '@tessera/shared/drafts';
import { useMessages } from '@tessera/shared/i18n';
import { Alert, Button, Dialog, TextArea } from '@tessera/shared/ui';
import { reviewFormMessages } from '../../../messages/review-form';
import { RatingField } from './rating-field';
import styles from './review-form.module.css';
import { ReviewPictures } from './review-pictures';
import { useSendReview } from './use-send-review';

export const messages = [reviewFormMessages];

export interface ReviewFormProps {
  open: boolean;
  product: Product;
  /** what they have written already, to be changed */
  own: MyReview['review'];
  onClose: () => void;
  /** the server has taken it */
  onSent: () => void;
}

const picturesOf = (own: MyReview['review']): Upload[] =>
  own?.pictures.flatMap((image, index) => {
    const id = own.picture_ids[index];
    return id ? [{ id, image }] : [];
  }) ?? [];

function Fields({ product, own, onSent }: Pick<ReviewFormProps, 'product' | 'own' | 'onSent'>): JSX.Element {
  const text = useMessages(reviewFormMessages);
  const { ref, clear } = useDraft(`review:${product.id}`);
  const [pictures, setPictures] = useState(() => picturesOf(own));
  const [uploading, setUploading] = useState(false);
  const { errors, failure, sending, handleSubmit, forget } = useSendReview({
    productId: product.id,
    isChange: own !== null,
    pictures,
    onSent: () => {
      clear();
      onSent();
    },
  });
  return (
    <form ref={ref} className={styles.Form} onSubmit={handleSubmit} noValidate>
      {failure && <Alert tone="error">{failure}</Alert>}
      <RatingField rating={own?.rating} error={errors['rating']} onChoose={() => forget('rating')} />
      <TextArea
        label={text.body}
        hint={text.bodyHint}
        name="body"
        maxLength={5000}
        defaultValue={own?.body}
        error={errors['body']}
        onChange={() => forget('body')}
      />
      <ReviewPictures pictures={pictures} onChange={setPictures} onUploading={setUploading} />
      <Button type="submit" size="lg" disabled={uploading} pending={sending} pendingText={text.sending}>
        {text.send}
      </Button>
    </form>
  );
}

/** Stars, words and up to three pictures, new or to be changed; what is typed stays when the session ends in between. */
export default function ReviewForm({ open, product, own, onClose, onSent }: ReviewFormProps): JSX.Element {
  const text = useMessages(reviewFormMessages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={own ? text.changeTitle : text.title}
      description={own ? text.changed(product.name) : text.about(product.name)}
    >
      <Fields product={product} own={own} onSent={onSent} />
    </Dialog>
  );
}
