import type { JSX } from 'react';
import { cx } from '../base/cx';
import styles from './picture.module.css';

/** A picture as the API tells it (`Image` of the data contract). */
export interface PictureSource {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** dominant colour, shown until the picture has arrived */
  tone: string;
  /** in px: the smaller AVIF and WebP files beside the original; empty until they have been made */
  widths: number[];
  /** what crops keep in sight, in percent from the left and the top; undefined: the middle */
  focus?: { x: number; y: number };
}

export interface PictureProps {
  image: PictureSource;
  /** the `sizes` attribute: how wide the picture is drawn at which viewport */
  sizes: string;
  /** the fixed shape of its place; 'fill' leaves it to the caller's class */
  ratio?: 'square' | 'portrait' | 'wide' | 'fill';
  /** the largest picture of the first screen: fetched first and at once; all others are lazy */
  priority?: boolean;
  /** replaces the picture's own text; '' where words beside it say the same */
  alt?: string;
  className?: string;
}

const smallerFile = ({ src }: PictureSource, width: number, format: string): string =>
  `${src.slice(0, src.lastIndexOf('.'))}-${width}.${format}`;

/** The address of the smallest file of a picture, as WebP; undefined before it has been made. */
export function smallestFile(image: PictureSource): string | undefined {
  const [width] = image.widths;
  return width === undefined ? undefined : smallerFile(image, width, 'webp');
}

/** The smaller files of a picture, for a `<picture>`: AVIF before WebP. Nothing before they have been made. */
export function PictureFiles({ image, sizes }: Pick<PictureProps, 'image' | 'sizes'>): JSX.Element[] | null {
  if (image.widths.length === 0) return null;
  return ['avif', 'webp'].map((format) => (
    <source
      key={format}
      type={`image/${format}`}
      srcSet={image.widths.map((width) => `${smallerFile(image, width, format)} ${width}w`).join(', ')}
      sizes={sizes}
    />
  ));
}

/** Of a place in percent, as the style sheet knows it: styles of a single element are forbidden, and a tenth is as near as it gets. */
const tenths = (percent: number | undefined): number | undefined =>
  percent === undefined ? undefined : Math.round(percent / 10);

/** A product picture in its fixed place: AVIF and WebP by width, a tone until it has arrived, no layout shift. */
export function Picture({ image, sizes, ratio = 'square', priority, alt, className }: PictureProps): JSX.Element {
  return (
    <span className={cx(styles.Picture, className)} data-ratio={ratio}>
      <svg className={styles.Tone} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={image.tone} />
      </svg>
      <picture>
        <PictureFiles image={image} sizes={sizes} />
        <img
          className={styles.Image}
          src={image.src}
          width={image.width}
          height={image.height}
          alt={alt ?? image.alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? 'sync' : 'async'}
          data-x={tenths(image.focus?.x)}
          data-y={tenths(image.focus?.y)}
        />
      </picture>
    </span>
  );
}
