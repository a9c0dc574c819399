import { loadSharp } from '../../infra/pictures/load-sharp';
import { MOST_PIXELS } from '../media/media.service';

/** Nobody looks at it any larger. */
const LONGEST_SIDE = 2000;
/** By content: what the sender calls it is of no interest. An SVG is no picture here, but a program. */
const KINDS = new Set(['jpeg', 'png', 'webp', 'heif', 'gif']);

/**
 * The picture alone, as WebP: no place, no camera, no hidden second file comes with it.
 * @throws Error for what is no picture of a kind that is taken, is damaged, or has too many pixels
 */
export async function drawAnew(content: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { format } = await picture.metadata();
  if (!KINDS.has(format)) throw new Error(`Not a kind of picture that is taken: ${format}`);
  return picture
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 84, effort: 3 })
    .toBuffer();
}
