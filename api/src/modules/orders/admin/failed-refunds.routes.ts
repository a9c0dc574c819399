import { Type } from 'typebox';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { HandedBackBody, VersionBody } from './admin-order-requests.schemas';
import { AdminOrder } from './admin-orders.schemas';
import type { FailedRefundsService } from './failed-refunds.service';
import { writeOf } from './staff-write';

const Name = Type.String({ maxLength: 100 });
const one = {
  tags: ['admin'],
  params: Type.Object({ id: Name, refund_id: Name }),
  response: { 200: ref(AdminOrder), 404: ref(Problem), 409: ref(Problem) },
};
/** Money moves: what is sent twice must not move it twice. */
const config = { idempotency_key: 'required' } as const;

/** What is done about money that was to go back and did not. */
export function failedRefundsRoutes(
  api: App,
  { failedRefunds, policy }: RouteTools & { failedRefunds: FailedRefundsService },
): void {
  const onRequest = policy.requireRight('orders.refund');

  api.post('/admin/orders/:id/refunds/:refund_id/retry', {
    schema: { ...one, summary: 'Asks the provider for a refund again that failed, or that waits', body: VersionBody },
    config,
    onRequest,
    handler: (request) => {
      const { id, refund_id } = request.params;
      return failedRefunds.again(writeOf(request, id, request.body), refund_id);
    },
  });

  api.post('/admin/orders/:id/refunds/:refund_id/by-hand', {
    schema: {
      ...one,
      summary: 'The money of a refund that failed was given back another way, or none of it goes back',
      body: HandedBackBody,
    },
    config,
    onRequest,
    handler: (request) => {
      const { id, refund_id } = request.params;
      return failedRefunds.byHand(writeOf(request, id, request.body), refund_id, request.body);
    },
  });
}
