import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { NoteBody } from '../../schemas/staff-note';
import { RefundPreview } from '../../schemas/refund-preview';
import type { AdminReturnsService } from './admin-returns.service';
import { AdminReturnList, AdminReturnQuery } from './list/return-list.schemas';
import type { ReturnListService } from './list/return-list.service';
import {
  AdminReturn,
  DecisionBody,
  ExchangeBody,
  ReceiptBody,
  ReturnParams,
  ReturnRefundBody,
  ReturnRefundPreviewBody,
} from './records/returns.schemas';

const base = { tags: ['admin'] };
const one = { params: ReturnParams, response: { 200: ref(AdminReturn), 404: ref(Problem), 409: ref(Problem) } };

/** The life of a return, by staff. */
export function adminReturnsRoutes(
  api: App,
  {
    adminReturns,
    returnList,
    policy,
  }: RouteTools & { adminReturns: AdminReturnsService; returnList: ReturnListService },
): void {
  const read = policy.requireRight('orders.read');
  const write = policy.requireRight('returns.write');
  const refund = policy.requireRight('orders.refund');

  api.get('/admin/returns', {
    schema: {
      ...base,
      summary: 'Returns by filters and words, newest first',
      querystring: AdminReturnQuery,
      response: { 200: ref(AdminReturnList) },
    },
    onRequest: read,
    handler: (request) => returnList.list(request.query),
  });

  api.get('/admin/returns/:id', {
    schema: { ...base, summary: 'One return', ...one },
    onRequest: read,
    handler: ({ params }) => adminReturns.get(params.id),
  });

  api.post('/admin/returns/:id/approve', {
    schema: { ...base, summary: 'The goods may be sent back', ...one, body: DecisionBody },
    onRequest: write,
    handler: (request) => adminReturns.approve(request.params.id, actorOf(request), request.body),
  });

  api.post('/admin/returns/:id/refuse', {
    schema: { ...base, summary: 'The goods are not taken back; the message says why', ...one, body: DecisionBody },
    onRequest: write,
    handler: (request) => adminReturns.refuse(request.params.id, actorOf(request), request.body),
  });

  api.post('/admin/returns/:id/receive', {
    schema: { ...base, summary: 'Goods are here, all of them or some', ...one, body: ReceiptBody },
    onRequest: write,
    handler: (request) => adminReturns.receive(request.params.id, actorOf(request), request.body),
  });

  api.post('/admin/returns/:id/exchange', {
    schema: { ...base, summary: 'Another order takes the place of the money', ...one, body: ExchangeBody },
    onRequest: write,
    handler: (request) => adminReturns.exchange(request.params.id, actorOf(request), request.body),
  });

  api.post('/admin/returns/:id/notes', {
    schema: { ...base, summary: 'Notes something that only staff read', ...one, body: NoteBody },
    onRequest: write,
    handler: (request) => adminReturns.note(request.params.id, actorOf(request), request.body.text),
  });

  api.post('/admin/returns/:id/refund-preview', {
    schema: {
      ...base,
      summary: 'What its refund would come to; nothing is written',
      params: ReturnParams,
      body: ReturnRefundPreviewBody,
      response: { 200: ref(RefundPreview), 404: ref(Problem), 409: ref(Problem) },
    },
    config: { own_idempotency: true },
    onRequest: refund,
    handler: ({ params, body, language }) => adminReturns.previewRefund(params.id, body, language),
  });

  api.post('/admin/returns/:id/refund', {
    schema: { ...base, summary: 'Gives the money back for what has come', ...one, body: ReturnRefundBody },
    // Money moves: what is sent twice must not move it twice.
    config: { idempotency_key: 'required' },
    onRequest: refund,
    handler: (request) => adminReturns.refund(request.params.id, actorOf(request), request.body, request.language),
  });
}
