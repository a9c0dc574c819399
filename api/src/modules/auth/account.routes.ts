import { Type } from 'typebox';
import { callerOf } from '../../framework/routes/http';
import type { App, AuthLimit, RouteTools } from '../../framework/routes/http';
import { tell } from '../../messages/message';
import { Message } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { EmailBody, PasswordBody } from './auth.schemas';
import type { EmailsService } from './emails.service';
import type { PasswordsService } from './passwords/passwords.service';
import { SessionList, SessionParams } from './sessions/sessions.schemas';
import type { SessionsService } from './sessions/sessions.service';

const shown = { tags: ['users'] };

export interface AccountRoutesDeps extends RouteTools {
  sessions: SessionsService;
  passwords: PasswordsService;
  emails: EmailsService;
  authLimit: AuthLimit;
}

/** What somebody who is signed in may do about being signed in. */
export function accountRoutes(api: App, deps: AccountRoutesDeps): void {
  const { sessions, passwords, emails, policy, authLimit } = deps;
  const onRequest = policy.requireUser;

  api.post('/users/me/password', {
    schema: { ...shown, summary: 'Changes the password', body: PasswordBody, response: { 200: ref(Message) } },
    onRequest: [onRequest, authLimit('password')],
    handler: async (request) => {
      const { current_password, password } = request.body;
      return tell(await passwords.change(callerOf(request), current_password, password), request.language);
    },
  });

  api.post('/users/me/email', {
    schema: {
      ...shown,
      summary: 'Asks for another address, which is taken when the link that goes there is opened',
      body: EmailBody,
      response: { 202: ref(Message) },
    },
    onRequest: [onRequest, authLimit('password')],
    handler: async (request, reply) =>
      reply.code(202).send(tell(await emails.requestChange(callerOf(request), request.body), request.language)),
  });

  api.post('/users/me/verification', {
    schema: { ...shown, summary: 'Sends the mail that confirms the address again', response: { 202: ref(Message) } },
    onRequest: [onRequest, authLimit('link')],
    handler: async (request, reply) =>
      reply.code(202).send(tell(await emails.resendVerification(callerOf(request)), request.language)),
  });

  api.get('/users/me/sessions', {
    schema: { ...shown, summary: 'Where the caller is signed in', response: { 200: ref(SessionList) } },
    onRequest,
    handler: (request) => {
      const { user_id, session_id } = callerOf(request);
      return sessions.list(user_id, request.language, session_id);
    },
  });

  api.delete('/users/me/sessions', {
    schema: { ...shown, summary: 'Ends every other session', response: { 204: Type.Null() } },
    onRequest,
    handler: async (request, reply) => {
      await sessions.endOthers(callerOf(request));
      return reply.code(204).send(null);
    },
  });

  api.delete('/users/me/sessions/:id', {
    schema: { ...shown, summary: 'Ends one session', params: SessionParams, response: { 204: Type.Null() } },
    onRequest,
    handler: async (request, reply) => {
      await sessions.end(callerOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  });
}
