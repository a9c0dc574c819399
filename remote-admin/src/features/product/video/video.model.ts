import type { ProductRecord } from '@tessera/shared/contract';

/** What is said of a product's video while it is being edited. */
export interface VideoDraft {
  id: string;
  label: string;
  /** the same in German */
  label_de: string;
  /** so many pictures stand before it */
  place: number;
  /** null: the product's first picture */
  poster_id: string | null;
}

/** @returns null for a product without one */
export function videoOf({ video }: Pick<ProductRecord, 'video'>): VideoDraft | null {
  if (!video) return null;
  const { id, label, words, place, poster_id } = video;
  return { id, label, label_de: words.de.label, place, poster_id };
}

export const isSameVideo = (one: VideoDraft | null, other: VideoDraft | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Mine on top of what the product has by now: another video begins with what is said of that one. */
export function mergeVideo(
  base: VideoDraft | null,
  mine: VideoDraft | null,
  theirs: VideoDraft | null,
): VideoDraft | null {
  if (isSameVideo(base, mine)) return theirs;
  if (!theirs || theirs.id !== base?.id) return theirs;
  return mine;
}

/** As the API is told of it. */
export const videoBody = (draft: VideoDraft | null) =>
  draft && {
    label: draft.label,
    words: { de: { label: draft.label_de } },
    place: draft.place,
    poster_id: draft.poster_id,
  };
