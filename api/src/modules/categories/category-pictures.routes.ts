import { actorOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { FORM_BYTES, readPicture } from '../../framework/files/sent/read-picture';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { AdminCategoryList, CategoryParams, ChosenPictureBody } from './categories.schemas';
import type { CategoryPicturesService } from './category-pictures.service';

/** What cameras send. */
const MOST_BYTES = 10 * 1024 * 1024;

export interface CategoryPicturesRoutesDeps extends RouteTools {
  categoryPictures: CategoryPicturesService;
}

/** Needs a scope that takes multipart bodies. */
export function categoryPicturesRoutes(api: App, { categoryPictures, policy }: CategoryPicturesRoutesDeps): void {
  const one = {
    tags: ['admin'],
    params: CategoryParams,
    response: { 200: ref(AdminCategoryList), '4xx': ref(Problem) },
  };
  const onRequest = policy.requireRight('products.write');

  api.put('/admin/categories/:category_id/picture', {
    schema: {
      ...one,
      summary: 'Puts a picture in the place of that of a category',
      description: 'multipart/form-data: one file of at most 10 MB.',
      consumes: ['multipart/form-data'],
    },
    bodyLimit: MOST_BYTES + FORM_BYTES,
    onRequest,
    handler: async (request) => {
      const picture = await readPicture(request, MOST_BYTES);
      return categoryPictures.set(actorOf(request), request.params.category_id, picture);
    },
  });

  api.put('/admin/categories/:category_id/picture/choice', {
    schema: {
      ...one,
      summary: 'Puts a picture of the library in the place of that of a category',
      body: ChosenPictureBody,
    },
    onRequest,
    handler: (request) =>
      categoryPictures.choose(actorOf(request), request.params.category_id, request.body.picture_id),
  });

  api.delete('/admin/categories/:category_id/picture', {
    schema: { ...one, summary: 'Takes the picture off a category' },
    onRequest,
    handler: (request) => categoryPictures.remove(actorOf(request), request.params.category_id),
  });
}
