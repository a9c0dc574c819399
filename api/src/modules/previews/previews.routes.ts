import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { PREVIEW_COOKIE } from '@tessera/server/http';
import { actorOf } from '../../framework/routes/http';
import type { App } from '../../framework/routes/http';
import type { Tools } from '../../framework/module';
import { allowAnyone } from '../../plugins/policy';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import {
  BoundariesBody,
  BoundariesNow,
  BoundariesSeen,
  PassParams,
  PreviewLink,
  PreviewNow,
  PreviewParams,
  RemoteParams,
  VersionBody,
} from './previews.schemas';
import type { PreviewsService } from './previews.service';

/** Links by which what is not published is seen in the shop, and the one cookie that lets it be. */
export function previewsRoutes(api: App, { previews, policy, config }: Tools & { previews: PreviewsService }): void {
  const isSecure = config.public_url.startsWith('https:');
  const setPass = (reply: FastifyReply, pass: string, seconds: number): FastifyReply =>
    reply.header(
      'set-cookie',
      `${PREVIEW_COOKIE}=${pass}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
    );

  api.post('/admin/products/:product_id/preview-links', {
    schema: {
      tags: ['admin'],
      summary: 'A link that shows a product in the shop before it is published, for an hour',
      params: PreviewParams,
      response: { 201: ref(PreviewLink), '4xx': ref(Problem) },
    },
    // Each call gives another link; an answer that is kept would be a link that is kept.
    config: { own_idempotency: true },
    onRequest: policy.requireRight('products.read'),
    handler: async (request, reply) =>
      reply.code(201).send(await previews.linkToProduct(actorOf(request), request.params.product_id)),
  });

  api.post('/admin/remotes/:name/preview-links', {
    schema: {
      tags: ['admin'],
      summary: 'A link that shows the shop with this version of the remote, for an hour',
      params: RemoteParams,
      body: VersionBody,
      response: { 201: ref(PreviewLink), 404: ref(Problem) },
    },
    // Each call gives another link; an answer that is kept would be a link that is kept.
    config: { own_idempotency: true },
    onRequest: policy.requireRemoteRight('remotes.write'),
    handler: async (request, reply) => {
      const { params, body } = request;
      return reply.code(201).send(await previews.linkToRemote(actorOf(request), params.name, body.version));
    },
  });

  api.post('/admin/store/preview-links', {
    schema: {
      tags: ['admin'],
      summary: 'A link that shows the whole shop while it is closed, for an hour',
      response: { 201: ref(PreviewLink), '4xx': ref(Problem) },
    },
    // Each call gives another link; an answer that is kept would be a link that is kept.
    config: { own_idempotency: true },
    onRequest: policy.requireRight('settings.read'),
    handler: async (request, reply) => reply.code(201).send(await previews.linkToShop(actorOf(request))),
  });

  api.get('/previews/:pass', {
    schema: {
      tags: ['catalogue'],
      summary: 'Opens a preview: leads to the page, with the cookie that lets it be seen',
      params: PassParams,
      response: { 303: Type.Null() },
    },
    onRequest: allowAnyone,
    exposeHeadRoute: false,
    handler: async ({ params }, reply) => {
      const { path, pass, seconds } = await previews.open(params.pass);
      if (pass !== undefined) setPass(reply, pass, seconds);
      return reply
        .header('cache-control', 'private, no-store')
        .header('referrer-policy', 'no-referrer')
        .header('x-robots-tag', 'noindex')
        .header('location', path)
        .code(303)
        .send(null);
    },
  });

  api.get('/preview', {
    schema: { tags: ['catalogue'], summary: 'What this browser sees as a preview', response: { 200: ref(PreviewNow) } },
    onRequest: allowAnyone,
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return previews.show(request.headers.cookie);
    },
  });

  api.put('/admin/boundaries', {
    schema: {
      tags: ['admin'],
      summary:
        'Shows in this browser, for an hour, where each remote’s part of a page ends, and makes remotes go wrong in it',
      body: BoundariesBody,
      response: { 200: ref(BoundariesSeen), '4xx': ref(Problem) },
    },
    // an answer that is kept would be a pass that is kept
    config: { own_idempotency: true },
    onRequest: policy.requireRight('remotes.read'),
    handler: async (request, reply) => {
      const { pass, seconds, seen } = await previews.seeBoundaries(actorOf(request), request.body.switches);
      setPass(reply, pass, seconds);
      return seen;
    },
  });

  api.get('/boundaries', {
    schema: {
      tags: ['composition'],
      summary: 'Whether this browser shows boundaries, and which remotes go wrong in it',
      response: { 200: ref(BoundariesNow) },
    },
    onRequest: allowAnyone,
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return previews.boundaries(request.headers.cookie);
    },
  });

  api.delete('/preview', {
    schema: { tags: ['catalogue'], summary: 'Ends the preview in this browser', response: { 204: Type.Null() } },
    config: { own_idempotency: true },
    onRequest: allowAnyone,
    handler: async (_request, reply) => setPass(reply, '', 0).code(204).send(null),
  });
}
