import { Type } from 'typebox';
import { actorOf, callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { RolesService } from './roles.service';
import type { StaffService } from './staff.service';
import {
  Me,
  MemberBody,
  MemberParams,
  RoleBody,
  RoleEditBody,
  RoleParams,
  SecondFactorBody,
  StaffList,
  StaffMember,
  StaffRole,
  StaffRoleList,
} from './staff.schemas';

const base = { tags: ['admin'] };
const ofMember = { ...base, params: MemberParams };
const ofRole = { ...base, params: RoleParams };
const answers = { '4xx': ref(Problem) };
const member = { 200: ref(StaffMember), ...answers };
const role = { 200: ref(StaffRole), ...answers };
const gone = { 204: Type.Null(), ...answers };

export interface StaffRoutesDeps extends RouteTools {
  staff: StaffService;
  roles: RolesService;
}

export function staffRoutes(api: App, { staff, roles, policy }: StaffRoutesDeps): void {
  const read = policy.requireRight('staff.read');
  const write = policy.requireRight('staff.write');

  api.get('/admin/me', {
    schema: { ...base, summary: 'Who I am here, and what I may do', response: { 200: ref(Me), ...answers } },
    onRequest: policy.requireStaff,
    handler: (request) => staff.getMe(callerOf(request).user_id),
  });

  api.get('/admin/staff', {
    schema: { ...base, summary: 'Who works in the shop', response: { 200: ref(StaffList), ...answers } },
    onRequest: read,
    handler: () => staff.list(),
  });

  api.patch('/admin/staff/:user_id', {
    schema: { ...ofMember, summary: 'Gives somebody another role', body: MemberBody, response: member },
    onRequest: write,
    handler: (request) => staff.setRole(actorOf(request), request.params.user_id, request.body),
  });

  api.delete('/admin/staff/:user_id', {
    schema: { ...ofMember, summary: 'Makes somebody a shopper again', response: gone },
    onRequest: write,
    handler: async (request, reply) => {
      await staff.remove(actorOf(request), request.params.user_id);
      return reply.code(204).send(null);
    },
  });

  api.get('/admin/roles', {
    schema: { ...base, summary: 'Roles and their rights', response: { 200: ref(StaffRoleList), ...answers } },
    onRequest: read,
    handler: () => roles.list(),
  });

  api.post('/admin/roles', {
    schema: {
      ...base,
      summary: 'Makes a role of the shop’s own',
      body: RoleBody,
      response: { 201: ref(StaffRole), ...answers },
    },
    onRequest: write,
    handler: async (request, reply) => reply.code(201).send(await roles.create(actorOf(request), request.body)),
  });

  api.put('/admin/roles/:role_id', {
    schema: { ...ofRole, summary: 'Changes a role of the shop’s own', body: RoleEditBody, response: role },
    onRequest: write,
    handler: (request) => roles.update(actorOf(request), request.params.role_id, request.body),
  });

  api.put('/admin/roles/:role_id/second-factor', {
    schema: {
      ...ofRole,
      summary: 'Says whether everybody with a role needs a second factor',
      body: SecondFactorBody,
      response: role,
    },
    onRequest: write,
    handler: (request) => roles.requireSecondFactor(actorOf(request), request.params.role_id, request.body),
  });

  api.delete('/admin/roles/:role_id', {
    schema: { ...ofRole, summary: 'Removes a role that nobody has', response: gone },
    onRequest: write,
    handler: async (request, reply) => {
      await roles.remove(actorOf(request), request.params.role_id);
      return reply.code(204).send(null);
    },
  });
}
