import { UNEXPECTED_ERROR } from '@tessera/shared/client';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { reviewsMessages } from '../../messages/reviews';
import { decide, REVIEWS_KEY } from './reviews.queries';

/** Publishes and refuses reviews; what came of it is said, and the list shows it. @param onDone after it is done */
export function useDecide(onDone?: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: decide,
    onSuccess: ({ items, missing }, { state }) => {
      const text = messagesIn(reviewsMessages);
      toast.success(text.done[state](items.length));
      if (missing.length > 0) toast.info(text.missing(missing.length));
      onDone?.();
    },
    // of what failed some may be gone
    onSettled: () => client.invalidateQueries({ queryKey: REVIEWS_KEY }),
  });
}

/** Says why a decision that has no form of its own came to nothing. */
export const sayFailure = (error: Error): void =>
  void toast.error(error.message || UNEXPECTED_ERROR, { id: 'reviews-decision' });
