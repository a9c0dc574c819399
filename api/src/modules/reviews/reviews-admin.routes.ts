import { actorOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import type { ModerationService } from './moderation.service';
import { AdminReview, AdminReviewList, AdminReviewsQuery, RefusalBody, ReviewParams } from './reviews.schemas';

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
      summary: 'Reviews, those that wait the longest first',
      querystring: AdminReviewsQuery,
      response: { 200: ref(AdminReviewList) },
    },
    onRequest,
    handler: ({ query: { state = 'waiting', page = 1, page_size = 20 } }) =>
      moderation.list({ state, page, page_size }),
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
