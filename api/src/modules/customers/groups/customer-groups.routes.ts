import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { CustomerGroupList, GroupBody, GroupChanges, GroupParams, GroupVersionQuery } from './customer-groups.schemas';
import type { CustomerGroupsService } from './customer-groups.service';

const tags = ['admin'];
const response = { 200: ref(CustomerGroupList), '4xx': ref(Problem) };

/** Groups of customers, by staff. */
export function customerGroupsRoutes(
  api: App,
  { customerGroups, policy }: RouteTools & { customerGroups: CustomerGroupsService },
): void {
  const write = policy.requireRight('customers.write');

  api.get('/admin/customer-groups', {
    schema: { tags, summary: 'Every group of customers, by their names', response },
    onRequest: policy.requireRight('customers.read'),
    handler: () => customerGroups.list(),
  });

  api.post('/admin/customer-groups', {
    schema: { tags, summary: 'Makes a group', body: GroupBody, response },
    onRequest: write,
    handler: (request) => customerGroups.create(actorOf(request), request.body.name),
  });

  api.patch('/admin/customer-groups/:group_id', {
    schema: { tags, summary: 'Gives a group another name', params: GroupParams, body: GroupChanges, response },
    onRequest: write,
    handler: (request) => {
      const { group_id } = request.params;
      const { name, version } = request.body;
      return customerGroups.rename({ actor: actorOf(request), group_id, version }, name);
    },
  });

  api.delete('/admin/customer-groups/:group_id', {
    schema: {
      tags,
      summary: 'Removes a group; who was in it stays',
      params: GroupParams,
      querystring: GroupVersionQuery,
      response,
    },
    onRequest: write,
    handler: (request) => {
      const { group_id } = request.params;
      return customerGroups.remove({ actor: actorOf(request), group_id, version: request.query.version });
    },
  });
}
