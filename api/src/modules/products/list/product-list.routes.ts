import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { AdminProductList, AdminProductQuery } from './product-list.schemas';
import type { ProductListService } from './product-list.service';

/** The list of products, by staff. */
export function productListRoutes(
  api: App,
  { policy, productList }: RouteTools & { productList: ProductListService },
): void {
  api.get('/admin/products', {
    schema: {
      tags: ['admin'],
      summary: 'Products by filters and words, drafts included, newest first',
      querystring: AdminProductQuery,
      response: { 200: ref(AdminProductList), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('products.read'),
    handler: (request) => productList.list(request.query),
  });
}
