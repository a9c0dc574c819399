import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { Return, ReturnBody, ReturnParams } from './records/returns.schemas';
import type { ReturnsService } from './returns.service';

export interface ReturnsRoutesDeps extends RouteTools {
  returns: ReturnsService;
}

export function returnsRoutes(api: App, { returns, policy }: ReturnsRoutesDeps): void {
  api.post('/orders/:id/returns', {
    schema: {
      tags: ['orders'],
      summary: 'Asks to return some of what an order brought',
      params: ReturnParams,
      body: ReturnBody,
      response: { 201: ref(Return), 404: ref(Problem), 409: ref(Problem), 422: ref(Problem) },
    },
    onRequest: policy.requireUser,
    handler: async (request, reply) =>
      reply.code(201).send(await returns.request(callerOf(request).user_id, request.params.id, request.body)),
  });
}
