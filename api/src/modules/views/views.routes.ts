import { Type } from 'typebox';
import { actorOf, callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { SavedView, SavedViewBody, SavedViewList, SavedViewParams, SavedViewsQuery } from './views.schemas';
import type { ViewsService } from './views.service';

const tags = ['admin'];

/** Saved views of the back office's lists. */
export function viewsRoutes(api: App, { views, policy }: RouteTools & { views: ViewsService }): void {
  const onRequest = policy.requireStaff;

  api.get('/admin/views', {
    schema: {
      tags,
      summary: 'One’s own views of a list and those that are shared, by name',
      querystring: SavedViewsQuery,
      response: { 200: ref(SavedViewList) },
    },
    onRequest,
    handler: (request) => views.list(request.query.list, callerOf(request).user_id),
  });

  api.post('/admin/views', {
    schema: {
      tags,
      summary: 'Keeps the filters of a list under a name',
      body: SavedViewBody,
      response: { 201: ref(SavedView), 409: ref(Problem) },
    },
    onRequest,
    handler: async (request, reply) => reply.code(201).send(await views.create(actorOf(request), request.body)),
  });

  api.delete('/admin/views/:id', {
    schema: {
      tags,
      summary: 'Forgets a view of one’s own',
      params: SavedViewParams,
      response: { 204: Type.Null(), 404: ref(Problem) },
    },
    onRequest,
    handler: async (request, reply) => {
      await views.remove(actorOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  });
}
