import { ApiError, api } from '@tessera/shared/client';
import type { OrderDraft } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useMutation, useQueryClient } from '@tessera/shared/vendor/query';
import { draftQuery } from './draft.queries';

/** What PATCH admin/order-drafts/{id} takes, without the version. */
export type DraftChanges = Partial<
  Pick<
    OrderDraft,
    | 'email'
    | 'first_name'
    | 'last_name'
    | 'language'
    | 'discount'
    | 'shipping_address'
    | 'billing_address'
    | 'delivery_method'
    | 'agreed_delivery'
    | 'note'
  >
> & {
  user_id?: string;
  items?: { variant_id: string; quantity: number; price?: number | null; reason: string }[];
};

/** The lines as they are sent back: each write stands in the place of all. */
export const linesOf = ({ items, gone }: OrderDraft): NonNullable<DraftChanges['items']> => [
  ...items.map(({ variant_id, quantity, price, reason }) => ({ variant_id, quantity, price, reason })),
  ...gone.map(({ variant_id, quantity }) => ({ variant_id, quantity, reason: '' })),
];

/**
 * Saves changes of a draft one after the other, each with the version that the one before left. Where a colleague was faster
 * the page shows theirs, and the failure says so.
 */
export function useDraftWrite(id: string) {
  const client = useQueryClient();
  const { queryKey } = draftQuery(id);
  return useMutation({
    scope: { id: `order-draft:${id}` },
    mutationFn: (change: DraftChanges | ((draft: OrderDraft) => DraftChanges)) => {
      const present = client.getQueryData(queryKey);
      if (!present) throw new Error('There is no draft to change');
      const json = { ...(typeof change === 'function' ? change(present) : change), version: present.version };
      return api.patch<OrderDraft>(`admin/order-drafts/${encodeURIComponent(id)}`, { json });
    },
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onError: async (error) => {
      if (!(error instanceof ApiError) || error.status !== 422) toast.error(error.message, { id: 'order-draft' });
      if (error instanceof ApiError && error.status === 409) await client.invalidateQueries({ queryKey });
    },
  });
}
