import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { ref } from '../../schemas/basics/ref';
import { Profile, ProfileChanges } from './users.schemas';
import type { UsersService } from './users.service';

const tags = ['users'];

export interface UsersRoutesDeps extends RouteTools {
  users: UsersService;
}

export function usersRoutes(api: App, { users, policy }: UsersRoutesDeps): void {
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
}
