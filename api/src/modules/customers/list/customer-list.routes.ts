import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { AdminCustomerList, AdminCustomerQuery } from './customer-list.schemas';
import type { CustomerListService } from './customer-list.service';

/** The list of customers, by staff. */
export function customerListRoutes(
  api: App,
  { policy, customerList }: RouteTools & { customerList: CustomerListService },
): void {
  api.get('/admin/customers', {
    schema: {
      tags: ['admin'],
      summary: 'Customers by filters and words, newest first',
      querystring: AdminCustomerQuery,
      response: { 200: ref(AdminCustomerList), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('customers.read'),
    handler: (request) => customerList.list(request.query),
  });
}
