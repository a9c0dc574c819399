import type { FastifyRequest } from 'fastify';
import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { requireIdempotencyKey } from '../../../framework/routes/idempotency-key';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import type { GiftCardList } from './gift-card-list.service';
import {
  AdminGiftCardList,
  AdminGiftCardQuery,
  AdminGiftCardRecord,
  GiftCardAdjustBody,
  GiftCardParams,
  GiftCardReasonBody,
  GiftCardVersionBody,
  NewGiftCardBody,
} from './gift-cards.schemas';
import type { CardWrite, GiftCardsService } from './gift-cards.service';

export interface GiftCardsRoutesDeps extends RouteTools {
  giftCardList: GiftCardList;
  giftCards: GiftCardsService;
}

const base = { tags: ['admin'] };
const failures = { '4xx': ref(Problem) };
const one = { ...base, params: GiftCardParams, response: { 200: ref(AdminGiftCardRecord), ...failures } };
/** Money moves: what is sent twice must not move it twice. */
const config = { idempotency_key: 'required' } as const;

type Asked = FastifyRequest & { params: { id: string }; body: { version: number } };

const writeOf = (request: Asked): CardWrite => ({
  id: request.params.id,
  actor: actorOf(request),
  version: request.body.version,
});

const keyOf = (request: FastifyRequest): string => requireIdempotencyKey(request, 'idempotency.key_required');

/** Gift cards, by staff. */
export function giftCardsRoutes(api: App, { policy, giftCardList, giftCards }: GiftCardsRoutesDeps): void {
  const read = policy.requireRight('gift_cards.read');
  const write = policy.requireRight('gift_cards.write');

  api.get('/admin/gift-cards', {
    schema: {
      ...base,
      summary: 'Gift cards by state and words, the latest first',
      querystring: AdminGiftCardQuery,
      response: { 200: ref(AdminGiftCardList), ...failures },
    },
    onRequest: read,
    handler: (request) => giftCardList.list(request.query),
  });

  api.post('/admin/gift-cards', {
    schema: {
      ...base,
      summary: 'Issues a gift card and mails its code',
      body: NewGiftCardBody,
      response: { 201: ref(AdminGiftCardRecord), ...failures },
    },
    config,
    onRequest: write,
    handler: async (request, reply) =>
      reply.code(201).send(await giftCards.issue(actorOf(request), request.body, keyOf(request))),
  });

  api.get('/admin/gift-cards/:id', {
    schema: { ...one, summary: 'A gift card with what was put on it and taken' },
    onRequest: read,
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return giftCards.get(request.params.id);
    },
  });

  api.post('/admin/gift-cards/:id/adjust', {
    schema: { ...one, summary: 'Puts something on a card, or takes something off it', body: GiftCardAdjustBody },
    config,
    onRequest: write,
    handler: (request) => giftCards.adjust(writeOf(request), request.body, keyOf(request)),
  });

  api.post('/admin/gift-cards/:id/disable', {
    schema: { ...one, summary: 'Nobody pays with it until it is enabled', body: GiftCardReasonBody },
    onRequest: write,
    handler: (request) => giftCards.disable(writeOf(request), request.body.reason),
  });

  api.post('/admin/gift-cards/:id/enable', {
    schema: { ...one, summary: 'It can be paid with again', body: GiftCardVersionBody },
    onRequest: write,
    handler: (request) => giftCards.enable(writeOf(request)),
  });

  api.post('/admin/gift-cards/:id/send', {
    schema: { ...one, summary: 'Mails a new code; the one of before is good no more', body: GiftCardVersionBody },
    onRequest: write,
    handler: (request) => giftCards.sendAgain(writeOf(request)),
  });
}
