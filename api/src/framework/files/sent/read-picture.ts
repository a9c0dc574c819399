import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../../errors/errors';
import { nameOf } from './sent-files';

interface PictureForm {
  content: Buffer;
  /** as whoever sent it calls it, of one line and at most 200 characters; '' where it has no name */
  name: string;
  /** what stood beside it */
  fields: ReadonlyMap<string, unknown>;
}

const MEGABYTE = 1024 * 1024;

/** What stands around the picture in a multipart body. */
export const FORM_BYTES = 64 * 1024;

/**
 * The one picture of a multipart body, as it was sent.
 * @param most bytes
 * @throws AppError `request.media_type`, `uploads.not_a_picture`, `request.too_large`
 */
export async function readPicture(
  request: Pick<FastifyRequest, 'isMultipart' | 'parts'>,
  most: number,
): Promise<PictureForm> {
  return readForm(request, most, 'picture');
}

/**
 * The same of a video.
 * @throws AppError `request.media_type`, `uploads.not_a_video`, `request.too_large`
 */
export const readVideo = (request: Pick<FastifyRequest, 'isMultipart' | 'parts'>, most: number): Promise<PictureForm> =>
  readForm(request, most, 'video');

async function readForm(
  request: Pick<FastifyRequest, 'isMultipart' | 'parts'>,
  most: number,
  kind: 'picture' | 'video',
): Promise<PictureForm> {
  if (!request.isMultipart()) throw new AppError(`request.media_type.${kind}`);
  const limits = { files: 1, fileSize: most, fields: 4, fieldSize: 200 };
  const fields = new Map<string, unknown>();
  let content: Buffer | undefined;
  let name = '';
  for await (const part of request.parts({ limits })) {
    if (part.type !== 'file') fields.set(part.fieldname, part.value);
    else {
      content = await contentOf(part, most, kind);
      name = nameOf(part.filename ?? '', '');
    }
  }
  if (!content) throw new AppError(`uploads.not_a_${kind}.missing`);
  return { content, name, fields };
}

async function contentOf(file: MultipartFile, most: number, kind: 'picture' | 'video'): Promise<Buffer> {
  try {
    return await file.toBuffer();
  } catch (error) {
    if (!isTooLarge(error)) throw error;
    throw new AppError(`request.too_large.${kind}`, { megabytes: Math.floor(most / MEGABYTE) });
  }
}

const isTooLarge = (error: unknown): boolean => Object(error).code === 'FST_REQ_FILE_TOO_LARGE';
