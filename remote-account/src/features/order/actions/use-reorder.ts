import { UNEXPECTED_ERROR, api } from '@tessera/shared/client';
import type { Profile, Reordered } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { messagesIn } from '@tessera/shared/i18n';
import { profileQuery } from '@tessera/shared/query';
import { useSession } from '@tessera/shared/session';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { ordersMessages } from '../../../messages/orders';

/** Puts what was ordered into the cart again. */
export function useReorder(number: string) {
  const queryClient = useQueryClient();
  const { queryKey } = profileQuery(useSession(({ userId }) => userId));
  return useMutation({
    mutationFn: () => api.post<Reordered>(`orders/${encodeURIComponent(number)}/reorder`),
    onSuccess: ({ cart, left_out }) => {
      const text = messagesIn(ordersMessages);
      // the badge counts it at once
      queryClient.setQueryData<Profile>(queryKey, (profile) => profile && { ...profile, cart });
      void queryClient.invalidateQueries({ queryKey });
      const nothing = cart.item_count === 0 && left_out.length > 0;
      if (nothing) toast.error(text.reorderedNothing, { id: 'reorder' });
      else toast.success(text.reordered(cart.item_count), { id: 'reorder' });
    },
    onError: (error) => void toast.error(error.message || UNEXPECTED_ERROR, { id: 'reorder' }),
  });
}
