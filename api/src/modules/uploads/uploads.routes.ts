import { Value } from 'typebox/value';
import { callerOf } from '../../framework/routes/http';
import type { App, RouteTools } from '../../framework/routes/http';
import { FORM_BYTES, readPicture } from '../../framework/files/sent/read-picture';
import { Problem } from '../../schemas/basics/common';
import { ref } from '../../schemas/basics/ref';
import { Upload, UploadKind, UploadsQuery } from './uploads.schemas';
import type { UploadsService } from './uploads.service';

/** What may be sent. */
const MOST_BYTES = 5 * 1024 * 1024;

export interface UploadsRoutesDeps extends RouteTools {
  uploads: UploadsService;
}

/** Needs a scope that takes multipart bodies. */
export function uploadsRoutes(api: App, { uploads, policy }: UploadsRoutesDeps): void {
  api.post('/uploads', {
    schema: {
      tags: ['visitors'],
      summary: 'Sends one picture, for a review or a return',
      description:
        'multipart/form-data: one file of at most 5 MB, and `kind` (review or return) as a field before it or in the address. A picture that is not used within a day is removed.',
      consumes: ['multipart/form-data'],
      querystring: UploadsQuery,
      response: { 201: ref(Upload), '4xx': ref(Problem) },
    },
    bodyLimit: MOST_BYTES + FORM_BYTES,
    onRequest: policy.requireUser,
    handler: async (request, reply) => {
      const { user_id } = callerOf(request);
      await uploads.admit(user_id);
      const { content, fields } = await readPicture(request, MOST_BYTES);
      const asked = fields.get('kind') ?? request.query.kind;
      const kind = Value.Check(UploadKind, asked) ? asked : 'review';
      return reply.code(201).send(await uploads.add(user_id, kind, content));
    },
  });
}
