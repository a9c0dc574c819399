import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import type { ProductPicturesService } from './pictures/product-pictures.service';
import type { AdminProductsService } from './products.service';
import {
  NewProductBody,
  ProductEditBody,
  ProductParams,
  ProductPicturesBody,
  ProductShownQuery,
  ProductVariantsBody,
  ProductVersionQuery,
  SomeVariantsBody,
} from './record/product-requests.schemas';
import type { ProductWrite } from './record/product-writes.service';
import { ProductChecks, ProductRecord } from './record/product.schemas';
import type { ProductVariantsService } from './variants/product-variants.service';

const base = { tags: ['admin'] };
const failures = { '4xx': ref(Problem) };
const one = { ...base, params: ProductParams, response: { 200: ref(ProductRecord), ...failures } };
const made = { 201: ref(ProductRecord), ...failures };
/** Some 2,000 variants with all that can be said of them. */
const VARIANTS_BYTES = 2 * 1024 * 1024;
const VARIANTS_MEMBERS = 50_000;
/** A description of 100,000 letters, none of which is Latin. */
const EDIT_BYTES = 512 * 1024;

export interface ProductsRoutesDeps extends RouteTools {
  adminProducts: AdminProductsService;
  productVariants: ProductVariantsService;
  productPictures: ProductPicturesService;
}

interface Asked {
  params: { product_id: string };
  body: { version: number };
  query: { variants?: number };
}

const writeOf = (request: FastifyRequest, product_id: string, version?: number): ProductWrite => ({
  product_id,
  actor: actorOf(request),
  version,
});

/** The same of what answers as much of the product as is asked for. */
const shownWriteOf = (request: FastifyRequest & Asked): ProductWrite => ({
  ...writeOf(request, request.params.product_id, request.body.version),
  shown: request.query.variants,
});

/** Products, by staff. */
export function productsRoutes(
  api: App,
  { adminProducts, productVariants, productPictures, policy }: ProductsRoutesDeps,
): void {
  const read = policy.requireRight('products.read');
  const write = policy.requireRight('products.write');

  api.get('/admin/products/:product_id', {
    schema: { ...one, querystring: ProductShownQuery, summary: 'One product, to be edited' },
    onRequest: read,
    handler: (request) => adminProducts.get(request.params.product_id, request.query.variants),
  });

  api.get('/admin/products/:product_id/sale-checks', {
    schema: {
      ...one,
      summary: 'Each condition between a product and its being bought, met or not',
      response: { 200: ref(ProductChecks), ...failures },
    },
    onRequest: read,
    handler: (request) => adminProducts.check(request.params.product_id),
  });

  api.post('/admin/products/:product_id/renewals', {
    schema: {
      ...base,
      params: one.params,
      summary: 'Has whatever shows the product made anew: pages, listings and search',
      response: { 204: Type.Null(), ...failures },
    },
    onRequest: write,
    handler: async (request, reply) => {
      await adminProducts.renew(actorOf(request), request.params.product_id);
      return reply.code(204).send(null);
    },
  });

  api.post('/admin/products', {
    schema: { ...base, summary: 'Makes a draft', body: NewProductBody, response: made },
    onRequest: write,
    handler: async (request, reply) =>
      reply.code(201).send(await adminProducts.create(actorOf(request), request.body.name)),
  });

  api.patch('/admin/products/:product_id', {
    schema: {
      ...one,
      summary: 'Changes what a product says, its status and its schedule',
      querystring: ProductShownQuery,
      body: ProductEditBody,
    },
    bodyLimit: EDIT_BYTES,
    onRequest: write,
    handler: (request) => {
      const { version: _, ...edit } = request.body;
      return adminProducts.update(shownWriteOf(request), edit);
    },
  });

  api.put('/admin/products/:product_id/variants', {
    schema: { ...one, summary: 'Puts options and variants in the place of those there are', body: ProductVariantsBody },
    bodyLimit: VARIANTS_BYTES,
    config: { json_members: VARIANTS_MEMBERS },
    onRequest: write,
    handler: (request) => {
      const { version, ...asked } = request.body;
      return productVariants.replace(writeOf(request, request.params.product_id, version), asked);
    },
  });

  api.patch('/admin/products/:product_id/variants', {
    schema: {
      ...one,
      summary: 'Changes some variants, which are answered; the others stay',
      body: SomeVariantsBody,
    },
    bodyLimit: VARIANTS_BYTES,
    config: { json_members: VARIANTS_MEMBERS },
    onRequest: write,
    handler: (request) => {
      const { version, ...asked } = request.body;
      return productVariants.change(writeOf(request, request.params.product_id, version), asked);
    },
  });

  api.put('/admin/products/:product_id/pictures', {
    schema: {
      ...one,
      summary: 'Orders, describes and takes off pictures and the video',
      querystring: ProductShownQuery,
      body: ProductPicturesBody,
    },
    onRequest: write,
    handler: (request) => {
      const { pictures, video } = request.body;
      return productPictures.replace(shownWriteOf(request), pictures, video);
    },
  });

  api.post('/admin/products/:product_id/duplicate', {
    schema: { ...one, summary: 'Makes a draft like a product, without its stock', response: made },
    onRequest: write,
    handler: async (request, reply) =>
      reply.code(201).send(await adminProducts.duplicate(writeOf(request, request.params.product_id))),
  });

  api.delete('/admin/products/:product_id', {
    schema: {
      ...one,
      summary: 'Removes a product for good that was never ordered',
      querystring: ProductVersionQuery,
      response: { 204: Type.Null(), ...failures },
    },
    onRequest: write,
    handler: async (request, reply) => {
      await adminProducts.remove(writeOf(request, request.params.product_id, request.query.version));
      return reply.code(204).send(null);
    },
  });
}
