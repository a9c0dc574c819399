import { actorOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import type { AdminReturnsService } from './admin-returns.service';
import {
  AdminReturn,
  AdminReturnList,
  DecisionBody,
  ReceiptBody,
  RefundBody,
  ReturnParameters,
  ReturnParams,
} from './records/returns.schemas';

const base = { tags: ['admin'] };
const one = { params: ReturnParams, response: { 200: ref(AdminReturn), 404: ref(Problem), 409: ref(Problem) } };

/** The life of a return, by staff. */
export function adminReturnsRoutes(
  api: App,
  { adminReturns, policy }: RouteTools & { adminReturns: AdminReturnsService },
): void {
  const read = policy.requireRight('orders.read');
  const write = policy.requireRight('returns.write');
  const refund = policy.requireRight('orders.refund');

  api.get('/admin/returns', {
    schema: {
      ...base,
      summary: 'Returns, newest first',
      querystring: ReturnParameters,
      response: { 200: ref(AdminReturnList) },
    },
    onRequest: read,
    handler: ({ query: { state, search, page = 1, page_size = 25 } }) =>
      adminReturns.list({ state, search, page, page_size }),
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
    schema: { ...base, summary: 'The goods are here', ...one, body: ReceiptBody },
    onRequest: write,
    handler: (request) => adminReturns.receive(request.params.id, actorOf(request), request.body),
  });

  api.post('/admin/returns/:id/refund', {
    schema: { ...base, summary: 'Gives the money back, and the goods into stock', ...one, body: RefundBody },
    onRequest: refund,
    handler: (request) => adminReturns.refund(request.params.id, actorOf(request), request.body),
  });
}
