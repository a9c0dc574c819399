import { Type } from 'typebox';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { NewStaffToken, StaffTokenList, TokenBody, TokenParams } from './staff-tokens.schemas';
import type { StaffTokensService } from './staff-tokens.service';

const base = { tags: ['admin'] };
const answers = { '4xx': ref(Problem) };

export interface StaffTokensRoutesDeps extends RouteTools {
  staffTokens: StaffTokensService;
}

/** Tokens for machines, made and ended by staff. */
export function staffTokensRoutes(api: App, { staffTokens, policy }: StaffTokensRoutesDeps): void {
  const write = policy.requireRight('staff.write');

  api.get('/admin/tokens', {
    schema: { ...base, summary: 'Tokens for machines', response: { 200: ref(StaffTokenList), ...answers } },
    onRequest: policy.requireRight('staff.read'),
    handler: () => staffTokens.list(),
  });

  api.post('/admin/tokens', {
    schema: {
      ...base,
      summary: 'Makes a token for a machine, which is answered this once',
      body: TokenBody,
      response: { 201: ref(NewStaffToken), ...answers },
    },
    onRequest: write,
    // an answer with a secret is kept nowhere
    config: { own_idempotency: true },
    handler: async (request, reply) => reply.code(201).send(await staffTokens.create(actorOf(request), request.body)),
  });

  api.delete('/admin/tokens/:token_id', {
    schema: {
      ...base,
      summary: 'Ends a token for a machine',
      params: TokenParams,
      response: { 204: Type.Null(), ...answers },
    },
    onRequest: write,
    handler: async (request, reply) => {
      await staffTokens.revoke(actorOf(request), request.params.token_id);
      return reply.code(204).send(null);
    },
  });
}
