import { Type } from 'typebox';
import { callerOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import { Presence, PresenceParams } from './presence.schemas';
import type { PresenceService } from './presence.service';

const tags = ['admin'];

/** Who else looks at an order. */
export function presenceRoutes(api: App, { policy, presence }: RouteTools & { presence: PresenceService }): void {
  const onRequest = policy.requireRight('orders.read');

  api.put('/admin/orders/:id/presence', {
    schema: {
      tags,
      summary: 'One looks at this order, for 60 s from now; answers who else does',
      params: PresenceParams,
      response: { 200: ref(Presence), '4xx': ref(Problem) },
    },
    onRequest,
    handler: (request) => presence.look(callerOf(request).user_id, request.params.id),
  });

  api.delete('/admin/orders/:id/presence', {
    schema: {
      tags,
      summary: 'One looks at this order no more',
      params: PresenceParams,
      response: { 204: Type.Null(), '4xx': ref(Problem) },
    },
    onRequest,
    handler: async (request, reply) => {
      await presence.leave(callerOf(request).user_id, request.params.id);
      return reply.code(204).send(null);
    },
  });
}
