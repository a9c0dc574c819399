import { Type } from 'typebox';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import {
  AdminCancelBody,
  AdminOrder,
  AdminOrderList,
  AdminOrderQuery,
  RefundBody,
  ShipmentBody,
} from './admin-orders.schemas';
import type { AdminOrdersService } from './admin-orders.service';
import { OrderParams } from './order/orders.schemas';

const base = { tags: ['admin'] };
const one = { params: OrderParams, response: { 200: ref(AdminOrder), 404: ref(Problem), 409: ref(Problem) } };
const NoBody = Type.Optional(Type.Union([Type.Object({}, { additionalProperties: false }), Type.Null()]));

/** The life of an order, by staff. */
export function adminOrdersRoutes(api: App, { adminOrders, policy }: RouteTools & { adminOrders: AdminOrdersService }) {
  const read = policy.requireRight('orders.read');
  const write = policy.requireRight('orders.write');
  const refund = policy.requireRight('orders.refund');

  api.get('/admin/orders', {
    schema: {
      ...base,
      summary: 'Orders, newest first',
      querystring: AdminOrderQuery,
      response: { 200: ref(AdminOrderList) },
    },
    onRequest: read,
    handler: (request) => adminOrders.list(request.query),
  });

  api.get('/admin/orders/:id', {
    schema: { ...base, summary: 'One order by its id or number', ...one },
    onRequest: read,
    handler: (request) => adminOrders.get(request.params.id, request.language),
  });

  api.post('/admin/orders/:id/shipments', {
    schema: { ...base, summary: 'Sends off lines of an order, or all that is left', ...one, body: ShipmentBody },
    onRequest: write,
    handler: (request) => adminOrders.ship(request.params.id, request.body, request.language),
  });

  api.post('/admin/shipments/:id/delivered', {
    schema: { ...base, summary: 'A shipment has arrived', ...one, body: NoBody },
    onRequest: write,
    handler: (request) => adminOrders.delivered(request.params.id, request.language),
  });

  api.post('/admin/orders/:id/refunds', {
    schema: { ...base, summary: 'Gives money back, and goods into stock', ...one, body: RefundBody },
    onRequest: refund,
    handler: (request) => adminOrders.refund(request.params.id, request.body, request.language),
  });

  api.post('/admin/orders/:id/cancel', {
    schema: { ...base, summary: 'Cancels an order that is not on its way yet', ...one, body: AdminCancelBody },
    onRequest: refund,
    handler: (request) => adminOrders.cancel(request.params.id, request.body, request.language),
  });

  api.post('/admin/orders/:id/paid', {
    schema: { ...base, summary: 'The money has arrived (bank transfer, cash)', ...one, body: NoBody },
    onRequest: write,
    handler: (request) => adminOrders.markPaid(request.params.id, request.language),
  });
}
