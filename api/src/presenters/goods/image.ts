import type { Static } from 'typebox';
import type { Image } from '../../schemas/basics/common';

export interface ImageRow {
  hash: string;
  ext: string;
  width: number;
  height: number;
  alt: string;
  tone: string;
  derived_widths: number[];
  /** what crops keep in sight, in percent from the left and the top; where it is not the middle */
  focus?: { x: number; y: number } | null;
  /** what it shows in the other languages */
  words?: Readonly<Record<string, { alt?: string }>>;
}

/** What is said of a picture itself in that language; where that says nothing, in the first one. '' where nothing is said. */
export const altIn = ({ alt, words }: Pick<ImageRow, 'alt' | 'words'>, language: string): string =>
  words?.[language]?.alt ?? alt;

/**
 * A stored picture as clients see it: the original's URL and, once they have been made, the widths of the smaller ones.
 * @param alt the alternative text of this use, where it differs from the picture's own
 */
export function presentImage(row: ImageRow, alt?: string): Static<typeof Image> {
  const { hash, ext, width, height, tone, derived_widths, focus } = row;
  const shown = { src: `/media/${hash}.${ext}`, width, height, alt: alt || row.alt, tone, widths: derived_widths };
  return focus ? { ...shown, focus } : shown;
}
