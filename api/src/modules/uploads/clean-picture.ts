import { AppError } from '../../errors';
import { loadSharp } from '../../infra/load-sharp';
import { MOST_PIXELS } from '../media/media.service';

/** What may be sent. */
export const MOST_BYTES = 5 * 1024 * 1024;
/** Nobody looks at it any larger. */
const LONGEST_SIDE = 2000;
/** By content: what the sender calls it is of no interest. An SVG is no picture here, but a program. */
const KINDS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/**
 * The picture alone, drawn anew: no place, no camera, no hidden second file comes with it.
 * @throws AppError `uploads.not_a_picture`
 */
export async function cleanPicture(content: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!KINDS.has(format)) throw new Error(`Not a kind of picture that is taken: ${format}`);
    return await picture
      .autoOrient()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .webp({ quality: 84, effort: 3 })
      .toBuffer();
  } catch (cause) {
    const sentence = 'This file is not a picture that we can read. Please choose a JPEG, PNG, WebP, AVIF or GIF.';
    throw new AppError('uploads.not_a_picture', sentence, { cause });
  }
}
