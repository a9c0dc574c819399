import { Type } from 'typebox';
import type { Static } from 'typebox';
import { Image, Timestamp } from '../../../schemas/basics/common';
import { nullable, ref } from '../../../schemas/basics/ref';
import { videoFileFields } from '../../../schemas/basics/video';
import { presentPoster, presentVideoFile } from '../../../presenters/goods/video';
import type { VideoRow } from '../../../presenters/goods/video';

export const ProductVideo = Type.Object(
  {
    ...videoFileFields,
    label: Type.String({ description: 'what it shows' }),
    place: Type.Integer({ description: 'so many of `images` stand before it' }),
    poster: nullable(ref(Image)),
    uploaded_at: Timestamp,
  },
  { additionalProperties: false, $id: 'ProductVideo', description: 'A short video among the pictures.' },
);

/**
 * A product's video in a language.
 * @param name of the product in it, which is said where nothing is
 * @param first its first picture, which stands for the video where staff have chosen none
 */
export function presentProductVideo(
  row: VideoRow,
  { language, name, first }: { language: string; name: string; first: Static<typeof Image> | undefined },
): Static<typeof ProductVideo> {
  return {
    ...presentVideoFile(row),
    label: row.words[language]?.label || row.label || name,
    place: row.place,
    poster: presentPoster(row) ?? first ?? null,
    uploaded_at: row.created_at,
  };
}
