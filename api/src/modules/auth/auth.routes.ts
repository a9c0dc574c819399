import type { FastifyRequest } from 'fastify';
import type { App, AuthLimit } from '../../framework/routes/http';
import type { Language } from '../../core/languages';
import { tell } from '../../messages/message';
import { allowAnyone, bearerToken } from '../../plugins/policy';
import { Message } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { Jwks, LoginBody, LogoutBody, RefreshBody, RegisterBody } from './auth.schemas';
import { ForgotBody, ResetBody, VerifyBody } from './auth.schemas';
import { LoginCodeBody } from './second-factor/second-factor.schemas';
import { SignedIn, Tokens } from './sessions/sessions.schemas';
import type { AuthService } from './auth.service';
import type { EmailsService } from './emails.service';
import type { PasswordsService } from './passwords/passwords.service';
import type { Origin, SessionsService } from './sessions/sessions.service';

const tags = ['auth'];

export interface AuthRoutesDeps {
  auth: AuthService;
  sessions: SessionsService;
  passwords: PasswordsService;
  emails: EmailsService;
  authLimit: AuthLimit;
}

/** Signing up, in and out, and the links in mails: what needs no session. */
export function authRoutes(api: App, { auth, sessions, passwords, emails, authLimit }: AuthRoutesDeps): void {
  api.addHook('onClose', async () => passwords.stop());

  api.post('/auth/register', {
    schema: { tags, summary: 'Makes an account', body: RegisterBody, response: { 201: ref(Message) } },
    onRequest: [allowAnyone, authLimit('register')],
    handler: async ({ body, language, ip }, reply) =>
      reply.code(201).send(tell(await auth.register(body, language, ip), language)),
  });

  api.post('/auth/login', {
    schema: { tags, summary: 'Opens a session', body: LoginBody, response: { 200: ref(SignedIn) } },
    onRequest: [allowAnyone, authLimit('login')],
    handler: async (request) => {
      const { body, language } = request;
      return tell(await auth.login(body.email, body.password, originOf(request)), language);
    },
  });

  api.post('/auth/login/second-factor', {
    schema: {
      tags,
      summary: 'Opens the session that a challenge of auth/login stands for',
      body: LoginCodeBody,
      response: { 200: ref(SignedIn) },
    },
    onRequest: [allowAnyone, authLimit('login')],
    handler: async (request) => {
      const { body, language } = request;
      return tell(await auth.loginWithCode(body.challenge, body.code, originOf(request)), language);
    },
  });

  api.post('/auth/refresh-token', {
    schema: { tags, summary: 'Exchanges a refresh token', body: RefreshBody, response: { 200: ref(Tokens) } },
    onRequest: allowAnyone,
    handler: ({ body, ip }) => sessions.refresh(body.refreshToken, ip),
  });

  api.post('/auth/logout', {
    schema: { tags, summary: 'Ends the session', body: LogoutBody, response: { 200: ref(Message) } },
    onRequest: allowAnyone,
    handler: async (request) =>
      tell(await auth.logout(bearerToken(request), request.body?.refreshToken), request.language),
  });

  api.post('/auth/forgot-password', {
    schema: {
      tags,
      summary: 'Sends a link to set a new password; the answer is the same for every address',
      body: ForgotBody,
      response: { 202: ref(Message) },
    },
    onRequest: [allowAnyone, authLimit('forgot')],
    handler: async ({ body, language }, reply) =>
      reply.code(202).send(tell(await passwords.forgot(body.email), language)),
  });

  api.post('/auth/reset-password', {
    schema: { tags, summary: 'Sets a new password by such a link', body: ResetBody, response: { 200: ref(Message) } },
    onRequest: [allowAnyone, authLimit('link')],
    handler: async ({ body, ip, language }) => tell(await passwords.reset(body.token, body.password, ip), language),
  });

  api.post('/auth/verify-email', {
    schema: { tags, summary: 'Confirms an address by a link', body: VerifyBody, response: { 200: ref(Message) } },
    onRequest: [allowAnyone, authLimit('link')],
    handler: async ({ body, language }) => tell(await emails.verify(body.token), language),
  });

  api.get('/.well-known/jwks.json', {
    schema: { tags, summary: 'Public keys of access tokens (RFC 7517)', response: { 200: Jwks } },
    onRequest: allowAnyone,
    handler: async (_request: FastifyRequest, reply) =>
      reply.header('cache-control', 'public, max-age=300').send({ ...(await sessions.jwks()) }),
  });
}

function originOf({ ip, headers, language }: FastifyRequest): Origin & { language: Language } {
  return { address: ip, user_agent: headers['user-agent'] ?? '', language };
}
