import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { ClosingParams, MonthClosing, RecordClosingBody, RecordedClosingList } from './closing.schemas';
import type { ClosingService } from './closing.service';

const base = { tags: ['admin'] };
const failures = { '4xx': ref(Problem) };

/** The closing of a month, by staff. */
export function closingRoutes(api: App, { policy, closing }: RouteTools & { closing: ClosingService }): void {
  const read = policy.requireRight('transactions.read');

  api.get('/admin/transactions/closings', {
    schema: {
      ...base,
      summary: 'What was recorded of each month, the latest month first',
      response: { 200: ref(RecordedClosingList), ...failures },
    },
    onRequest: read,
    handler: () => closing.list(),
  });

  api.get('/admin/transactions/closings/:month', {
    schema: {
      ...base,
      summary: 'Whether orders, payments, pay-later, invoices and credit notes of a month agree, by currency',
      params: ClosingParams,
      response: { 200: ref(MonthClosing), ...failures },
    },
    onRequest: read,
    handler: (request) => closing.get(request.params.month),
  });

  api.post('/admin/transactions/closings/:month', {
    schema: {
      ...base,
      summary: 'Records the sums of a month',
      params: ClosingParams,
      body: RecordClosingBody,
      response: { 200: ref(MonthClosing), ...failures },
    },
    onRequest: policy.requireRight('transactions.write'),
    handler: (request) => closing.record(request.params.month, request.body, actorOf(request)),
  });
}
