import { loadSharp } from '../../infra/pictures/load-sharp';

/**
 * The largest side that is ever shown is 2,000 pixels, and cameras and telephones send 12 to 26 million
 * (6,240 × 4,160). Decoded that is 108 MB; a picture of 7,000 × 7,000, which a few kilobytes can hold, would be 196.
 */
export const MOST_PIXELS = 27_000_000;
const EXTENSIONS: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  heif: 'avif',
  gif: 'gif',
};
const SAMPLE = 24;
/** Colours are counted in steps of 16 per channel. */
const STEP_BITS = 4;

export interface PictureFacts {
  ext: string;
  width: number;
  height: number;
  /** `#rrggbb` */
  tone: string;
}

/** The content is no picture that can be shown. */
export class UnusablePicture extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnusablePicture';
  }
}

/**
 * Reads size, kind and dominant colour of a picture.
 * @throws UnusablePicture for content that is no picture, or one of more than 27 million pixels
 */
export async function measurePicture(content: Buffer): Promise<PictureFacts> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, autoOrient } = await picture.metadata();
    const ext = EXTENSIONS[format];
    if (ext === undefined) throw new UnusablePicture(`Pictures of the kind '${format}' cannot be shown`);
    const { data } = await picture
      .autoOrient()
      .resize(SAMPLE, SAMPLE, { fit: 'fill', kernel: 'nearest' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { ext, width: autoOrient.width, height: autoOrient.height, tone: dominantTone(data) };
  } catch (error) {
    if (error instanceof UnusablePicture) throw error;
    throw new UnusablePicture('The file is not a picture, or a damaged one', { cause: error });
  }
}

/** The mean of the most frequent colour among RGB triples, as `#rrggbb`. */
export function dominantTone(rgb: Uint8Array): string {
  const groups = new Map<number, [count: number, red: number, green: number, blue: number]>();
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = rgb.subarray(at, at + 3);
    const key = ((red >> STEP_BITS) << 8) | ((green >> STEP_BITS) << 4) | (blue >> STEP_BITS);
    const [count, reds, greens, blues] = groups.get(key) ?? [0, 0, 0, 0];
    groups.set(key, [count + 1, reds + red, greens + green, blues + blue]);
  }
  const [count, ...sums] = [...groups.values()].reduce((a, b) => (b[0] > a[0] ? b : a), [0, 0, 0, 0]);
  return `#${sums
    .map((sum) =>
      Math.round(sum / Math.max(count, 1))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
