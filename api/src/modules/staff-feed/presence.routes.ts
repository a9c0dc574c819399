import { Type } from 'typebox';
import type { Static } from 'typebox';
import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { Presence, presenceParams } from './presence.schemas';
import type { PresenceService } from './presence.service';

const tags = ['admin'];

const RECORDS = [
  { kind: 'order', of: 'orders', name: 'id', right: 'orders.read' },
  { kind: 'product', of: 'products', name: 'product_id', right: 'products.read' },
  { kind: 'inquiry', of: 'inquiries', name: 'id', right: 'support.read' },
] as const;

/** Who else looks at an order, a product, or an inquiry. */
export function presenceRoutes(api: App, { policy, presence }: RouteTools & { presence: PresenceService }): void {
  for (const { kind, of, name, right } of RECORDS) {
    const onRequest = policy.requireRight(right);
    const url = `/admin/${of}/:${name}/presence`;
    const params = presenceParams(name);
    const idIn = (given: Static<typeof params>): string => given[name] ?? '';

    api.put(url, {
      schema: {
        tags,
        summary: `One looks at this ${kind}, for 60 s from now; answers who else does`,
        params,
        response: { 200: ref(Presence), '4xx': ref(Problem) },
      },
      onRequest,
      handler: (request) => presence.look(callerOf(request).user_id, { kind, id: idIn(request.params) }),
    });

    api.delete(url, {
      schema: {
        tags,
        summary: `One looks at this ${kind} no more`,
        params,
        response: { 204: Type.Null(), '4xx': ref(Problem) },
      },
      onRequest,
      handler: async (request, reply) => {
        await presence.leave(callerOf(request).user_id, { kind, id: idIn(request.params) });
        return reply.code(204).send(null);
      },
    });
  }
}
