import { api } from '@tessera/shared/client';
import type { OrderDraft } from '@tessera/shared/contract';
import { toast } from '@tessera/shared/events';
import { useQueryClient } from '@tessera/shared/vendor/query';
import { useNavigate } from '@tessera/shared/vendor/router';
import { adminPaths } from '../../../paths';

/** Begins an order for a customer: a draft, which is written on its own page. What failed is said. */
export function useNewOrder(customer_id: string): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    try {
      const { id } = await api.post<OrderDraft>('admin/order-drafts', { json: { user_id: customer_id } });
      void client.invalidateQueries({ queryKey: ['admin', 'order-drafts'] });
      await navigate(adminPaths.draft(id));
    } catch (error) {
      toast.error((error as Error).message, { id: 'customer-order' }); // whatever `api` throws is one
    }
  };
}
