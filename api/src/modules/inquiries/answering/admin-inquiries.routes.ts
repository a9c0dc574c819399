import type { FastifyRequest } from 'fastify';
import { actorOf, callerOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { NoteBody } from '../../../schemas/staff-note';
import {
  AdminInquiry,
  AdminInquiryList,
  AdminInquiryQuery,
  AnswerBody,
  InquiryAssignees,
  InquiryEditBody,
  InquiryParams,
} from './admin-inquiries.schemas';
import type { InquiryListService } from './inquiry-list.service';
import type { InquiryReader, InquiryRecordsService } from './inquiry-records.service';
import type { InquiryWrite, InquiryWritesService } from './inquiry-writes.service';

export interface AdminInquiriesRoutesDeps extends RouteTools {
  inquiryList: InquiryListService;
  inquiryRecords: InquiryRecordsService;
  inquiryWrites: InquiryWritesService;
}

const base = { tags: ['admin'] };
const one = { ...base, params: InquiryParams, response: { 200: ref(AdminInquiry), '4xx': ref(Problem) } };

/** What visitors wrote to the shop, by staff. Each write answers the inquiry as it is then. */
export function adminInquiriesRoutes(api: App, deps: AdminInquiriesRoutesDeps): void {
  const { inquiryList, inquiryRecords, inquiryWrites, policy } = deps;
  const read = policy.requireRight('support.read');
  const write = policy.requireRight('support.write');

  async function readerOf(request: FastifyRequest): Promise<InquiryReader> {
    const caller = callerOf(request);
    const [sees_orders, sees_customers] = await Promise.all([
      policy.mayCaller(caller, 'orders.read'),
      policy.mayCaller(caller, 'customers.read'),
    ]);
    return { sees_orders, sees_customers };
  }

  const writeOf = async (request: FastifyRequest, id: string): Promise<InquiryWrite> => ({
    id,
    actor: actorOf(request),
    reader: await readerOf(request),
  });

  api.get('/admin/inquiries', {
    schema: {
      ...base,
      summary: 'Inquiries by filters and words, newest first; spam only where it is asked for',
      querystring: AdminInquiryQuery,
      response: { 200: ref(AdminInquiryList), '4xx': ref(Problem) },
    },
    onRequest: read,
    handler: (request) => inquiryList.list(request.query, callerOf(request).user_id),
  });

  api.get('/admin/inquiries/assignees', {
    schema: { ...base, summary: 'Whom inquiries can be given to', response: { 200: ref(InquiryAssignees) } },
    onRequest: read,
    handler: () => inquiryRecords.listAssignees(),
  });

  api.get('/admin/inquiries/:id', {
    schema: { ...one, summary: 'One inquiry, with what was said about it and the latest orders of its sender' },
    onRequest: read,
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return inquiryRecords.get(request.params.id, await readerOf(request));
    },
  });

  api.patch('/admin/inquiries/:id', {
    schema: { ...one, summary: 'How an inquiry stands, and whose it is', body: InquiryEditBody },
    onRequest: write,
    handler: async (request) => {
      const { version, ...edit } = request.body;
      return inquiryWrites.update(await writeOf(request, request.params.id), version, edit);
    },
  });

  api.post('/admin/inquiries/:id/answers', {
    schema: { ...one, summary: 'Answers by mail', body: AnswerBody },
    // A mail goes out: what is sent twice must not go out twice.
    config: { idempotency_key: 'required' },
    onRequest: write,
    handler: async (request) => inquiryWrites.answer(await writeOf(request, request.params.id), request.body),
  });

  api.post('/admin/inquiries/:id/notes', {
    schema: { ...one, summary: 'Notes something that only staff read', body: NoteBody },
    onRequest: write,
    handler: async (request) => inquiryWrites.note(await writeOf(request, request.params.id), request.body.text),
  });
}
