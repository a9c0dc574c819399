import { Type } from 'typebox';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { StaffMember } from '../staff/staff.schemas';
import { InvitationBody, InvitedParams } from './invitations.schemas';
import type { InvitationsService } from './invitations.service';

export function invitationsRoutes(
  api: App,
  { invitations, policy }: RouteTools & { invitations: InvitationsService },
): void {
  const onRequest = policy.requireRight('staff.write');

  api.post('/admin/staff', {
    schema: {
      tags: ['admin'],
      summary: 'Invites somebody to work in the shop',
      body: InvitationBody,
      response: { 201: ref(StaffMember), '4xx': ref(Problem) },
    },
    onRequest,
    handler: async (request, reply) =>
      reply.code(201).send(await invitations.invite(actorOf(request), request.body, request.language)),
  });

  api.post('/admin/staff/:user_id/invitation', {
    schema: {
      tags: ['admin'],
      summary: 'Writes to somebody of the staff once more',
      params: InvitedParams,
      response: { 204: Type.Null(), '4xx': ref(Problem) },
    },
    onRequest,
    handler: async (request, reply) => {
      await invitations.remind(actorOf(request), request.params.user_id);
      return reply.code(204).send(null);
    },
  });
}
