import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { NoteBody } from '../../../schemas/staff-note';
import { OrderParams } from '../order/orders.schemas';
import { CorrectionBody, HoldBody, OrderAddressBody, TagsBody, VersionBody } from './admin-order-requests.schemas';
import { AdminOrder } from './admin-orders.schemas';
import type { OrderMarksService } from './order-marks.service';
import { writeOf } from './staff-write';

const one = {
  tags: ['admin'],
  params: OrderParams,
  response: { 200: ref(AdminOrder), 404: ref(Problem), 409: ref(Problem), 422: ref(Problem) },
};

/** What staff write on an order. */
export function orderMarksRoutes(api: App, { orderMarks, policy }: RouteTools & { orderMarks: OrderMarksService }) {
  const write = policy.requireRight('orders.write');

  api.post('/admin/orders/:id/notes', {
    schema: { ...one, summary: 'Notes something that only staff read', body: NoteBody },
    onRequest: write,
    handler: (request) => orderMarks.note(writeOf(request, request.params.id, null), request.body.text),
  });

  api.put('/admin/orders/:id/tags', {
    schema: { ...one, summary: 'Puts these tags in the place of all that it had', body: TagsBody },
    onRequest: write,
    handler: (request) => orderMarks.tag(writeOf(request, request.params.id, request.body), request.body.tags),
  });

  api.post('/admin/orders/:id/hold', {
    schema: { ...one, summary: 'Keeps an order from being sent off', body: HoldBody },
    onRequest: write,
    handler: (request) => orderMarks.hold(writeOf(request, request.params.id, request.body), request.body.reason),
  });

  api.post('/admin/orders/:id/release', {
    schema: { ...one, summary: 'Lets an order be sent off again', body: VersionBody },
    onRequest: write,
    handler: (request) => orderMarks.release(writeOf(request, request.params.id, request.body)),
  });

  api.put('/admin/orders/:id/delivery-address', {
    schema: { ...one, summary: 'Sends an order elsewhere, before anything was sent off', body: OrderAddressBody },
    onRequest: write,
    handler: (request) => orderMarks.moveTo(writeOf(request, request.params.id, request.body), request.body.address),
  });

  api.put('/admin/orders/:id/billing-address', {
    schema: {
      ...one,
      summary: 'Has the invoice written to somebody else, before there is one',
      body: OrderAddressBody,
    },
    onRequest: write,
    handler: (request) => orderMarks.billTo(writeOf(request, request.params.id, request.body), request.body.address),
  });

  api.post('/admin/orders/:id/invoice-corrections', {
    schema: {
      ...one,
      summary: 'Cancels the invoice and writes another one in its place, to this address',
      body: CorrectionBody,
    },
    config: { idempotency_key: 'required' },
    onRequest: write,
    handler: (request) => orderMarks.correctBill(writeOf(request, request.params.id, request.body), request.body),
  });
}
