import type { Static } from 'typebox';
import type { Image } from '../schemas/common';

export interface ImageRow {
  hash: string;
  ext: string;
  width: number;
  height: number;
  alt: string;
  tone: string;
  derived_widths: number[];
}

/**
 * A stored picture as clients see it: the original's URL and, once they have been made, the smaller ones.
 * @param alt the alternative text of this use, where it differs from the picture's own
 */
export function presentImage(row: ImageRow, alt?: string): Static<typeof Image> {
  const { hash, width, height, tone, derived_widths } = row;
  const list = (format: string): string =>
    derived_widths.map((size) => `/media/${hash}-${size}.${format} ${size}w`).join(', ');
  return {
    src: `/media/${hash}.${row.ext}`,
    width,
    height,
    alt: alt || row.alt,
    tone,
    srcset: derived_widths.length > 0 ? { avif: list('avif'), webp: list('webp') } : null,
  };
}
