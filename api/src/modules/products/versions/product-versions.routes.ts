import { Type } from 'typebox';
import { actorOf } from '../../../framework/http';
import type { App, RouteTools } from '../../../framework/http';
import { Problem } from '../../../schemas/common';
import { ref } from '../../../schemas/ref';
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
    handler: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return productVersions.list(request.params.product_id);
    },
  });

  api.get('/admin/products/:product_id/versions/:kept_version', {
    schema: {
      tags,
      summary: 'A product as it was',
      params: ProductVersionParams,
      response: { 200: ref(ProductVersion), ...failures },
    },
    onRequest: read,
    handler: async ({ params }, reply) => {
      reply.header('cache-control', 'private, no-store');
      return productVersions.get(params.product_id, params.kept_version);
    },
  });

  api.post('/admin/products/:product_id/versions/:kept_version/restore', {
    schema: {
      tags,
      summary: 'Brings back what a product was, as a new version',
      params: ProductVersionParams,
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
