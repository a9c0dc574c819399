import { loadSharp } from '../../infra/pictures/load-sharp';
import { MOST_PIXELS, UnusablePicture } from './measure-picture';

const PRODUCT_WIDTHS = [320, 480, 800, 1200];
/** Pictures that fill the width of a screen. */
const WIDE_WIDTHS = [640, 1024, 1600, 2000];
const WIDE_RATIO = 1.8;

/**
 * A 480 px tile comes to 4-12 kB at these settings; below a quality of 60 soft grounds begin to show bands. Efforts
 * above 3 save 5-10 % more and take three times as long.
 */
const AVIF = { quality: 64, effort: 3, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 78, effort: 4, smartSubsample: true } as const;

export type DerivedFormat = 'avif' | 'webp';

/** The widths that smaller files of a picture are made in: never wider than the picture, at least one. */
export function derivedWidths({ width, height }: { width: number; height: number }): number[] {
  const wanted = width / height >= WIDE_RATIO ? WIDE_WIDTHS : PRODUCT_WIDTHS;
  const widths = wanted.filter((step) => step <= width);
  return widths.length > 0 ? widths : [width];
}

/**
 * Makes one smaller file of a picture.
 * @throws UnusablePicture for an original that cannot be decoded
 */
export async function derivePicture(original: Buffer, width: number, format: DerivedFormat): Promise<Buffer> {
  const sharp = await loadSharp();
  try {
    const resized = sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    return await (format === 'avif' ? resized.avif(AVIF) : resized.webp(WEBP)).toBuffer();
  } catch (error) {
    throw new UnusablePicture('The picture is damaged and cannot be decoded', { cause: error });
  }
}
