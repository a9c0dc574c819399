import { Type } from 'typebox';
import { callerOf } from '../../http';
import type { App, RouteTools } from '../../http';
import type { createAuthLimit } from '../../plugins/auth-limit';
import { ref } from '../../schemas/ref';
import type { PersonalDataService } from './personal-data.service';
import { DeleteBody, PersonalExport, Profile, ProfileChanges } from './users.schemas';
import type { UsersService } from './users.service';

const tags = ['users'];

export interface UsersRoutesDeps extends RouteTools {
  users: UsersService;
  personalData: PersonalDataService;
  authLimit: ReturnType<typeof createAuthLimit>;
}

export function usersRoutes(api: App, { users, personalData, policy, authLimit }: UsersRoutesDeps): void {
  api.get('/users/me', {
    schema: { tags, summary: 'The profile with its cart', response: { 200: ref(Profile) } },
    onRequest: policy.requireUser,
    handler: (request) => users.getProfile(callerOf(request).user_id, request.language),
  });

  api.patch('/users/me', {
    schema: {
      tags,
      summary: 'Changes names and the newsletter choice',
      body: ProfileChanges,
      response: { 200: ref(Profile) },
    },
    onRequest: policy.requireUser,
    handler: (request) => users.update(callerOf(request).user_id, request.body),
  });

  api.get('/users/me/export', {
    schema: {
      tags,
      summary: 'Everything that the shop holds about the caller, as a file',
      response: { 200: PersonalExport },
    },
    onRequest: [policy.requireUser, authLimit('export')],
    handler: async (request, reply) => {
      const everything = await personalData.export(callerOf(request).user_id);
      const day = everything.exported_at.slice(0, 10);
      return reply
        .header('content-disposition', `attachment; filename="my-data-${day}.json"`)
        .type('application/json; charset=utf-8')
        .send(everything);
    },
  });

  api.delete('/users/me', {
    schema: {
      tags,
      summary: 'Deletes the account; asks for the password',
      body: DeleteBody,
      response: { 204: Type.Null() },
    },
    onRequest: [policy.requireUser, authLimit('password')],
    handler: async (request, reply) => {
      await personalData.delete(callerOf(request).user_id, request.body.password);
      return reply.code(204).send(null);
    },
  });
}
