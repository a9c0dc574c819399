import type { App, RouteTools } from '../../framework/routes/http';
import { FORM_BYTES, readPicture } from '../../framework/files/sent/read-picture';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { HomePicture } from './home.schemas';
import type { HomeService } from './home.service';

/** What cameras send. */
const MOST_BYTES = 10 * 1024 * 1024;

/** Needs a scope that takes multipart bodies. */
export function homePicturesRoutes(api: App, { home, policy }: RouteTools & { home: HomeService }): void {
  api.post('/admin/home/pictures', {
    schema: {
      tags: ['admin'],
      summary: 'Keeps a picture for a section of the home page',
      description: 'multipart/form-data: one file of at most 10 MB.',
      consumes: ['multipart/form-data'],
      response: { 201: ref(HomePicture), '4xx': ref(Problem) },
    },
    bodyLimit: MOST_BYTES + FORM_BYTES,
    onRequest: policy.requireRight('content.write'),
    handler: async (request, reply) => {
      return reply.code(201).send(await home.storePicture(await readPicture(request, MOST_BYTES)));
    },
  });
}
