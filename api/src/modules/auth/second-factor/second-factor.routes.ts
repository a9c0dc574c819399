import type { FastifyRequest } from 'fastify';
import { actorOf, callerOf } from '../../../framework/routes/http';
import type { App, AuthLimit, RouteTools } from '../../../framework/routes/http';
import { tell } from '../../../messages/message';
import { Message } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { BeginBody, ConfirmBody, ProofBody } from './second-factor.schemas';
import { RecoveryCodes, SecondFactor, SecondFactorSecret } from './second-factor.schemas';
import type { SecondFactorService } from './second-factor.service';

const ownerOf = (request: FastifyRequest) => ({ ...callerOf(request), ...actorOf(request) });

const shown = { tags: ['users'] };
/** Answers with secrets are kept nowhere. */
const config = { own_idempotency: true };

export interface SecondFactorRoutesDeps extends RouteTools {
  secondFactor: SecondFactorService;
  authLimit: AuthLimit;
}

/** Two-factor sign-in of whoever is signed in. */
export function secondFactorRoutes(api: App, { secondFactor, policy, authLimit }: SecondFactorRoutesDeps): void {
  const onRequest = [policy.requireUser, authLimit('password')];

  api.get('/users/me/second-factor', {
    schema: {
      ...shown,
      summary: 'Whether signing in asks for a code after the password',
      response: { 200: ref(SecondFactor) },
    },
    onRequest: policy.requireUser,
    handler: (request) => secondFactor.get(callerOf(request).user_id),
  });

  api.post('/users/me/second-factor', {
    schema: {
      ...shown,
      summary: 'Makes a secret for an authenticator app, which its first code then turns on',
      body: BeginBody,
      response: { 200: ref(SecondFactorSecret) },
    },
    onRequest,
    config,
    handler: (request) => secondFactor.begin(callerOf(request), request.body.password),
  });

  api.post('/users/me/second-factor/confirm', {
    schema: {
      ...shown,
      summary: 'Turns two-factor sign-in on by the first code, and answers the recovery codes',
      body: ConfirmBody,
      response: { 200: ref(RecoveryCodes) },
    },
    onRequest,
    config,
    handler: async (request) => tell(await secondFactor.confirm(ownerOf(request), request.body.code), request.language),
  });

  api.post('/users/me/second-factor/turn-off', {
    schema: { ...shown, summary: 'Turns two-factor sign-in off', body: ProofBody, response: { 200: ref(Message) } },
    onRequest,
    handler: async (request) => tell(await secondFactor.turnOff(ownerOf(request), request.body), request.language),
  });

  api.post('/users/me/second-factor/recovery-codes', {
    schema: {
      ...shown,
      summary: 'Ten new recovery codes in place of the old ones',
      body: ProofBody,
      response: { 200: ref(RecoveryCodes) },
    },
    onRequest,
    config,
    handler: async (request) =>
      tell(await secondFactor.renewRecoveryCodes(callerOf(request), request.body), request.language),
  });
}
