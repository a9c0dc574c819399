import { Type } from 'typebox';
import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { tell } from '../../messages/message';
import { Message, Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  HelpfulCount,
  MyReview,
  Praise,
  ReviewBody,
  ReviewedProduct,
  ReviewList,
  ReviewParams,
  ReviewsQuery,
} from './reviews.schemas';
import type { ReviewsService } from './reviews.service';

const tags = ['reviews'];
const NothingAsked = Type.Object({}, { additionalProperties: false });

export interface ReviewsRoutesDeps extends RouteTools {
  reviews: ReviewsService;
}

/** What shoppers read and write of reviews; staff's calls are in reviews-admin.routes.ts. */
export function reviewsRoutes(api: App, { reviews, policy, previewRead, publicRead }: ReviewsRoutesDeps): void {
  const onRequest = policy.requireUser;

  api.get('/reviews/praise', {
    schema: {
      tags,
      summary: 'What customers liked lately, for the home page',
      querystring: NothingAsked,
      response: { 200: ref(Praise) },
    },
    onRequest: allowAnyone,
    handler: (request, reply) =>
      publicRead(request, reply, { load: () => reviews.praise(request.language), by_language: true }),
  });

  api.get('/products/:product_id/reviews', {
    schema: {
      tags,
      summary: 'The reviews of a product with their summary',
      description: 'With a token it tells which reviews the caller found helpful, and which one they wrote.',
      params: ReviewedProduct,
      querystring: ReviewsQuery,
      response: { 200: ref(ReviewList), '4xx': ref(Problem) },
    },
    onRequest: policy.acceptUser,
    handler: async (request, reply) => {
      const { params, query, caller } = request;
      const load = (preview_of?: string) => reviews.list(params.product_id, query, preview_of);
      if (!caller) return previewRead(request, reply, load);
      return reviews.withVotes((await load()).value, caller.user_id);
    },
  });

  api.post('/products/:product_id/reviews', {
    schema: {
      tags,
      summary: 'Writes a review, which a person of the shop looks at before it is shown',
      params: ReviewedProduct,
      body: ReviewBody,
      response: { 201: ref(Message), '4xx': ref(Problem) },
    },
    onRequest,
    handler: async (request, reply) => {
      const { params, body, language } = request;
      const told = await reviews.write(callerOf(request).user_id, params.product_id, body);
      return reply.code(201).send(tell(told, language));
    },
  });

  api.get('/products/:product_id/my-review', {
    schema: {
      tags,
      summary: "The caller's review of a product, or whether they may write one",
      params: ReviewedProduct,
      response: { 200: ref(MyReview), '4xx': ref(Problem) },
    },
    onRequest,
    handler: (request) => reviews.mine(callerOf(request).user_id, request.params.product_id),
  });

  api.put('/products/:product_id/my-review', {
    schema: {
      tags,
      summary: "Puts another review in the place of the caller's, to be looked at again",
      params: ReviewedProduct,
      body: ReviewBody,
      response: { 200: ref(Message), '4xx': ref(Problem) },
    },
    onRequest,
    handler: async (request) => {
      const { params, body, language } = request;
      return tell(await reviews.rewrite(callerOf(request).user_id, params.product_id, body), language);
    },
  });

  api.delete('/products/:product_id/my-review', {
    schema: {
      tags,
      summary: "Removes the caller's review",
      params: ReviewedProduct,
      response: { 204: Type.Null(), '4xx': ref(Problem) },
    },
    onRequest,
    handler: async (request, reply) => {
      await reviews.remove(callerOf(request).user_id, request.params.product_id);
      return reply.code(204).send(null);
    },
  });

  for (const method of ['PUT', 'DELETE'] as const) {
    api.route({
      method,
      url: '/reviews/:id/helpful',
      schema: {
        tags,
        summary: method === 'PUT' ? 'Finds a review helpful' : 'Takes that back',
        params: ReviewParams,
        response: { 200: HelpfulCount, '4xx': ref(Problem) },
      },
      onRequest,
      handler: (request) => reviews.vote(callerOf(request).user_id, request.params.id, method === 'PUT'),
    });
  }
}
