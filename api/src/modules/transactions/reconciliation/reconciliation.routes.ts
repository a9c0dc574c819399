import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import {
  MOST_CHARACTERS,
  Reconciliation,
  ReconciliationBody,
  ReconciliationLineList,
  ReconciliationLinesQuery,
  ReconciliationList,
  ReconciliationParams,
  ReconciliationsQuery,
} from './reconciliation.schemas';
import type { ReconciliationService } from './reconciliation.service';

const base = { tags: ['admin'] };
const failures = { '4xx': ref(Problem) };
const one = { ...base, params: ReconciliationParams };
/** Quotes and line ends of the file take two characters in JSON. */
const BYTES = 2 * MOST_CHARACTERS;

/** Files of payouts, compared by staff. */
export function reconciliationRoutes(
  api: App,
  { policy, reconciliation }: RouteTools & { reconciliation: ReconciliationService },
): void {
  const read = policy.requireRight('transactions.read');

  api.get('/admin/transactions/reconciliations', {
    schema: {
      ...base,
      summary: 'Files of payouts that were compared, the latest first',
      querystring: ReconciliationsQuery,
      response: { 200: ref(ReconciliationList), ...failures },
    },
    onRequest: read,
    handler: (request) => reconciliation.list(request.query),
  });

  api.post('/admin/transactions/reconciliations', {
    schema: {
      ...base,
      summary: 'Compares a provider’s file of payouts with the payments, refunds and disputes that are known',
      body: ReconciliationBody,
      response: { 201: ref(Reconciliation), ...failures },
    },
    bodyLimit: BYTES,
    onRequest: policy.requireRight('transactions.write'),
    handler: async (request, reply) =>
      reply.code(201).send(await reconciliation.create(request.body, actorOf(request))),
  });

  api.get('/admin/transactions/reconciliations/:reconciliation_id', {
    schema: { ...one, summary: 'What came of a file', response: { 200: ref(Reconciliation), ...failures } },
    onRequest: read,
    handler: (request) => reconciliation.get(request.params.reconciliation_id),
  });

  api.get('/admin/transactions/reconciliations/:reconciliation_id/lines', {
    schema: {
      ...one,
      summary: 'What came of its lines, in their order',
      querystring: ReconciliationLinesQuery,
      response: { 200: ref(ReconciliationLineList), ...failures },
    },
    onRequest: read,
    handler: (request) => reconciliation.listLines(request.params.reconciliation_id, request.query),
  });
}
