import { actorOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import type { PayLaterAdminService } from './pay-later-admin.service';
import {
  AdminPayLaterAccount,
  AdminPayLaterList,
  AdminPayLaterQuery,
  IdParams,
  LimitBody,
  PayLaterPlans,
  PlansBody,
  ReasonBody,
} from './accounts/pay-later.schemas';

const shown = { tags: ['admin'] };
const changed = { 200: ref(AdminPayLaterAccount), 404: ref(Problem), 409: ref(Problem) };

export function payLaterAdminRoutes(
  api: App,
  { payLaterAdmin, policy }: RouteTools & { payLaterAdmin: PayLaterAdminService },
): void {
  const read = policy.requireRight('pay_later.read');
  const write = policy.requireRight('pay_later.write');

  api.get('/admin/pay-later', {
    schema: {
      ...shown,
      summary: 'Pay-later accounts, those that wait for a decision first',
      querystring: AdminPayLaterQuery,
      response: { 200: ref(AdminPayLaterList) },
    },
    onRequest: read,
    handler: (request) => payLaterAdmin.list(request.query),
  });

  api.post('/admin/pay-later/:id/approve', {
    schema: { ...shown, summary: 'Grants what was applied for', params: IdParams, body: LimitBody, response: changed },
    onRequest: write,
    handler: (request) => payLaterAdmin.approve(request.params.id, request.body.limit, actorOf(request)),
  });

  api.post('/admin/pay-later/:id/refuse', {
    schema: { ...shown, summary: 'Refuses it', params: IdParams, body: ReasonBody, response: changed },
    onRequest: write,
    handler: (request) => payLaterAdmin.refuse(request.params.id, request.body.reason, actorOf(request)),
  });

  api.post('/admin/pay-later/:id/suspend', {
    schema: { ...shown, summary: 'Stops further purchases', params: IdParams, body: ReasonBody, response: changed },
    onRequest: write,
    handler: (request) => payLaterAdmin.suspend(request.params.id, request.body.reason, actorOf(request)),
  });

  api.post('/admin/pay-later/:id/resume', {
    schema: { ...shown, summary: 'Allows purchases again', params: IdParams, response: changed },
    onRequest: write,
    handler: (request) => payLaterAdmin.resume(request.params.id, actorOf(request)),
  });

  api.post('/admin/pay-later/:id/limit', {
    schema: { ...shown, summary: 'Changes the limit', params: IdParams, body: LimitBody, response: changed },
    onRequest: write,
    handler: (request) => payLaterAdmin.setLimit(request.params.id, request.body.limit, actorOf(request)),
  });

  api.get('/admin/pay-later/plans', {
    schema: { ...shown, summary: 'The plans', response: { 200: ref(PayLaterPlans) } },
    onRequest: read,
    handler: () => payLaterAdmin.listPlans(),
  });

  api.put('/admin/pay-later/plans', {
    schema: {
      ...shown,
      summary: 'Replaces the plans; orders keep theirs as it was',
      body: PlansBody,
      response: { 200: ref(PayLaterPlans) },
    },
    onRequest: write,
    handler: (request) => payLaterAdmin.replacePlans(request.body.plans, actorOf(request)),
  });
}
