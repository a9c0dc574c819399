import { Type } from 'typebox';
import { actorOf, callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { AppError } from '../../errors/errors';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { DraftPlacingService } from './draft-placing.service';
import type { DraftSearchService } from './draft-search.service';
import {
  DraftCustomerList,
  DraftSearchQuery,
  DraftVariantList,
  DraftVariantsQuery,
  ExchangeDraftBody,
  NewOrderDraftBody,
  OrderDraft,
  OrderDraftBody,
  OrderDraftList,
  OrderDraftParams,
  OrderDraftsQuery,
  PlaceDraftBody,
  PlacedDraft,
  ReturnParams,
} from './records/order-drafts.schemas';
import type { ExchangeDraftsService } from './exchange-drafts.service';
import type { OrderDraftsService } from './order-drafts.service';

interface OrderDraftsRoutesDeps extends RouteTools {
  orderDrafts: OrderDraftsService;
  draftPlacing: DraftPlacingService;
  draftSearch: DraftSearchService;
  exchangeDrafts: ExchangeDraftsService;
}

const tags = ['admin'];
const one = { tags, params: OrderDraftParams };
const refused = { 404: ref(Problem), 409: ref(Problem), 422: ref(Problem) };
const begun = { 201: ref(OrderDraft), ...refused };

/** Orders that staff write. */
export function orderDraftsRoutes(api: App, deps: OrderDraftsRoutesDeps): void {
  const { orderDrafts, draftPlacing, draftSearch, exchangeDrafts, policy } = deps;
  const onRequest = policy.requireRight('orders.write');

  api.get('/admin/order-drafts', {
    schema: {
      tags,
      summary: 'Orders that staff are writing, last changed first',
      querystring: OrderDraftsQuery,
      response: { 200: ref(OrderDraftList) },
    },
    onRequest,
    handler: (request) => orderDrafts.list(request.query.after),
  });

  api.post('/admin/order-drafts', {
    schema: { tags, summary: 'Begins an order for somebody', body: NewOrderDraftBody, response: begun },
    onRequest,
    handler: async (request, reply) =>
      reply.code(201).send(await orderDrafts.create(actorOf(request), request.body, request.language)),
  });

  api.get('/admin/order-drafts/variants', {
    schema: {
      tags,
      summary: 'Variants by names and SKU, with price and stock as they are now',
      querystring: DraftVariantsQuery,
      response: { 200: ref(DraftVariantList) },
    },
    onRequest,
    handler: (request) => draftSearch.variants(request.query, request.language),
  });

  api.get('/admin/order-drafts/customers', {
    schema: {
      tags,
      summary: 'Accounts by the beginning of their address or name',
      querystring: DraftSearchQuery,
      response: { 200: ref(DraftCustomerList) },
    },
    onRequest,
    handler: (request) => draftSearch.customers(request.query.search),
  });

  api.get('/admin/order-drafts/:id', {
    schema: {
      ...one,
      summary: 'A draft, with what it costs now',
      response: { 200: ref(OrderDraft), 404: ref(Problem) },
    },
    onRequest,
    handler: (request) => orderDrafts.get(request.params.id, request.language),
  });

  api.patch('/admin/order-drafts/:id', {
    schema: {
      ...one,
      summary: 'Keeps what is given of a draft',
      body: OrderDraftBody,
      response: { 200: ref(OrderDraft), ...refused },
    },
    onRequest,
    handler: (request) => orderDrafts.update(actorOf(request), request.params.id, request.body, request.language),
  });

  api.delete('/admin/order-drafts/:id', {
    schema: { ...one, summary: 'Deletes a draft', response: { 204: Type.Null(), ...refused } },
    onRequest,
    handler: async (request, reply) => {
      await orderDrafts.remove(actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  });

  api.post('/admin/order-drafts/:id/place', {
    schema: {
      ...one,
      summary: 'Makes an order of a draft, once; needs an Idempotency-Key',
      body: PlaceDraftBody,
      response: { 201: ref(PlacedDraft), ...refused },
    },
    config: { idempotency_key: 'required' },
    onRequest,
    handler: async (request, reply) => {
      const { language, params, body, headers } = request;
      const key = String(headers['idempotency-key']);
      const may_refund = await policy.mayCaller(callerOf(request), 'orders.refund');
      const asked = { language, key, may_refund };
      return reply.code(201).send(await draftPlacing.place(actorOf(request), params.id, body, asked));
    },
  });

  api.post('/admin/returns/:id/exchange-draft', {
    schema: {
      tags,
      summary: 'Begins the order that exchanges a return, or goes on with the one that was begun',
      params: ReturnParams,
      body: ExchangeDraftBody,
      response: begun,
    },
    onRequest,
    handler: async (request, reply) => {
      const right = 'returns.write';
      if (!(await policy.mayCaller(callerOf(request), right))) throw new AppError('staff.right_missing', { right });
      const { params, body, language } = request;
      return reply.code(201).send(await exchangeDrafts.begin(actorOf(request), params.id, body, language));
    },
  });
}
