import type { FastifyRequest } from 'fastify';
import { Value } from 'typebox/value';
import { AppError } from '../../errors/errors';
import { callerOf } from '../../framework/http';
import type { App, RouteTools } from '../../framework/http';
import { Problem } from '../../schemas/common';
import { ref } from '../../schemas/ref';
import { Upload, UploadKind, UploadsQuery } from './uploads.schemas';
import type { UploadsService } from './uploads.service';

/** What may be sent. */
const MOST_BYTES = 5 * 1024 * 1024;
/** What stands around the picture in a multipart body. */
const FORM_BYTES = 64 * 1024;

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
      const { kind, content } = await readForm(request, request.query.kind);
      return reply.code(201).send(await uploads.add(user_id, kind, content));
    },
  });
}

async function readForm(request: Pick<FastifyRequest, 'isMultipart' | 'parts'>, asked: unknown) {
  if (!request.isMultipart()) throw new AppError('request.media_type.picture');
  const limits = { files: 1, fileSize: MOST_BYTES, fields: 4, fieldSize: 200 };
  let kind = asked;
  let content: Buffer | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') content = await part.toBuffer();
    else if (part.fieldname === 'kind') kind = part.value;
  }
  if (!content) throw new AppError('uploads.not_a_picture.missing');
  return { kind: Value.Check(UploadKind, kind) ? kind : 'review', content } as const;
}
