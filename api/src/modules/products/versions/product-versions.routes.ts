import { Type } from 'typebox';
import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import {
  ProductVersion,
  ProductVersionList,
  ProductVersionParams,
  RestoreBody,
} from '../record/product-version.schemas';
import { ProductRecord } from '../record/product.schemas';
import type { ProductVersionsService } from './product-versions.service';

const tags = ['admin'];
const failures = { '4xx': ref(Problem) };
const one = { tags, params: ProductVersionParams };

/** What a product was, by staff. */
export function productVersionsRoutes(
  api: App,
  { policy, productVersions }: RouteTools & { productVersions: ProductVersionsService },
): void {
  const read = policy.requireRight('products.read');

  api.get('/admin/products/:product_id/versions', {
    schema: {
      tags,
      summary: 'What a product was before its last changes, the latest first',
      params: Type.Object({ product_id: Type.String({ maxLength: 100 }) }),
      response: { 200: ref(ProductVersionList), ...failures },
    },
    onRequest: read,
    handler: (request) => productVersions.list(request.params.product_id),
  });

  api.get('/admin/products/:product_id/versions/:kept_version', {
    schema: { ...one, summary: 'A product as it was', response: { 200: ref(ProductVersion), ...failures } },
    onRequest: read,
    handler: ({ params }) => productVersions.get(params.product_id, params.kept_version),
  });

  api.post('/admin/products/:product_id/versions/:kept_version/restore', {
    schema: {
      ...one,
      summary: 'Brings back what a product was, as a new version',
      body: RestoreBody,
      response: { 200: ref(ProductRecord), ...failures },
    },
    onRequest: policy.requireRight('products.write'),
    handler: (request) => {
      const { product_id, kept_version } = request.params;
      const { version, parts } = request.body;
      return productVersions.restore({ product_id, actor: actorOf(request), version }, kept_version, parts);
    },
  });
}
