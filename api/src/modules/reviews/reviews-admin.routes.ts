import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { ModerationService } from './moderation.service';
import {
  AdminReview,
  AdminReviewList,
  AdminReviewsQuery,
  AnswerBody,
  DecisionsBody,
  RefusalBody,
  ReviewDecisions,
  ReviewParams,
} from './reviews.schemas';

const base = { tags: ['admin'] };
const answers = { 200: ref(AdminReview), '4xx': ref(Problem) };

export interface ReviewsAdminRoutesDeps extends RouteTools {
  moderation: ModerationService;
}

/** The queue of reviews that wait to be looked at. */
export function reviewsAdminRoutes(api: App, { moderation, policy }: ReviewsAdminRoutesDeps): void {
  const onRequest = policy.requireRight('reviews.write');

  api.get('/admin/reviews', {
    schema: {
      ...base,
      summary: 'Reviews, those that wait the longest first, then the latest',
      querystring: AdminReviewsQuery,
      response: { 200: ref(AdminReviewList) },
    },
    onRequest,
    handler: ({ query: { page = 1, page_size = 20, ...filter } }) => moderation.list({ ...filter, page, page_size }),
  });

  api.post('/admin/reviews/decisions', {
    schema: {
      ...base,
      summary: 'Shows many reviews in the shop, or keeps them out of it',
      body: DecisionsBody,
      response: { 200: ref(ReviewDecisions), '4xx': ref(Problem) },
    },
    onRequest,
    handler: (request) => moderation.decide(request.body, actorOf(request)),
  });

  api.put('/admin/reviews/:id/answer', {
    schema: {
      ...base,
      summary: "Writes, changes or takes away the shop's answer to a review",
      params: ReviewParams,
      body: AnswerBody,
      response: answers,
    },
    onRequest,
    handler: (request) => moderation.answer(request.params.id, actorOf(request), request.body),
  });

  api.post('/admin/reviews/:id/publish', {
    schema: { ...base, summary: 'Shows a review in the shop', params: ReviewParams, response: answers },
    onRequest,
    handler: (request) => moderation.publish(request.params.id, actorOf(request)),
  });

  api.post('/admin/reviews/:id/refuse', {
    schema: {
      ...base,
      summary: 'Keeps a review out of the shop, or takes it out',
      params: ReviewParams,
      body: RefusalBody,
      response: answers,
    },
    onRequest,
    handler: (request) => moderation.refuse(request.params.id, actorOf(request), request.body.reason),
  });
}
