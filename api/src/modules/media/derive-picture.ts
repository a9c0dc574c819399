import type { Sharp } from 'sharp';
import { loadSharp } from '../../infra/pictures/load-sharp';
import { likeness } from './likeness';
import { MOST_PIXELS, UnusablePicture } from './measure-picture';

/** A thumbnail; a tile on a phone of up to two pixels a point; one of three; a picture as wide as the phone, and sharp. */
const PRODUCT_WIDTHS = [160, 360, 560, 800, 1200];
/** Pictures that fill the width of a screen. */
const WIDE_WIDTHS = [640, 1024, 1600, 2000];
const WIDE_RATIO = 1.8;

/** Efforts above 3 save 5-10 % more and take three times as long. */
const AVIF = { effort: 3, chromaSubsampling: '4:2:0' } as const;
const WEBP = { effort: 4, smartSubsample: true } as const;

/**
 * From the smallest files to the largest. Soft grounds show bands below the first of them, and nobody sees a difference above
 * the last.
 */
const QUALITIES = { avif: [52, 58, 64, 70], webp: [66, 72, 78] } as const;

/** So alike is what is sent and what was uploaded (`likeness`): where a tile held beside its original looks the same. */
const ALIKE = 0.965;
/** In which the quality is looked for: what a tile is drawn in. Larger files of the same quality are more alike. */
const TRIED_WIDTH = 360;

export type DerivedFormat = 'avif' | 'webp';

/** The widths that smaller files of a picture are made in: never wider than the picture, at least one. */
export function derivedWidths({ width, height }: { width: number; height: number }): number[] {
  const wanted = width / height >= WIDE_RATIO ? WIDE_WIDTHS : PRODUCT_WIDTHS;
  const widths = wanted.filter((step) => step <= width);
  return widths.length > 0 ? widths : [width];
}

type LoadedSharp = Awaited<ReturnType<typeof loadSharp>>;

const encode = (picture: Sharp, format: DerivedFormat, quality: number): Promise<Buffer> =>
  (format === 'avif' ? picture.avif({ ...AVIF, quality }) : picture.webp({ ...WEBP, quality })).toBuffer();

const brightness = async (picture: Buffer, sharp: LoadedSharp): Promise<Buffer> =>
  sharp(picture).flatten({ background: '#fff' }).greyscale().raw().toBuffer();

/** @throws UnusablePicture when `work` fails */
async function decoding<T>(work: (sharp: LoadedSharp) => Promise<T>): Promise<T> {
  const sharp = await loadSharp();
  try {
    return await work(sharp);
  } catch (error) {
    throw new UnusablePicture('The picture is damaged and cannot be decoded', { cause: error });
  }
}

const resized = (sharp: LoadedSharp, original: Buffer, width: number) =>
  sharp(original, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });

/**
 * The lowest quality at which a picture still looks like its original.
 * @throws UnusablePicture for an original that cannot be decoded
 */
export function qualityOf(original: Buffer, format: DerivedFormat): Promise<number> {
  return decoding(async (sharp) => {
    const { data, info } = await resized(sharp, original, TRIED_WIDTH).png().toBuffer({ resolveWithObject: true });
    const before = await brightness(data, sharp);
    const [first, ...others] = QUALITIES[format];
    let quality: number = first;
    for (const next of others) {
      const made = await encode(sharp(data), format, quality);
      if (likeness(before, await brightness(made, sharp), info.width) >= ALIKE) break;
      quality = next;
    }
    return quality;
  });
}

/**
 * Makes one smaller file of a picture.
 * @param quality 1 to 100, see `qualityOf`
 * @throws UnusablePicture for an original that cannot be decoded
 */
export function derivePicture(
  original: Buffer,
  width: number,
  format: DerivedFormat,
  quality: number,
): Promise<Buffer> {
  return decoding((sharp) => encode(resized(sharp, original, width), format, quality));
}
