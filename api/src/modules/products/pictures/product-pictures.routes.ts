import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { FORM_BYTES, readPicture } from '../../../framework/files/sent/read-picture';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { ChosenPicturesBody, ProductParams } from '../record/product-requests.schemas';
import { ProductRecord } from '../record/product.schemas';
import type { ProductPicturesService } from './product-pictures.service';

/** What cameras send. */
const MOST_BYTES = 10 * 1024 * 1024;

export interface ProductPicturesRoutesDeps extends RouteTools {
  productPictures: ProductPicturesService;
}

/** Needs a scope that takes multipart bodies. */
export function productPicturesRoutes(api: App, { productPictures, policy }: ProductPicturesRoutesDeps): void {
  api.post('/admin/products/:product_id/pictures', {
    schema: {
      tags: ['admin'],
      summary: 'Puts one picture behind those of a product',
      description: 'multipart/form-data: one file of at most 10 MB.',
      consumes: ['multipart/form-data'],
      params: ProductParams,
      response: { 201: ref(ProductRecord), '4xx': ref(Problem) },
    },
    bodyLimit: MOST_BYTES + FORM_BYTES,
    onRequest: policy.requireRight('products.write'),
    handler: async (request, reply) => {
      const picture = await readPicture(request, MOST_BYTES);
      const write = { product_id: request.params.product_id, actor: actorOf(request) };
      return reply.code(201).send(await productPictures.add(write, picture));
    },
  });

  api.post('/admin/products/:product_id/pictures/choice', {
    schema: {
      tags: ['admin'],
      summary: 'Puts pictures of the library behind those of a product; those that it has stay where they are',
      params: ProductParams,
      body: ChosenPicturesBody,
      response: { 200: ref(ProductRecord), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('products.write'),
    handler: (request) =>
      productPictures.choose(
        { product_id: request.params.product_id, actor: actorOf(request) },
        request.body.picture_ids,
      ),
  });
}
