import type { FastifyRequest } from 'fastify';
import { actorOf, callerOf } from '../../framework/routes/http';
import type { App, Policy, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { NoteBody } from '../../schemas/staff-note';
import {
  AnonymiseBody,
  CustomerChanges,
  CustomerGroupsBody,
  CustomerParams,
  CustomerReasonBody,
  CustomerRecord,
  CustomerSessionParams,
  CustomerTagsBody,
  CustomerVersionBody,
} from './record/customer.schemas';
import type { CustomerReader, CustomerRecordsService } from './record/customer-records.service';
import type { AnonymiseService } from './writes/anonymise.service';
import type { CustomerAccountService } from './writes/customer-account.service';
import type { CustomerMarksService } from './writes/customer-marks.service';
import type { CustomerWrite } from './writes/customer-writes.service';

export interface CustomersRoutesDeps extends RouteTools {
  customerRecords: CustomerRecordsService;
  customerAccount: CustomerAccountService;
  customerMarks: CustomerMarksService;
  anonymising: AnonymiseService;
}

type Asked = FastifyRequest & { params: { customer_id: string } };

const response = { 200: ref(CustomerRecord), '4xx': ref(Problem) };
const one = { tags: ['admin'], params: CustomerParams, response };

async function readerOf(policy: Policy, request: FastifyRequest): Promise<CustomerReader> {
  const sees_pay_later = await policy.mayCaller(callerOf(request), 'pay_later.read');
  return { language: request.language, sees_pay_later };
}

/** One customer, by staff. Each write answers the customer as they are then. */
export function customersRoutes(api: App, deps: CustomersRoutesDeps): void {
  const { policy, customerRecords, customerAccount, customerMarks, anonymising } = deps;
  const onRequest = policy.requireRight('customers.write');

  /** @param seen what whoever asks has seen; without: whatever it is now */
  async function writeOf(request: Asked, seen: { version?: number } = {}): Promise<CustomerWrite> {
    const { customer_id } = request.params;
    const { version } = seen;
    const write = { customer_id, actor: actorOf(request), reader: await readerOf(policy, request) };
    return version === undefined ? write : { ...write, version };
  }

  api.get('/admin/customers/:customer_id', {
    schema: { ...one, summary: 'A customer whole, with the latest few of what is long' },
    onRequest: policy.requireRight('customers.read'),
    handler: async (request) => customerRecords.get(request.params.customer_id, await readerOf(policy, request)),
  });

  api.patch('/admin/customers/:customer_id', {
    schema: { ...one, summary: 'Changes names, e-mail address and telephone number', body: CustomerChanges },
    onRequest,
    handler: async (request) => customerAccount.edit(await writeOf(request, request.body), request.body),
  });

  api.post('/admin/customers/:customer_id/notes', {
    schema: { ...one, summary: 'Notes something that only staff read', body: NoteBody },
    onRequest,
    handler: async (request) => customerMarks.note(await writeOf(request), request.body.text),
  });

  api.put('/admin/customers/:customer_id/tags', {
    schema: { ...one, summary: 'Puts these tags in the place of all', body: CustomerTagsBody },
    onRequest,
    handler: async (request) => customerMarks.tag(await writeOf(request, request.body), request.body.tags),
  });

  api.put('/admin/customers/:customer_id/groups', {
    schema: { ...one, summary: 'Puts them into these groups, and no other', body: CustomerGroupsBody },
    onRequest,
    handler: async (request) => customerMarks.group(await writeOf(request, request.body), request.body.group_ids),
  });

  api.post('/admin/customers/:customer_id/suspend', {
    schema: { ...one, summary: 'Ends their sessions and lets them open none', body: CustomerReasonBody },
    onRequest,
    handler: async (request) => customerAccount.suspend(await writeOf(request, request.body), request.body.reason),
  });

  api.post('/admin/customers/:customer_id/resume', {
    schema: { ...one, summary: 'Lets them sign in again', body: CustomerVersionBody },
    onRequest,
    handler: async (request) => customerAccount.resume(await writeOf(request, request.body)),
  });

  api.post('/admin/customers/:customer_id/anonymise', {
    schema: {
      ...one,
      summary: 'Deletes the account; what the law keeps stays without its person. Answers who stands in for them',
      body: AnonymiseBody,
    },
    // The answer says of a request that was sent again nothing that was forgotten since.
    config: { own_idempotency: true },
    onRequest,
    handler: async (request) => {
      const { store_credit } = request.body;
      return anonymising.anonymise(await writeOf(request, request.body), { store_credit });
    },
  });

  api.post('/admin/customers/:customer_id/password-mail', {
    schema: { ...one, summary: 'Sends the link by which they set a new password', body: CustomerVersionBody },
    onRequest,
    handler: async (request) => customerAccount.sendPasswordMail(await writeOf(request, request.body)),
  });

  api.post('/admin/customers/:customer_id/confirm-email', {
    schema: { ...one, summary: 'Takes their e-mail address for theirs', body: CustomerReasonBody },
    onRequest,
    handler: async (request) => customerAccount.confirmEmail(await writeOf(request, request.body), request.body.reason),
  });

  api.post('/admin/customers/:customer_id/reset-second-factor', {
    schema: { ...one, summary: 'Turns two-factor sign-in off; by an owner', body: CustomerReasonBody },
    onRequest,
    handler: async (request) =>
      customerAccount.resetSecondFactor(await writeOf(request, request.body), request.body.reason),
  });

  api.delete('/admin/customers/:customer_id/sessions', {
    schema: { ...one, summary: 'Signs them out everywhere' },
    onRequest,
    handler: async (request) => customerAccount.endSessions(await writeOf(request)),
  });

  api.delete('/admin/customers/:customer_id/sessions/:session_id', {
    schema: { ...one, summary: 'Signs them out of one device', params: CustomerSessionParams },
    onRequest,
    handler: async (request) => customerAccount.endSession(await writeOf(request), request.params.session_id),
  });
}
