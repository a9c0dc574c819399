import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../errors/errors';

/** The one file of a multipart body. @throws AppError `request.media_type`, `files.not_possible` without one */
export async function readFilePart(request: Pick<FastifyRequest, 'isMultipart' | 'file'>, most: number) {
  if (!request.isMultipart()) throw new AppError('request.media_type');
  const part = await request.file({ limits: { files: 1, fileSize: most + 1, fields: 4, fieldSize: 200 } });
  if (!part) throw new AppError('files.not_possible.empty');
  return { name: part.filename, source: part.file };
}
