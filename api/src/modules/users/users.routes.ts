import { callerOf } from '../../http';
import type { App, RouteTools } from '../../http';
import { ref } from '../../schemas/ref';
import { Profile, ProfileChanges } from './users.schemas';
import type { UsersService } from './users.service';

const tags = ['users'];
const security = [{ session: [] }];

export function usersRoutes(api: App, { users, policy }: RouteTools & { users: UsersService }): void {
  api.get('/users/me', {
    schema: { tags, security, summary: 'The profile with its cart', response: { 200: ref(Profile) } },
    onRequest: policy.requireUser,
    handler: (request) => users.getProfile(callerOf(request).user_id),
  });

  api.patch('/users/me', {
    schema: { tags, security, summary: 'Changes names', body: ProfileChanges, response: { 200: ref(Profile) } },
    onRequest: policy.requireUser,
    handler: (request) => {
      const { version, ...changes } = request.body;
      return users.update(callerOf(request).user_id, version, changes);
    },
  });
}
