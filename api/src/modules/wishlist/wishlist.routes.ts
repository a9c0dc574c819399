import type { FastifyRequest } from 'fastify';
import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { ShareParams, SharedWishlist, WishBody, WishJoinBody, Wishlist, WishParams } from './wishlist.schemas';
import type { WishlistService } from './wishlist.service';

const base = { tags: ['wishlist'] };
const response = { 200: ref(Wishlist), '4xx': ref(Problem) };

export interface WishlistRoutesDeps extends RouteTools {
  wishlist: WishlistService;
}

const ownerOf = (request: FastifyRequest) => ({ user_id: callerOf(request).user_id, language: request.language });

export function wishlistRoutes(api: App, { wishlist, policy }: WishlistRoutesDeps): void {
  const onRequest = policy.requireUser;

  api.get('/wishlist', {
    schema: { ...base, summary: 'The wishlist, latest first', response },
    onRequest,
    handler: (request) => wishlist.get(callerOf(request).user_id, request.language),
  });

  api.put('/wishlist/:product_id', {
    schema: { ...base, summary: 'Adds a product, or sets its notices', params: WishParams, body: WishBody, response },
    onRequest,
    handler: (request) => wishlist.add(ownerOf(request), request.params.product_id, request.body?.notify),
  });

  api.delete('/wishlist/:product_id', {
    schema: { ...base, summary: 'Removes a product', params: WishParams, response },
    onRequest,
    handler: (request) => wishlist.remove(ownerOf(request), request.params.product_id),
  });

  api.post('/wishlist/join', {
    schema: { ...base, summary: 'Adds what a visitor kept in the browser', body: WishJoinBody, response },
    onRequest,
    handler: (request) => wishlist.join(ownerOf(request), request.body.product_ids),
  });

  api.post('/wishlist/share', {
    schema: { ...base, summary: 'Makes an address that shows the list; the same one until it is revoked', response },
    onRequest,
    handler: (request) => wishlist.share(ownerOf(request)),
  });

  api.delete('/wishlist/share', {
    schema: { ...base, summary: 'Revokes the address', response },
    onRequest,
    handler: (request) => wishlist.unshare(ownerOf(request)),
  });

  api.get('/wishlist/shared/:token', {
    schema: {
      ...base,
      summary: 'A list that its owner shares',
      params: ShareParams,
      response: { 200: ref(SharedWishlist), 404: ref(Problem) },
    },
    onRequest: allowAnyone,
    handler: async ({ params, language }, reply) => {
      // Revoked is revoked at once: nobody on the way keeps it.
      reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
      return wishlist.getShared(params.token, language);
    },
  });
}
