import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors/errors';
import { actorOf, callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { PayLaterPlans, PlansBody } from './accounts/pay-later.schemas';
import type { AccountListService } from './desk/account-list.service';
import { AdminPayLaterList, AdminPayLaterQuery, PayLaterAgeing } from './desk/account.schemas';
import type { AdjustmentsService } from './desk/adjustments.service';
import type { AccountRecordService } from './desk/record.service';
import {
  AccountParams,
  AccountReasonBody,
  AdjustmentParams,
  AdminPayLaterRecord,
  EntriesQuery,
  InstalmentAmountBody,
  InstalmentParams,
  LimitBody,
  PayLaterEntries,
  PayLaterRequests,
  PostponeBody,
  ReceivedBody,
  VersionBody,
  WriteOffBody,
} from './desk/record.schemas';
import type { AdminPayLaterRecordView } from './desk/record.schemas';
import type { DeskWrite } from './desk/staff-change';
import type { PayLaterAdminService } from './pay-later-admin.service';

const base = { tags: ['admin'] };
const failures = { '4xx': ref(Problem) };
const changed = { 200: ref(AdminPayLaterRecord), ...failures };
/** Money moves: what is sent twice must not move it twice. */
const config = { idempotency_key: 'required' } as const;

/** A write to one account, by whoever has seen this version of it. */
type Asked = FastifyRequest & { params: { id: string }; body: { version: number } };

export interface PayLaterAdminRoutesDeps extends RouteTools {
  payLaterAdmin: PayLaterAdminService;
  payLaterAccounts: AccountListService;
  payLaterRecord: AccountRecordService;
  payLaterAdjustments: AdjustmentsService;
}

/** The shop's own credit, by staff: docs/product.md, 'Pay-later for staff'. */
export function payLaterAdminRoutes(api: App, tools: PayLaterAdminRoutesDeps): void {
  const { payLaterAdmin, payLaterAccounts, payLaterRecord, payLaterAdjustments: adjustments, policy } = tools;
  const read = policy.requireRight('pay_later.read');
  const write = policy.requireRight('pay_later.write');
  const writeOff = policy.requireRight('pay_later.write_off');

  /** Does it, and answers the account as it is then; where somebody was faster, that is told with the refusal. */
  async function answer(request: Asked, deed: (write: DeskWrite) => Promise<void>): Promise<AdminPayLaterRecordView> {
    const { id } = request.params;
    const key = request.headers['idempotency-key'];
    const asked = { id, actor: actorOf(request), version: request.body.version };
    try {
      await deed({ ...asked, ...(typeof key === 'string' && { key }) });
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'pay_later.stale') throw error;
      const current = await payLaterRecord.get(id, request.language);
      throw new AppError('pay_later.stale', {}, { extensions: { current } });
    }
    return payLaterRecord.get(id, request.language);
  }

  api.get('/admin/pay-later', {
    schema: {
      ...base,
      summary: 'Pay-later accounts by filters and words, who applied last first',
      querystring: AdminPayLaterQuery,
      response: { 200: ref(AdminPayLaterList), ...failures },
    },
    onRequest: read,
    handler: (request) => payLaterAccounts.list(request.query),
  });

  api.get('/admin/pay-later/ageing', {
    schema: { ...base, summary: 'What is overdue, by for how long', response: { 200: ref(PayLaterAgeing) } },
    onRequest: read,
    handler: () => payLaterAccounts.getAgeing(),
  });

  api.get('/admin/pay-later/requests', {
    schema: { ...base, summary: 'What waits for a second person', response: { 200: ref(PayLaterRequests) } },
    onRequest: read,
    handler: () => payLaterRecord.listRequests(),
  });

  api.get('/admin/pay-later/plans', {
    schema: { ...base, summary: 'The plans', response: { 200: ref(PayLaterPlans) } },
    onRequest: read,
    handler: () => payLaterAdmin.listPlans(),
  });

  api.put('/admin/pay-later/plans', {
    schema: {
      ...base,
      summary: 'Replaces the plans; orders keep theirs as it was',
      body: PlansBody,
      response: { 200: ref(PayLaterPlans) },
    },
    onRequest: write,
    handler: (request) => payLaterAdmin.replacePlans(request.body.plans, actorOf(request)),
  });

  api.get('/admin/pay-later/:id', {
    schema: { ...base, summary: 'One account, whole', params: AccountParams, response: changed },
    onRequest: read,
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return payLaterRecord.get(request.params.id, request.language);
    },
  });

  api.get('/admin/pay-later/:id/entries', {
    schema: {
      ...base,
      summary: 'The ledger of an account, the latest first',
      params: AccountParams,
      querystring: EntriesQuery,
      response: { 200: ref(PayLaterEntries), ...failures },
    },
    onRequest: read,
    handler: (request) => payLaterRecord.listEntries(request.params.id, request.query.after),
  });

  api.post('/admin/pay-later/:id/approve', {
    schema: {
      ...base,
      summary: 'Grants what was applied for',
      params: AccountParams,
      body: LimitBody,
      response: changed,
    },
    onRequest: write,
    handler: (request) => answer(request, (asked) => payLaterAdmin.approve(asked, request.body.limit)),
  });

  api.post('/admin/pay-later/:id/refuse', {
    schema: { ...base, summary: 'Refuses it', params: AccountParams, body: AccountReasonBody, response: changed },
    onRequest: write,
    handler: (request) => answer(request, (asked) => payLaterAdmin.refuse(asked, request.body.reason)),
  });

  api.post('/admin/pay-later/:id/suspend', {
    schema: {
      ...base,
      summary: 'Stops further purchases',
      params: AccountParams,
      body: AccountReasonBody,
      response: changed,
    },
    onRequest: write,
    handler: (request) => answer(request, (asked) => payLaterAdmin.suspend(asked, request.body.reason)),
  });

  api.post('/admin/pay-later/:id/resume', {
    schema: { ...base, summary: 'Allows purchases again', params: AccountParams, body: VersionBody, response: changed },
    onRequest: write,
    handler: (request) => answer(request, payLaterAdmin.resume),
  });

  api.post('/admin/pay-later/:id/limit', {
    schema: { ...base, summary: 'Changes the limit', params: AccountParams, body: LimitBody, response: changed },
    onRequest: write,
    handler: (request) => answer(request, (asked) => payLaterAdmin.setLimit(asked, request.body.limit)),
  });

  api.post('/admin/pay-later/:id/payments', {
    schema: {
      ...base,
      summary: 'Notes money that came past every provider',
      params: AccountParams,
      body: ReceivedBody,
      response: changed,
    },
    config,
    onRequest: write,
    handler: (request) => answer(request, (asked) => adjustments.receive(asked, request.body)),
  });

  api.post('/admin/pay-later/:id/fees', {
    schema: {
      ...base,
      summary: 'Charges a fee with an open instalment',
      params: AccountParams,
      body: InstalmentAmountBody,
      response: changed,
    },
    config,
    onRequest: write,
    handler: (request) => answer(request, (asked) => adjustments.charge(asked, request.body)),
  });

  api.post('/admin/pay-later/:id/waivers', {
    schema: {
      ...base,
      summary: 'Lets go of a part of an instalment, or asks a second person to',
      params: AccountParams,
      body: InstalmentAmountBody,
      response: changed,
    },
    config,
    onRequest: write,
    handler: (request) => answer(request, (asked) => adjustments.waive(asked, request.body)),
  });

  api.post('/admin/pay-later/:id/write-offs', {
    schema: {
      ...base,
      summary: 'Gives up all that is open of a plan, or asks a second person to',
      params: AccountParams,
      body: WriteOffBody,
      response: changed,
    },
    config,
    onRequest: writeOff,
    handler: (request) => answer(request, (asked) => adjustments.writeOff(asked, request.body)),
  });

  api.post('/admin/pay-later/:id/instalments/:instalment_id/postpone', {
    schema: {
      ...base,
      summary: 'An instalment is due later',
      params: InstalmentParams,
      body: PostponeBody,
      response: changed,
    },
    onRequest: write,
    handler: (request) =>
      answer(request, (asked) => adjustments.postpone(asked, request.params.instalment_id, request.body)),
  });

  api.post('/admin/pay-later/:id/adjustments/:adjustment_id/confirm', {
    schema: {
      ...base,
      summary: 'Agrees to a waiver or a write-off of somebody else',
      params: AdjustmentParams,
      body: VersionBody,
      response: changed,
    },
    config,
    onRequest: writeOff,
    handler: (request) => answer(request, (asked) => adjustments.confirm(asked, request.params.adjustment_id)),
  });

  api.post('/admin/pay-later/:id/adjustments/:adjustment_id/decline', {
    schema: {
      ...base,
      summary: 'Does not agree to it',
      params: AdjustmentParams,
      body: AccountReasonBody,
      response: changed,
    },
    onRequest: writeOff,
    handler: (request) =>
      answer(request, (asked) => adjustments.decline(asked, request.params.adjustment_id, request.body.reason)),
  });

  api.post('/admin/pay-later/:id/adjustments/:adjustment_id/reverse', {
    schema: {
      ...base,
      summary: 'Takes back what staff noted',
      params: AdjustmentParams,
      body: AccountReasonBody,
      response: changed,
    },
    config,
    onRequest: write,
    handler: async (request) => {
      const may_write_off = await policy.mayCaller(callerOf(request), 'pay_later.write_off');
      const told = { answer: request.body.reason, may_write_off };
      return answer(request, (asked) => adjustments.reverse(asked, request.params.adjustment_id, told));
    },
  });
}
