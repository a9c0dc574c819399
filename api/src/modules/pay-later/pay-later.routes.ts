import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { InstalmentPaymentsService } from '../payments/paying/instalment-payments.service';
import type { PayLaterApplicationsService } from './accounts/applications.service';
import type { PayLaterService } from './accounts/pay-later.service';
import {
  ApplicationBody,
  IdParams,
  InstalmentPayment,
  InstalmentPaymentBody,
  PayLaterAccount,
  PlanOffers,
  PlansQuery,
} from './accounts/pay-later.schemas';

const base = { tags: ['pay-later'] };

export interface PayLaterRoutesDeps extends RouteTools {
  payLater: PayLaterService;
  payLaterApplications: PayLaterApplicationsService;
  instalmentPayments: InstalmentPaymentsService;
}

export function payLaterRoutes(api: App, tools: PayLaterRoutesDeps): void {
  const { payLater, payLaterApplications, instalmentPayments, policy } = tools;
  const onRequest = policy.requireUser;

  api.get('/pay-later/plans', {
    schema: {
      ...base,
      summary: 'What an amount comes to by every plan, bought today',
      querystring: PlansQuery,
      response: { 200: ref(PlanOffers) },
    },
    onRequest: allowAnyone,
    handler: async (request, reply) => {
      // Dates change at midnight and plans when staff say so: kept for a moment only, and by language.
      reply.header('cache-control', 'public, max-age=0, s-maxage=60').header('vary', 'accept-language');
      return payLater.listOffers(request.query.amount, request.language);
    },
  });

  api.get('/pay-later', {
    schema: { ...base, summary: 'The pay-later account', response: { 200: ref(PayLaterAccount) } },
    onRequest,
    handler: (request) => payLater.getAccount(callerOf(request).user_id, request.language),
  });

  api.post('/pay-later/applications', {
    schema: {
      ...base,
      summary: 'Applies for pay-later',
      body: ApplicationBody,
      response: { 200: ref(PayLaterAccount), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest,
    handler: async (request) => {
      const { user_id } = callerOf(request);
      await payLaterApplications.apply(user_id, request.body);
      return payLater.getAccount(user_id, request.language);
    },
  });

  api.post('/pay-later/instalments/:id/payments', {
    schema: {
      ...base,
      summary: 'Pays an instalment, or a part of it, now',
      params: IdParams,
      body: InstalmentPaymentBody,
      response: { 200: ref(InstalmentPayment), 404: ref(Problem), 409: ref(Problem) },
    },
    // Each payment keeps its key for good: the answers kept for a day are not asked.
    config: { own_idempotency: true },
    onRequest,
    handler: async (request) => {
      const { user_id } = callerOf(request);
      const { amount = null, method, token = null } = request.body;
      const key = String(request.headers['idempotency-key'] ?? request.id);
      const attempt = { amount, method, token, key, language: request.language };
      const payment = await instalmentPayments.pay(request.params.id, user_id, attempt);
      return { account: await payLater.getAccount(user_id, request.language), payment };
    },
  });
}
