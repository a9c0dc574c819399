import { type SubmitEvent, useState } from 'react';
import { ApiError, api } from '@tessera/shared/client';
import type { Message, Upload } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { reviewFormMessages } from '../../../messages/review-form';

interface Sending {
  /** field → its first message */
  errors: Record<string, string | undefined>;
  failure: string | null;
  sending: boolean;
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** What is said of a field holds until it is changed. */
  forget: (field: string) => void;
}

interface Written {
  productId: string;
  /** it takes the place of the one that they have written */
  isChange: boolean;
  pictures: Upload[];
  onSent: () => void;
}

/** Sends a review once its stars are chosen. */
export function useSendReview({ productId, isChange, pictures, onSent }: Written): Sending {
  const [errors, setErrors] = useState<Sending['errors']>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const send = async (rating: number, body: string): Promise<void> => {
    setSending(true);
    try {
      const json = { rating, body, pictures: pictures.map(({ id }) => id) };
      const { message } = isChange
        ? await api.put<Message>(`products/${productId}/my-review`, { json })
        : await api.post<Message>(`products/${productId}/reviews`, { json });
      toast.success(message, { id: 'review' });
      onSent();
    } catch (error) {
      const told = error instanceof ApiError && error.status > 0 && error.status < 500 ? error : null;
      setErrors(Object.fromEntries(Object.entries(told?.errors ?? {}).map(([field, [message]]) => [field, message])));
      setFailure(told?.message ?? messagesIn(reviewFormMessages).failed);
    } finally {
      setSending(false);
    }
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const rating = Number(form.get('rating') ?? 0);
    setFailure(null);
    setErrors(rating > 0 ? {} : { rating: messagesIn(reviewFormMessages).ratingRequired });
    if (rating > 0) void send(rating, String(form.get('body') ?? ''));
    else event.currentTarget.querySelector<HTMLInputElement>('input[name="rating"]')?.focus();
  };
  const forget = (field: string): void => setErrors(({ [field]: _said, ...others }) => others);
  return { errors, failure, sending, handleSubmit, forget };
}
