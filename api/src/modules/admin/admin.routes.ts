import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import { AdminProductList, AdminProductParameters, AdminSummary } from './admin.schemas';
import type { AdminService } from './admin.service';

const DEFAULT_PAGE_SIZE = 25;

/** The back office's first reads.  */
export function adminRoutes(api: App, { policy, admin }: RouteTools & { admin: AdminService }): void {
  api.get('/admin/summary', {
    schema: {
      tags: ['admin'],
      summary: 'Count what the shop holds',
      response: { 200: ref(AdminSummary), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('dashboard.read'),
    handler: async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return admin.getSummary();
    },
  });

  api.get('/admin/products', {
    schema: {
      tags: ['admin'],
      summary: 'List all products, drafts included',
      querystring: AdminProductParameters,
      response: { 200: ref(AdminProductList), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('products.read'),
    handler: async ({ query }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const { search = '', sort = 'newest', page = 1, page_size = DEFAULT_PAGE_SIZE } = query;
      return admin.listProducts({ search: search.trim(), sort, page, page_size });
    },
  });
}
