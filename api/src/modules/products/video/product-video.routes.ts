import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { FORM_BYTES, readVideo } from '../../../framework/files/sent/read-picture';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import { MOST_VIDEO_BYTES } from '../../media/stored-videos.service';
import { ProductParams } from '../record/product-requests.schemas';
import { ProductRecord } from '../record/product.schemas';
import type { ProductVideoService } from './product-video.service';

/** Needs a scope that takes multipart bodies. */
export function productVideoRoutes(
  api: App,
  { productVideo, policy }: RouteTools & { productVideo: ProductVideoService },
): void {
  api.post('/admin/products/:product_id/video', {
    schema: {
      tags: ['admin'],
      summary: 'Shows a short video among the pictures of a product, in the place of the one that it may have',
      description: 'multipart/form-data: one MP4 (H.264) or WebM of at most 8 MiB, 30 seconds and 1,920 pixels a side.',
      consumes: ['multipart/form-data'],
      params: ProductParams,
      response: { 201: ref(ProductRecord), '4xx': ref(Problem) },
    },
    bodyLimit: MOST_VIDEO_BYTES + FORM_BYTES,
    onRequest: policy.requireRight('products.write'),
    handler: async (request, reply) => {
      const { content } = await readVideo(request, MOST_VIDEO_BYTES);
      const write = { product_id: request.params.product_id, actor: actorOf(request) };
      return reply.code(201).send(await productVideo.add(write, content));
    },
  });
}
