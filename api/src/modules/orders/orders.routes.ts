import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { requireIdempotencyKey } from '../../framework/routes/idempotency-key';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  CancelBody,
  Order,
  OrderBody,
  OrderList,
  OrderPage,
  OrderParams,
  PlacedOrder,
  Reordered,
  TrackBody,
  TrackedOrder,
} from './order/orders.schemas';
import type { OrdersService } from './orders.service';
import type { PlacingService } from './placing/placing.service';
import type { TrackingService } from './fulfilment/tracking.service';

const tags = ['orders'];
const one = { tags, params: OrderParams };

export interface OrdersRoutesDeps extends RouteTools {
  orders: OrdersService;
  placing: PlacingService;
  tracking: TrackingService;
}

export function ordersRoutes(api: App, { orders, placing, tracking, policy }: OrdersRoutesDeps): void {
  const onRequest = policy.requireUser;

  api.post('/orders', {
    schema: {
      tags,
      summary: 'Places an order of what the checkout holds; the header Idempotency-Key is required',
      body: OrderBody,
      response: { 201: ref(PlacedOrder), 409: ref(Problem), 422: ref(Problem) },
    },
    // One key makes one order for good, in the order's own transaction: the answers kept for a day are not asked.
    config: { own_idempotency: true },
    onRequest,
    handler: async (request, reply) => {
      const key = requireIdempotencyKey(request, 'request.not_valid.idempotency_key_needed');
      const { user_id } = callerOf(request);
      return reply.code(201).send(await placing.place(user_id, key, request.body, request.language));
    },
  });

  api.get('/orders', {
    schema: {
      tags,
      summary: 'The caller’s orders, newest first',
      querystring: OrderPage,
      response: { 200: ref(OrderList) },
    },
    onRequest,
    handler: (request) => orders.list(callerOf(request).user_id, request.query),
  });

  api.get('/orders/:id', {
    schema: { ...one, summary: 'One order by its id or number', response: { 200: ref(Order), 404: ref(Problem) } },
    onRequest,
    handler: (request) => orders.get(callerOf(request).user_id, request.params.id, request.language),
  });

  api.post('/orders/:id/cancel', {
    schema: {
      ...one,
      summary: 'Cancels an order that is not on its way yet',
      body: CancelBody,
      response: { 200: ref(Order), 409: ref(Problem) },
    },
    onRequest,
    handler: (request) =>
      orders.cancel(callerOf(request).user_id, request.params.id, request.body.reason, request.language),
  });

  api.post('/orders/:id/reorder', {
    schema: {
      ...one,
      summary: 'Puts what was ordered into the cart again, as far as it is there',
      response: { 200: ref(Reordered), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => orders.reorder(callerOf(request).user_id, request.params.id, request.language),
  });

  api.post('/orders/track', {
    schema: {
      tags,
      summary: 'How far an order is, by its number and e-mail address',
      body: TrackBody,
      response: { 200: ref(TrackedOrder), 404: ref(Problem), 429: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: allowAnyone,
    handler: (request) => tracking.track(request.body, request.ip),
  });
}
