import { Type } from 'typebox';
import { callerOf } from '../../framework/routes/http';
import type { App, AuthLimit, RouteTools } from '../../framework/routes/http';
import { DeleteBody, PersonalExport } from './personal-data.schemas';
import type { PersonalDataService } from './personal-data.service';

const tags = ['users'];

export interface PersonalDataRoutesDeps extends RouteTools {
  personalData: PersonalDataService;
  authLimit: AuthLimit;
}

export function personalDataRoutes(api: App, { personalData, policy, authLimit }: PersonalDataRoutesDeps): void {
  api.get('/users/me/export', {
    schema: {
      tags,
      summary: 'Everything that the shop holds about the caller, as a file',
      response: { 200: PersonalExport },
    },
    onRequest: [policy.requireUser, authLimit('export')],
    handler: async (request, reply) => {
      const everything = await personalData.export(callerOf(request).user_id, request.language);
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
      const { password, store_credit } = request.body;
      await personalData.delete(callerOf(request).user_id, password, { store_credit });
      return reply.code(204).send(null);
    },
  });
}
