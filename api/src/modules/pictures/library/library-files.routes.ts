import { actorOf } from '../../../framework/routes/http';
import type { App, RouteTools } from '../../../framework/routes/http';
import { FORM_BYTES, readPicture } from '../../../framework/files/sent/read-picture';
import { Problem } from '../../../schemas/basics/common';
import { ref } from '../../../schemas/basics/ref';
import type { LibraryWrites } from './library-writes.service';
import { AdminPicture, PictureParams } from './library.schemas';
import type { ReplacePicture } from './replace-picture.service';

/** What cameras send. */
const MOST_BYTES = 10 * 1024 * 1024;

export interface LibraryFilesRoutesDeps extends RouteTools {
  libraryWrites: LibraryWrites;
  replacePicture: ReplacePicture;
}

/** Needs a scope that takes multipart bodies. */
export function libraryFilesRoutes(api: App, { policy, libraryWrites, replacePicture }: LibraryFilesRoutesDeps): void {
  const base = {
    tags: ['admin'],
    description: 'multipart/form-data: one file of at most 10 MB.',
    consumes: ['multipart/form-data'],
  };
  const bounds = { bodyLimit: MOST_BYTES + FORM_BYTES, onRequest: policy.requireRight('products.write') };

  api.post('/admin/pictures', {
    ...bounds,
    schema: {
      ...base,
      summary: 'Puts a picture into the library; nothing shows it yet',
      response: { 201: ref(AdminPicture), '4xx': ref(Problem) },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await libraryWrites.add(actorOf(request), await readPicture(request, MOST_BYTES))),
  });

  api.post('/admin/store/pictures', {
    ...bounds,
    onRequest: policy.requireRight('settings.write'),
    schema: {
      ...base,
      summary: 'Puts a picture into the library for the store’s settings; nothing shows it until it is saved there',
      response: { 201: ref(AdminPicture), '4xx': ref(Problem) },
    },
    handler: async (request, reply) =>
      reply.code(201).send(await libraryWrites.add(actorOf(request), await readPicture(request, MOST_BYTES))),
  });

  api.put('/admin/pictures/:picture_id/file', {
    ...bounds,
    schema: {
      ...base,
      summary: 'Puts another file in the place of a picture, wherever that is shown',
      params: PictureParams,
      response: { 200: ref(AdminPicture), '4xx': ref(Problem) },
    },
    handler: async (request) => {
      const picture = await readPicture(request, MOST_BYTES);
      return replacePicture.replace(actorOf(request), request.params.picture_id, picture);
    },
  });
}
