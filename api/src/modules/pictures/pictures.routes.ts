import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { Image, Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { PictureParams } from './library/library.schemas';
import { FocusBody } from './pictures.schemas';
import type { ShopPicturesService } from './pictures.service';

/** What staff say of pictures, wherever these are shown. */
export function picturesRoutes(
  api: App,
  { shopPictures, policy }: RouteTools & { shopPictures: ShopPicturesService },
): void {
  api.put('/admin/pictures/:picture_id/focus', {
    schema: {
      tags: ['admin'],
      summary: 'Says what matters of a picture: what is cut out of it keeps that in sight, wherever it is shown',
      params: PictureParams,
      body: FocusBody,
      response: { 200: ref(Image), '4xx': ref(Problem) },
    },
    onRequest: policy.requireRight('products.write'),
    handler: (request) => shopPictures.setFocus(actorOf(request), request.params.picture_id, request.body),
  });
}
