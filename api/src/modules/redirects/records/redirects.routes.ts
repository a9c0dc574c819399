import { Type } from 'typebox';
import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { allowAnyone } from '../../../plugins/policy';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import {
  AdminRedirect,
  AdminRedirectList,
  AdminRedirectsQuery,
  NewRedirect,
  RedirectEdit,
  RedirectParams,
  Redirects,
  RedirectsQuery,
  RedirectTarget,
  RedirectTargetQuery,
  RedirectVersion,
} from './redirects.schemas';
import type { RedirectsService } from './redirects.service';

const base = { tags: ['admin'] };
const one = { ...base, params: RedirectParams };

/** Where addresses lead that the shop does not have: for web servers, and for staff. */
export function redirectsRoutes(
  api: App,
  { policy, publicRead, redirects }: RouteTools & { redirects: RedirectsService },
): void {
  const onRequest = policy.requireRight('content.write');

  api.get('/redirects', {
    schema: {
      tags: ['composition'],
      summary: 'Where addresses lead that are no pages, 2,000 at a time, by path',
      querystring: RedirectsQuery,
      response: { 200: ref(Redirects) },
    },
    onRequest: allowAnyone,
    handler: (request, reply) =>
      publicRead(request, reply, { s_maxage: 1, load: () => redirects.listAll(request.query.after) }),
  });

  api.get('/redirects/target', {
    schema: {
      tags: ['composition'],
      summary: 'Where an address leads that is no page',
      querystring: RedirectTargetQuery,
      response: { 200: ref(RedirectTarget) },
    },
    onRequest: allowAnyone,
    handler: (request, reply) =>
      publicRead(request, reply, { s_maxage: 1, load: () => redirects.findTarget(request.query.path) }),
  });

  api.get('/admin/redirects', {
    schema: {
      ...base,
      summary: 'Redirects, by a part of either address',
      querystring: AdminRedirectsQuery,
      response: { 200: ref(AdminRedirectList), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('content.read'),
    handler: (request) => redirects.list(request.query),
  });

  api.post('/admin/redirects', {
    schema: {
      ...base,
      summary: 'Makes a redirect',
      body: NewRedirect,
      response: { 201: ref(AdminRedirect), '4xx': ref(Problem) },
    },
    onRequest,
    handler: async (request, reply) => reply.code(201).send(await redirects.create(actorOf(request), request.body)),
  });

  api.patch('/admin/redirects/:redirect_id', {
    schema: {
      ...one,
      summary: 'Changes a redirect',
      body: RedirectEdit,
      response: { 200: ref(AdminRedirect), '4xx': ref(Problem) },
    },
    onRequest,
    handler: (request) => redirects.update(request.params.redirect_id, actorOf(request), request.body),
  });

  api.delete('/admin/redirects/:redirect_id', {
    schema: {
      ...one,
      summary: 'Deletes a redirect',
      querystring: RedirectVersion,
      response: { 204: Type.Null(), '4xx': ref(Problem) },
    },
    onRequest,
    handler: async (request, reply) => {
      await redirects.remove(request.params.redirect_id, actorOf(request), request.query.version);
      return reply.code(204).send(null);
    },
  });
}
