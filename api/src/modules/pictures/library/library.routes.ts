import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import type { LibraryWrites } from './library-writes.service';
import {
  AdminPicture,
  AdminPictureList,
  AdminPictureQuery,
  PictureDeletions,
  PictureDeletionsBody,
  PictureEditBody,
  PictureParams,
} from './library.schemas';
import type { PictureLibrary } from './library.service';

export interface LibraryRoutesDeps extends RouteTools {
  pictureLibrary: PictureLibrary;
  libraryWrites: LibraryWrites;
}

/** The library of the shop's pictures, by staff. */
export function libraryRoutes(api: App, { policy, pictureLibrary, libraryWrites }: LibraryRoutesDeps): void {
  const base = { tags: ['admin'] };
  const one = { ...base, params: PictureParams, response: { 200: ref(AdminPicture), '4xx': ref(Problem) } };
  const read = policy.requireRight('products.read');
  const write = policy.requireRight('products.write');

  api.get('/admin/pictures', {
    schema: {
      ...base,
      summary: 'The shop’s pictures by words and by what shows them, the latest first',
      querystring: AdminPictureQuery,
      response: { 200: ref(AdminPictureList), '4xx': ref(Problem) },
    },
    onRequest: read,
    handler: (request) => pictureLibrary.list(request.query),
  });

  api.get('/admin/pictures/:picture_id', {
    schema: { ...one, summary: 'A picture with everything that shows it' },
    onRequest: read,
    handler: (request) => pictureLibrary.get(request.params.picture_id),
  });

  api.patch('/admin/pictures/:picture_id', {
    schema: {
      ...one,
      summary: 'Says what a picture is called, and what it shows wherever nothing else is said of it',
      body: PictureEditBody,
    },
    onRequest: write,
    handler: (request) => libraryWrites.edit(actorOf(request), request.params.picture_id, request.body),
  });

  api.post('/admin/pictures/deletions', {
    schema: {
      ...base,
      summary: 'Deletes pictures that nothing shows; the others stay',
      body: PictureDeletionsBody,
      response: { 200: ref(PictureDeletions), '4xx': ref(Problem) },
    },
    onRequest: write,
    handler: (request) => libraryWrites.remove(actorOf(request), request.body.ids, request.language),
  });
}
