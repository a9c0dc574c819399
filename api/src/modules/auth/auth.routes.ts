import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config';
import { callerOf } from '../../http';
import type { App, RouteTools } from '../../http';
import { bearerToken } from '../../plugins/policy';
import { authRateLimit } from '../../plugins/rate-limit';
import { Message } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import { Jwks, LoginBody, LogoutBody, PasswordBody, RefreshBody, RegisterBody, SignedIn, Tokens } from './auth.schemas';
import type { AuthService } from './auth.service';

const tags = ['auth'];

export interface AuthRoutesDeps extends RouteTools {
  auth: AuthService;
  config: Config;
}

export function authRoutes(api: App, { auth, policy, config }: AuthRoutesDeps): void {
  const limited = { config: authRateLimit(config) };

  api.post('/auth/register', {
    ...limited,
    schema: { tags, summary: 'Makes an account', body: RegisterBody, response: { 201: ref(Message) } },
    handler: async (request, reply) => reply.code(201).send(await auth.register(request.body)),
  });

  api.post('/auth/login', {
    ...limited,
    schema: { tags, summary: 'Opens a session', body: LoginBody, response: { 200: ref(SignedIn) } },
    handler: ({ body, headers }) => auth.login(body.email, body.password, headers['user-agent'] ?? ''),
  });

  api.post('/auth/refresh-token', {
    schema: { tags, summary: 'Exchanges a refresh token', body: RefreshBody, response: { 200: ref(Tokens) } },
    handler: ({ body }) => auth.refresh(body.refreshToken),
  });

  api.post('/auth/logout', {
    schema: { tags, summary: 'Ends the session', body: LogoutBody, response: { 200: ref(Message) } },
    handler: (request) => auth.logout(bearerToken(request), request.body?.refreshToken),
  });

  api.post('/users/me/password', {
    ...limited,
    schema: {
      tags: ['users'],
      summary: 'Changes the password',
      security: [{ session: [] }],
      body: PasswordBody,
      response: { 200: ref(Message) },
    },
    onRequest: policy.requireUser,
    handler: (request) => auth.changePassword(callerOf(request), request.body.current_password, request.body.password),
  });

  api.get('/.well-known/jwks.json', {
    schema: { tags, summary: 'Public keys of access tokens (RFC 7517)', response: { 200: Jwks } },
    handler: async (_request: FastifyRequest, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({ ...(await auth.jwks()) }),
  });
}
