import { AppError } from '../../../errors/errors';
import { actorOf, callerOf } from '../../../framework/routes/http';
import type { App, Caller, RouteTools } from '../../../framework/routes/http';
import type { Right } from '../../../framework/staff/rights';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { RefundPreview } from '../../../schemas/refund-preview';
import { OrderParams } from '../order/orders.schemas';
import {
  AdminCancelBody,
  PaidBody,
  RefundBody,
  RefundPreviewBody,
  ShipmentBody,
  UndeliveredBody,
  VersionBody,
} from './admin-order-requests.schemas';
import { AdminOrder } from './admin-orders.schemas';
import type { RefundPreviewService } from '../payments/refund-preview.service';
import type { AdminOrdersService } from './admin-orders.service';
import { AdminOrderList, AdminOrderQuery } from './list/order-list.schemas';
import type { OrderListService } from './list/order-list.service';
import { writeOf } from './staff-write';

const base = { tags: ['admin'] };
const one = { params: OrderParams, response: { 200: ref(AdminOrder), 404: ref(Problem), 409: ref(Problem) } };
/** Money moves: what is sent twice must not move it twice. */
const config = { idempotency_key: 'required' } as const;

interface AdminOrdersRoutesDeps extends RouteTools {
  adminOrders: AdminOrdersService;
  orderList: OrderListService;
  refundPreview: RefundPreviewService;
}

/** The life of an order, by staff. */
export function adminOrdersRoutes(
  api: App,
  { adminOrders, orderList, refundPreview, policy }: AdminOrdersRoutesDeps,
): void {
  const write = policy.requireRight('orders.write');
  const read = policy.requireRight('orders.read');
  const refund = policy.requireRight('orders.refund');

  /** Whoever refunds to store credit gives store credit. @throws AppError `staff.right_missing` */
  async function refuseCreditWithout(caller: Caller, right: Right): Promise<void> {
    if (!(await policy.mayCaller(caller, right))) throw new AppError('staff.right_missing', { right });
  }

  api.get('/admin/orders', {
    schema: {
      ...base,
      summary: 'Orders by filters and words, newest first',
      querystring: AdminOrderQuery,
      response: { 200: ref(AdminOrderList) },
    },
    onRequest: read,
    handler: (request) => orderList.list(request.query),
  });

  api.get('/admin/orders/:id', {
    schema: { ...base, summary: 'One order by its id or number', ...one },
    onRequest: read,
    handler: (request) => adminOrders.get(request.params.id, actorOf(request), request.language),
  });

  api.post('/admin/orders/:id/shipments', {
    schema: { ...base, summary: 'Sends off lines of an order, or all that is left', ...one, body: ShipmentBody },
    onRequest: write,
    handler: (request) => adminOrders.ship(writeOf(request, request.params.id, request.body), request.body),
  });

  api.post('/admin/shipments/:id/delivered', {
    schema: { ...base, summary: 'A shipment has arrived', ...one, body: VersionBody },
    onRequest: write,
    handler: (request) => adminOrders.delivered(request.params.id, writeOf(request, '', request.body)),
  });

  api.post('/admin/orders/:id/refunds', {
    schema: {
      ...base,
      summary: 'Gives money back, and goods into stock; to store credit with `store_credit.write`, too',
      ...one,
      body: RefundBody,
    },
    config,
    onRequest: refund,
    handler: async (request) => {
      if (request.body.to === 'store_credit') await refuseCreditWithout(callerOf(request), 'store_credit.write');
      return adminOrders.refund(writeOf(request, request.params.id, request.body), request.body);
    },
  });

  api.post('/admin/orders/:id/refund-preview', {
    schema: {
      ...base,
      summary: 'What a refund would come to; nothing is written',
      params: OrderParams,
      body: RefundPreviewBody,
      response: { 200: ref(RefundPreview), 404: ref(Problem), 409: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: refund,
    handler: (request) => refundPreview.preview(request.params.id, request.body, request.language),
  });

  api.post('/admin/orders/:id/cancel', {
    schema: { ...base, summary: 'Cancels an order that is not on its way yet', ...one, body: AdminCancelBody },
    config,
    onRequest: refund,
    handler: (request) => adminOrders.cancel(writeOf(request, request.params.id, request.body), request.body),
  });

  api.post('/admin/orders/:id/undelivered', {
    schema: {
      ...base,
      summary: 'Ends an order that nobody has paid and whose parcels came back undelivered',
      ...one,
      body: UndeliveredBody,
    },
    config,
    onRequest: refund,
    handler: (request) => adminOrders.undelivered(writeOf(request, request.params.id, request.body), request.body),
  });

  api.post('/admin/orders/:id/capture', {
    schema: { ...base, summary: 'Takes the money that is reserved on a card', ...one, body: VersionBody },
    config,
    onRequest: write,
    handler: (request) => adminOrders.capture(writeOf(request, request.params.id, request.body)),
  });

  api.post('/admin/orders/:id/paid', {
    schema: { ...base, summary: 'The money has arrived (bank transfer, cash)', ...one, body: PaidBody },
    onRequest: write,
    handler: (request) => adminOrders.markPaid(writeOf(request, request.params.id, request.body), request.body?.method),
  });
}
