import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { AdminOrder } from '../admin/admin-orders.schemas';
import { writeOf } from '../admin/staff-write';
import { OrderParams } from '../order/orders.schemas';
import { EditBody, EditPreview, EditPreviewBody } from './editing.schemas';
import type { EditingService } from './editing.service';

const base = { tags: ['admin'], params: OrderParams };

/** Changing the lines of an order before it is sent. */
export function editingRoutes(api: App, { editing, policy }: RouteTools & { editing: EditingService }): void {
  const onRequest = policy.requireRight('orders.write');

  api.post('/admin/orders/:id/edit-preview', {
    schema: {
      ...base,
      summary: 'What a change of lines would come to; nothing is written',
      body: EditPreviewBody,
      response: { 200: ref(EditPreview), 404: ref(Problem), 409: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest,
    handler: (request) => editing.preview(request.params.id, request.body, request.language),
  });

  api.post('/admin/orders/:id/edits', {
    schema: {
      ...base,
      summary: 'Changes lines before anything was sent; the difference is refunded, owed, or follows the payment',
      body: EditBody,
      response: { 200: ref(AdminOrder), 404: ref(Problem), 409: ref(Problem) },
    },
    config: { idempotency_key: 'required' } as const,
    onRequest,
    handler: (request) => editing.edit(writeOf(request, request.params.id, request.body), request.body),
  });
}
